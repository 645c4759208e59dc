/** Pieces that were slow, or that a pattern could read again and again; a text repeats one of them. */
const PIECES = [
  ...[
    '@',
    'a@',
    'a.',
    '@a.',
    'a',
    'A',
    'aeiou',
    'é',
    '1',
    '1.',
    '1,000',
    '.',
    ',',
    '-',
    "'",
    '_',
    '*',
    '#',
    ' ',
    '\n',
    '\t',
  ],
  ...[
    'A. ',
    'a. ',
    'No. ',
    'etc. ',
    '1. ',
    'z.B. ',
    '. ',
    '? ',
    '! "',
    '."',
    '.)',
    '\n\n',
    ' \n',
    'a\n',
    '- a\n',
    '\u2028',
  ],
  ...[
    '"',
    '"a ',
    '“',
    '„',
    '«',
    '“a”',
    '„a“ ',
    '«a» ',
    '‘',
    "'a ",
    '`',
    '`a',
    '```',
    '(',
    '((',
    ')',
    'a(',
    'a()',
    '[',
    '[A',
    ']',
  ],
  ...['{', '{{', '{{a', '{{a}} ', '}', '${', '%(', '%s ', '<', '<a', '<a ', '</', '>', '<<<', '[X', '\\{{'],
  ...[
    '€1 ',
    '€',
    '1 € ',
    '$1m ',
    '5 % ',
    '3 km ',
    '1:30 ',
    '3.3.',
    '3.3.2001 ',
    '3 May ',
    'May ',
    '2001-01-01 ',
    'Monday ',
  ],
  ...[
    'nicht ',
    'no ',
    'no nada ',
    "don't ",
    'pas rien ',
    'not only ',
    'un',
    'is ',
    'est ',
    'wird ',
    'ge',
    'aient',
    'one hundred ',
  ],
  ...['Al ', 'Al Al Bo. ', 'The ', 'McA', 'aB', 'AB ', 'Dr. ', 'O’A', 'Al of ', 'a-', "a'", 'a’s '],
  ...['http://', 'https://a.b/ ', 'www.', 'www.a', 'a@b.c ', 'a@b', '@a ', '#a ', './a', '/a', 'a.js '],
  ...[
    'of the of ',
    'and ',
    ', and ',
    'the the ',
    'very ',
    'a  ',
    'wirklich ',
    'in order to ',
    ', which a',
    '--',
    '=== ',
    'a=',
    '; ',
  ],
  ...[
    '👨‍👩‍👧 ',
    '👨‍👩‍👧',
    '🇩🇪',
    '\u0301',
    'ﷺ',
    'ß',
    '漢',
    '漢字。',
    'ひら',
    'ไทย',
    'عربي ',
    'aя漢 ',
    '\ud800',
    '\0',
    '\u200d',
    '\u202e',
  ],
]

/** Pieces that differ from place to place, so that a list of findings gets long. */
const COUNTED: Readonly<Record<string, (place: number) => string>> = {
  sums: (place) => `€${place} `,
  numbers: (place) => `${place} `,
  names: (place) => `Al${letters(place)} `,
  'names in sentences': (place) => `we met Al${letters(place)} Bo. `,
  addresses: (place) => `${letters(place)}@b.de `,
  mentions: (place) => `@${letters(place)} `,
  quotations: (place) => `“${letters(place)} and” `,
  dates: (place) => `3 March ${2000 + (place % 999)} `,
  words: (place) => `${letters(place)} `,
  'code in lines': (place) => `\`${letters(place)}\`\n`,
  denials: (place) => `not ${letters(place)}. `,
}

/** A different row of four letters for each place, so that a text is of the same kind at every length. */
function letters(place: number): string {
  return (place + 26 ** 3).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))
}

/** A kind of hostile text, at any length. `odd` ends it with something that fits nothing before it. */
export type HostileText = { name: string; textOf: (length: number) => string }

function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
}

/** Texts for functions of any cost. */
export const HOSTILE_TEXTS: readonly HostileText[] = [
  ...PIECES.map((piece) => ({
    name: JSON.stringify(piece),
    textOf: (length: number) => `x${repeated(piece, length)}\u{1f600}x`,
  })),
  // An opening part that fits, so that a pattern starts, followed by a long stretch that does not.
  ...['a@', '"', '<a', 'a ', '\n', 'a\n', '. ', '/* ', '{{', 'Dr. '].flatMap((start) =>
    [' ', 'a', '1', '.', '-'].map((piece) => ({
      name: `${JSON.stringify(start)} and ${JSON.stringify(piece)}`,
      textOf: (length: number) => `${start}${repeated(piece, length)}\u{1f600}`,
    })),
  ),
  // Normalising sorts the marks of one letter.
  {
    name: 'marks out of order',
    textOf: (length) => `a${'\u0301'.repeat(length / 2)}${'\u0327'.repeat(length / 2)}`,
  },
  ...Object.entries(COUNTED).map(([name, pieceOf]) => ({
    name,
    textOf: (length: number) => {
      let text = ''
      for (let place = 1; text.length < length; place += 1) text += pieceOf(place)
      return text.slice(0, length)
    },
  })),
]

const PROSE = [
  ...['of the of ', 'and ', ', and ', 'the the ', 'very ', 'in order to go ', 'a an a the ', 'the cat and '],
  ...['We met Ann in May. ', 'It is bad. He go home. ', 'This are wrong and the the are bad. ', 'No. ', '“so” '],
  ...['When it rains we go, and the cat sleeps, but the dog barks, ', 'He was seen by him, ', 'Go! Hi there! '],
  'the committee that reviewed the proposal which the team had written decided that people should be paid and ',
]

/** Texts for the functions that need models: English words in rows without an end, or in very many sentences. */
export const HOSTILE_PROSE: readonly HostileText[] = [
  ...PROSE.map((piece) => ({
    name: JSON.stringify(piece),
    textOf: (length: number) => `The people came to the house. ${repeated(piece, length)}`.slice(0, length),
  })),
  ...HOSTILE_TEXTS.filter(({ name }) => ['"@"', '"a"', 'names', 'words', 'quotations', '"- a\\n"'].includes(name)),
]
