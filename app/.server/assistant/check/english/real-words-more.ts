import type { PatternGroup } from '../patterns.ts'

/** More words that are mistaken for one another, one meaning a line or two. */
export const MORE_REAL_WORDS: readonly PatternGroup[] = [
  {
    family: 'confused',
    rule: 'en.confused',
    lines: `
{sub}|can|can't|could|to|not|i'll|don't|didn't|didnt|well|please|we [here>hear] from|you|about|that|the|me|him|her|them|it|anything|any|back ^is|are
nice|glad|good|sorry|pleased|happy|great|hope|able|want|love|like [to here>to hear]
{be}|come|came|right|over|live|lives|lived|arrived|stay|work|from|out|been|am|i'm|get|got|attached [hear>here] .|and|in|for|because|at|to|since|are|is|today|on|by
# [hear>here] is|are|you
#|ask|asked|wonder|know|decide|not|sure|see|on|about|matter|question|check|doubt|of [weather|wether>whether] you|i|he|she|we|they|it|the|or|to|my|your|our|this|that|these|there|people|a|his|her|their|not ^{be}|forecast|conditions
the|good|bad|nice|cold|hot|sunny|rainy|terrible|lovely|of|beautiful [whether|wether>weather] {be}|was|forecast|conditions|.|and|in|today|for
i|he|she|it|we|they|you|has|have|had|time|year|years|week|weeks|month|months|day|days|who|just|quickly [past>passed] the|my|his|her|our|their|away|by|out|on|since|exam|exams|quickly|so|very|without|test|all|me|us
in|the|over|half|quarter|ten|five|twenty|walk|walked|drove|went|ran|run|drive|our|recent|my|his|her [passed>past] .|few|year|years|months|weeks|week|month|the|two|three|ten|five|decade|decades|midnight|seven|eight|nine|six|experience|experiences|performance
my|your|his|her|our|their|school|college|assistant|vice [principle>principal] said|has|was|will|told|called
the|main|my|our [principle>principal] reason|cause|aim|of our|the school
basic|moral|first|general|guiding|of|these|same|simple|in [principal|principals>principle|principles] .|of|that|behind|is|and
for|my|chocolate|delicious|favourite|favorite|sweet|had|ordered|order|ate|eat [desert>dessert] ^is|was|island|in|of|storm|climate|sand|where
a|my|deep|your|his|her|of|take|took|hold|out|bad|the [breathe>breath] ^in|out|fresh
to|can't|cannot|could|couldn't|can|not|hardly|i|we|you|they [breath>breathe] ^of
the|hand|my|your|his|car|front|emergency [break|breaks>brakes] failed|pedal|work|worked|fluid|not|don't|didn't|were|are
{have}|will|to|might|can|don't|didn't [brake>break] the|my|your|a|his|her|their|our|down|into|up|out|it|something
to|can|could|will|would|i|we|you|they|can't|want|going|must|should [by>buy] a|an|the|some|new|it|more|tickets|food|your|my|milk|bread|them|something|clothes
{vpp}|made|written|sent|done|taken|used|caused|paid [buy>by] the|a|an|my|our|his|her|their|{name}
web|building|construction|this|our|the|your|new|visit|visited|internet|camp [sight|cite>site] .|and|is|was|has|manager|for|map|where|to
love at first [site>sight]
catch|caught|lost|lose|losing|beautiful|terrible|horrible [site>sight] of
a|your|my|the|nice|his|her|thank|this|as|great [complement>compliment] .|and|about|from|on|to|me|you
the|local|city|town|district|county|parish|of|members [counsel>council] ^of|for|on|to|and
my|a|in|the|his|her|your|personal|every|daily|write|wrote|keep|kept|old [dairy>diary] ^products|farm|farmer|milk|cow|cows|industry|free|product|and|section
milk|other|eat|or|and|no|of [diary>dairy] products|product|farm|foods|industry
a|this|the|electronic|new|mobile|your|my|each|of|small|medical|every [devise|devises>device|devices] ^a
my|your|his|our|their|an|in|routine|the|for|normal|ordinary [every day>everyday] life|lives|use|language|activities|tasks|routine|clothes|things|problems|work|situations|expenses|items
work|works|worked|go|goes|went|happens|come|comes|eat|drink|study|practice|practise|exercise|run|walk|use|used|talk|speak|see|do|did|it|him|her|them|me|you|there|here|school|home|gym|almost|nearly|hours|times|emails|#|coffee|water|english|late|bus [everyday>every day] ^life|{ns}|use|lives|language|activities|tasks|routine|clothes|things|problems|work|items
more|less|{be}|was|each|many|any|some|other|those [the later>the latter]
no|sooner|or|see|call|talk|few|weeks|days|hours|minutes|months|years|much|until|it|this|them|even|a|week|day|month|year|little [latter>later] ^of|part|half
the|tap|pencil|{ns} is|was [led>lead] .
{have}|{sub}|who|which|that|this|has|company [lead>led] to|the|a|us|by|me|into ^role|time|in
last|years|ago|yesterday|{sub}|which|this|that|has|have|had [lead>led] to {n}? 
please|to|can|will|just|down|and|want|need [lay>lie] down|in|on|there ^the|a|it
i|we|you|they|he|she|people [maybe>may be] able|a|the|possible|used|interested|too|late|some|necessary|difficult
#|,|and|but|or|so [may be>maybe] {sub}|you|it's|we|the|a|next|because|tomorrow|in|this|that|there|she|he|they|my|your|some|he's|you're
a|another|each|one|two|small|the|last|every|nice|big|first|this [peace|peaces>piece|pieces] of ^mind|treaty
in|world|inner|of|and|for|to|war|their|live|make|lasting|rest [piece>peace] .|and|with|treaty|talks|agreement ^of
[personal>personnel] department|manager|office|file|files|records|change|changes
#|military|medical|our|key|all|other|security|qualified|trained|sales [personal>personnel] .|is|are|must|will|was|were|should|who|members|to
first|won|the|a|win|wins|winning|second|nobel|special|grand|main|big|cash|of [price|prices>prize|prizes] in|at|for|money|draw|winner|was|of {n}? competition|contest|lottery|race|literature|physics
won|win|wins|winning|nobel|first|received [price|the price|a price>prize/the prize/a prize]
to|can|i|please|cannot|can't|could|didn't|don't|want|will [right>write] to|you|me|a|an|the|him|her|them|it|down|this|that|back|emails|letters|my|your|essays|code|english
to|can|learn|how [right>write] in english|about
plays|play|played|playing an|a|important|key|big|major|the|vital|huge|crucial|central {adj}? [roll>role]
for|on|the|a|summer|total|our|this|in|last|year's|annual|monthly|big [sell>sale] .|of|price|prices|season|figures|at|is|was|has|starts|and|which ^it|them
to|will|can|could|not|they|we|i|shop|you|don't|stores|who|that|also|would [sale>sell] the|a|my|our|their|it|them|this|these|books|products|many|some|more|your|his|her|all|food|clothes|things|cars|fruit
[stationary>stationery] shop|store|supplies|items|cupboard
{be}|remained|stay|remain [stationery>stationary]
i|he|she|they|we|you|a|first|my|your|his|second [though>thought] that|about|of|it|the|was|he|she|i|we|you|they|is|a|to|there|to|would|process ^{sub}
even|although|as|look|like|feel|looks [thought>though] {sub}|the|it's|there|we|my
[thru>through]
go|went|goes|walk|walked|passed|pass|get|got|going|read|look|looked|come|came|run|drive|drove|half|way|search|gone|going [trough|threw|thought|though|thorough>through] the|a|my|your|all|it|this|that|his|her|our|their|these|hard|many|some|difficult|customs|security
{be}|it's|very|times|really|so [though|trough>tough] .|decision|time|one|question|exam
very|really|so|a [thought>tough] decision|time|one|question|exam
to|i|will|not|always|never|often|we|just|could|they|would [wander>wonder] if|why|what|how|whether|who|when|where|about
{be}|was|were|am|been|i'm|keep|just [wandering>wondering] if|why|what|how|whether|who|when|where|about
to|and|around|aimlessly|they|we|used|can [wonder>wander] around|through|off|about the|aimlessly|the
last|next|this|every|per|one|each|two|three|four|five|following|whole|past|once|twice|during|previous|working|holiday|coming [weak|weaks>week|weeks] ^{noun}|{n}|{adj}|point|and|link|spot|,
{be}|too|very|so|feel|feels|felt|was [week>weak] .|and|because|to|in|point|points|at|signal|from|but|for|argument|link
must|should|can|always|will|have|please|usually [where>wear] a|an|the|my|your|his|her|their|masks|gloves|clothes|glasses|jeans|it|them|uniform|uniforms|shoes|warm|white|black|something|helmets
to|the|a|is|of|know|not|ask|don't|from|about|in|on|decide|tell|see [witch>which] {be}|{modal}|{have}|one|i|you|we|they|he|she|the|it|is|was|way|of|has|book|product
,|something|things|room|hotel|house|problem|mistake|school|city|course|thing|company|letter|one|car|film|book|product|place|topic|subject|project [witch|wich|whitch>which]
the|my|a|this|her|his|whole|entire|our [hole>whole] world|day|week|year|time|family|thing|life|team|class|city|story|night|month|company|house|country|country|point|evening|weekend|process|group|place|trip|situation
a|black|big|small|deep|in|the|worm|pot|key [whole>hole] in|of the ground|wall|.|floor|road
for|after|in|a|once|long|worth|all|little [wile|awhile>while]
^did|does|didn't|doesn't|will|can|could|would|should|might|may|must|let|if|when he|she [choose>chose/chooses] to|the|a|this|that|it|my
{have} [choose|chose>chosen] to|the|a|this|that|it|my
? you|we|they [chose>choose] ^by
to|can|could|will|must|should|please|not|don't|didn't|let|would|cannot|must|did [chose>choose] ^by
my|new|of|his|her|buy|bought|wear|wearing|wore|their|your|some|winter|warm|summer|dirty|wash|the|clean|work|and|expensive|nice|sell [cloths|clothe|close's|cloth's>clothes]
[costumer|costumers>customer|customers] service|support|care|satisfaction|needs|need|who|is|are|was|were|has|have|.|and|,|complaints|base|feedback|want|experience|loyalty
our|the|my|new|many|loyal|potential|some|all|all|your|other|existing|of|regular|every|each|happy|angry|most [costumer|costumers>customer|customers]
email|letter|message|mail|mails|emails|news|gift|present|came|come|comes|arrived|friend|received|away|far|data|people|information|back|different|home|work|works|products|taken|sent|made|bought|gone|heard|borrowed|stolen|removed|derived|returned|moved|absent [form>from] ^of|to|field|factor|the
please|the|this|attached|application|registration|order|fill|a|contact|online|complete|completed|sign|signed|booking [from>form] .|and|is|below|to|in|on|with|before|carefully|attached|online|has ^the|my|your|{name}
my|best|a|her|his|close|old|good|dear|our|their|new|girl|boy [fiend|fiends|freind|freinds>friend/friends]
of|great|the|no|utmost|vital [important>importance] of|. ^{noun}
{be}|very|so|more|most|also|really|it's|an|as|less [importance>important] {n}|for|to|that|.|because|role|thing|part|as|and|in ^of
`,
  },
  {
    family: 'confused',
    rule: 'en.confused',
    lines: `
^let|lets|letting|made|help|make my|your|his|her|our|their|whole|a|daily|real|the|private|family|social|better|new|about|of|modern|in|for [live>life] .|is|was|and|in|has|would|because|without|will|easier|better|of|more|as|so|when|with|insurance|changed|changes ^music|concert|performance|broadcast|show|band|in
want|wants|wanted|like|love|moved|able|easier|place|hope|dream to [life>live] in|with|there|here|together|near|alone|on|at|longer|healthy|happily
{sub}|people|who|can|will|not|families|parents|would|don't|friends|should|must [life>live] in|with|there|here|together|near|alone|a|on|at|by|longer|without|healthy|happily
their|our|own|save|saves|saved|many|your|people's|daily|everyday|private [lifes|live's|life's>lives] ^{ns}
i|he|she|we|they|you|to|who|never|just|will [leave>live] in|with ^the|my|a|it|him|her|peace|hand|mid|charge|hurry|early|{month}|{day}|this|that|time
#|i'll|i|to|and|will|can|{sub}|please|let's|we'll [meat>meet] you|at|him|her|them|us|my|the|in|people|new|up|with|on|again|someone|your
the|eat|red|eats|eating|fresh|cook|less|raw|ate|cooked [meet>meat] .|and|or|is|for|with|products|is|in|every
{be}|a|friend|not|yours|that's|brother|it's|book|or|and|colleague|colleagues|friends [mind>mine] .|and|is|who|in|was|at
in|my|your|his|her|open|peace|of|the|change|changed|keep|bear|never [mine>mind] .|and|that|about|is|if
low|staff|employee|high|team|boost|raise|improve|good [moral>morale] .|and|is|has|in|was|among ^values|support|obligation|duty|reasons
a|the|my|your|very|of|some|these|any|brand|our|their|his|her|new|this|buy|with|many [knew>new] {n}
{sub}|who|never|that|nobody|everyone|already|always|didn't [new>knew] that|it|how|what|him|her|them|the|about|where|me|you|my|nothing|everything|who|each|why|exactly|anything
went|keep|move|carry|going|so|focus|work|works|working|depend|depends|based|later|spend|spent|put|click|turn [one>on] the|my|a|your|it|our|his|this|that|{day} ^of
no|some|every|any|only|this|that|which|each|the|another|first|last|big|best|other [on>one] of|day|can|is|has|was|who|thing ^the
at|in|of|with|for|to|by|about|visit|from|on|all|use|join|contact|improve|and [are|hour>our] office|team|company|customers|website|store|shop|products|services|house|family|own|city|clients|friends|school|staff|new|planet|parents|children|future|country|health|offices|hotel|teacher|project|boss|first
one|an|half|per|last|every|each|another|next|rush|a|whole [our>hour] ago|later|and|before|after|.|late|long|or|to|from|at|each|every|for|early
we|they|you|there|these|those|people|{np} [our>are] {ing}|very|so|not|going|happy|many|some|the|also
a|the|will|to|can|last|in|price|tax|pay|wage|rent|temperature|sharp|get|got|for|huge|significant [raise|raises>rise|rises] in|by|of|to|up|steadily|sharply|again ^{n}
prices|price|temperature|temperatures|costs|cost|unemployment|rents|taxes|rates|rate|level|levels|sun|population|sales|will|to [raise|raises|raised>rise|rises|rose] by|in|at|from|again|sharply|every|steadily|to|quickly|since|.|because|rapidly ^money|awareness|questions|the|funds|children
to|will|a|the|we|must|should|need|want|can|government|they [rise>raise] the|money|awareness|funds|prices|taxes|salaries|children|a|my|our|your|their|questions|wages|concerns ^in|of|by|to
to|i|will|we|you|can|please|always|must|they|could|not|should [safe>save] money|time|energy|the|your|my|our|lives|it|a|water|some|more|paper|electricity|costs|this|them|him|her ^{n}
it|that|this|he|she|things|they|you|there|would|might|may|does|not|doesn't [seam|seams>seem|seems] to|like|that|very|so|as|too|good|strange|unfair|a|difficult|easy|happy|important|be
the|hot|in|under|morning|setting|rising|by [son>sun] .|is|was|light|cream|shines|rises|and|set|shone|was|goes
my|his|her|their|our|your|old|only|young|a|eldest|youngest|years|and|little [sun>son] .|is|was|and|who|has|in|to|named|called|will|or|at|goes
{sub}|don't|people|really|personally|would|didn't|always|never|also [thing|things>think] that|about|it|so|of|we|you|the|i|this|there|he|she|they|is|a|my ^{be}
one|the|every|same|some|another|only|important|first|best|last|any|such|a|other|good|bad|these|many [think>thing] is|that|about|was|i|we|you|to|in|for|.|,|which|she|he
{sub}|to|want|would|like|please|must|and|just [think>thank] you for|all|so|very|them|him|her|me|everyone
the|a|tall|in|under|of|old|big|apple|christmas|plant|cut|climb [three|threes|tress>tree/trees] .|is|was|and|in|near|with|house ^{np}
a|the|free|clinical|on|fair|month|court|period|jury|at|of|during [trail>trial] period|version|was|in|.|lawyer|began|starts|and|subscription|offer|judge|lasted
mountain|hiking|bike|long|the|a|walking|forest [trial>trail] through|to the|up|in the forest|along|map
{sub}|who|people|there|it|didn't|don't|never [used too>used to] be|have|live|go|work|play|do|think|like|eat|see|get|visit|spend|take
{be}|am|got|get|getting|not [use to>used to] the|it|that|this|working|{ing}|my|a|having
a|the|of|such|big|total|complete|is|huge|no|what|time|don't|not|toxic|and [waist|waists>waste|wastes] of|time|money|your|my|energy|food|water|our|any|too|so|bin|.|management|disposal|paper
around|his|her [waste>waist] .|and|down|size|is ^of|bin|time|management|disposal
lose|gain|gained|lost|put|losing|of|my|your|his|over|body|the|extra|ideal|gaining|on [wait>weight] .|and|because|is|on|by|after|of|fast|loss|limit|in
can't|to|please|will|long|you|have|had|i|must|cannot|not|we|they|just|don't|should [weight>wait] for|to|until|in|a|.|here|and|more|any|so|an|at|too
some|no|the|which|each|every|number|only|that|day|last|another [won>one] of|day|is
{sub}|team|has|have|had|who|never|finally|just [one>won] the|first|a|an|second|gold|all|again|many|by|medal|match|game|against|prize|three|two ^of|thing|day|hour|person|year|month|time
{sub}|people|he|she|it|who|that|this [wont>won't] {v}
i|you|we|they|really|just|people|don't|also|not [won't|wont>want] to|a|some|the ^be
{be}|so|very|really|was|am|i'm|we're|too|get|got|all|i'm|feel|more [exited|exiting>excited|exciting] to|about|for|because|.|and|that|when|at|by|with|news|trip|day|experience ^the|from
the|our|all|some|hotel|my|your|new|of|friendly|office|their|helpful|kitchen|sales|support|other|more [stuff>staff] was|were|is|are|member|members|meeting|who|very|training|helped|helpful|friendly|did|told|in the|at the|of the|has|have ^that|like|i|to
[untied>united] states|kingdom|nations
the|a|project|my|our|general|sales|office|your|hotel|store|bank|product|new|hr|team|his|her|account|line [manger|mangers|manged>manager/managers] ^scene
{modal}|to|please|don't|not|you|will [chance>change] the|my|your|it|our|this|that|his|her|their|a|to|something|anything|password|address|plans|plan|clothes|jobs|his|these ^{be}|of
another|second|last|good|great|best|only|missed [change>chance] to {v}
[bellow>below] ^at
the|see|as|attached|details|link|table|information|figure|listed|mentioned|described|shown|above|comment|and|or|given|find|click|instructions [bellow>below]
[casual>causal] relationship|link|connection
to|will|can|please|could|you|not|me|we|i|you [contract>contact] me|us|you|him|her|them|our|my|the|your customer|support|office|at|by|if|for|team|via|with|directly|number|person|details|department|service
get|have|no|full|with|gain|to|you|internet|easy|need|free|give|gives|gave|of|grant|have|has [assess|excess>access] to|the
to|can|cannot|could|couldn't|unable|able|not|you|can't [assess|excess>access] my|the|your|our|it account|website|site|file|files|internet|portal|page|system|data|platform
to|must|can|will|we|not|easily|quickly|cannot|had|have [adopt|adept>adapt] to|ourselves|themselves|myself|quickly
{be}|not|was|aren't|isn't [aloud>allowed] to|in|on|here|.
to|will|not|you|can|please|don't|didn't|must|they|should|i|we [aloud>allow]
[alot>a lot]
of|course|the|main|first|golf|english|a|this|online|language [coarse>course] ^{n}|grained|of
{be}|very|too|so|not|nothing|get|got|getting|i'm|really [board>bored] with|.|of|and|because|by|at|in|to ^{n}
the|long|a|in|at|waiting|to|join|of|wait|stand|jump|stood [cue>queue] for|at|.|was|of|and|in|to
the|bus|train|taxi|air|plane|a|cheap|expensive|return|full|pay|paid|ticket [fair|fairs>fare|fares] .|is|was|to|for|and|from|has|increased|of
bold|step|come|back|so|and|put [fourth>forth] .|and
{be}|a|very|the|some|of|really|so|such|have|had [grate>great] {n}|.|!|time|day|idea|opportunity|and|to
our|the|a|every|each|of|hotel|all|my|many|for|special|honoured|invited|some|other [guess|guessed|guesses>guest/guests] .|room|rooms|list|house|can|will|who|are|is|were|from|arrive|arrived|speaker
long|my|her|his|short|dark|blond|blonde|your|brown|black|the|curly|wash|cut|washed|red [hare|heir>hair] .|is|and|was|cut|dresser|colour|color|every|looks
to|will|time|wounds|wound|can|help|not|slowly [heel>heal] .|and|quickly|the|your|faster|in|well
have|has|had|never|i've|we've|you've|haven't [herd|hear>heard]
a|the|first|english|piano|driving|every|good|important|valuable|each|my|learned|learnt [lessen|lessens>lesson|lessons] ^the
it|was|be|were|is|are|have|has|had|{sub}|been|who|she|hand [maid>made] in|of|by|me|a|the|to|from|with|it|up|us|many|for|some|an
send|sent|by|e|your|my|email|received|check|post|voice [male>mail] .|me|you|to|and|with|address|box|from|was
and|good|this|tomorrow|every|next|in|the|early|yesterday|{day}|late|sunday|on [mourning>morning] .|i|we|at|and|the|to|of|after|class|to
much|lose|lost|losing|little [patients>patience] .|and|with|while|is|to|in|as
thanks|thank you? for your [patients>patience] .|and|with|while|in
the|of|our|my|his|her|all|for|doctor|many|hospital|their|some|treat|treats|treated|help|other [patience>patients] {be}|were|in|who|with|at|have|had|and|from|to|should|can|will
your|his|her|the|my|their|in|our|of|kind|police|online [presents>presence] of|in|at|is|was|will|on|here
christmas|birthday|wedding|nice|buy|bought|gave|give|get|many|a|of|open|opened|great|wrap|with [presence>presents] .|for|and|to|from|under|were|are
the|a|of|crime|this|every|beautiful|murder|fight|final|opening|love [seen>scene] .|was|of|in|where|is|and|from|when|looks ^it|the
{have}|ever|never|have|has|i've|already|just|be|was|is|were|been|not [scene>seen] a|the|it|him|her|this|that|my|such|many|any|as|in|by|so|them|you|before
are|is|has|was|him|her|don't|people [stairs>stares] at ^to|and
to|at|not|don't|people|rude|always|you|they|she|he [stair>stare] at
{sub}|to|not|someone|people|who|don't|thieves|will|can|tried [steel>steal] the|my|your|a|it|money|his|her|from|our|things|something|cars|their|food
go|went|going|come|home|keep|turn|looks|walk|drive|ahead|walked|stand|forward|get|look [strait>straight]
who|was|were|been|school|teacher|he|she [thought>taught] me|us|him|them|english|maths|math|french|children ^of|that|about
ball|he|she|{sub}|who|just|away|then [through>threw] the|it|a|my|his|her|away|out|up|me
in|so|very [vein|vane>vain] .|and|attempt|about
{sub}|that|this|who|which|it|people|there|what|how [wood>would] {v}|be|have|not|like|you|you|never|also|{sub}
made|of|piece|a|the|solid|dark|and|old|cut|in [would>wood] .|table|floor|chair|and|door|house|furniture ^{v}
set|take|taken|come|fall|fell|falls|tell|keep|far|them|it [a part>apart] from|.|and
[a part>apart] from the|this|that|my|these
be|is|was|are|become|feel|being|to|take|play|as|became|were|important [apart>a part] of|in
`,
  },
]
