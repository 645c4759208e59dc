/** What a careless rewriting would make of a fact: each of these says something else. An empty one leaves it out. */
export function alterationsOf(kind: string, was: string): string[] {
  switch (kind) {
    case 'negation':
      return ['']
    case 'name':
      return [was === 'Madrid' ? 'Lisbon' : was.includes(' ') ? was.replace(/\S+$/, 'Okafor') : 'Okafor']
    case 'placeholder':
    case 'code':
    case 'mention':
      return ['', was.replace(/[\p{L}]/u, (letter) => (letter === 'x' ? 'y' : 'x'))]
    case 'url':
    case 'email':
      return [was.replace(/[\p{L}\d](?=[^\p{L}\d]*$)/u, (last) => (last === 'q' ? 'k' : 'q')), '']
    case 'quote':
      return [was.replace(/\S+$/, 'different')]
    case 'date':
      return [otherDate(was)]
    case 'time':
      return [was.replace(/\d+/, (hour) => String((Number(hour) % 11) + 1))]
    default:
      return otherAmounts(was)
  }
}

const WORDS: Readonly<Record<string, string>> = {
  three: 'four',
  six: 'nine',
  two: 'five',
  ten: 'eleven',
  sieben: 'acht',
  dos: 'tres',
  trinta: 'vinte',
  'oito semanas': 'nove semanas',
  quarenta: 'sessenta',
  quatre: 'cinq',
}

function otherAmounts(was: string): string[] {
  if (!/\d/.test(was)) return [WORDS[was] ?? 'fourteen']
  const digit = was.replace(/\d/, (first) => String((Number(first) % 9) + 1))
  const more = was.replace(/\d/, (first) => `${first}1`)
  return [digit, more]
}

const NAMES = [
  ['Friday', 'Monday'],
  ['Saturday', 'Tuesday'],
  ['Sunday', 'Friday'],
  ['Montag', 'Mittwoch'],
  ['lunes', 'viernes'],
  ['lundi', 'jeudi'],
  ['dimanche', 'mardi'],
  ['Tuesday', 'Thursday'],
  ['viernes', 'martes'],
  ['janvier', 'février'],
] as const

function otherDate(was: string): string {
  for (const [from, to] of NAMES) if (was === from) return to
  return was.replace(/\d+/, (day) =>
    day.length > 2 ? String(Number(day) + 1) : String((Number(day) % 27) + 1).padStart(day.length, '0'),
  )
}
