import type { PatternGroup } from '../patterns.ts'

/** Adverbs, comparison, order of words, conjunctions, negation, time. */
export const OTHER_RULES: readonly PatternGroup[] = [
  {
    family: 'adverb',
    rule: 'en.adverb',
    lines: `
drive|drives|drove|driving|drived|speak|speaks|spoke|spoken|speaking|work|works|worked|working|run|runs|ran|sing|sings|sang|play|plays|played|playing|walk|walks|walked|write|writes|wrote|written|read|behave|behaves|behaved|eat|ate|move|moves|moved|act|acts|listen|listened|think|react|reacted|dance|cook|cooks|explained|explain|explains|answer|answered|answers|respond|responded|learn|learned|dress|dressed|talk|talked|check|perform|performed|performs|drink|grow|grew|growing|change|changed|changing|improved|increase|increased|decreased|sleep|slept|handle|handled|live|breathe|teaches|functions|arrived|treated|treat very|so|too|really|more|quite|as|extremely|it|them|me|us|him|her|english|everything? [careful|quick|slow|loud|quiet|bad|good|beautiful|perfect|careless|polite|rude|clear|fluent|easy|serious|professional|efficient|immediate|rapid|regular|correct|proper|dangerous|happy|safe|calm|independent|effective|responsible|gradual|dramatic|significant|steady|sudden|successful|terrible|awful|amazing|wonderful|nice|honest|patient|different|brave|gentle|kind|smooth|accurate|frequent|constant|direct|fair|enthusiastic|aggressive|separate|automatic|sharp|slight>~adverb] .|and|because|in|at|on|with|for|to|when|but|than|every|during|so|since|over|by|without|as ^{n}
speak|speaks|spoke|speaking|write|writes {name} [fluent|perfect|bad>fluently|perfectly|badly]
speak|speaks|spoke|speaking {name} and {name} [fluent|perfect|bad>fluently|perfectly|badly]
speak|speaks|spoke|speaking|know|knows|understand|understands|write english|spanish|french|german|it|very|this|it|her|him|them? very|really|so|quite|pretty? [good>well] .|and|but|enough|because|in|now
{sub}|n't|not|feel|did|do|does|doing|sleep|slept|play|played|go|goes|went|work|works|worked|done very|really|so|pretty|quite [good>well] .|and|in|on|at|with|this|last ^{n}
sleep|slept|sing|sings|played|plays|cooks|works|worked|dances|swim|swims|paint [good>well] .|and|in|with|at|when|because
[real>really] good|nice|great|important|bad|big|hard|fast|fun|happy|cool|sorry|interesting|easy|difficult|beautiful|tired|quick|well|expensive ^estate
[extreme|absolute|complete|total|high|particular|special|strong|deep|serious|terrible|incredible|relative|exact|perfect|surprising|sincere|probable|full|real|previous|original|recent|careful|easy|close|successful|proper|clear|regular|direct|wrong|quick|fluent|slight|significant|environmental|economical|financial|social|technical|emotional|mental|physical>~adverb] {ed}|important|difficult|different|good|bad|expensive|useful|beautiful|dangerous|wrong|easy|sorry|new|possible|true|safe|happy|interesting|satisfied|recommended|qualified|related|cheap|tired|interested|clear|necessary|hot|cold|surprised|convinced|aware|responsible|friendly|available|right|dependent|stable ^{n}|fault
{sub}|who|{modal} [absolute|complete|total|strong|real|sincere|usual|frequent|immediate|quick|sudden|final|recent|personal|definite|exact|honest|actual|certain|normal|general|proper|regular|slow|careful|gradual|easy|clear|probable|automatic|full|hopeful|unfortunate|lucky|eventual|virtual|original|deep|high|entire>~adverb] {verb}|agree|recommend|believe|hope|think|changed|understand ^{n}
# [unfortunate|final|recent|general|hopeful|luckily|sudden|actual|eventual|usual|fortunate|normal|basic|additional|consequent|honest|obvious>~adverb] ,
{sub}|{be}|{have}|very|too [hardly>hard] .|and|for|to|because|every|on
work|works|worked|working|study|studied|studies|try|tried|train|trained|studying|push|pushed very|so|really|too|extremely? [hardly>hard]
[fastly>fast]
{be}|am|is|are|was|were|look|looks|looked|feel|feels|felt|sound|sounds|smell|smells|taste|tastes|tasted|seem|seems|become|becomes|became very|so|too|more? [carefully|beautifully|happily|sadly|badly|strangely|easily|quickly|dangerously|differently|seriously|safely|importantly|perfectly|angrily|nervously|politely|terribly|horribly|wonderfully|comfortably|quietly|loudly>~adjective] .|and|to|because|with|when|for|that|about|in ^{vpp}
a|an|the|my|his|this|our|their|some|any [carefully|beautifully|happily|sadly|badly|strangely|easily|quickly|dangerously|seriously|safely|importantly|perfectly|politely|terribly|wonderfully|comfortably|quietly|loudly|immediately|usually|generally|recently|automatically|successfully|regularly>~adjective] {n} ^{adj}|{vpp}
`,
  },
  {
    family: 'comparison',
    rule: 'en.comparison',
    lines: `
[more easy|big|small|old|cheap|fast|slow|high|low|long|short|large|nice|hard|strong|weak|warm|cold|hot|happy|early|late|near|close|clean|safe|rich|poor|tall|new|quick|busy|easy|healthy|funny|pretty|simple|great|good|bad|heavy|loud|lazy|ugly|dirty|friendly|smart|bright|dark|deep|wide>=1~er] ^to
[most easy|big|small|old|young|cheap|fast|slow|high|low|long|short|large|nice|hard|strong|warm|cold|hot|happy|near|close|clean|rich|poor|tall|new|quick|busy|healthy|funny|pretty|simple|great|good|bad|smart|deep|wide>=1~est]
[more better|worse|bigger|smaller|older|younger|cheaper|faster|slower|higher|lower|longer|shorter|larger|nicer|harder|stronger|easier|warmer|colder|happier|earlier|later|cleaner|safer|richer|taller|newer|quicker|busier|healthier|funnier|simpler|greater|closer|hotter|further|weaker|smarter>=1]
[most best|worst|biggest|smallest|oldest|youngest|cheapest|fastest|highest|lowest|longest|shortest|largest|nicest|hardest|strongest|easiest|happiest|closest|cleanest|tallest|newest|greatest>=1]
[gooder|badder|worser|bestest|worstest|betterer|funner|funnest>better|worse|worse|best|worst|better|more fun|most fun] ^extent|of|known|evil
more|less|better|worse|bigger|smaller|larger|higher|lower|faster|slower|older|younger|cheaper|easier|harder|longer|shorter|stronger|warmer|colder|nicer [that|as|from>than] the|my|your|i|me|you|he|she|it|we|they|last|before|other|a|in|this|any|ever|{num}|usual|expected ^is|was
more|less {adj} [that|as|from>than] the|my|your|i|me|you|he|she|we|they|last|before|other|a|this|any|ever|usual|expected
? as {adj} [than|like|that>as] the|my|your|i|me|you|he|she|we|they|last|before|other|a|this|any
same [than|like|that|with>as] the|my|your|me|you|mine|yours|in|last|before|his|her|this|a
so {adj} [than|like>as]
[as same as>the same as]
{be}|is|was|are [as same>the same]
[very|so better|worse|bigger|smaller|cheaper|easier|faster|higher|older|longer>much =1] 
[enough good|big|old|strong|fast|tall|rich|long|warm|experienced|clear|easy|large|smart>=1 enough]
`,
  },
  {
    family: 'order',
    rule: 'en.order',
    lines: `
know|knows|knew|ask|asked|asks|wonder|wondering|wondered|tell|told|understand|see|remember|explain|explained|sure|idea|find|say|me|you|us|check|show what|where|who|how|why|when|which [{be} it|he|she|they|that|this|you|i|we>=1 =0] .|and|in|at|from|on|doing|going|coming|called|so|because
know|ask|asked|wonder|wondering|tell|told|understand|see|remember|explain|idea|me|you|us|check|show|sure where|what|how|who|when|why [is|are|was|were the|my|your|his|her|our|their|this|that {n}>=1 =2 =0] .|and
know|ask|asked|wonder|wondering|tell|told|understand|see|explain|idea|me|you|us|check|sure how|what time|price|old|much|long|far|many? [is it>it is] 
know|ask|asked|wonder|wondering|tell|told|understand|explain|idea|me|you|us|sure|see|remember what|where|who|how|why|when|which {n}? [do|does {sub} {v}>=1 =2] ^.
know|ask|asked|wonder|wondering|tell|told|understand|explain|idea|me|you|us|sure|remember what|where|who|how|why|when [did {sub} {v}>=1 =2~past]
know|ask|asked|wonder|wondering|tell|told|understand|explain|me|you|us|sure what|where|who|how|why|when [can|could|should|will|would i|we|you|he|she|they|it>=1 =0]
[always|never {sub} {v}>=1 =0 =2]
{sub} [{v} always|never|often|usually|rarely>=1 =0] the|a|my|in|to|at|with|for|on|late|early|that|it|about|from|by ^be
{sub} [like|likes|love|loves|enjoy|enjoyed|liked|loved very much>very much =0] {n}|the|to|my|your|this|{ing}|it
? [also was|is|are|were|can|will>=1 also] ^{n}
[yesterday night>last night]
[last yesterday>yesterday]
[how it's called>what it's called/what it is called]
[how is it called>what is it called]
[how it looks like>what it looks like]
[how do you call this|it|that>what do you call =4]
[all the days>every day]
`,
  },
  {
    family: 'conjunction',
    rule: 'en.conjunction',
    lines: `
neither {word}? {word}? {word} [or>nor] {word}
both {word}? {word} [or>and] {word} ^of
either {word}? {word} [and|nor>or] {word} ^of|side
not only {word} {word}? {word}? {word}? [and|or>but] also
[even although|tough>even though]
[even though if>even though]
[as conclusion>in conclusion]
[in the case>in case] {sub} {v}|need|have
[unless if>unless]
[so that that>so that]
[the reason is because>the reason is that]
reason {word}? {word}? {word}? {be} [because>that]
[since that>since]
[until that>until]
[such like>such as]
[such as like>such as]
[like for example>for example]
[as for example>for example]
[as well than>as well as]
[for example like>for example]
[in other to>in order to]
[for to {v}>to =2]
[for not {v}>not to =2/so as not to =2]
[in order for to>in order to]
{v}|{ved}|went|go|came|come|here|there|him|her|me|us|it|money|time [for {verb}>to =1] the|a|my|your|his|her|our|their|some|it|you|me|more|that|this|new ^{ns}
[because of that i|we|he|she|they>because =3]
? [like i|he|she|we|they said|told|mentioned>as =1 =2]
`,
  },
  {
    family: 'negation',
    rule: 'en.negation',
    lines: `
don't|doesn't|didn't|can't|cannot|couldn't|won't|wouldn't|haven't|hasn't|never|isn't|not have|has|had|want|need|know|see|do|say|get|find|hear|eat|understand|tell|like|buy|help|seen|heard|make|did|take|give|done|any|got|received|receive? [nothing|nobody|nowhere|none|no>anything|anybody|anywhere|any|any] ^matter|longer|one
don't|doesn't|didn't|can't|couldn't|won't|haven't|hasn't have|has|want|need|know|see|get|find|had|got [no>any] {n}
don't|doesn't|didn't|can't|couldn't|won't know|see|tell|want|like [no one>anyone]
don't|doesn't|can't|won't|not|didn't [never>ever] 
[can't hardly>can hardly]
[couldn't hardly>could hardly]
[no have>don't have]
i|we|they|you [no|not {verb}>don't =1] ^but
he|she|it [no|not {verb}|{vs}>doesn't =1~base] ^but
i|you|we|they|he|she [not have>don't have] 
[must to not>must not]
[still i|he|she|we|they don't|doesn't|haven't|hasn't>=1 still =2]
`,
  },
  {
    family: 'tense',
    rule: 'en.tense',
    lines: `
? {sub} [am|is|are {ing}>have been =1] {word}? {word}? {word}? {word}? {word}? since|for {num}|{year}|a|many|several|last ^minutes
i [am {ing}>have been =1] {word}? {word}? {word}? for {num}|many|several|a years|months|weeks|long
i [am {ing}>have been =1] {word}? {word}? {word}? since
he|she|it [is {ing}>has been =1] {word}? {word}? {word}? since
he|she|it [is {ing}>has been =1] {word}? {word}? {word}? for {num}|many|several years|months|weeks
we|they [are {ing}>have been =1] {word}? {word}? {word}? since
we|they [are {ing}>have been =1] {word}? {word}? {word}? for {num}|many|several years|months|weeks
i'm|we're|they're|he's|she's [{ing}>been =] {word}? {word}? {word}? since {year}|last
? i|we|they|you [{v}>have ~pp] {word}? {word}? {word}? {word}? since {year}|{num}|last|i|we|january|2|childhood|many ^like
i|we|they|you [know|live|work|study>have ~pp] {word}? {word}? {word}? for {num}|many|several|a years|months|long ^will
he|she|it [knows|lives|works|has|studies>has ~pp] {word}? {word}? {word}? for {num}|many|several|a years|months|long
^know|knows|knew|wonder|wondering|wondered|ask|asked|sure|see|unsure|doubt|tell|say|clear if|unless {sub}|{n}|{name} [would have {vpp}>had =2]
if|unless the|my|your|our|his|her|their|this {n} [would have {vpp}>had =2]
? if|unless {sub} [would be>were] ^so|kind|able|willing
? if|unless {sub} [would {v}>=1~past] ^like|be|mind|please
^decide|decides|know|knows|see|ask|asked|asks|wonder|sure|unclear|clear|tell|determine|say|said|consider|remains when|until|unless|before|after|once|if|soon as? {sub} [will {v}>=1] 
when|until|before|after|once|soon as? he|she|it [will {v}>=1~third]
when|until|before|after|once the|my|your|our|their|his|her {n} [will {v}>=1~third]
? {sub} [have|has {vpp}>=1~past] {word}? {word}? {word}? {word}? {word}? yesterday|ago
{sub} [have|has {vpp}>=1~past] {word}? {word}? {word}? {word}? last week|month|year|night|summer|monday|tuesday|wednesday|thursday|friday|saturday|sunday
{sub} [have|has {vpp}>=1~past] {word}? {word}? {word}? {num}|a|few years|days|weeks|months|week|month|hours ago
{sub} [have|has {vpp}>=1~past] {word}? {word}? {word}? {word}? yesterday
{sub} [have|has {vpp}>=1~past] {word}? {word}? {word}? {word}? in {year}
yesterday|ago ,? {sub} [{v}>~past] ^put|cut|let|set|hit|read|want
last|this week|month|year|night|weekend|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time ,? {sub} [go|see|meet|visit|buy|eat|make|do|take|get|come|have|stay|write|speak|find|give|lose|send|call|ask|receive|decide|start|travel|try|watch|arrive|play|want>~past] ^to
yesterday|ago ,? he|she|it [{vs}>~past]
{sub} [go|goes|see|meet|meets|visit|buy|buys|eat|make|take|get|come|comes|stay|write|speak|give|lose|send|call|ask|receive|decide|start|arrive|watch>~past] {word}? {word}? {word}? {word}? yesterday|ago
{sub} [go|goes|see|meet|meets|visit|buy|buys|eat|make|take|get|come|comes|stay|write|speak|give|lose|send|receive|arrive|watch>~past] {word}? {word}? {word}? last week|month|year|night|summer|weekend
by the time {sub} {ved} , {sub} [have|has>had]
when|while {sub} {be} {ing} , {sub} [{v}>~past] 
yesterday {word}? {word}? {word}? {word}? {word}? {word}? and|but [{v}>~past] the|a|my|to|some|it|him|her|them
i wish i|he|she|we|they|you [will|can|have|am|is|are>would|could|had|were|were|were]
`,
  },
]
