import type { PatternGroup } from '../patterns.ts'
import { UNCOUNTED_PLURALS } from './word-lists.ts'

/** The same as alternatives of a pattern. */
const UNCOUNTED = [...UNCOUNTED_PLURALS].join('|')
const MASS =
  'advice|information|equipment|furniture|homework|luggage|knowledge|feedback|software|baggage|machinery|evidence|progress|traffic|hardware|research|news|training|vocabulary|scenery|stuff|jewellery|pollution|weather|work|transport|electricity'
/** Plurals that are right in some senses, or forms of a verb: "she travels", "the trainings". */
const DOUBTFUL_PLURALS =
  'evidences|traffics|pollutions|musics|moneys|behaviours|stuffs|trainings|vocabularies|staffs|infos|transports|weathers|slangs|housings|leisures|underwears|travels'

/** Number and countability, articles, pronouns. */
export const NOUN_RULES: readonly PatternGroup[] = [
  {
    family: 'number',
    rule: 'en.number',
    lines: `
these|those|many|several|few|various|numerous {pureadj}? [{ncn}>~plural] ^{n}|of|-|old|or|and|{adj}|{ing}|{vpp}
one|each|either|neither|many|few|several of the|these|those|my|our|your|his|her|their most|best|main|biggest|greatest|worst|first|largest|many|other? {pureadj}? [{nc}>~plural] ^{n}|of|{ing}
one of most {adj} [{nc}>~plural] ^{n}
^.|$|{name} {num} {pureadj}? [day|week|month|year|hour|minute|time|person|child|man|woman|friend|brother|sister|book|problem|reason|question|email|student|employee|customer|ticket|room|country|language|product|kilometre|kilometer|mile|dollar|euro|kid|dog|cat|example|option|page|car|house|answer|mistake|bottle|cup|bag|box|meeting|colleague|day|night|person|item|order|guest|part|step|thing|city|son|daughter|class|course|file|point|member|team|way|test|exam|company|project|apple|letter|photo|chair|table|meal|cousin|teacher|bedroom|goal|side|bus|train|store|shop|hotel|movie|film|game|idea|suggestion|complaint>~plural] ^{n}|-|old|long|{ing}|{vpp}|off|trip|ago|and|{adj}|or|(
^.|$ {num} [day|week|month|year|hour|minute|night>~plural] ago|later|before|after|.|and|in|at|per|every|of|to|from|with|to|for|because|,
? {num} [{nc}>~plural] .|and|in|on|at|for|with|to|that|who|which|from|about|because|is|are|were|have|was|of ^{num}
a|an|each|every|another [{npn}>~singular] ^{n}|of|who|series|.|and
this [things|people|problems|students|books|products|days|reasons|children|mistakes|ideas|activities|tasks|years|men|women|kinds|skills|cars|customers|employees|tickets|photos>~singular]
#|for|in|of|with|from|about|to|and|all|at|on [this>these] {pureadj}? {npn} ^{n}|{ns}
#|for|in|of|with|from|about|to|and|all|at|on [this>these] {pureadj}? {np} are|were|have
#|for|in|of|with|from|about|to|and|all|at|on|like [that>those] {np} {be}|{have}|were
? [these|those>this|that] {nc} ^{np}|and|of|{n}|,|{ing}|{adj}|in|{have}|{be}|{modal}|{word}
[${UNCOUNTED}>~singular]
? much|many|some|any|these|those|few|{num} {pureadj}? [${DOUBTFUL_PLURALS}>~singular] ^{v}|{ing}
there [are|were>is|was] many|some|any|few|several|no|these|various|numerous? {adj}? ${UNCOUNTED}
there [are|were>is|was] a? few|lot|lots|plenty of? {adj}? ${UNCOUNTED}
${UNCOUNTED} that|which [are|were|have>is|was|has]
[these|those>this|that] {pureadj}? ${UNCOUNTED}
[many>much] {pureadj}? ${UNCOUNTED}
[a few>some] {pureadj}? ${UNCOUNTED}
[several|various|numerous>some|some|some] {pureadj}? ${UNCOUNTED}
^a [few>little] {pureadj}? ${UNCOUNTED}
[a|an>] {adj}? ${MASS} ^{n}|project|paper|worker|team|centre|center|company|package|update|item|in|agency|of|assistant|process|channel|on|{name}
[many>much] information|advice|money|time|work|homework|traffic|furniture|equipment|luggage|knowledge|water|energy|help|experience|progress|research|noise|pollution|stress|rain|snow|food|sugar|coffee|rubbish|feedback|news|attention|patience|effort ^experiences|places|days|{n}
[few>little] information|advice|money|work|homework|traffic|furniture|equipment|luggage|knowledge|water|help|progress|noise
^how [much>many] {npn} ^{ns}
how [much>many] {npn} do|does|did|are|were|have|has|will|would|should|.
? how [much>many] {npn} ^{ns}
[less>fewer] {npn} ^{n}|than
#|,|had|were|with|and|got|have|has|in [less>fewer] {npn} than
[amount|amounts>number|numbers] of {adj}? people|students|customers|cars|books|employees|problems|mistakes|users|visitors|tourists|children|emails|complaints|products|errors|countries|companies|friends|calories|tickets|orders|words|questions|hours|days
{have}|a lot of|much|many|some|more|enough|years [experiences>experience] in|with|as|of
a lot|lots|plenty of {adj}? [problem|thing|friend|book|mistake|question|student|place|car|tourist|company|job|country|opportunity|advantage|benefit|email|customer|activity|skill|reason|idea|word|product|restaurant|shop|hour|child|error|complaint|user|photo|visitor|meeting|task|difficulty|language|person|building|tree|house>~plural] ^{n}
some|many|most|other|all|these|few|young|old [peoples>people]
[peoples>people] {be}|{have}|who|think|say|in|are|don't|like|use|want|often|usually
[childrens|childs>children] ^'s|day
[womans|womens|mans|mens>women|women|men|men] {be}|{have}|who|and|in|should|can
? [persons>people] ^or
[an>a] people
{num}|many|several [person|peoples>people] ^{n}
^the|any|each|every|no|of|from|in|some|other|my|your|his|her|its|our|their|this|that|most|all|one|many|and|or|every|a [other>another] {nc} ^{n}|than|side|hand|half|day|way|{adj}|one|person|time|end
[another>other] {npn}|people
the [others>other] half|side|day|one|hand|way|end|night|two|three
[others>other] {np}|people|countries|students|things
[every|each>all] {npn} ^{num}|of|{n}
`,
  },
  {
    family: 'article',
    rule: 'en.article',
    lines: `
i|he|she|i'm|he's|she's|you|i've|he'd am|is|was|be|as|been|become|became [student|teacher|doctor|engineer|nurse|manager|lawyer|designer|developer|programmer|writer|journalist|vegetarian|beginner|customer|member|accountant|architect|artist|actor|chef|cook|driver|musician|scientist|pilot|professor|secretary|singer|soldier|tourist|translator|waiter|waitress|photographer|volunteer|consultant|receptionist|mother|father|freelancer|foreigner|researcher>a =] .|and|at|in|of|from|who|with|for
i|he|she|i'm|he's|she's|you|i've|he'd am|is|was|be|as|been|become|became [good|great|very good|nice|native|hard|qualified|creative|kind|friendly>a =] person|man|woman|student|teacher|worker|friend|speaker|listener|girl|boy|cook|driver
i'm|he's|she's [student|teacher|doctor|nurse|manager|lawyer|designer|developer|programmer|writer|journalist|vegetarian|beginner|customer|member|singer|chef|driver|musician|scientist|tourist|translator|waiter|volunteer|consultant|receptionist|mother|father|researcher>a =] .|and|at|in|of|from|who|with|for
i|he|she|i'm|he's|she's am|is|was|become|became [engineer|accountant|architect|artist|actor|actress|employee|intern|economist|electrician|assistant|expert>an =] .|and|at|in|of|from|who|with|for
i'm|he's|she's [engineer|accountant|architect|artist|actor|actress|employee|intern|economist|electrician|assistant|expert>an =]
as|like|become|became [student|teacher|doctor|nurse|manager|lawyer|designer|developer|programmer|journalist|waiter|waitress|volunteer|consultant|receptionist|translator>a =] .|in|at|for|and|with|of ^{n}
{be}|it's|that's|was [good|great|big|nice|bad|serious|huge|beautiful|small|perfect|long|difficult|new|wonderful|terrible|strong|common|popular|very good|very nice|very important|very big|very bad|real|main>a =] idea|problem|place|person|day|experience|opportunity|job|city|country|company|question|solution|way|thing|mistake|student|teacher|hotel|town|book|film|movie|team|week|month|journey|pleasure|part|reason|example|chance ^s
{be}|it's|that's [important|interesting|amazing|excellent|easy|expensive|old|unusual|awful|incredible|unforgettable|honest|essential|effective|impossible>an =] idea|problem|place|person|day|experience|opportunity|job|city|country|company|question|solution|way|thing|mistake|student|hotel|town|book|film|movie|team|part|topic|role|step|decision|example
have|has|had|got|'ve|need|want|buy|bought|i'd|like [question|problem|dog|cat|car|job|meeting|headache|appointment|idea|good|great|new|nice|big|small|brother|sister|cold|fever|baby|chance|suggestion|house|party|bike|ticket|reservation|laptop|phone|complaint>a =] .|with|for|about|and|to|that|who|which|in|from|on|at|day|time|job|idea|car|house|phone|weekend|problem|experience|computer|laptop|week|garden|family|trip|team|teacher|room ^appointment|idea
have|had|made|make|need [appointment|idea|interview|exam|accident|error|account|umbrella|answer|opportunity|opinion|apartment>an =] .|with|for|about|and|to|that|in|on|at
one of [most|best|biggest|largest|main|worst|greatest|oldest|first>the =]
in|of|to|from|at|on|with|around [uk|usa|us|united states|united kingdom|netherlands|philippines|eu|internet|european union>the =] ^{n}|{name}
[internet>the internet] is|has|was ^{n}
at|in|on [same>the same] time|way|day|place|company|city|school|room|team|year|house|moment
^the|this|that|these|those|very|much|exactly|roughly|about|just|or [same>the same] as
? {be}|was|is|are [most|best|biggest|largest|worst|same|first|main|tallest|oldest|cheapest|fastest|highest|longest>the =] {adj}? person|thing|way|city|country|place|reason|part|day|problem|student|company|time|of|important|beautiful|popular|common|expensive|famous|interesting|difficult ^{noun}
in [the>] nature|life|general|english|spanish|french|german ^of|{n}|that|is
?#|and|but|that [the>] life|love|nature|society|people|money is|can|has|are|should|will ^who|that
go|goes|went|going|come|came|get|got [the>] work|bed|home .|and|by|every|at|on|in|early|late|because|with|after|before
[the>] my|your|his|our|their|these|those|this|each|every|some|any ^the
[a|an>] the|my|your|his|her|our|their|this|that|these|those|some|any
my|our|their [the|a|an>]
{word} your [the|a|an>]
[a>an] hour|honest|heir|honour|honor|mba|mp3|sms|x-ray|fbi
[an>a] university|european|useful|unique|user|one|unit|uniform|used|united|usual|euro|union|universal
for|after|in [long>a long] time
^a|the|very|last|next|first|past|these|those|every|only|quite|so|too|how|as|my|his|her|our [few|little>a =] days|weeks|months|years|minutes|hours|times|bit|while later|ago|before|.|after|in
for|in|within|after|only|just|about [few>a few] days|weeks|months|years|minutes|hours|times
have|has|had|having|spend|spent [great|good|nice|wonderful|lovely|fantastic|amazing>a =] time|day|weekend|trip|holiday|evening|week|vacation|journey|stay|conversation|experience
what|such [beautiful|nice|good|great|big|bad|lovely|wonderful|terrible|long|difficult>a =] {ns} ^{n}|time|weather|news|advice|information|work|food|music|people
^a|the|whole [lot of>a lot of/lots of] {n}
take|took [shower|photo|look|break|bus|train|taxi|picture|nap|walk|bath|seat|decision>a =] .|and|at|of|to|with|for|in|before|after
make|made|making [mistake|decision|reservation|complaint|list|difference|plan|choice|phone call|cake>a =] .|and|in|about|to|for|with|of
half [hour>an hour]
hundred|thousand|million|dozen [of>] people|euros|dollars|years|times|pounds|students|kilometers|kilometres|employees|customers|members
{num}|a [hundreds|thousands|millions|dozens>~singular]
most [of>] people|students|companies|children|countries|employees|customers|women|men|products|users|teachers|parents|hotels
[the most>most] of the
most|some|all|many|each|one|none|few|half|both of [{np}>the =] {v}|{be}|{have}|{ved}|in|don't|who|that
[the both>both]
almost [of>all of/most of]
majority of [{np}>the =] {be}|{v} 
in|during [morning|afternoon|evening|beginning|end|future|past|summer of|middle>the =] .|,|i|we|of|and|because|before|when|with ^near
`,
  },
  {
    family: 'pronoun',
    rule: 'en.pronoun',
    lines: `
#|and|but|because|that|so|if|when [me>I] and {name}|{n}|my {v}|{ved}|{vpp}|{be}|{have}|{modal}|{vs}
#|because|that|when [me and my {n}>my =3 and I] {v}|{ved}|{be}|{have}|{modal}|{vs}
? {n}|{name}|you|she|he|they and [me>I] {be}|{have}|{modal}|{ved}|{v}|has|was|were|went|always|also ^to
#|because|that|if|when|but|so|, my|our|his|her|the? {n}|{name} and [me>I] {be}|{have}|{modal}|{ved}|{v}|has|was|were|went|always|also ^to
#|because|that|if|when|but [him|them|us>he|they|we] {be}|{have}|{modal}|doesn't|don't|didn't|went|said|came|told
#|because|that [her>she] is|was|has|can|doesn't|don't|didn't|went|said|came|told ^{n}
between you|him|her|them and [i|he|she|they|we>me|him|her|them|us]
to|for|with|from|of|about|by|at|between|without|like|on|behind|near [i|he|she|we|they>me|him|her|us|them] .|and|in|at|on|to|yesterday|every|because|tomorrow|for|with|when|if
with|for|to|between {name} and [i|he|she|they|we>me|him|her|them|us] ^{v}|{be}|{have}|{modal}|{ved}|{vs}
to|for|with|from|by|told|asked|tell|ask|invited|invite|give|gave|help|helped|sent|send|let|contact {n}|you|him|her|my and|or [i|myself>me] ^{v}|{be}|{have}|{modal}|{ved}
contact|email|call|reach|message|with|ask|tell [myself>me] .|if|at|or|by|when|and|for
{n}|{name} and [myself>I/me] 
told|tell|asked|ask|gave|give|help|helped|saw|see|love|like|know|knew|met|meet|invite|invited|let|sent|send|thank|show|showed [he|she|they|we|i>him|her|them|us|me] to|that|the|a|about|some|.|and|for|my|how|if|when|at|yesterday ^{v}|{ved}
let [i|he|she|we|they>me|him|her|us|them]
[theirself|theirselves|themself|themselfs|hisself|ourself|ourselfs|yourselfs|itselfs|myselfs>themselves|themselves|themselves|themselves|himself|ourselves|ourselves|yourselves|itself|myself]
[your's|her's|our's|their's>yours|hers|ours|theirs]
[it's own>its own]
{be}|not|of|than|with|like [your|her|our|their>yours|hers|ours|theirs] .
[yours|ours|theirs|hers>your|our|their|her] {noun} ^{be}
a|some friend|friends|colleague|cousin|colleagues of [me|him|her|them|us|my|you>mine|his|hers|theirs|ours|mine|yours] .|and|who|is|has|told|said|from|in|works|lives
{person}|person|people|everyone|anyone|someone|man|woman|those [which|what>who] ^is|one
the|a|all {noun} [what>that/which] {be}|{have}|{modal}|{sub}|{vs}|{ved} ^is|it
machine|machines|thing|things|item|items|product|products|car|cars|book|books|company|companies|house|houses|phone|phones|computer|computers|problem|problems|system|systems|document|documents|service|services|report|reports|file|files|tool|tools|hotel|city|place|places|app|website|animal|animals|device|devices|film|films|movie|law|laws|rule|rules|method|methods|email|emails|order|orders|package|parcel|room|rooms|software|building|project|projects|idea|ideas|food|equipment|event|job|jobs|country|countries|activities|solution|solutions|course|courses|material|materials|feature|features|goods|changes|decision|meeting [who|whom>that/which] ^{ved}
? all|everything|something|anything|nothing [what|which>that] {sub}|the|you|people
the only|first|last|best thing|person|one|way|time [what|which>that]
{person}|people|man|woman|one [whose|whom>who] {be}|{have}|{modal}
{sub}|{n} {verb} [each others>each other's] {n}
[each others>each other's] {n} ^{be}
[each others>each other]
? {n}|{name} , [that>which/who] {be}|{have}|{vs}|{modal}
? # the|my|our|this {n} [he|she|it|they>] {be}|{have}|{modal}|{vs} ^that
? that|which i|we|you|they|he|she {have}? {ved}|{v}|{vpp} [it|them>] .|,|yesterday|last ^when
? #|but|because [is>it is] {adj} to|that|for|when
? because|but|think [is|was>it is|it was] {adj}|not|very|a|too|raining|so|important ^is
`,
  },
]
