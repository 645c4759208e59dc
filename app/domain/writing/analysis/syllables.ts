import { normalise } from '#app/domain/text.ts'
import type { KnownLanguage } from '../facts/fact.ts'

/**
 * Spoken syllables of a word, counted from its spelling: at least 1 for a word with a letter, 1 for a number; abbreviations
 * count like words. A heuristic, because spelling does not determine everything, but readability only uses the mean of a
 * text. Hyphens and apostrophes separate the parts of a word.
 */
export function syllables(word: string, language: KnownLanguage): number {
  const parts = normalise(word, 'NFC')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  const counted = parts.reduce((sum, part) => sum + (part === '' ? 0 : COUNTERS[language](part)), 0)
  return Math.max(1, counted)
}

const COUNTERS: Readonly<Record<KnownLanguage, (word: string) => number>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  fr: french,
  de: german,
}

/** Words whose spelling breaks the rules below. */
const ENGLISH_EXCEPTIONS: Readonly<Record<string, number>> = {
  ...{ area: 3, being: 2, business: 2, create: 2, created: 3, doing: 2, every: 2, evening: 2, going: 2, idea: 3 },
  ...{ people: 2, seeing: 2, something: 2, sometimes: 2, someone: 2, somewhere: 2, therefore: 2, whereas: 2, poem: 2 },
  ...{ science: 2, quiet: 2, diet: 2, lion: 2, real: 1, ideas: 3, areas: 3, colonel: 2, interesting: 3, different: 3 },
}

/** Pairs of vowels that form two syllables: pi-a-no, ra-di-o, va-ri-ous, flu-ent, so-ci-e-ty, em-ploy-ees. */
const ENGLISH_HIATUS =
  /[^cgstx]ia(?!ge)|[ctsx]iate|(?:[^cgl]|[^l]l)(?<![stx])io(?!us)|[rv]ious|[^aeiouycgqst]iu|[^gq]ua[^aeiouy]|[^gq]ue[nlt]|[^aeiou]eo[^nu]|iet|dien|yee|^reim|ism$|[^aeiouy]yi/g

/** Counts groups of vowels, without the `e` that only lengthens a vowel, plus the most frequent kinds of hiatus. */
function english(word: string): number {
  const known = Object.hasOwn(ENGLISH_EXCEPTIONS, word) ? ENGLISH_EXCEPTIONS[word] : undefined
  if (known !== undefined) return known
  const stem = normalise(word, 'NFD')
    .replace(/\p{M}/gu, '')
    // care-less, care-ful, move-ment, safe-ly: the e before the ending is silent too.
    .replace(/([aeiouy][^aeiouy]+)e(?=(?:ful|less|ly|ment|ments|ness|some)$)/, '$1')
    // walk-ed, mak-es: silent after most consonants, spoken in want-ed, box-es, chang-es.
    .replace(/([^aeioutd])ed$/, '$1d')
    .replace(/([^aeiouscxzgh])es$/, '$1s')
    .replace(/th(e)s$/, 'ths')
  // ta-ble keeps its last syllable; make has none.
  const short = stem.replace(/e$/, '')
  const ends = /[^aeiouy]le$/.test(stem) || !/[aeiouy]/.test(short) ? stem : short
  const groups = ends.match(/[aeiouy]+/g)?.length ?? 0
  const apart = ends.match(ENGLISH_HIATUS)?.length ?? 0
  return groups + apart
}

const SPANISH_STRONG = 'aeoáéó'

/**
 * Spanish spelling shows the syllables: strong vowels are nuclei, weak ones join a neighbour unless they have an accent
 * (Real Academia Española, Ortografía, II.3).
 */
function spanish(word: string): number {
  const plain = word
    .replace(/qu/g, 'q')
    .replace(/gu(?=[eiéí])/g, 'g')
    .replace(/ü/g, 'u')
    .replace(/(?<=[aeou])y$/, 'i')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
    .replace(/h/g, '')
  return nuclei(plain.match(/[aeiouáéíóú]+/g) ?? [], SPANISH_STRONG, 'íú')
}

const PORTUGUESE_STRONG = 'aeoáéóâêôãõà'

/** As in Spanish, but a weak vowel before a strong one is a syllable, except at the end of a word accented earlier. */
function portuguese(word: string): number {
  const accented = /[áéíóúâêô]/.test(word.replace(/[íú]?[aeo]s?$/, ''))
  const plain = word
    .replace(/qu(?=[aeioáéíóâêôã])/g, 'q')
    .replace(/gu(?=[aeiáéíâêôã])/g, 'g')
    .replace(/ü/g, 'u')
    .replace(/y/g, 'i')
    .replace(/w/g, 'u')
    // mães, põe, mão: one nucleus.
    .replace(/ãe|ão/g, 'ã')
    .replace(/õe/g, 'õ')
    // his-tó-ria, á-gua.
    .replace(/[iu]([aeo]s?)$/, accented ? '$1' : '-$&')
    .replace(/--?/g, '-')
  const apart = plain
    // ra-i-nha, a-in-da, ju-iz, sa-ir.
    .replace(/([aeouáéóâêô])([iu])(?=nh|[nmlrz](?![aeiouáéíóúâêôãõh])|[nmlrz]$)/g, '$1-$2-')
    // via-gem is vi-a-gem, na-cio-nal is na-ci-o-nal.
    .replace(/([iu])(?=[aeoáéóâêôãõ])/g, '$1-')
  return nuclei(apart.match(/[aeiouáéíóúâêôãõà]+/g) ?? [], PORTUGUESE_STRONG, 'íú')
}

/** Nuclei in groups of vowels: each strong or accented weak vowel, or one for a group of only weak vowels. */
function nuclei(groups: readonly string[], strong: string, accented: string): number {
  let count = 0
  for (const group of groups) {
    const full = [...group].filter((vowel) => strong.includes(vowel) || accented.includes(vowel)).length
    count += Math.max(1, full)
  }
  return count
}

const FRENCH_STEM = /[aâeéèêiîïoôuûùy]/
const FRENCH_VOWEL = /[aâàeéèêëiîïoôöuûùüy]/
const FRENCH_NUCLEUS = /[aâàéèêëiîïoôöuûùüy]/

/** For prose, not verse: the silent `e` of endings does not count, nor does `-ent` if it must be a verb's ending. */
function french(word: string): number {
  const ended = normalise(word, 'NFC')
    .replace(/œ/g, 'e')
    .replace(/æ/g, 'e')
    .replace(/aient$/, (ending: string, at: number, all: string) =>
      FRENCH_STEM.test(all.slice(0, at)) ? 'ai' : ending,
    )
    .replace(/qu/g, 'q')
    .replace(/gu(?=[eéèêiî])/g, 'g')
    .replace(/ge(?=[aoâô])/g, 'g')
  const silent = /es?$/.exec(ended)?.index ?? 0
  // The e is silent after a vowel, and after a consonant if another vowel carries the word.
  const spoken =
    silent > 0 && (FRENCH_NUCLEUS.test(ended.charAt(silent - 1)) || FRENCH_VOWEL.test(ended.slice(0, silent - 1)))
      ? ended.slice(0, silent)
      : ended
  const plain = spoken
    // pa-yer, voy-age: between vowels y is a consonant.
    .replace(/(?<=[aâeéèêoôu])y(?=[aâàeéèêiîoôuû])/g, 'j')
    // na-ïf, No-ël, cré-er, thé-âtre, a-é-rien.
    .replace(/([ïëü])/g, '-$1')
    .replace(/é(?=[aâàeéèêiîoôuû])/g, 'é-')
    .replace(/([aâou])(?=é)/g, (vowel: string) => (vowel === 'a' || vowel === 'â' ? `${vowel}-` : vowel))
    .replace(/ao(?!u|n)/g, 'a-o')
    // pri-er, ou-bli-er, pein-tri-er: after two consonants the i is spoken.
    .replace(/([bcdfgptv][lr])i(?=[aâeéèêoô])/g, '$1i-')
  return plain.match(/[aâàeéèêëiîïoôöuûùüy]+/g)?.length ?? 0
}

/** Every vowel is spoken; the two-letter diphthongs and long vowels of German count once. */
function german(word: string): number {
  const plain = word
    .replace(/qu/g, 'q')
    // Fa-mi-li-e, Fe-ri-en, I-ta-li-en; but Ener-gie, sie.
    .replace(/([nlr])ien(?=s?$)/g, '$1i-en')
    .replace(/(?<=mil|lin|ser)ie$/g, 'i-e')
    // Mu-se-um, I-de-en.
    .replace(/eum$/, 'e-um')
    .replace(/een$/, 'e-en')
    // ge-ehrt, be-enden.
    .replace(/^(be|ge)(?=[eiu])/, '$1-')
  return plain.match(/ei|ai|ey|ay|eu|äu|au|ie|aa|ee|oo|[aeiouäöüy]|[^\P{L}a-zäöüß]/gu)?.filter(isVowel).length ?? 0
}

function isVowel(letters: string): boolean {
  return /[aeiouyäöüáàâéèêëíìîïóòôúùû]/.test(letters)
}
