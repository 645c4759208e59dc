import fc from 'fast-check'

const BY_GROUP: readonly (readonly [before: string, groups: readonly string[], after: string])[] = [
  ['Please call me on ', ['+44', '20', '7946', '0958'], ' tomorrow.'],
  ['My telephone number: ', ['020', '7946', '0958'], ', any time.'],
  ['Ring ', ['+1', '415', '555', '2671'], ' before noon.'],
  ['Phone: ', ['030', '901', '820'], ' is the office.'],
  ['The money goes to ', ['DE89', '3704', '0044', '0532', '0130', '00'], ' as usual.'],
  ['It came from ', ['GB29', 'NWBK', '6016', '1331', '9268', '19'], ' last week.'],
  ['I paid with ', ['4111', '1111', '1111', '1111'], ' online.'],
  ['She was born on ', ['14', '03', '1985'], ' in the north.'],
  ['My account number is ', ['4711', '0815', '99'], ', as agreed.'],
]
const NEXT_TO = ['', ' ', '-', '.', '\u00a0', '\u202f']
const WORDS: readonly (readonly [before: string, thing: string, after: string])[] = [
  ['Write to ', 'ada.lovelace@analytical.example', ' about it.'],
  ['See ', 'https://shop.example/orders/7731?user=4242', ' for more.'],
  ['I live at ', '221B Baker Street, London NW1 6XE', ' now.'],
  ['Send it to ', '742 Evergreen Terrace, Springfield, IL 62704', ' please.'],
  ['We met ', 'john smith', ' there.'],
  ['My name is ', 'nguyen van an', ', by the way.'],
  ['He asked ', 'Maria Lopez', ' to come.'],
]

/** A sentence with one thing to hide, and the thing as it is written there. */
export const privateSentence: fc.Arbitrary<{ text: string; thing: string }> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...BY_GROUP), fc.constantFrom(...NEXT_TO), fc.boolean())
    .map(([[before, groups, after], between, wide]) => {
      const spaced = before.startsWith('She') && between === '' ? '/' : between
      const thing = wide ? fullWidth(groups.join(spaced)) : groups.join(spaced)
      return { text: `${before}${thing}${after}`, thing }
    }),
  fc.constantFrom(...WORDS).map(([before, thing, after]) => ({ text: `${before}${thing}${after}`, thing })),
)

function fullWidth(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
}

/** The parts of a hidden thing that would give some of it away: its groups of digits, and its words of three letters or more. */
export function partsOf(thing: string): string[] {
  return thing.match(/\p{Nd}+|\p{L}{3,}/gu) ?? []
}
