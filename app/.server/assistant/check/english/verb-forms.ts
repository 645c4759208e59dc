import type { PatternGroup } from '../patterns.ts'

const TO_VERBS =
  'want|wants|wanted|need|needs|needed|try|tries|tried|trying|hope|hopes|hoped|decide|decides|decided|plan|plans|planned|going|able|unable|ready|agree|agreed|refuse|refused|refuses|promise|promised|promises|expect|expects|expected|learn|learned|learnt|manage|managed|offer|offered|offers|afford|fail|failed|prepared|willing|supposed|order|forced|allowed|ought|used|wish|wishes|glad|pleased|happy|pleasure|opportunity|chance|way|time|how|had|has|have|attempt|tend|tends|seem|seems|prefer|easy|hard|difficult|important|possible|impossible|necessary|better|best|asked|invited|told|helps|help|helped|decision|ability|right|reason|likely|aim|goal|begin|began|started|start|starts|continue|continued'

/** Which form of a verb its neighbours ask for. */
export const VERB_FORMS: readonly PatternGroup[] = [
  {
    family: 'verb_form',
    rule: 'en.verb_form',
    lines: `
could|can|would|will|should|may|might|must|did|didn't|don't|doesn't|does you|he|she|they|we|i|it [sent|went|took|made|came|got|gave|wrote|saw|told|spoke|bought|brought>send|go|take|make|come|get|give|write|see|tell|speak|buy|bring] ^by
will|would|can|could|should|must|may|might|won't|wouldn't|can't|cannot|couldn't|shouldn't|mustn't|i'll|you'll|he'll|she'll|it'll|we'll|they'll not|always|never|also|only|still|just|probably|really? [{vs}>~base] ^{be}
{sub}|{n}|who|that|which|there|this|everyone will|would|can|could|should|must|may|might|cannot|shall not|always|never|also|only|still|just|probably|really|surely? [{irregular}>~base]
won't|wouldn't|can't|couldn't|shouldn't|mustn't|i'll|you'll|he'll|she'll|we'll|they'll {sub}|also? [{irregular}>~base]
{sub}|who|that|which|there will|would|can|could|should|must|may|might|cannot not|always|never|also|only|still|just|probably|really? [{ed}>~base/have =] ^{n}
won't|wouldn't|can't|cannot|couldn't|shouldn't|mustn't|i'll|you'll|he'll|she'll|we'll|they'll [{ed}>~base/have =] ^{n}
? {np}|{ns} will|would|can|could|should|must|may|might not? [{ed}>~base/have =]
{sub}|who|that will|would|can|could|should|must|may|might|cannot not|always|also? [{ing}>~base/be =] ^{be}
won't|wouldn't|can't|cannot|couldn't|shouldn't|i'll|you'll|he'll|she'll|we'll|they'll [{ing}>~base/be =]
{sub}|who|that|which|{n}|{name}|people|students will|would|can|could|should|must|might|cannot|won't|wouldn't|can't|couldn't|shouldn't|mustn't not|always|also? [to>] {v} ^{word}
{sub}|{n}|{name}|who|which|that {modal} not|never|also|only [been>be] ^{ing}
^{det}|{poss} {modal} [been|is|are|was|were|am>be]
{sub}|who|that|which|{n} {modal} [being>be]
{sub}|who will|would|can|could|should|must|may|might [has|had>have] ^{name}
^as|so|nor|neither|than does|did|don't|doesn't|didn't not|always|really|ever|even|also? [{vs}>~base] ^{be}|and|or
^compared|due|thanks|according|owing|related|similar|contrary|response|reference do|to not? [{vsonly}>~base] ^{be}
don't|doesn't|didn't really|even|always|ever? [{irregular}>~base]
don't|doesn't|didn't really|even|always|ever? [{ed}>~base]
don't|doesn't|didn't really|even|always? [{ing}>~base] ^is|was|makes
don't|doesn't|didn't really|even|always? [has|had>have]
don't|doesn't|didn't [to>] {v}
did|does|do not [{irregular}|{ed}>~base]
did|do|does i|you|he|she|it|we|they not|ever|really|also|even? [{irregular}|{vs}>~base]
did|do|does i|you|he|she|it|we|they not|ever|really|also|even? [{ed}>~base] ^{n}
#|what|when|where|why|how|who did|does the|my|your|his|her|our|their|this|that|a {adj}? {n} [{irregular}|{vs}>~base] ^{word}
? #|what|when|where|why|how did the|my|your|his|her|our|their|this|that|a {adj}? {n} [{ed}>~base]
^as|so|nor|neither|than did|does {name} [{irregular}|{vs}|{ed}>~base]
have|has|had|haven't|hasn't|hadn't|i've|you've|we've|they've not|never|already|ever|just|always|also|recently|finally|only|even|still? [{irregular}>~pp] ^{noun}
{sub}|{n}|who {have} not|never|already|ever|just|always|also|recently|finally? [{verb}>~pp] ^to|come|become|run|put|cut|let|set|hit|read
{have} {sub} ever|already|not|never|just? [{irregular}>~pp]
i've|you've|we've|they've|haven't|hasn't|hadn't [{verb}>~pp] ^to
{have} not|never|already|always|just? [being>been]
{have} [be>been]
{sub}|{n}|who have|has|had|haven't|hasn't [went>gone]
{be}|been|being|get|gets|got not|never|already|also|just|always|badly|well|often|completely|recently? [{irregular}>~pp] ^is
is|are|was|were|am|been|being not|also|already|often|usually|always|well|badly|completely? [{verb}>~pp/~ing] by|in|on|at|to|from|for|of|with|.|the|a|that|as|and|, ^{noun}
i'm|i am|we are|you are|they are|we're|you're|they're|he is|she is|it is [agree|disagree|understand|think|believe|hope|want|need|know|like|recommend|suggest|live|work|study|go|wait|write|look|try|plan|come|speak|learn|stay|prefer|expect|send>~ing]
i'm|we're|you're|they're|he's|she's|i've|it's not? [work|write|study|wait|look|try|plan|learn|think|go|live|send|apply|come|speak|talk|read|search|enjoy|use|make|get|do|feel|start|watch>~ing]
${TO_VERBS} {obj}? to [{irregular}>~base]
${TO_VERBS} {obj}? to not? [{ed}>~base] the|a|an|my|your|his|her|our|their|this|that|it|me|you|us|them|him|in|on|at|with|for|to|from|some|more|.|and|about|by|what|how|up|{name}|all|these|any|many ^{np}
${TO_VERBS} {obj}? to not? [{vs}>~base] ^{be}
${TO_VERBS.replace('|used|', '|')} {obj}? to [{ing}>~base] ^{be}
#|and|but|, to [{irregular}>~base] the|a|my|your|his|her|our|their|it|you
in order to [{irregular}|{ed}|{vs}|{ing}>~base]
in order [{verb}>to =]
let|lets|let's not? {obj}|you|it? [{vs}|{irregular}|{ed}>~base] ^{n}
let|lets {obj}|you|it [to>] {v}
make|makes|made|making {obj}|you|it|people|everyone|students|children [to>] {v}
make|makes {obj}|you|people|everyone|students|children|it [{ing}>~base] ^and
? made|making {obj}|you|people|everyone|students|children|it [{ing}>~base] ^and
make|makes|made {obj}|you|people|it|everyone [{vs}>~base] ^{noun}
help|helps|helped|let|lets {obj}|you|people [{ing}>~base] 
`,
  },
]

const GERUND_VERBS =
  "enjoy|enjoys|enjoyed|avoid|avoids|avoided|finish|finished|finishes|suggest|suggests|suggested|recommend|recommends|recommended|consider|considered|considers|considering|mind|keep|keeps|kept|admit|admitted|deny|denied|miss|missed|misses|postpone|postponed|risk|risked|quit|imagine|involve|involves|involved|appreciate|appreciated|delay|delayed|discuss|discussed|dislike|dislikes|disliked|resist|tolerate|mention|mentioned|stopped|can't|stop|worth|busy|recall|regret"
const GERUND_PREPOSITIONS =
  'without|instead of|before|after|by|interested in|good at|bad at|tired of|afraid of|think of|thinking of|thought of|thought about|thinking about|think about|responsible for|capable of|excited about|worried about|dream of|insist on|insisted on|succeeded in|succeed in|believe in|way of|idea of|hope of|reason for|fond of|proud of|interest in|experience in|keen on|addition to|forward to|looking forward to|committed to|apologize for|apologise for|sorry for|thank you for|thanks for|accused of|tired from|difficulty in|difficulties in|chance of|cost of|habit of|possibility of|process of|purpose of|importance of|problem of|benefits of|advantage of|risk of|method of|concentrate on|focus on|work on|worked on|spend time|worth|objection to|dedicated to|accustomed to|prior to|aimed at|crazy about'
/** "Without delay" may hold a noun, and "places close by include" no act at all. */
function leadOf(phrase: string): string {
  if (phrase === 'without') return '? '
  return phrase === 'by' ? '^close|best|use|near|nearby|stand|go|goes|went|pass|passed|passing ' : ''
}

const CONTEXT = GERUND_PREPOSITIONS.split('|')
  .map(
    (phrase) =>
      `${leadOf(phrase)}${phrase} not? [{verb}>~ing] the|a|an|my|your|his|her|our|their|this|that|these|those|it|me|you|him|us|them|to|in|on|at|with|from|any|anything|something|more|new|some|all|about|for|so|too|.|,|and|what|how|up|out|{name} ^{sub}`,
  )
  .join('\n')

/** Whether a verb is followed by -ing, by to and a verb, or by an object. */
export const COMPLEMENTS: readonly PatternGroup[] = [
  {
    family: 'complement',
    rule: 'en.complement',
    lines: `
{sub}|{n}|to|{modal}|don't|doesn't|didn't|would|not|really|and ${GERUND_VERBS.replace("|can't|stop|worth|busy|recall|regret", '').replace('|discuss|discussed', '').replace('|stopped', '')} [to {v}>=1~ing] ^when
${GERUND_VERBS.replace("|can't|stop|worth|busy|recall|regret", '').replace('|risk|risked', '').replace('|mind|', '|')} [{verb}>~ing] ^{sub}|that|to|by
^too worth|busy [to {v}>=1~ing]
can't|couldn't help|stand [to {v}>=1~ing] ^{n}
have|has|had|having difficulty|trouble|difficulties|problems|fun [to {v}>=1~ing]
spend|spends|spent|spending|waste|wasted a|my|his|her|their|our|much|too|all|lot|some|most|{num}? of? my? time|hours|hour|days|day|money|weekend|years|months|evening|afternoon|week [to {v}>=1~ing]
decide|decided|decides|want|wants|wanted|hope|hopes|hoped|agree|agreed|refuse|refused|promise|promised|manage|managed|offered|afford|failed|pretend|pretended|choose not? [{ing}>to ~base] ^{prep}|{n}
{sub}|{n}|who|would|really want|wants|wanted|need|needs|decided|decide|hope|plan|wish|hoped|planned [{verb}>to =] ^that
{sub} {modal}? [suggest|recommend|suggested|recommended|suggests|recommends {obj}|you to {v}>=0 that =1~subject =3]
suggest|recommend|suggested|suggests [to {v}>=1~ing]
{sub}|to|please|can|could|will [explain|explained|describe|described|suggest|suggested {obj}>=0 to =1] ^{ns}
{sub}|that|who|will|to|also want|wants|wanted|expect|expected|need|asked|told [that {sub} {v}>=1~object to =2]
{sub}|who|i'd|would want|wants|wanted [that {sub} {v}>=1~object to =2]
{sub}|to|also|strongly|would|will [allow|allows|allowed|enable|enables|permit|permits to {v}>=0 you to =2/=0 us to =2]
look|looks|looking|looked forward to [{v}>~ing] from|you|it|the|a|your|with|back|again|soon|more|and|about|in|this|at|to
look|looking|looks forward [for|on|at>to]
forward [hearing|seeing|meeting|receiving|working|getting|reading|speaking>to =]
forward to [hear|see|meet|receive|get|work|discuss|speak|talk|visit|have|join|welcome|read|learn|be|begin|start|start|collaborate>~ing]
i'm|you're|he's|she's|we're|they're|get|getting|got not|already|still? used|accustomed to [{v}>~ing]
i|you|he|she|we {be} not|already|still? used|accustomed to [{v}>~ing] ^{ns}
? it|they {be} not|already|still? used|accustomed to [{v}>~ing] ^{ns}
object|objected|opposed|devoted|admitted|addicted to [{verb}>~ing]
${CONTEXT}
you|don't mind [to {v}>=1~ing]
{sub}|would had? better|rather [to>] {v}
how about|what about [to {v}>=1~ing]
how about|what about [{verb}>~ing]
prevent|prevents|prevented|stop|stops|stopped {obj}|you|people|it|him [to {v}>from =1~ing]
forbid|warn {obj} [from {ing}>to =1~base]
{be}|too|so|easy|hard|difficult|important for {obj}|you|people|students|children [{verb}>to =]
{be}|is|was important|necessary|easy|hard|difficult|impossible|better|essential|useful|dangerous|nice|good|great [{verb}>to =] ^{np}|already
be|am|is|are|was|were|been able|going|unable|supposed|willing|likely|ready [{verb}>to =]
please|kindly [to>] {v}
please|kindly [{ing}>~base] ^{n}
please [{vs}>~base]
`,
  },
]
