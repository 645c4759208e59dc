import type { PatternGroup } from '../patterns.ts'

/** Words that exist and are not the one that is meant, each with what stands beside it when it is wrong. */
export const REAL_WORDS: readonly PatternGroup[] = [
  {
    family: 'confused',
    rule: 'en.your',
    lines: `
^is|was [you're>your] {adj}? {noun}
^that|if|when|because [you're>your] help|time|reply|response|email|mail|message|support|order|interest|patience|understanding|advice|work|answer|feedback|team|company|own|place|attention|cooperation|kindness
in|on|at|of|for|with|from|to|about|into|by|like|under|near|after|before [you're>your] {n}
and|or [you're>your] {noun}
is|are|was|love|like|use|bring|take|check|read|change|update|send|leave|see|visit|meet|enter|lose|keep|need|want|have|get [you're>your] {noun}
#|that|if|when|because|and|but|know|think|hope|say|says|said|sure|glad|since|while|as|what|where [your>you're] welcome|going|coming|not|always|never|being|too|very|right|wrong|late|ready|sure|doing|looking|trying|getting|having|still|also|probably|really|already|supposed|allowed|able|interested|invited|happy|busy|free|kidding|joking|the|a|an|amazing|awesome|great ^own|hand|side|answer|and|to|thing|question|people
#|that|hope|think|know|and|but|because|if|when|so|sure [your>you're] going to {v}|{name}|the|be|have
if|when|because|that|while|unless|since|as|and|but|so [your>you're] {ing} ^{n}|{num}|{adj}|is|was|are|has|and|skills|day|hours|style|experience|place|process|plan|team|list|ability|room|service|of|,|.
#|if|that|hope|when|so [your>you're] {ly} {adj}
#|,|and|but|if|that [your>you're] a|an|the
`,
  },
  {
    family: 'confused',
    rule: 'en.their',
    lines: `
^from|over|out|up|down|be|was|is|are|were|in|get|got|been|go|went|going [there>their] own|families|family|parents|children|kids|house|homes|homework|jobs|job|lives|life|work|names|products|friends|opinion|opinions|customers|employees|students|teacher|teachers|skills|money|dreams|rights|phones|phone|car|cars|mother|father|services|needs|goals|health|studies|feelings|careers|clothes|faces|minds|eyes|hands|way|best|first|last|new|time|country
of|with|for|about|by|on|to|into|do|did|does|doing|make|made|lose|lost|bring|brought|take|took|send|sent|change|changed|improve|love|use|used|forgot|finish|finished|share|shared|submit|spend|spent|express|protect|need|and|give|gave|keep|all|both [there>their] {np}
of|with|for|about|by|on|and|all|both [there>their] {adj} {np}
of|with|for|about|by|on|lost|love|finish|do|did|make|made|left|sold|bought|brought [there>their] {ns} ^is|was|are|were|has|have|will|can
#|and|but|so|because|that|if|when|think|know|said [there>they're] going|coming|trying|planning|waiting|working|looking|doing|making|getting|having|playing|living|very|too|happy|ready|late ^be|way|people|to|was|is
#|that|and|but|think|know|said|because|if|so|when|where [their>there] is|are|was|were|will|has|have|had|isn't|aren't|wasn't|should|would|could|must|can|may|might|seems|exists|exist
over|out|up|down|live|lived|lives|went|go|goes|going|been|from|get|got|getting|arrive|arrived|stay|stayed|work|worked|be|sit|stand [their>there] .|and|for|but|because|yesterday|again|before|tomorrow|by|since|every|when|at|on
in|of|with|for|on|at|to|from|about|by|do|did|love|like|took|take [they're>their] {n}
? # [they're>their] {noun} {be}|{modal}|{have}
#|that|and|but|think|know|because|if|so|when [their>they're] going|coming|trying|planning|waiting|not|always|never|very|too|happy|ready|late|so|looking ^to
# [they're>there] is|are|was|were|will
`,
  },
  {
    family: 'confused',
    rule: 'en.its',
    lines: `
#|that|and|but|because|if|when|think|know|so|since|said|says|hope|while|although|though|sure|see|maybe [its>it's] a|an|the|not|been|going|very|too|so|really|important|hard|easy|possible|impossible|difficult|raining|snowing|true|clear|okay|fine|just|my|your|our|their|his|also|always|never|already|still|better|best|worth|necessary|time|about|like|getting|quite|great|nice|good|bad|ok|what|why|how|because|cold|hot|late|early|sunny|interesting|likely|unlikely|amazing|beautiful|safe|cheaper|more|all|only|me|probably|easier|harder|obvious|essential|sad|funny|strange|normal|common ^{n}
#|that|and|but|because|if|when|think|know|so|since|said|says|hope|while|although|though|sure|see|maybe [its>it's] a|an|the|not|been|going|too|my|your|our|their|his|already|about|what|why|because
#|that|and|but|because|if|when|think|know|so [its>it's] important|hard|easy|possible|impossible|difficult|true|clear|necessary|better|cold|hot|late|early|nice|good|great|bad|okay|ok|fine|interesting|amazing|beautiful|safe|cheaper|easier|funny|strange|raining|snowing|sunny|worth|time|likely ^{noun}
in|on|at|of|for|with|from|to|about|into|by|all|despite|through|during|under|near [it's>its] {adj}? {n}
answer|answers|cover|covers|check|checks|open|opens|close|closes|clean|cleans|protect|protects|follow|follows|run|runs|reach|reaches|build|builds|hold|holds|pay|pays|meet|meets|bring|brings|carry|carries|move|moves|spread|spreads|turn|turns|hide|hides|lost|lose|loses|changed|change|changes|has|have|had|improve|improves|improved|wagged|update|updated|increase|increased|reduce|reduced|launched|released|reached|opened|closed|moved|doubled|sold|announced|published|shows|showed|made|makes|offers|expand|expanded|and|reviewed|gave|gives|lowered|raised|kept|keeps|won|put|puts|cut|left|hid|licked|broke|uses|used|celebrated|started|finished|found|took|takes|renewed|presented|introduced [it's>its] {adj}? {n}
and|but|know|reach|reached [it's>its] own
`,
  },
  {
    family: 'confused',
    rule: 'en.to',
    lines: `
{be}|feel|feels|felt|seems|seem|looks|look|becomes|became|was|got|gets|get|far|way|much|drive|drives|drove|drink|eat|ate|works|worked|arrived|came|it's|i'm|he's|she's|that's|we're|they're|you're|not|little|bit [to>too] much|many|late|early|expensive|big|small|low|high|hot|cold|long|short|busy|tired|difficult|easy|hard|slow|slowly|fast|quickly|loud|far|old|young|heavy|weak|strong|bad|good|soon|often|few|little|dangerous|complicated|close|large|tight|noisy|crowded|dark|shy|lazy ^{noun}
{be}|it's|i'm|he's|she's|that's|we're|they're|you're|was|looks|seems|feels|felt|got|gets|becomes|became|far [to>too] {pureadj} to|for|.|and|but
? me|it|that|one|there|here|i|happy [to>too] .
#|and|but [to>too] many|much {n}
want|wants|wanted|need|needs|needed|have|has|had|able|going|try|tries|tried|trying|like|love|hope|decided|decide|plan|order|forget|forgot|used|supposed|ready|happy|glad|important|easy|hard|how|ought [too>to] {v}
go|goes|went|going|come|comes|came|gone|talk|talked|listen|speak|spoke|write|wrote|send|sent|reply|thanks|according|due|next|close|back|belongs|moved|move|return|returned|walked|drove|travel|travelled|addition|related|similar|attached|invited|access|up [too>to] the|a|an|my|your|his|her|our|their|this|that|these|me|you|him|us|them|it|{name}
^{sub}|me|him|her|them|us [too>to] {verb} ^{ing}
^there {be} [two>too] much|many|late|expensive|big|small|long|short|busy|tired|difficult|hard|far
[to>two] weeks|months|years|hours|minutes|days|hundred|thousand|thirds|people ago|later|of|from|before|after
`,
  },
  {
    family: 'confused',
    rule: 'en.then',
    lines: `
more|less|better|worse|rather|other|bigger|smaller|larger|higher|lower|faster|slower|older|younger|longer|shorter|greater|fewer|cheaper|easier|harder|stronger|weaker|earlier|later|sooner|nicer|richer|poorer|further|farther|closer|cleaner|safer|newer|warmer|colder|hotter|happier|heavier|lighter|simpler|quicker|busier|different|taller|smarter|wider|deeper|nearer [then>than] ^{sub}|.|about
more|less {adj}|{ly}|{n} {n}? [then>than] ^{sub}|we|,|.
more|less {word} {n}? [then>than] {sub} .|{be}|{have}|expected|thought|think|need|want|before|used|do|did
better|worse|bigger|smaller|larger|higher|lower|faster|older|younger|cheaper|easier|harder|earlier|taller|smarter [then>than] {sub} .|{be}|{have}|expected|thought|think|need|want|do|did
#|and|but|since|by|until|back|,|now|only|just|even [than>then] {sub} {word}
#|and|back|by|until|since [than>then] .|{sub}|the
`,
  },
  {
    family: 'confused',
    rule: 'en.affect',
    lines: `
the|an|any|no|little|negative|positive|bad|good|big|great|strong|harmful|side|serious|direct|main|adverse|huge|significant|same|its|their|this|these|those|long-term|major|different|many|several|some|greenhouse|opposite|special|sound [affect|affects>effect|effects] ^the|your|our|my|his|us|me
the|any|negative|positive|bad|good|harmful|side|serious|these|those|many|several|some|its|their|different [affects>effects]
{modal}|to|not|also|don't|doesn't|didn't|will|might|really|negatively|directly|seriously|adversely|badly|can [effect>affect] ^change|changes|a
it|this|that|which|weather|stress|pollution|noise|{np} [effects|effect>affects|affect] the|my|your|his|her|our|their|me|us|him|them|people|how|everyone|every|many|all|performance|sleep|health
{be}|was|been|being|gets|got|get|badly|negatively|also|not|most [effected>affected] by|because
{sub}|has|have|had|it|this|that|which|strike|delay|weather|negatively [effected>affected] the|my|your|his|her|our|their|me|us|him|them|many|all|people
take|takes|took|taking|in|into|no|come|came [affect>effect]
an? [affect>effect] on|of
`,
  },
  {
    family: 'confused',
    rule: 'en.confused',
    lines: `
to|not|will|would|can|could|might|may|don't|didn't|doesn't|never|i|you|we|they|should|must [loose>lose] ^{np}|change|ends|fit|fitting|end|clothes|clothing
[loosing>losing]
{sub}|{n}|who|often|always|quickly|easily [looses>loses]
{sub}|{have}|who [loosed>lost]
too|very|so|is|are|a|was|feel|feels [lose>loose] .|and|clothes|screw|end|ends|tooth|for|fit|around|fitting
[except>accept] the|my|your|our|this|that|his|her|an|a offer|offers|apology|apologies|invitation|job|terms|conditions|proposal|fact|credit|cards|card|payment|order|position|gift|responsibility|challenge|decision|request|result|results|application
to|not|cannot|can't|will|would|please|they|we|i|you|don't|didn't|must|should|gladly|happily [except>accept] ^for|when|that|if|in|on
{have}|{be} [excepted>accepted] ^from
everyone|everything|all|nothing|every|anyone|nobody|everybody|day|days [accept>except] for|{day}|the|me|him|her|you|that|in|on
good|some|any|the|his|her|your|my|their|much|helpful|useful|great|bad|an|of|this|that|for|more|follow|gave|give|medical|legal|need [advise>advice] ^him|her|me|you|them|us|people
to|will|would|can|could|must|should|please|i|we|strongly|you|they [advice>advise] {obj}|you|her|people|the|that|against|everyone|my|our|against|customers
[advices>advice]
quick|prompt|early|your|fast|awaiting|a|any|no|late|kind|for|short|my|friendly [replay>reply] ^of|button|video|mode|value
please|to|will|not|you|i|didn't|can|could [replay>reply] to|as|soon|by|me|asap|back|.
for|your|the|a|no [respond>response] ^to|with|by
#|it|this|place|room|city|village|area|street|was|is|are|were|be|very|so|too|really|more|keep|stay|a|hotel|nice|and|neighbourhood|neighborhood|children [quite>quiet] .|and|place|area|street|room|neighbourhood|neighborhood|town|village|during|in|at|when
be|keep|stay|very|too|so|please [quite>quiet] ^{adj}|a|{ly}|often
{be}|it's|was|i'm|not|he's|she's|that's|looks|feel|felt [quiet>quite] {pureadj} ^and
{be}|had|have|has|it's|was [quiet>quite] a|an|often|well|sure|good|different|difficult|expensive|interesting|hard|easy|important|big|small|soon|far|happy|nice|long|late|likely|useful
[who's>whose] {noun} ^is|was
{person}|man|woman|people|student|someone|anyone [who's>whose] {n} {be}|{have}|{modal}|{vs}|{ved}|{v}
[whose>who's] going|coming|the|that|there|been|not|in|responsible|calling|doing|making|to|paying|driving|really ^{noun}
you|we|they|people|things|these|those|the|our|children [where>were] not|going|there|very|so|in|at|all|happy|late|able|waiting|only|many|also|asked|made|sent|told|given|the|{ing}|{vpp}
know|from|place|house|city|to|remember|see|ask|asked|is|wonder|area|room|country|exactly [were>where] you|he|she|i|the|we|it|they|my|your|people|to ^not
# [were>where] is|did|do|does|was|can|will
#|because|and|that|but|if|so|when|think|know|as|since [were>we're] going|happy|sorry|looking|planning|trying|coming|glad|excited|proud|pleased|currently
{modal}|might|could|would|should|must|may|couldn't|wouldn't|shouldn't|to|not [of>have] {vpp}|{ved}|been|had|done ^the
could|would|should|might|must|couldn't|wouldn't|shouldn't [of>have] ^course
turn|turned|take|took|get|got|switch|switched|drop|dropped|put|fell|kick|cut|show|better [of>off] .|the|my|your|at|all|this|work|from|and|to|than ^{name}
one|some|most|many|all|each|none|because|instead|kind|sort|lot|lots|couple|few|number|front|top|end|part|out|afraid|proud [off>of] the|my|your|his|her|our|their|us|them|these|those|people|it|this|that
`,
  },
]
