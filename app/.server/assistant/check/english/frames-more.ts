import type { PatternGroup } from '../patterns.ts'

const HYPHENS =
  'long term|short term|full time|part time|high quality|low cost|well known|so called|real time|open minded|user friendly|last minute|second hand|first class|world wide|man made|hand made|old fashioned|up to date|out of date|state of the art|step by step|day to day|face to face|end to end|easy to use|one way|two way|long lasting|well paid|hard working|good looking|self employed|high speed|cost effective|time consuming|non profit|English speaking|good quality|large scale|small scale|long distance|middle class|high level|low level|well being|decision making|problem solving'

/** Verbs and the nouns that belong to them, which learners write for one another. */
const NOUN_OF =
  'complain complaint|decide decision|discover discovery|arrive arrival|improve improvement|develop development|choose choice|behave behaviour|agree agreement|describe description|explain explanation|solve solution|suggest suggestion|depart departure|appear appearance|apologize apology|apologise apology|believe belief|succeed success|advertise advertisement|propose proposal|confirm confirmation|recommend recommendation|invite invitation|analyse analysis|analyze analysis|argue argument|achieve achievement|compare comparison|conclude conclusion|deliver delivery|discuss discussion|educate education|govern government|know knowledge|marry marriage|permit permission|prefer preference|receive receipt|replace replacement|respond response|require requirement|satisfy satisfaction|serve service|settle settlement|translate translation|treat treatment'.split(
    '|',
  )
const VERBS = NOUN_OF.map((pair) => pair.split(' ')[0]).join('|')
const NOUNS = NOUN_OF.map((pair) => pair.split(' ')[1]).join('|')

/** More frames of a clause: compounds before a noun, missing verbs, nouns for verbs, questions. */
export const MORE_FRAMES: readonly PatternGroup[] = [
  {
    family: 'compound',
    rule: 'en.compound',
    lines: [
      ...HYPHENS.split('|').map(
        (words) =>
          `? a|an|the|my|your|our|his|her|their|this|that|any|some|these|very|more {adj}? [${words.toLowerCase()}>${words.replaceAll(' ', '-')}] {n} ^{be}`,
      ),
    ].join('\n'),
  },
  {
    family: 'agreement',
    rule: 'en.agreement',
    lines: `
# [is|was>are|were] there many|several|two|three|four|some|any {adj}? {npn}
# [is|was>are|were] there a lot of {adj}? {npn}|people
how many {adj}? {npn}|people [does|is|was|has>do|are|were|have]
? #|and|but these|those [{vsonly}>~base] ^{np}|{have}|{be}|{modal}|{v}|{ved}
# [do|don't>does|doesn't] the|my|your|his|her|this|that {nc} {v} ^{n}
`,
  },
  {
    family: 'verb_form',
    rule: 'en.verb_form',
    lines: `
able|unable [do|go|be|have|get|make|take|use|see|come|say|give|find|work|speak|help|pay|answer|play|walk|understand>to =] ^{prep}
^there will|would|might|must|could|should|can not|also|really? [{pureadj}>be =] if|to|.|and|for|that|because|when|with
{sub} [don't|doesn't will>won't]
{sub} [don't|doesn't can>can't]
{sub} [don't|doesn't should>shouldn't]
{sub} [don't|doesn't must>mustn't]
#|and|but|because|so|that it|this|that|he|she [not {adj}>is =0 =1] .|to|for|that|and|because|,|in|enough|when
#|and|but|because|so|that they|we|you [not {adj}>are =0 =1] .|to|for|that|and|because|,|in|enough|when
i|we|you|they|{np} [am|are knowing|owning|belonging|possessing|containing|seeming|consisting>=1~base]
he|she|it|{nc} [is knowing|owning|belonging|possessing|containing|seeming|consisting>=1~third]
have|has|had [no>not] {vpp} the|my|your|our|it|them|him|her|any|yet|been|to
{be} [no>not] {vpp} by|in|yet|for|to
`,
  },
  {
    family: 'complement',
    rule: 'en.complement',
    lines: `
if|whether|that there [any|no {np}>are =0 =1]
# [is possible|important|necessary|difficult|easy|hard|better|true|impossible>it is =1] to|that
`,
  },
  {
    family: 'confused',
    rule: 'en.confused',
    lines: `
even [thou>though]
buy|bought|these|last|next|my|our|other [to>two] {npn}
# [additional|personal|general|final|usual|normal|unfortunate|hopeful>additionally|personally|generally|finally|usually|normally|unfortunately|hopefully] ,? i|we|you|he|she|they|it
^let|lets|make|makes|made|help|helps|helped|see|saw|watch|hear|heard|had|have a|an|the|my|your|his|our|their [${VERBS}>${NOUNS}] .|of|to|for|about|in|on|is|was|and|that|with|from|from|has
? to|will|would|can|could|should|must|not [${NOUNS.replace('|service', '').replace('|receipt', '').replace('|response', '').replace('|government', '').replace('|education', '').replace('|permission', '')}>${VERBS.replace('|serve', '').replace('|receive', '').replace('|respond', '').replace('|govern', '').replace('|educate', '').replace('|permit', '')}] ^{n}|{prep}|{be}|{modal}|.|and|or
the|their|new|its|our [headquarter>headquarters] .|in|is|of|at|are
a|this|that|each|every|one|another|important|new [phenomena|criteria>phenomenon|criterion] .|that|which|of|is|was|in|for|and
born [in>on] the? {dom} of|{month}
`,
  },
  {
    family: 'number',
    rule: 'en.number',
    lines: `
follow|see|read|try|use|do|check|have|need|know|visit|solve|answer|made|after|before|by|through|during|under|into|between|like|over|considering|all [this|that>these|those] {npn} ^{n}|{ns}|of
follow|read|try|use|do|solve|complete|finish|visit|take|in|between|with|during|through|for|after|before [this>these] {np} .|,|and|in|to|for|below|carefully
`,
  },
]
