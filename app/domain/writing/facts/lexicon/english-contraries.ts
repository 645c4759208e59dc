/** English words and their opposites from WordNet 3.1, whose licence is in THIRD-PARTY-NOTICES.md. Written by `scripts/english-contraries.mjs`. */
export const ENGLISH_CONTRARIES = `
abnormal/normal abnormality/normality abolish/establish aboral/oral above/below abruptness/gradualness absence/presence
absent/present absolute/relative absolve/blame absorb/emit abstain/consume abstract/concrete abstractly/concretely
abundance/scarcity abundant/scarce accelerate/decelerate acceleration/deceleration accentual/quantitative accept/refuse
accept/reject acceptance/rejection accidentally/deliberately achiever/loser acidic/alkaline acidity/alkalinity
acquaintance/stranger acquit/convict acquittal/conviction act/refrain active/dormant active/extinct active/passive
active/quiet active/stative actively/passively actual/potential acute/chronic acute/obtuse acutely/chronically
add/subtract addition/subtraction additive/subtractive adjective/substantive adjusted/maladjusted admit/deny
admit/exclude admit/reject adopted/native adoptive/biological adroit/maladroit adroitly/maladroitly adult/juvenile
advance/back advance/recede advance/retreat aestivate/hibernate afferent/efferent affinity/consanguinity affirm/negate
affirmation/reversal affirmative/negative afloat/aground aft/fore age/rejuvenate aged/young aggrade/degrade agitate/calm
agitation/calmness agonist/antagonist ahead/back align/skew aliquant/aliquot alive/dead alkaline/amphoteric all/no
all/some allow/deny alternate/opposite alternating/direct altruism/egoism amateur/professional amicable/hostile
amphibious/terrestrial ample/meager amply/meagerly anal/oral analogous/heterologous analogous/homologous
analogue/digital analysis/synthesis analytic/synthetic analyze/synthesize ancestor/descendant androgynous/female
androgynous/male anglican/nonconformist anglophilia/anglophobia angular/rounded anionic/cationic annual/biennial
annual/perennial anode/cathode answer/question antagonist/synergist antagonistic/conciliatory antagonistic/synergistic
antapex/apex antecedent/subsequent anterior/posterior anti/pro antimagnetic/magnetic antiseptic/septic antitype/type
antonym/synonym antonymous/synonymous apogee/perigee applaud/boo applied/theoretical appreciate/depreciate
appreciation/depreciation approbate/reprobate aquatic/terrestrial aqueous/igneous arianism/athanasianism armed/armless
arrive/leave artificial/natural artificially/naturally ascend/descend ascending/descending ascent/descent asleep/awake
assent/dissent asset/liability assimilate/dissimilate associate/dissociate atrophied/hypertrophied attach/detach
attachable/detachable attached/detached attack/defend attend/miss attract/repel attraction/repulsion
attractive/repulsive augmentation/diminution aunt/uncle automatic/manual autumnal/vernal autumnal/wintry avoid/confront
away/home awkward/graceful back/front back/veer background/foreground backward/forward bad/good badly/well
badness/goodness bare/covered basic/incidental bear/bull beautiful/ugly beautify/uglify beauty/ugliness begin/end
beginning/end beginning/ending beginning/middle begrudge/wish behave/misbehave bend/straighten benign/malign
benignancy/malignancy beseeching/imperative best/worst better/worse better/worsen biennial/perennial big/little
big/small binaural/monaural binucleate/mononuclear birth/death bisexual/homosexual bivalent/univalent black/white
blacken/whiten bless/curse blessed/cursed blind/sighted blond/brunet bloodless/bloody blur/focus boil/freeze bold/timid
boldness/timidity boneless/bony bore/interest borrow/lend borrower/lender bottom/side bottom/top bottomed/bottomless
bounce/clear bound/free boy/girl boycott/patronise boycott/patronize brave/cowardly brave/timid break/keep break/make
break/repair breathing/breathless bright/dull brighten/darken brightness/dullness broadly/narrowly brother/sister
brotherly/sisterly busy/idle buy/sell caducous/persistent calcify/decalcify calm/stormy capitalism/socialism
capitalistic/socialistic captor/liberator cardinal/ordinal careful/careless carefully/carelessly
carefulness/carelessness cash/credit cauline/radical center/left center/right central/peripheral centralise/decentralize
centrality/marginality centralization/decentralization centralize/decentralize centralized/decentralized
centrally/peripherally cerebral/emotional certify/decertify change/stay cheap/expensive cheer/complain
cheerful/depressing cheerfully/cheerlessly cheerfulness/cheerlessness child/parent civil/sidereal civilian/military
civilian/serviceman claim/forfeit clarify/obfuscate clarity/obscurity clarity/opacity classicism/romanticism
classicist/romanticist classification/declassification classify/declassify clean/dirty clear/cloudy clear/opaque
clearheaded/confused clergy/laity clergyman/layman clockwise/counterclockwise close/distant close/open closed/open
closing/opening coarse/fine coarsely/finely coastal/inland cold/hot coldness/hotness collective/distributive
colonize/decolonize color/colorlessness colorful/colorless come/go comedy/tragedy common/individual
commonality/individuality communicate/excommunicate compact/loose competition/cooperation complex/simple
complexity/simplicity compliant/defiant complicate/simplify compound/simple compress/decompress con/pro concave/convex
concealing/revealing conceit/humility concentrate/deconcentrate concentrated/distributed concentration/dilution
concentration/distribution concentric/eccentric concentricity/eccentricity conception/misconception concise/prolix
conductor/insulator confidence/diffidence confident/diffident confine/free conform/deviate consecrate/desecrate
conservative/liberal conserve/waste consonant/vowel consonantal/vocalic construction/misconstruction
constructive/destructive consumptive/generative contaminate/decontaminate contamination/decontamination
contemptible/estimable continental/intercontinental continual/sporadic contract/expand contracted/expanded
contraction/expansion contraindicate/indicate contraindication/indication contrasty/flat conventional/nuclear
converge/diverge convergence/divergence convergent/divergent cooked/raw cool/heat cool/warm correct/falsify
cortex/medulla cosmopolitan/provincial counterfeit/genuine counterrevolutionary/revolutionary courage/cowardice
covert/overt covertly/overtly credit/debit crescendo/decrescendo criticize/praise crooked/straight crosswise/lengthwise
cry/laugh cubic/linear cubic/planar curdle/homogenize curly/straight curtained/curtainless curved/straight danger/safety
dangerous/safe dark/light darken/lighten darkness/lightness daughter/son day/night dead/live dead/living deaden/enliven
deaf/hearing debilitating/invigorating declarative/interrogative decline/improvement decrease/increase
decreased/increased decreasing/increasing decrement/increment dedifferentiate/differentiate deductive/inductive
deep/shallow deepness/shallowness defeat/victory defence/offence defend/prosecute defendant/plaintiff defense/offense
defense/prosecution defensive/offensive deficit/lead deflate/inflate deflation/inflation defuse/fuse
deglycerolize/glycerolize dehumanize/humanize dejected/elated delay/rush delicate/rugged demagnetize/magnetize
demand/supply dematerialize/materialize demerit/merit demobilization/mobilization demobilize/mobilize demote/promote
demotion/promotion demystify/mystify demythologize/mythologize denationalize/nationalize denaturalize/naturalize
deoxidise/oxidise depart/stay depersonalize/personalize deposit/withdraw depress/elate depression/elation deprive/enrich
deregulate/regulate derequisition/requisition derestrict/restrict descriptive/prescriptive desegregate/segregate
desensitize/sensitize despair/hope destabilise/stabilize destabilization/stabilization destabilize/stabilize
destroyed/preserved desynchronize/synchronize desynchronizing/synchronizing deteriorate/recuperate dethrone/enthrone
devoice/voice devolution/evolution diachronic/synchronic differ/equal difference/sameness different/same
differentiate/integrate difficult/easy difficulty/ease diligent/negligent direct/inverse direct/retrograde
directional/omnidirectional disable/enable disabling/enabling discharge/enlist discourage/encourage
discouragement/encouragement discouraging/encouraging discouragingly/encouragingly dislike/liking disparage/flatter
dissonance/harmony dissuade/persuade dissuasive/persuasive distal/mesial distal/proximal diurnal/nocturnal
diversify/specialize divest/invest divide/multiply divide/unite divided/united docile/stubborn domestic/foreign
dominant/recessive dominant/subordinate domineering/submissive double/single dove/hawk down/up downgrade/upgrade
downstairs/upstairs downstream/upstream downtown/uptown downward/upward downwards/upwards downwind/upwind
draftee/volunteer dramatic/lyric drunkenness/soberness dry/phlegmy dry/sweet dry/wet dryness/wetness dull/lively
dull/sharp dull/sharpen dullness/sharpness dying/nascent dysgenic/eugenic dysphoria/euphoria dysphoric/euphoric
dystopia/utopia dystopian/utopian eared/earless early/late early/middle earthly/heavenly east/west easterly/westerly
eastern/western ebb/tide ecdemic/epidemic efflux/influx effortful/effortless emigrate/immigrate empirical/theoretical
empirically/theoretically employee/employer emptiness/fullness empty/fill empty/full end/middle endemic/epidemic
energetic/lethargic enforce/exempt enjoy/suffer enrich/impoverish enter/exit equatorial/polar erase/record
esoteric/exoteric estivate/hibernate even/odd ever/never evil/good evilness/goodness exaugural/inaugural exclude/include
exclusion/inclusion exclusive/inclusive exhale/inhale explicit/implicit explicitly/implicitly explode/implode
export/import express/local extant/extinct extension/flexion extensive/intensive exterior/interior external/internal
externally/internally extinguish/ignite extraordinary/ordinary extrasensory/sensory extraterritorial/territorial
extrinsic/intrinsic extrospective/introspective extrusive/intrusive eyed/eyeless faced/faceless fail/manage fail/pass
fail/succeed failing/passing failure/success fair/foul fall/rise falling/rising false/true falsehood/truth falsity/truth
fame/infamy familiar/strange fancy/plain far/near farness/nearness farsighted/nearsighted fast/slow fat/thin
father/mother fatty/nonfat fear/fearlessness fearfully/fearlessly federal/unitary feed/starve female/male
femaleness/maleness feminine/masculine feminine/neuter femininity/masculinity fertile/sterile few/many fewer/more
fewest/most figurative/literal figuratively/literally figure/ground filial/parental find/lose fingered/fingerless
finish/start fire/hire first/last first/second flat/natural flat/sharp flatten/sharpen float/sink flowering/flowerless
foe/friend follow/precede follower/leader following/leading folly/wisdom foolish/wise foolishly/wisely foot/head
forbid/permit forceful/forceless foreign/native forget/mind forget/remember formalism/imitation former/latter
forte/piano forward/reverse found/lost fractional/whole fragrant/malodorous frail/robust fraternal/identical
free/obstruct fresh/preserved fresh/salty fresh/stale freshness/staleness friendly/hostile frivolity/seriousness
frivolous/serious front/rear fruitfulness/fruitlessness full/thin function/malfunction functional/organic
functioning/malfunctioning future/past future/present futurity/presentness gain/loss gain/reduce gaseous/liquid
gaseous/solid gather/spread general/local general/particular general/specific generalist/specialist generalize/specify
generally/specifically generosity/stinginess generous/stingy geographic/magnetic geometrically/linearly give/take
glad/sad gladden/sadden gloved/gloveless gracefully/gracelessly gradual/steep gradual/sudden gravity/levity
greater/lesser green/ripe greenness/ripeness gross/net guilt/innocence guilty/innocent hairless/hairy half/whole
handed/handless handled/handleless happily/sadly happiness/sadness hard/soft harden/soften hardened/soft
hardness/softness hardware/software harmful/harmless harmfully/harmlessly hate/love hateful/lovable hatless/hatted
have/lack have/miss head/rear head/tail headed/headless heaven/hell heavily/lightly heaviness/lightness heavy/light
heedful/heedless here/there hesitantly/unhesitatingly heterogeneity/homogeneity heterogeneous/homogeneous
heterosexual/homosexual heterozygous/homozygous hide/show high/low highland/lowland highness/lowness hit/miss
hollow/solid hollowness/solidity hopeful/hopeless hopefully/hopelessly horizontal/inclined horizontal/vertical
host/parasite humble/proud humility/pride humorless/humorous hungry/thirsty husband/wife husbandly/wifely
hydrophilic/hydrophobic hyperthyroidism/hypothyroidism hypertonic/isotonic hypotonic/isotonic idle/run idle/work
ignoble/noble ignore/know ignore/notice ill/well illness/wellness inboard/outboard inclined/vertical income/outgo
incoming/outgoing indoor/outdoor indoors/outdoors induced/spontaneous inferior/superior inferiority/superiority
infernal/supernal infield/outfield inflow/outflow infra/supra inner/outer inshore/offshore inside/outside
instrumental/vocal integrated/segregated integration/segregation intelligence/stupidity intense/mild
intensifying/moderating interdepartmental/intradepartmental intermediate/terminal international/national
internationalism/nationalism interspecies/intraspecies interstate/intrastate intoxicated/sober intrusive/protrusive
inward/outward inwardly/outwardly irritate/soothe isometric/isotonic issue/recall joint/separate joy/sorrow
joyful/sorrowful joyless/joyous juiceless/juicy junior/senior keep/lose king/queen lady/lord larboard/starboard
large/small largeness/smallness late/middle lax/tense leaky/tight lean/rich least/most left/right legalise/outlaw
legalize/outlaw legato/staccato legged/legless lengthen/shorten less/more let/prevent level/raise lie/sit lie/stand
linear/planar linger/rush lipless/lipped liquid/solid little/much live/recorded local/national location/studio
long/short longness/shortness loose/tight loosen/stiffen loosening/tightening lose/profit lose/win loser/winner
lost/saved lost/won loud/soft loudly/softly loudness/softness lowborn/noble lower/raise lowered/raised lowland/upland
major/minor majority/minority malnourished/nourished man/woman masculine/neuter masochistic/sadistic matched/mismatched
maternal/paternal matriarchal/patriarchal maximal/minimal maximize/minimize maximum/minimum meaningful/meaningless
meaningfulness/meaninglessness meatless/meaty medical/surgical mendacity/veracity mental/physical merciful/merciless
mistrust/trust misused/used mobile/stabile molar/molecular mononuclear/trinucleate monophonic/polyphonic
moonless/moonlit motion/motionlessness move/stay moving/still multiculturalism/nationalism
multidimensional/unidimensional multiform/uniform multilateral/unilateral multiple/single multiply/singly
multivalent/univalent nadir/zenith naive/sophisticated naivete/sophistication narrow/wide narrow/widen
narrowing/widening narrowness/wideness nasty/nice natural/sharp natural/supernatural nay/yea necessitate/obviate
negative/neutral negative/positive nephew/niece neutral/positive new/old new/worn no/some no/yes noisily/quietly
noisy/quiet nominal/real nominative/oblique normal/paranormal north/south northern/southern nosed/noseless
numerical/verbal objective/subjective oblique/parallel oblique/perpendicular obscurity/prominence obverse/reverse off/on
offshore/onshore offstage/onstage often/rarely old/young oleophilic/oleophobic open/shut optimism/pessimism
optimist/pessimist optimistic/pessimistic other/same out/safe overachievement/underachievement
overestimate/underestimate overexpose/underexpose overhand/underhand overhead/subsurface overhead/surface
overshoot/undershoot overstate/understate overstatement/understatement pain/pleasure painful/painless
painfully/painlessly parallel/perpendicular particular/universal partly/wholly passing/running passionate/passionless
past/present pastness/presentness patterned/plain peace/war penalty/reward permanently/temporarily permissive/preventive
plural/singular pointed/pointless poor/rich porosity/solidity posteriority/priority postwar/prewar poverty/wealth
power/powerlessness powerful/powerless powerfulness/powerlessness precede/succeed preceding/succeeding
precocious/retarded prefix/suffix preparation/resolution primarily/secondarily primary/secondary private/public
privately/publicly privileged/underprivileged profane/sacred profound/superficial profundity/superficiality
progress/regress progressive/regressive prospective/retrospective proximate/ultimate publicized/suppressed pull/push
punctuality/tardiness punitive/rehabilitative purge/rehabilitate purposeful/purposeless qualitative/quantitative
quantitative/syllabic quickly/slowly reassure/worry refresh/tire relax/tense relaxed/tense religious/secular
resist/surrender rested/tired restful/restless retail/wholesale ride/walk right/wrong right/wrongly rightness/wrongness
rimless/rimmed rise/set rotor/stator rough/smooth roughen/smooth roughness/smoothness round/square running/standing
rural/urban rusted/rustless scented/scentless seated/standing sedate/stimulate separation/union sharpen/soften
sharpness/softness short/tall shortness/tallness shout/whisper shrink/stretch side/top silence/sound sink/source
sit/stand sleep/wake sleepiness/wakefulness sleeping/waking smart/stupid soled/soleless sonic/supersonic sour/sweet
sour/sweeten sparkling/still spineless/spinous spirited/spiritless spoken/written stand/yield start/stop
stemless/stemmed stifle/stimulate strength/weakness strengthen/weaken strengthening/weakening strong/weak
strongly/weakly subhuman/superhuman subsonic/supersonic subsurface/surface succumb/survive summery/vernal summery/wintry
tame/wild tameness/wildness tasteful/tasteless tender/tough thick/thin thicken/thin thickly/thinly thickness/thinness
thoughtful/thoughtless thoughtfully/thoughtlessly thrifty/wasteful toned/toneless tongued/tongueless topless/topped
tuneful/tuneless useful/useless usefully/uselessly usefulness/uselessness valuable/worthless vernal/wintry
virtuous/wicked wane/wax waning/waxing wired/wireless worth/worthlessness
`
