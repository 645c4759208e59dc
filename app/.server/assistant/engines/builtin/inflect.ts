/** Form of an English verb. */
export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'ing'

const IRREGULAR: Readonly<Record<string, readonly [string, string]>> = {
  buy: ['bought', 'bought'],
  get: ['got', 'got'],
  find: ['found', 'found'],
  show: ['showed', 'shown'],
  tell: ['told', 'told'],
  give: ['gave', 'given'],
  speed: ['sped', 'sped'],
  read: ['read', 'read'],
  send: ['sent', 'sent'],
  pay: ['paid', 'paid'],
  make: ['made', 'made'],
  take: ['took', 'taken'],
  write: ['wrote', 'written'],
  build: ['built', 'built'],
  lead: ['led', 'led'],
  hold: ['held', 'held'],
  run: ['ran', 'run'],
  choose: ['chose', 'chosen'],
  keep: ['kept', 'kept'],
  see: ['saw', 'seen'],
  draw: ['drew', 'drawn'],
  drive: ['drove', 'driven'],
  teach: ['taught', 'taught'],
  win: ['won', 'won'],
  begin: ['began', 'begun'],
  know: ['knew', 'known'],
  say: ['said', 'said'],
  meet: ['met', 'met'],
  sell: ['sold', 'sold'],
  hit: ['hit', 'hit'],
  set: ['set', 'set'],
  cut: ['cut', 'cut'],
  put: ['put', 'put'],
  do: ['did', 'done'],
  eat: ['ate', 'eaten'],
  break: ['broke', 'broken'],
  steal: ['stole', 'stolen'],
  speak: ['spoke', 'spoken'],
  bring: ['brought', 'brought'],
  catch: ['caught', 'caught'],
  lose: ['lost', 'lost'],
  leave: ['left', 'left'],
  sign: ['signed', 'signed'],
  grow: ['grew', 'grown'],
  throw: ['threw', 'thrown'],
  feed: ['fed', 'fed'],
  cause: ['caused', 'caused'],
}
const DOUBLES = new Set(
  [
    'stop',
    'plan',
    'ship',
    'drop',
    'submit',
    'refer',
    'commit',
    'admit',
    'permit',
    'prefer',
    'rank',
    'get',
    'run',
    'cut',
    'set',
    'put',
    'hit',
    'win',
    'begin',
  ].filter((word) => word !== 'rank'),
)

/** `verb` may have a particle ("speed up"); only its first word is inflected. */
export function inflect(verb: string, form: VerbForm): string {
  const [first = '', ...rest] = verb.split(' ')
  return [one(first, form), ...rest].join(' ')
}

function one(verb: string, form: VerbForm): string {
  const double = DOUBLES.has(verb) ? verb + verb.slice(-1) : verb
  const irregular = IRREGULAR[verb]
  switch (form) {
    case 'base':
      return verb
    case 'third':
      if (verb === 'have') return 'has'
      if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
      return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
    case 'ing':
      if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
      return /[^eoy]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${double}ing`
    case 'past':
    case 'participle':
      if (irregular !== undefined) return form === 'past' ? irregular[0] : irregular[1]
      if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
      return /e$/.test(verb) ? `${verb}d` : `${double}ed`
  }
}

/** Form of a verb in a text, by its ending and by whether a form of be or have precedes it (`led`). */
export function formOf(word: string, base: string, led: boolean): VerbForm | undefined {
  const lower = word.toLowerCase()
  if (lower === base) return 'base'
  if (lower.endsWith('ing')) return 'ing'
  if (lower.endsWith('ed')) return led ? 'participle' : 'past'
  if (lower.endsWith('s')) return 'third'
  return undefined
}

/** Base form of a past participle: by table if it is irregular, else the first candidate that `isVerb` accepts. */
export function baseOfParticiple(word: string, isVerb: (base: string) => boolean): string | undefined {
  const lower = word.toLowerCase()
  for (const [base, [, participle]] of Object.entries(IRREGULAR)) if (participle === lower) return base
  if (!lower.endsWith('ed')) return undefined
  const stem = lower.slice(0, -2)
  const single = /([bdfgklmnprt])\1$/.test(stem) ? stem.slice(0, -1) : undefined
  const candidates = [lower.endsWith('ied') ? `${lower.slice(0, -3)}y` : undefined, `${stem}e`, single, stem]
  return candidates.find((candidate) => candidate !== undefined && isVerb(candidate))
}
