import type { PatternGroup } from '../patterns.ts'

/** Prepositions that belong to a verb, an adjective, a noun or a time. */
export const PREPOSITION_RULES: readonly PatternGroup[] = [
  {
    family: 'preposition',
    rule: 'en.preposition_time',
    lines: `
[in|at>on] {day} ^{n}|{ns}|night's|morning's|evening's|afternoon's
[in|at>on] {day} morning|afternoon|evening|night ^{n}|{adj}|{ing}
? [in|at>on] the {day}
[in|at>on] {dom} of? {month}
[in|at>on] the {dom} of? {month}
[in|at>on] {month} {dom}
[in>on] the {dom} of {month}
[on|at>in] {month} ^{dom}
[on|at>in] {month} {year}
[on|at>in] {year} ^{n}|gmt|utc|cet|hours|hrs|local|est|est|bst|edt|pst
[at|on>in] the morning|afternoon|evening ^of
[in the night>at night] .|and|because
[in>at] midnight|noon|lunchtime|dinnertime
[in>at] the|this moment .|,|we|i|and
[in>at] the weekend
[in>on] weekends|weekdays|holiday|vacation
[on>in] the future|past|meantime|beginning ^of
[in>at] {num} o'clock|am|pm|a.m
start|starts|begin|begins|open|opens|close|closes|meet|arrive|leave|call [in|on>at] {num}|8|9|10|11|12|1|2|3|4|5|6|7 .|o'clock|am|pm|in
{v}|{ved}|{vpp}|{ing} [on|in|at>] next|last|every week|month|year|{day}|morning|evening|summer|time ^of
[since>for] {num}|many|several|some|few|a years|months|weeks|days|hours|long|minutes|year|month|week|decades ^ago
[since>for] a|the few|couple|last|past|long of? {num}? years|months|weeks|days|hours|time
[from>since] {year} i|we|he|she|it|they {have}
? [for>since] {year}|yesterday|monday|tuesday|wednesday|thursday|friday|january|february|march|april|june|july|august|september|october|november|december .|,|and|but
here|there|been|{ing} [for>since] {year}|yesterday|monday|tuesday|wednesday|thursday|friday|january|february|march|april|june|july|august|september|october|november|december .|,|and|but
{have} {word}? {word}? {vpp} {word}? [for>since] last|yesterday|childhood
[during>for] {num}|many|several years|months|weeks|days|hours|minutes
[until>by] {day}|tomorrow at the latest
[before {num} years|months|weeks|days>=1 =2 ago] .|,
`,
  },
  {
    family: 'preposition',
    rule: 'en.preposition',
    lines: `
depend|depends|depended|depending|rely|relies|relied|insist|insists|insisted|congratulate [of|from|in|at|about>on] ^time|all|course|advance|future
? concentrate|focus|focuses|focused|count|spend|spent|comment|reflect [of|from|in|at|about>on] ^time|course|advance|future|the
depend|depends|depending [by|to|with|for|about>on] ^all
based [in|at|of|by>on] the|this|my|our|that|these|a|your ^city|country|uk|us|united|middle|heart|center|centre|capital|{name}
arrive|arrives|arrived|arriving [to>at/in] the|my|your|our|his|her|their|a|this|that|work|school|airport|home
arrive|arrives|arrived|arriving [to|at>in] {name} ^airport|station|street|hotel|university|school
arrive|arrives|arrived|arriving [to|at|in>] home|here|there
consist|consists|consisted|consisting [in|on|from|by|with>of] ^{ing}
listen|listens|listened|listening [the|my|your|his|her|music|me|him|them|us|radio>to =]
wait|waits|waited|waiting [me|you|him|us|them|your|my|his|her>for =] ^for
? wait|waits|waited|waiting [on>for] the|you|me|him|them|us|your|my|a ^{v}
wait|waits|waited|waiting [to>for] the|you|me|him|them|us|your|my|a ^{v}
look|looking [after|to>for] a job|work|solution|solutions|apartment|flat|new|my key
search|searching|searched [the|a>for =] job|solution|apartment|flat|answer
apply|applied|applying|applies [to|on|at>for] the|this|a|your|that {adj}? position|job|post|role|internship|scholarship|visa|vacancy|loan|course|programme|program
ask|asked|asking|asks [about|to>for] help|advice|permission|information|more|a refund|money
pay|paid|pays|paying [the|my|our|this>for =] meal|dinner|lunch|tickets|ticket|service|trip|drinks|course|hotel|groceries|items|product
pay|paid attention [in|on|at|for>to]
discuss|discussed|discusses|discussing|mentioned|mentions [about>] the|this|that|my|your|our|it|some|a|how|what|all|his|her|their|these
{sub}|to|{modal}|not mention [about>] the|this|that|my|your|our|it|some|a|how|what|all|his|her|their|these
? emphasize|emphasise|emphasized|emphasised|stress|stressed [on|about>] the|that|this|how
{sub}|to|{modal}|please|didn't|not answer|answered|answers [to>] my|your|the|his|her|our|this|these|all|me|him|them|their|some|a ^charges
{sub}|to|{modal}|please|and|not contact|contacted|contacting [with|to>] me|us|you|him|her|them|the|our|your|my|support|customer
call|called|phone|phoned|phoning [to>] me|you|him|her|us|them|my|your|the
enter|entered|entering|enters [to|into|in>] the room|building|house|country|office|university|classroom|store|shop|website|city
reach|reached|reaches|reaching [to|at>] the|my|home|our|your|his|her|their|a|this
marry|marries|married [with>to]
marry|marrying|marries [with|to>] him|her|me|you|a|my|his
resemble|resembles [to|with>]
attend|attended|attends|attending [to|at|in>] the|a|this|that|your|our|my meeting|course|conference|class|classes|event|school|lesson|lessons|party|university|workshop|training|seminar|interview|wedding|ceremony
join|joins [to|with>] the|our|your|us|me|them|a|this ^meeting
requested|requesting [for>] a|an|the|more|your|that ^very|long|time|{adj}
{sub}|to|please|will|would|kindly [request for>request] a|an|the|more|your|that
approach|approached [to>] the|a|me|him|us|them
explain|explains|explained|explaining|describe|described|introduce|introduced|suggest|suggested|say|said|report|reported|announce|announced|deliver|delivered [me|him|us|them>to =] the|that|how|what|why|a|about|my|your|some|everything|{name}
explain|explained|describe|described [me|him|us|them>to =] .
reply|replied|respond|responded|belongs|belong|happened|happens|listens|listen|write [me|him|us|them|you|my|your|his>to =] ^own|self|a|an|back
reply|replied|respond|responded|responds [on|at|for>to] the|my|your|our|this|that|me|his|her|their email|emails|message|mail|letter|question|request|{n} 
? provide|provides|provided|supply [me|us|you|them|him a|the|some|more|any|all|information|details>=0 with =1]
inform|informed me|you|us|them|him|her [for|on>about/of]
remind|reminds|reminded me|you|us|them|him|her [to|on|for>of/about] {ns}|the|my|our|your|that|this|{name}
congratulations|congratulate|congratulated you|him|her|them|us|me? [for>on] your|the|his|her|their|winning|passing|getting|a
thank|thanks|thanked you|him|her|them|me|us|everyone? [about|of>for] your|the|all|this|helping|his|her|their|coming|everything ^all
accuse|accused me|him|her|them|us|you [for|about>of]
prevent|prevents|prevented|stop|protect|protects me|you|us|them|him|her|people [of|to|against>from] {ing}
divide|divided|divides [in>into] {num}|several|groups|parts|small
translate|translated|translating [in|to>into] {name}|english|spanish|french|german
turn|turned|change|changed|transform|transformed [in>into] a
depart|departs|departed [to>for] {name}
participate|participated|participates|participating|take part|succeed|succeeded|specialize|specialise|invest|invested|interest|increase|decrease|believe|believes|drop|confidence|difference [on|at|to|for>in] the|this|a|our|that|your|my|god|myself|yourself|{ing}|prices|sales ^same|moment|end|time|first|beginning|{num}|{day}
interested|interest [for|about|on|at|to>in] the|this|a|your|our|that|my|{ing}|art|music|learning|it|them|history|politics|sport|sports|working
good|bad|excellent|brilliant|terrible|great|better|best [in|on|with>at] math|maths|mathematics|english|cooking|singing|dancing|sport|sports|tennis|football|swimming|languages|drawing|playing|speaking|writing|learning|organizing|organising|communicating|solving|working|science|french|spanish|german
full [from|about|for|with|at>of] the|my|your|his|her|this|that|it|them|him|people|these|our
afraid|scared|terrified|frightened|proud|ashamed|aware|capable|jealous|fond [from|about|for|with|at|to>of] the|my|your|his|her|dogs|spiders|dark|flying|being|this|that|it|them|him|{ing}|people|these|our ^way|{num}
married|engaged [with>to] a|an|my|his|her|the|{name}|him|me|each
similar|related|allergic|addicted|accustomed|superior|inferior|identical|attached [with|than|at|from|of|as>to] ^each?
equivalent [with|than|from|as>to]
different [of|that|then>from] the|my|your|other|ours|mine|what|that|this|it|those|others|{name}
responsible|famous|suitable|eligible|grateful|thankful|qualified|desire|respect [of|about|with>for] the|my|your|this|that|{ing}|his|her|our|their|a|all|it ^be|day|time|point
satisfied|pleased|familiar|crowded|impressed|obsessed|filled|busy [of|from|about>with] the|my|your|our|this|that|it|his|her|their|a|you|me|him|them|people|everything|tourists ^day|time|first|point
familiar|satisfied|compare|compared|cope|coped|deal|deals|dealt|dealing|agree|agrees|agreed|disagree|provide|communicate|collaborate [to|of|about|for|by|from>with] you|me|him|her|them|us|it|stress|problems|the problem|situation|customers|clients|issue|issues|people ^{v}
agree|agrees|disagree|disagrees [to>with] your|you|this|his|her|my|that|their opinion|idea|statement|view|him|point|decision|author
worried|enthusiastic|curious|nervous|complain|complained|complaining|complains|worry|worries [for|of|at>about] the|my|your|this|that|it|our|his|her|their|what|how|a ^first|time|day|moment|{num}
? excited|concerned|happy|sad|upset [for|of|at|on>about] the|my|your|this|that|it|our|his|her|their|what|how ^first|time|day|moment|{num}
complain|complained|complaining [the|for|of>about] service|food|noise|hotel|quality
? popular [between|to|for>with/among] 
surprised|shocked|amazed|laugh|laughed|shout|shouted|stare|angry [from|on|of|to>at/by] the|me|him|her|us|them|you|my|his|this
borrow|borrowed [to|of>from]
suffer|suffers|suffered|suffering|escape|escaped|graduate|graduated|differ|differs [of|with|at>from] ^{num}|home|school|work|once|least|night|the
recover|recovered|suffer|suffers|suffered|benefit|benefits [of|by|with>from] a|the|this|my|his|her|cancer|stress|depression|headaches|pain
according [with|of|by|for>to]
due|thanks|owing|contrary [of|with|by>to] the|a|my|this|that|our|your|his
in addition [of|for|with>to]
because [the|my|your|his|her|our|their|this {n}>of =0 =1] .|,
[because of>because] {sub} ^{ing}
[despite of>despite/in spite of]
[in spite>in spite of] ^of
? lack|amount|kind|rest [for|about|in|from>of] the|this|these
reason [of|to>for] the|this|my|our|that|{ing}|his|her
lack|shortage|disadvantage|percentage [in|for|from|about|on>of] {ing}|the|money|water|time|sleep|food|experience|information|a ^world|country|{year}|long
solution|answer|key|access|damage|reaction|attitude|invitation|exception|alternative|approach|threat|reply|attention|visit|trip|introduction|right|commitment|contribution [of|for|about|at|from>to] the|this|that|my|your|our|all|these|every problem|problems|question|questions|door|internet|environment|room|data|party|wedding|rule|health|society|company|team|city|museum|details|situation|issue|email|letter|request|customers|project|success
an|the|significant|sharp|big|huge|slight|small increase|decrease|rise|drop|reduction [of|on|at|for>in] prices|sales|temperature|demand|profits|costs|tourism|crime|production
? experience|interest|difficulty|difficulties|skills|participation [of|on|at|to>in] {ing}
impact|effect|effects|influence|opinion|opinions|focus|ban|attack|comment|comments [in|for|at|to|over>on/about] the environment|economy|health|society|children|topic|subject|matter|issue|people|world|planet|students|climate
spend|spends|spent|spending money|time|hours|much|lot|it [in|for|to|at>on] the? clothes|food|books|games|things|travel|holidays|it|rent|transport|marketing|advertising|gifts|education|cars|technology|shoes|homework
[in|at|by>on] foot|board|purpose|strike|average|schedule|facebook|instagram|youtube
[on|at>in] advance|fact|general|particular|contrast|danger|addition|english|spanish|french|german|my opinion|order|total
[on|at>in] my|your|his|our|their opinion|free time|spare|experience
[in|on>at] least|home|night|present|risk ^of|cooking|{ing}|town|hours|market|owner|owners|care|office
[with|in|on>by] car|train|bus|plane|bike|bicycle|taxi|boat|mistake|accident|email|post|phone ^and|in|of|parts|ride|problems|company|accidents|station|stop|stops|{vpp}|tickets|ticket|accident|journey|travel|driver|number|numbers
[in|at>on] the internet|phone|radio|television|tv|website|floor|menu|team|farm|agenda ^of|market|{n}
[in|at>on] the other|one hand
[in|at>on] the first|second|third|fourth|fifth|ground|top floor
[in|on>at] the end of
[on|at>in] the city|country|picture|photo|newspaper|room|kitchen|garden|car|process|uk|email|text|book|morning ^of|center|centre|hall|council|level|side|market|table|{n}|{name}
? [on|at>in] the world|middle|sky|us|usa ^{name}|{n}
go|goes|went|going|travel|travelled|fly|flew|move|moved|return|returned|trip|come|came|drove|drive [in|at>to] {name} ^{month}|{day}
go|goes|went|going|gone|come|comes|came|get|got|return|returned|arrive|arrived|drive|drove [to>] home|there|here|abroad|upstairs|downtown|downstairs|outside|somewhere|inside
go|goes|went|going|gone [to>] shopping|swimming|fishing|skiing|jogging|running|dancing|camping|hiking
go|goes|went|going [in>to] the|school|bed|work cinema|beach|gym|supermarket|doctor|park|office|bank|store|shop|restaurant|mountains|toilet|dentist|museum|hospital|airport|market|city
{sub}|to|{modal}|and|not|will|have|has visit|visited|visiting [to|in|at>] my|the|your|our|his|her|their|{name}|us|me|some|many
work|works|worked|working|job|employed|position|experience [like>as] a|an|the
work|works|worked|working [in>for] a company called
? live|lives|lived|living|stay|stayed [at|on>in] {name} ^street|road|avenue|hotel|university|house|airport|beach
? born [at>in] {year}|{name}
look|looks|looked|looking [to|on>at] the|this|that|my|your|me|him|her|them|it|us|a|our picture|photo|screen|map|data|details|attached|table|results|numbers|.|and|again|list|document
participate|participates|participated [at|on|to>in]
write|wrote|written|writing [with|by>in] english|pen|pencil|french
take|takes|took care [about|for|on|with>of]
take|takes|took advantage [from|on|about>of]
make|makes|made sure [of that>that]
get|gets|got rid [from|off|on>of]
keep|keeps|kept|stay in touch [to|of>with]
fall|fell in love [to|of|in|for>with]
have|has|had a look [to|on>at]
be|am|is|are|was|were in charge [for|on|from>of]
on behalf [for|to|from>of]
with|in [regards to>regard to]
[as regards to>as regards]
[regarding to|about>regarding]
[concerning to|about>concerning]
[in the meanwhile>in the meantime]
[by the other|one hand>on the =2 =3]
[for for>for]
to [to>]
`,
  },
]
