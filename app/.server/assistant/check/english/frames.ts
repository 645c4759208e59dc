import type { PatternGroup } from '../patterns.ts'

const WH = 'what|where|when|why|how'
/** Verbs that hardly ever stand as nouns behind "this" and "that". */
const PLAIN =
  'make|seem|mean|need|give|take|include|require|contain|allow|help|become|remain|bring|depend|happen|apply|belong|keep|explain|show|prove|suggest|sound|feel|look|tell|affect|cause|lead|imply|concern|involve'
/** Verbs that take an infinitive, in the form in which they follow "be". */
const WANTING =
  'starting|wanting|hoping|planning|beginning|continuing|agreeing|deciding|needing|preparing|refusing|expecting|learning|managing|offering|eager|keen|free|bound|determined|delighted|relieved|excited|curious|proud|sorry'
const PLACES = 'shop|office|school|restaurant|hotel|airport|station|party|meeting|gym|hospital|beach|cinema|museum'

/** Frames of a clause that hold one word of the wrong kind or form, or lack one. */
export const FRAMES: readonly PatternGroup[] = [
  {
    family: 'agreement',
    rule: 'en.agreement',
    lines: `
#|and|but|because|so this|that [${PLAIN}>~third] the|a|an|no|it|me|us|you|him|them|my|our|your|sense|to|on|like|very|more|that|how|why|in|what|good|great|strange|weird|nice|people|clear
#|because|but|that|if|when|and this|that|it also|only|never|always|often|usually|just|really|probably [${PLAIN}>~third] ^{n}
#|because|but|that|if|when this|that [have|are|were|do|don't|haven't|aren't|weren't>has|is|was|does|doesn't|hasn't|isn't|wasn't] a|an|the|not|been|to|no|very|my|our|his|her|their|your|why|what|how|because|in|on|one
^of|as|that|than|in|for these|those two|three|four|five|six|few|many? [is|was|has|doesn't|does>are|were|have|don't|do] ^{sub}
#|because|but|when everything|everyone|everybody|nobody|somebody|someone|anybody|anyone|something|nothing|anything [are|were|have|do|don't|haven't|weren't|aren't>is|was|has|does|doesn't|hasn't|wasn't|isn't]
# who [want|know|need|think|like|care>~third] to|the|a|that|about|this|it|what
# [do>does] he|she|anyone|anybody|someone|somebody|everyone|everybody {v}
# [have>has] anyone|everyone|anybody|somebody|someone|everything|anything|nobody|everybody|something|he|she {vpp}|been|ever|already
# [are|were>is|was] anyone|everyone|anybody|somebody|someone|everything|anything|nobody|everybody|this|that|he|she|it {ing}|{adj}|in|at|here|there|going|ready|ok|true|correct|possible
# [have>has] your|my|his|her|our|their|the {nc} {vpp}|been
#|that|hope|think|because|when|if {name} and {name} [has|is|was|goes|lives|works|wants|likes|knows|needs|comes|makes|takes|hasn't|isn't|wasn't|doesn't>have|are|were|go|live|work|want|like|know|need|come|make|take|haven't|aren't|weren't|don't]
people|men|women|children|students|teachers|customers|users|employees|members|guests|workers|tourists|parents|friends|colleagues|those|others|visitors|patients|players who [is|was|has|does|doesn't|isn't|wasn't|hasn't|lives|works|wants|likes|knows|needs|comes|makes|takes|goes|speaks|uses|thinks|says|enjoys|loves|pays|buys|owns|suffers|drives|smokes|drinks|stays|visits|plays|reads|writes|studies|attends|arrives|leaves|thinks|believes|helps|gives|gets|seems|feels|keeps|becomes|brings>are|were|have|do|don't|aren't|weren't|haven't|live|work|want|like|know|need|come|make|take|go|speak|use|think|say|enjoy|love|pay|buy|own|suffer|drive|smoke|drink|stay|visit|play|read|write|study|attend|arrive|leave|think|believe|help|give|get|seem|feel|keep|become|bring]
#|and|but|because|so the [are|were many|several|some|two|three|no>there =0 =1]
nor the|a|my|his|her|our|their {nc} [were|are|have|do|don't>was|is|has|does|doesn't]
neither {n}|{name} nor {name} [were|are|have>was|is|has]
more than one [{npn}>~singular] ^of
`,
  },
  {
    family: 'verb_form',
    rule: 'en.verb_form',
    lines: `
#|what|when|where|why|how|who does this|that|it|he|she|everyone|anyone|anybody|somebody|someone|everything|everybody [{vs}|has|is>~base] ^of
does anybody|anyone|everybody|somebody here|else|there|really|still|also|always|ever [{vsonly}|has>~base]
# does|did|do the|my|your|his|her|our|their|this|that {nc} [{vsonly}|has>~base] ^{n}
${WH} does|did|do the|my|your|his|her|our|their|this|that {nc} [{vsonly}|has>~base] ^{n}
${WH} do|did|can|should|could|would|will i|you|we|they|he|she|it not|also|usually|normally|typically|even|really|still|always|ever|best? [{ing}>~base] ^and
{sub}|it|this|that|{nc} [don't|doesn't|didn't been>haven't|hasn't|hadn't been]
to|{modal} not|also? be [do>done] .|,|by|in|on|at|first|today|tomorrow|now|before|after|with|as|for
{modal} not|also|always|only|already|just|easily|never|still? be [{verb}>~pp] .|,|by|in|on|at|to|for|with|from|as|and|before|after|until|when|if
{modal} not|also|always|only|already|just|easily|never|still? be [see|make|take|give|go|write|eat|choose|break|speak|know|forget|hide|steal|wear|throw|drive|fall|grow|show|send|sell|build|buy|bring|find|hold|keep|lose|pay|teach|tell|understand|catch|replace|remove|avoid|improve|solve|explain|include|allow|reduce|achieve|provide|receive|require|consider|describe|discuss|add|deliver|invite|ask|cancel|repair|accept|believe|expect|follow|finish|complete|create|develop|protect|prevent|prepare|publish|punish|perform|produce|organize|organise>~pp] .|,|by|in|on|at|to|for|with|from|as|and|before|after|until|when|if|because|without|again|soon|today|tomorrow|first|now|only
^there {be}|been|being|'m|i'm|he's|she's|they're|we're|you're not|really|very|always|also|so|quite|too? [interest>interested] in|to
{be}|been|i'm|we're|they're|you're not|really|very|always|also|so|quite|too|more? [bore|confuse|tire|disappoint|frighten|surprise|embarrass|frustrate|exhaust|shock|amaze|satisfy|relax|annoy>~pp] .|with|by|of|about|at|and|to|because|that|in
#|and|because|,|that i [born>was born]
#|and|because|,|that he|she|it [born>was born]
#|and|because|,|that we|they|you [born>were born]
#|and|but|because|,|who i|you|we|they|he|she|it|{n}|who|people [use to {v}>used to =2] ^{ing}
^have|has|had|haven't|hasn't|hadn't|are|is|was|were|be|been|having|what i|you|we|they|he|she [seen|begun|drunk|sung|rung|swum|taken|given|written|eaten|fallen|broken|spoken|chosen|stolen|ridden|known|grown|flown|thrown|shown|worn|torn|forgotten|hidden|bitten>saw|began|drank|sang|rang|swam|took|gave|wrote|ate|fell|broke|spoke|chose|stole|rode|knew|grew|flew|threw|showed|wore|tore|forgot|hid|bit]
^have|has|had|are|is|was|were|what i|we|they|he|she [done|gone>did|went] it|the|that|my|to|home|there|a|in|on|out|nothing|everything|everyone
#|after|before|and lunch|dinner|breakfast|then|that? it [begun>began]
? {word} may|might|should|could|would|must|can|will [{ed}>~base/have =] {ing}|the|a|an|my|your|it|them|to
didn't|did not [used>use] to
needn't|mustn't [to>] {v}
need not [to>] {v}
${WANTING} to [{irregular}|{ing}>~base] ^{be}
${WANTING} to [{ed}>~base] the|a|an|my|your|his|her|our|their|this|that|it|me|you|us|them|him|in|on|with|for|to|some|more
will|would|could|should|might|must [been {ing}|{vpp}>have been =1]
have|has|had|having|haven't|hasn't|hadn't not|never|already|ever|just|always|also|recently|finally|only|even|still? [{vsonly}>~pp] the|a|an|my|your|his|her|our|their|this|that|me|you|him|us|them|it|to|in|on|at|for|from|with|many|some|very|so
{sub}|who has|have|had|haven't|hasn't|hadn't not|never|already|ever|just|always|also|recently|finally? [do|go|see|be|eat|write|take|give|make|know|speak|send|find|buy|bring|think|feel|learn|receive|ask|decide|forget|lose|meet|improve|grow|arrive|happen|listen|attend|include|keep|tell|choose|become>~pp] ^{be}|{modal}|to
to|not|will|would|can|could|should|must [dont|doesnt>don't|doesn't]
{be} [works|lives|goes|makes|takes|wants|needs|comes|thinks|says|speaks|waits|happens|becomes|gives|tries|plays|does|eats|writes|learns|sends|asks>~ing] ^{be}|of
{sub}|{name}|who [is|are|was|were depends|means|seems|belongs|contains|consists|exists|depend|seem|belong|contain|consist|exist>=1] on|to|that|of|in|a|the|like
{sub} [am|are|is agree|disagree|believe|suppose>=1] with|that|to|in|it|you|.
`,
  },
  {
    family: 'complement',
    rule: 'en.complement',
    lines: `
^and avoiding|enjoying|finishing|suggesting|recommending|considering|postponing|keeping|imagining [to {v}>=1~ing]
want|wants|wanted|need|needs|hope|plan|decided|wish [test|order|work|visit|talk|study|travel|cook|drink|play|change|use|book|watch|look|move|stay|plan|return|report|check|call|show|walk|sleep|rest|start|end|run|answer|exercise>to =] it|them|him|her|you|me|us|the|my|your|our|their|a|an|in|at|on|with|for|as|there|here|abroad|harder ^of|{n}
{be}|it's|would be|it'd {adj} [{verb}>to =] the|a|an|my|your|his|her|our|their|this|that|it|me|him|them|us|from|in|with|for|about|up|on ^and
arrive|arrives|arrived|arriving [the ${PLACES}>at =0 =1]
arrive|arrives|arrived|arriving [{name}>in =] .|on|at|by|next|yesterday|tomorrow|in|and
thanks|thank [your>for your] ^{be}|guests|customers|team|friend|host|boss
if|that|when|because you|we|they|i [any|some questions|problems|doubts|time|money|information|problem|question|issues|comments|concerns>have =0 =1]
^{be}|isn't|aren't|has|have|over|out|in there [no|many|some|several {np}>are =0 =1] .|in|on|at|here|for|who|that|to|and|with ^{be}
? ${WH} [you|they|we {ing}>are =0 =1] ^{be}
${WH} [you from>are you from]
# [you|they|we {ing}>are =0 =1] {word} {word} ?
^be|been|is|was|were|are|being|the|an|my|your|his|her|correct|right|no enter|entered|discuss|discussed|mention|mentioned|reach|reached|marry|married|approach|approached|answer|answered|join|joined|leave|left|lack|lacks|lacked|face|faced|faces [with|about|into|to|from|of|on the|my|your|our|his|her|their>=1] ^{n}
`,
  },
  {
    family: 'confused',
    rule: 'en.confused',
    lines: `
{have} [loose|lose>lost] its|his|her|their|my|our|your|the|a|all|many
{ing}|walked|came|order|ordered|book|booked|drove|climbed|passed|fell|crawled [threw>through] the|a|an|my|our|your|his|her|this
{sub}|and|to|not [red>read] the|a|an|my|his|her|this|that|your|our|their|it|out
cheaper|better|easier|faster|quicker|harder|worse|nicer|safer|bigger|more|less for|to|in|on|at|with {word} [then>than] {ing}|{det}|{name}|{poss}
[who ever>whoever] {v}|{ved}|{vs}|is|has
[what so ever>whatsoever]
? and|but|so|because [there>they're] {ing} ^is|was|{n}
[of cause>of course] .|,|i|you|we|it|not
#|and|but|so [of cause>of course]
i'm|we're|they're|you're|he's|she's|it's|isn't|aren't|{be} [no>not] sure|able|available|going|coming|ready|happy|interested|working|in|only|at|here|there|really|very|really|the|my|allowed|possible|correct
will|can|could|would|should|must|did|may|might [no>not] do|be|have|go|{verb}
^{prep}|the|and|to i|you|we|they|he|she [cam>can] not|{v}|you
{sub} [no|now that|what|how|where|why|who|about|it|him|her|them>know =1]
{be}|not|do|did|i|don't [now>know] what|how|where|why|who|if|that ^{be}
? #|and|but|,|that [he {noun}>the =1] {be}|{modal}|of|has
in|of|for|on|at|with|by|from|into|during [he>the] {n}|{adj}|first|last|same|next|other|end
in|of|for|on|at|with|by|from|to|into|about [out>our] {noun} ^of
{sub}|to|can|please|not|will [us>use] the|a|an|my|your|our|this|it|that|these|more|all
{be}|very|is|that|it|not|this|a [save>safe] .|and|place|to|for|from|with|here|journey|because ^the|a|my
{be} [on>one] of the|my|our|their|these|those {adj}|most|best|first|biggest|{np}
{sub}|who [shout|shud|shoud>should] be|have|not|go|do|{v}
? ^the|a [form>from] {name}|my|your|his|her|our|their|here|there|home|now|today|monday|{year}|me|you|him|them|us ^{be}
any|some|other|every|each|this|another [from>form] of|or
an|the|registration|application|attached [from>form] is|was|and|below|attached|to|has
^the|your|by|those|same|a|for|of|every|each|any|good|own [mean>means] of transport
a|the|in [moths>months] ^and
{num}|few|several|many|last|past|next|six|twelve|coming [moths>months]
never|not|ever|has|have|had|has|i've|we've|already|always [bean>been] {ing}|{vpp}|to|in|a|the|very|so|at|here|there|on|my|able|happy

in [advanced>advance] .|for|,
of|in|to|with|for|on|about|at|by [who's>whose] {n}
? [then>than] you|me|him|us|them|mine|yours|ours|theirs|ever|usual|before|expected|necessary|planned|that|last|any|most ^{v}|{be}|{modal}|{ved}|{have}
than|then [then|than>]
[thank you or|fro your>thank you for your]
waiting|wait|waited|looking|asking|ready|time|thanks|thank|reason|responsible|fir|good [or|fir|fro|foe>for] the|your|my|our|a|you|me|us
[an>and] you|he|she|we|they|then|so|because|that|there|not

`,
  },
  {
    family: 'comparison',
    rule: 'en.comparison',
    lines: `
[less easier|harder|cheaper|bigger|smaller|faster|slower|better|higher|lower|stronger|older|younger>less easy|hard|cheap|big|small|fast|slow|good|high|low|strong|old|young]
as {adj}|much|many|well|fast|soon|often|far|long|hard|good [than>as]
not|isn't|aren't|wasn't so {adj} [than|like>as]
from bad to [worst>worse]
much|even|far|bit|little|slightly|getting|gets|got|lot [worst|best>worse|better] ^{n}|of|thing|way|part|friend|place
the [worse|better>worst|best] thing|part|way|day|place|moment|idea|experience ^is
more|most [well|good>better|best] .|than|and
`,
  },
  {
    family: 'number',
    rule: 'en.number',
    lines: `
#|for|in|of|with|on|all|from [this|that>these|those] two|three|four|five|six|seven|eight|nine|ten {np}|people
a|an [{npn}>~singular] .|,|and|in|on|at|with|for|to|that ^{n}
one|a [days|weeks|months|years|hours|minutes|persons|things|problems|questions|books|students|friends>~singular] .|,|and|in|on|at|with|for|to|that
hundreds|thousands|dozens|millions|lots|plenty|couple|number|group|variety|pair|list|series|range|pairs|lists of {adj}? [person|child|man|woman|student|user|customer|book|car|dog|cat|house|problem|question|mistake|place|country|product|job|shop|hotel|restaurant|tourist|visitor|word|photo|picture|letter|email|tree|animal|friend|employee|company|shoe|activity|idea|option|reason|issue|file|error|game|movie|film|song|city>~plural] ^{n}
between|both the? [two|both {nc}>=0 =1~plural] ^{n}
my|our|his|her|their|the|these|those|its|your two|three|four|five|six|seven|eight|nine|ten {adj}? [{ncn}>~plural] .|,|and|in|on|at|with|for|to|that|who|is|are|was|were|have|has ^{n}
`,
  },
]
