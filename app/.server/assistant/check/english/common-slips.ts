import type { PatternGroup } from '../patterns.ts'

// Behind "and" a noun may be the second of two subjects.
const CLAUSE = '#|but|because|so'
/** Hardly ever nouns. */
const VERBS =
  'need|seem|know|contain|include|begin|belong|exist|become|remain|require|consist|depend|happen|teach|bring|sell|eat|grow|tell|give|go'
/** Nouns as often. */
const BOTH_READINGS =
  'want|look|cost|live|come|make|keep|say|take|ask|find|feel|mean|think|try|work|close|open|start|end'

/** Slips of native writers, and the verb of a noun that stands alone. */
export const COMMON_SLIPS: readonly PatternGroup[] = [
  {
    family: 'agreement',
    rule: 'en.agreement',
    lines: `
the|a|my|his|her|your|our|this|that|every|each|their {nc} [dont|havent|werent|arent>doesn't|hasn't|wasn't|isn't]
^and|or|if he|she|it [dont|havent|arent>doesn't|hasn't|isn't]
${CLAUSE} the|my|your|his|her|our|their|this|that|every|each {adj}? {nc} [${VERBS}>~third] {det}|{adj}|{prep}|{obj}|{ly}|{noun}|very|so|all|him|me|every|to|many|much|.
# me and {name} [has|is|was|hasn't|wasn't|isn't>have|are|were|haven't|weren't|aren't]
?${CLAUSE} the|my|your|his|her|our|their|this|that|every|each {nc} [${BOTH_READINGS}>~third] at|on|the|a|an|my|very|to|me|us|him|them|you
`,
  },
  {
    family: 'confused',
    rule: 'en.confused',
    lines: `
^the|this|that|of|what|such|some|like|any|our|{adj} [weather>whether] you|he|she|we|they|i|or
check|decide|asked|ask|unsure|certain|sure|see|know|tell|out|me|us|matter [weather>whether] it|the|this|that|there|to|my|your|our|their|people
[an other>another]
of|in|with|for|from|about|at|by|into|half|on [are>our] {noun}
finish|finished|do|did|does|love|like|miss|visit|visited|sold|meet|met|lost|forgot|clean|cleaned|paid|pay|see|take|bring|change|changed|share [are>our] {noun}
# [are>our] {noun} {be}|{modal}|{have}
`,
  },
  {
    family: 'verb_form',
    rule: 'en.verb_form',
    lines: `
{be}|feel|felt|i'm very|so|really|quite|extremely|deeply [impress|surprise|interest|please|disappoint|confuse|worry|annoy|tire|excite|bore|shock|embarrass>~pp] by|with|about|at|in|that|to|.|and
`,
  },
  {
    family: 'confused',
    rule: 'en.your',
    lines: `
# [your>you're] welcome to {v}|any|in
`,
  },
  {
    family: 'confused',
    rule: 'en.its',
    lines: `
#|because|and|but|that|if|since|when|while|as|although [it's>its] {adj}? {noun} is|was|are|were|has|had|will|can|keeps|looks ^it|there|that|not
`,
  },
  {
    family: 'confused',
    rule: 'en.to',
    lines: `
?{noun} [to>too] .
`,
  },
  {
    family: 'number',
    rule: 'en.number',
    lines: `
?^or|no|much|a|any|even|in [less>fewer] {adj}? {np} ^ago|old|than
`,
  },
]
