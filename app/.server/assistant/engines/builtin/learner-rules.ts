import { matchCase } from './spelling.ts'

/** A pattern and its replacement; `undefined` leaves the match unchanged. */
type Rule = { find: RegExp; instead(groups: readonly string[], before: string, after: string): string | undefined }

const MODAL = "will|would|can|could|should|must|may|might|won't|wouldn't|can't|couldn't|shouldn't|mustn't"
const PERSON = 'I|you|he|she|it|we|they|who'
const TO_BASE: Readonly<Record<string, string>> = {
  came: 'come',
  went: 'go',
  saw: 'see',
  did: 'do',
  took: 'take',
  ate: 'eat',
  gave: 'give',
  got: 'get',
  made: 'make',
  had: 'have',
  was: 'be',
  were: 'be',
  wrote: 'write',
  bought: 'buy',
  brought: 'bring',
  thought: 'think',
  told: 'tell',
  found: 'find',
  knew: 'know',
  left: 'leave',
  sent: 'send',
  spoke: 'speak',
  began: 'begin',
  met: 'meet',
  kept: 'keep',
  paid: 'pay',
  became: 'become',
  forgot: 'forget',
  chose: 'choose',
  drove: 'drive',
  understood: 'understand',
}
const BARE: Readonly<Record<string, string>> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  youre: "you're",
  theyre: "they're",
  thats: "that's",
  whats: "what's",
  ive: "I've",
  im: "I'm",
  youve: "you've",
  theyve: "they've",
  weve: "we've",
}
/** "It doesn't works." */
const AFTER_DO: Readonly<Record<string, string>> = {
  works: 'work',
  needs: 'need',
  wants: 'want',
  likes: 'like',
  knows: 'know',
  thinks: 'think',
  goes: 'go',
  has: 'have',
  makes: 'make',
  gets: 'get',
  comes: 'come',
  looks: 'look',
  says: 'say',
  means: 'mean',
  helps: 'help',
  seems: 'seem',
  understands: 'understand',
  uses: 'use',
  takes: 'take',
  gives: 'give',
  feels: 'feel',
  speaks: 'speak',
}
const UNCOUNTABLE =
  'information|advice|furniture|equipment|homework|luggage|knowledge|feedback|software|baggage|garbage|traffic|machinery|hardware'
const ING: Readonly<Record<string, string>> = {
  hear: 'hearing',
  see: 'seeing',
  meet: 'meeting',
  receive: 'receiving',
  get: 'getting',
  be: 'being',
  have: 'having',
  speak: 'speaking',
  learn: 'learning',
  discuss: 'discussing',
  join: 'joining',
  know: 'knowing',
  read: 'reading',
  work: 'working',
  live: 'living',
  eat: 'eating',
  drive: 'driving',
  wake: 'waking',
  sleep: 'sleeping',
  go: 'going',
  do: 'doing',
  make: 'making',
  take: 'taking',
  travel: 'travelling',
  study: 'studying',
  speaking: 'speaking',
}
const SINGULAR: Readonly<Record<string, string>> = {
  have: 'has',
  are: 'is',
  were: 'was',
  need: 'needs',
  want: 'wants',
  do: 'does',
  "don't": "doesn't",
  "aren't": "isn't",
  "weren't": "wasn't",
  like: 'likes',
  know: 'knows',
  think: 'thinks',
  go: 'goes',
  get: 'gets',
  make: 'makes',
  seem: 'seems',
}
const PLURAL: Readonly<Record<string, string>> = {
  was: 'were',
  is: 'are',
  has: 'have',
  does: 'do',
  "wasn't": "weren't",
  "isn't": "aren't",
  "doesn't": "don't",
  "hasn't": "haven't",
}
const verbs = (table: Readonly<Record<string, string>>) => Object.keys(table).join('|')
const look = (table: Readonly<Record<string, string>>, word = '') => table[word.toLowerCase()]

/** Frequent mistakes of learners that the checker misses, each only in a context with a single reading. */
export const LEARNER_RULES: readonly Rule[] = [
  {
    find: /\b(he|she|it)( +)don['’]?t\b/gi,
    instead: ([, who = '', gap = ''], before) =>
      /\b(?:let|make|help|watch|see|did|does|if|that|insist\w*|suggest\w*|demand\w*)\s+$/i.test(before)
        ? undefined
        : `${who}${gap}doesn't`,
  },
  {
    find: new RegExp(`\\b(${verbs(BARE)})\\b`, 'gi'),
    instead: ([word = '']) =>
      /^(?:IM|Im)$/.test(word) && word === 'IM' ? undefined : matchFirst(look(BARE, word), word),
  },
  {
    find: new RegExp(`(?<=\\b(?:do|does|did)(?:n['’]?t| not) +)(${verbs(AFTER_DO)})\\b`, 'gi'),
    instead: ([verb = '']) => look(AFTER_DO, verb),
  },
  {
    find: new RegExp(`\\b(${PERSON})( +)seen\\b`, 'gi'),
    instead: ([, who = '', gap = ''], before) => (auxiliary(before) ? undefined : `${who}${gap}saw`),
  },
  {
    find: /\b(I|you|he|she|we|they)( +)done (it|this|that|my|the|everything|nothing|a)\b/gi,
    instead: ([, who = '', gap = '', rest = ''], before) => (auxiliary(before) ? undefined : `${who}${gap}did ${rest}`),
  },
  {
    find: new RegExp(
      `\\b(${PERSON})( +)(${MODAL})( +)((?:not |never |always |probably )?)(${verbs(TO_BASE)})\\b`,
      'gi',
    ),
    instead: ([, who = '', a = '', modal = '', b = '', not = '', verb = '']) =>
      `${who}${a}${modal}${b}${not}${look(TO_BASE, verb)}`,
  },
  {
    find: new RegExp(
      `\\b(I|you|he|she|we|they)( +)(${MODAL}) to (go|be|do|have|make|take|get|see|say|come|work|help|find|use|buy|learn|speak|try)\\b`,
      'gi',
    ),
    instead: ([, who = '', gap = '', modal = '', verb = '']) => `${who}${gap}${modal} ${verb}`,
  },
  { find: /\b(could|would|should|might|must) of\b(?! course)/gi, instead: ([, modal = '']) => `${modal} have` },
  {
    find: /\b(am|are|'m|’m|'re|’re) (agree|disagree)\b/gi,
    instead: ([, be = '', verb = '']) => (/['’]/.test(be) ? undefined : verb),
  },
  {
    find: /\b(I|you|we|they)(?:['’](?:m|re)) (agree|disagree)\b/gi,
    instead: ([, who = '', verb = '']) => `${who} ${verb}`,
  },
  {
    find: new RegExp(
      `\\b(the |these |those |some |any |many |all )?(${UNCOUNTABLE})s\\b( +)?(are|were|have)?\\b`,
      'gi',
    ),
    instead: ([, article = '', noun = '', gap = '', verb = '']) =>
      `${uncountable(article)}${noun}${gap}${verb === '' ? '' : (look(SINGULAR, verb) ?? verb)}`,
  },
  {
    find: /\blook(s|ed|ing)? forward to (hear|see|meet|receive|get|be|have|speak|learn|discuss|join|know|read|go|do|make|take)\b/gi,
    instead: ([all = '', , verb = '']) => all.slice(0, -verb.length) + look(ING, verb),
  },
  {
    find: /\b(I am|I['’]m|I was|he is|she is|we are|we['’]re|I got) used to (work|live|eat|drive|wake|sleep|go|get|travel|study|have|hear|speak)\b/gi,
    instead: ([, be = '', verb = '']) => `${be} used to ${look(ING, verb)}`,
  },
  { find: /\bdiscuss(ed|es|ing)? about\b/gi, instead: ([all = '']) => all.slice(0, -6) },
  { find: /\bmarried with (?=(?:a|an|my|his|her|the|their)\b)/gi, instead: () => 'married to ' },
  {
    find: /(^|[.!?]\s+)(This|That)( are| were)\b/g,
    instead: ([, lead = '', word = '', verb = '']) => `${lead}${word === 'This' ? 'These' : 'Those'}${verb}`,
  },
  {
    find: /\b(each of (?:the |these |those |our |my |your |their )?[a-z]+s )(have|are|were|need|want|do|don't)\b/gi,
    instead: ([, lead = '', verb = '']) => `${lead}${look(SINGULAR, verb)}`,
  },
  {
    find: /\b((?:each|every)(?: and every)? (?!other\b|one of\b)[a-z]+[a-rt-z] )(have|are|were|need|want|do|don't|like|know|think|go|get)\b/gi,
    instead: ([, lead = '', verb = ''], before) =>
      /\b(?:let|make|help|have|did|does|do|would|and|or)\s+$/i.test(before)
        ? undefined
        : `${lead}${look(SINGULAR, verb)}`,
  },
  {
    find: /\b(everybody|everyone|nobody|no one|somebody|someone|anybody|anyone|everything|nothing) (have|are|were|need|want|like|know|think|don't|seem)\b/gi,
    instead: ([, who = '', verb = ''], before) =>
      /(?:^|[.!?,;]\s+|\b(?:that|because|and|but|if|when|where|think|so)\s+)$/i.test(before)
        ? `${who} ${look(SINGULAR, verb)}`
        : undefined,
  },
  {
    find: /\b((?:many|several|most|some|few|these|those|a lot of|lots of|alot of|all the|the) (?:people|children|men|women) |(?:^|[.!?]\s+)(?:people|children|men|women) )(was|is|has|does|wasn't|isn't|doesn't|hasn't)\b/gi,
    instead: ([, lead = '', verb = ''], before) =>
      /\b(?:of|for|with|to|about|by|from|in|help\w*)\s+$/i.test(before) ? undefined : `${lead}${look(PLURAL, verb)}`,
  },
  {
    find: /(^|[.!?,;]\s+|\b(?:and|but|because|so|that)\s+)there (going|coming|trying|planning|waiting|working) /gi,
    instead: ([all = '', lead = '', verb = '']) => `${lead}${matchFirst("they're", all.slice(lead.length))} ${verb} `,
  },
  {
    find: /\b(your)(?= (?:the (?:best|worst|only|one|most|first)|a (?:great|good|very|bad)|an? \w+ (?:person|friend|man|woman|boy|girl)|welcome\b|going to\b|not\b|always\b|being\b|so \w+[.!]|too \w+[.!]|wrong\b))/gi,
    instead: ([word = '']) => matchFirst("you're", word),
  },
  {
    find: /(^|[.!?]\s+)Its(?= (?:a|an|the|not|been|going|very|too|so|important|hard|easy|possible|difficult|raining|true|time|clear|okay|fine|just|my|your)\b|\s(?:late|early|cold|hot|good|bad|great|nice|over|done|ok|okay|me|us|him|her)[.!,])/g,
    instead: ([, lead = '']) => `${lead}It's`,
  },
  {
    find: /(^|[.!?]\s+)[Mm]e and (him|her|my [a-z]+|[A-Z][a-z]+)(?= (?:went|are|were|have|had|like|liked|will|can|do|did|saw|got|want|wanted|live|work|play|played|go|came|made|decided|think|know)\b)/g,
    instead: ([, lead = '', other = '']) =>
      `${lead}${other === 'him' ? 'He' : other === 'her' ? 'She' : other.charAt(0).toUpperCase() + other.slice(1)} and I`,
  },
  {
    find: /\b(better|worse|more|less|rather|other|bigger|smaller|larger|higher|lower|faster|older|younger|longer|greater|fewer) then\b(?! (?:I|you|he|she|it|we|they) (?:will|would|went|came|did|can)\b)/gi,
    instead: ([, lead = '']) => `${lead} than`,
  },
  {
    find: /\bto loose (the|my|your|our|his|her|their|weight|money|time|control|hope)\b/gi,
    instead: ([, rest = '']) => `to lose ${rest}`,
  },
  {
    find: /\b(much) (people|children|things|problems|friends|books|students|questions|ideas|cars|words|reasons|mistakes|employees|customers)\b/gi,
    instead: ([, word = '', noun = '']) => `${matchCase('many', word)} ${noun}`,
  },
  {
    find: /\b(he|she) (?:has|have) (\w+) years old\b/gi,
    instead: ([, who = '', age = '']) => `${who} is ${age} years old`,
  },
  { find: /\bI have (\w+) years old\b/g, instead: ([, age = '']) => `I am ${age} years old` },
  {
    find: /\bsince ((?:two|three|four|five|six|seven|eight|nine|ten|many|several) (?:years|months|weeks|days|hours))(?! ago)\b/gi,
    instead: ([, span = ''], before) => (/\b(?:ever|long)\s+$/i.test(before) ? undefined : `for ${span}`),
  },
  { find: /\bdepend(s|ed|ing)? of\b/gi, instead: ([all = '']) => `${all.slice(0, -2)}on` },
  { find: /\baccording with\b/gi, instead: () => 'according to' },
  { find: /\bresponsible of\b/gi, instead: () => 'responsible for' },
  { find: /\bin the other hand\b/gi, instead: ([all = '']) => matchFirst('on the other hand', all) },
  { find: /\bin my point of view\b/gi, instead: ([all = '']) => matchFirst('from my point of view', all) },
  {
    find: /\b(explain|describe|suggest)(s|ed)? (me|us|him|them) (the|how|what|why|that|your|my)\b/gi,
    instead: ([, verb = '', end = '', who = '', rest = '']) => `${verb}${end} to ${who} ${rest}`,
  },
  {
    find: /\b(said) (me|him|her|us|them) (that|to)\b/gi,
    instead: ([, , who = '', rest = '']) => `told ${who} ${rest}`,
  },
  {
    find: /\blisten(s|ed|ing)? (music|the radio|songs|podcasts|me|him|her|them)\b/gi,
    instead: ([, end = '', what = '']) => `listen${end} to ${what}`,
  },
  { find: /\b(am|is|are|was|were|'s|'re) suppose to\b/gi, instead: ([, be = '']) => `${be} supposed to` },
  {
    find: /\b(most|more) (best|better|worst|worse)\b/gi,
    instead: ([, word = '', rest = '']) => matchFirst(rest, word),
  },
  {
    find: /(^|[\s(])i(?= (?:am|was|have|had|will|would|can|could|do|did|think|want|know|like|need|went|saw|should|must)\b|['’](?:m|ve|ll|d)\b)/g,
    instead: ([, lead = '']) => `${lead}I`,
  },
]

function auxiliary(before: string): boolean {
  return /\b(?:have|has|had|having|be|is|are|was|were|being|been|get|got|what|which|that|whom|haven't|hasn't|hadn't|['’]ve)\s+(?:\w+\s+)?$/i.test(
    before,
  )
}

function uncountable(article: string): string {
  if (/^(?:these|those)/i.test(article)) return matchFirst(/^these/i.test(article) ? 'this ' : 'that ', article) ?? ''
  return /^many/i.test(article) ? (matchFirst('much ', article) ?? '') : article
}

function matchFirst(word: string | undefined, model: string): string | undefined {
  if (word === undefined) return undefined
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
