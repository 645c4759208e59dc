import type { KnownLanguage } from '../facts/fact.ts'

/** Words that most sentences can do without. Words that sometimes carry meaning are not listed. */
export const FILLERS: Readonly<Record<KnownLanguage, RegExp>> = {
  en: phrases(
    'basically|actually|really|very|just|quite|literally|essentially|simply|in order to|due to the fact that|the fact that|at this point in time|at the end of the day|needless to say|it is important to note that|for all intents and purposes|as a matter of fact|in terms of|the purpose of this',
  ),
  es: phrases(
    'básicamente|realmente|simplemente|literalmente|en realidad|de hecho|el hecho de que|debido al hecho de que|con el fin de|en el momento actual|a día de hoy|cabe destacar que|hay que decir que|en términos de|por así decirlo|al fin y al cabo',
  ),
  pt: phrases(
    'basicamente|realmente|simplesmente|literalmente|na verdade|de fato|o fato de que|devido ao fato de que|com o objetivo de|no momento atual|nos dias de hoje|vale ressaltar que|cabe destacar que|é importante notar que|em termos de|por assim dizer',
  ),
  fr: phrases(
    "en fait|vraiment|simplement|littéralement|très|tout à fait|le fait que|du fait que|dans le but de|afin de|à l[’']heure actuelle|au jour d’aujourd’hui|il convient de noter que|il est important de noter que|en termes de|au niveau de|pour ainsi dire",
  ),
  de: phrases(
    'eigentlich|grundsätzlich|quasi|sozusagen|irgendwie|gewissermaßen|durchaus|halt|eben mal|im Endeffekt|im Grunde genommen|aufgrund der Tatsache, dass|die Tatsache, dass|zum jetzigen Zeitpunkt|im Rahmen von|es ist wichtig zu erwähnen, dass|an und für sich|natürlich',
  ),
}

const IRREGULAR_EN =
  'born|bought|broken|brought|built|caught|chosen|cut|done|drawn|driven|eaten|felt|fought|found|forgotten|given|gone|grown|heard|held|hidden|hit|kept|known|laid|led|left|lost|made|meant|met|paid|put|read|said|seen|sent|set|shown|shut|sold|spent|spoken|stolen|taken|taught|thought|thrown|told|understood|won|worn|written'

/**
 * Patterns that look like a passive. English: a form of "to be" and a participle. Spanish and Portuguese: "ser" in a tense
 * that rarely has another use, and a participle. French: only with "par", since "être" also forms other tenses. German:
 * "werden" and a participle with "ge" in the same clause. They miss some passives but rarely match anything else.
 */
export const PASSIVES: Readonly<Record<KnownLanguage, RegExp | null>> = {
  en: new RegExp(
    `(?<![\\p{L}'’])(?:is|are|was|were|been|being|be|am)[^\\S\\n]+(?:\\p{L}+ly[^\\S\\n]+|not[^\\S\\n]+|also[^\\S\\n]+)?(?:\\p{L}{3,}ed|${IRREGULAR_EN})(?![\\p{L}'’])`,
    'giu',
  ),
  es: /(?<!\p{L})(?:fue|fueron|sido|será|serán|siendo)[^\S\n]+(?:\p{L}+mente[^\S\n]+)?(?:\p{L}{2,}[ai]d[oa]s?|hech[oa]s?|dich[oa]s?|escrit[oa]s?|puest[oa]s?|vist[oa]s?|abiert[oa]s?)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:foi|foram|sido|será|serão|sendo)[^\S\n]+(?:\p{L}+mente[^\S\n]+)?(?:\p{L}{2,}[ai]d[oa]s?|feit[oa]s?|dit[oa]s?|escrit[oa]s?|post[oa]s?|vist[oa]s?|abert[oa]s?)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:est|sont|été|était|étaient|fut|furent|sera|seront)[^\S\n]+(?:\p{L}+ment[^\S\n]+)?\p{L}{2,}(?:é|i|u|is|it|rt)e?s?[^\S\n]+par(?!\p{L})/giu,
  de: /(?<!\p{L})(?:wird|werden|wurde|wurden|worden)(?!\p{L})[^.!?;:,\n]{1,80}?(?<!\p{L})(?:\p{L}{0,6})ge\p{L}{2,}(?:t|en)(?!\p{L})|(?<!\p{L})(?:\p{L}{0,6})ge\p{L}{2,}(?:t|en)[^\S\n]+(?:wird|werden|wurde|wurden|worden)(?!\p{L})/giu,
}

/** Words that a language repeats on purpose: "nous nous", "that that". */
export const INTENDED_REPEATS: Readonly<Record<KnownLanguage, ReadonlySet<string>>> = {
  en: new Set(['had', 'that', 'bye', 'no', 'very', 'so', 'ha', 'in']),
  es: new Set(['no', 'sí', 'muy', 'ja']),
  pt: new Set(['não', 'sim', 'muito', 'que', 'rs']),
  fr: new Set(['nous', 'vous', 'non', 'oui', 'très', 'si']),
  de: new Set(['der', 'die', 'das', 'dem', 'den', 'sie', 'nein', 'ja', 'sehr']),
}

/** How a text addresses its reader. */
export const ADDRESS: Readonly<Record<KnownLanguage, RegExp>> = {
  en: phrases('you|your|yours|yourself|yourselves'),
  es: phrases('tú|te|ti|contigo|tu|tus|usted|ustedes|vosotros|vosotras|os|vuestro|vuestra'),
  pt: phrases('tu|te|ti|contigo|teu|tua|você|vocês'),
  fr: phrases('tu|te|toi|ton|ta|tes|vous|votre|vos'),
  // "Sie" at the start of a sentence may mean "she" or "they".
  de: /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[nrms]?|[Ee]uch|[Ee]uer|[Ee]ure[nrms]?|Ihnen|(?<=[\p{L},][^\S\n])(?:Sie|Ihre?[nrms]?))(?!\p{L})/gu,
}

/** Whole words or phrases in any letter case. */
function phrases(list: string): RegExp {
  const each = list.split('|').map((phrase) => phrase.replaceAll(' ', '[^\\S\\n]+'))
  return new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${each.join('|')})(?![\\p{L}\\p{N}'’-])`, 'giu')
}
