import { normalise } from '#app/domain/text.ts'
import { compilePatterns, type Patterns, type Words } from './patterns.ts'
import { ACCENT_PATTERNS } from './spanish/accents.ts'
import { SPANISH_FRAMES } from './spanish/frames.ts'
import { spanishWords } from './spanish/gender.ts'
import { createPastRule, createToldRule } from './spanish/past.ts'
import { ADJECTIVES, LITTLE, NOUNS_COMMON, NOUNS_F, NOUNS_M } from './spanish/words.ts'
import { SPANISH_PATTERNS } from './spanish-patterns.ts'
import type { Token } from './token.ts'

const CONDITIONAL: Readonly<Record<string, string>> = {
  habr: 'hub',
  tendr: 'tuv',
  podr: 'pud',
  har: 'hic',
  querr: 'quis',
  vendr: 'vin',
  dir: 'dij',
  sabr: 'sup',
  pondr: 'pus',
  estar: 'estuv',
  ser: 'fu',
  ir: 'fu',
  saldr: 'sal',
  dar: 'd',
}
const ACCENTED = /[áéíóú]/

/** Our own Spanish rules; `knows` is the dictionary, and `dictionaryWords` its list with its marks. */
export function createSpanishRules(knows: (word: string) => boolean, dictionaryWords: () => string): Patterns {
  const listed = spanishWords(dictionaryWords())
  const ends = (pattern: RegExp) => (token: Token) => pattern.test(token.lower)
  const plural = (word: string) =>
    [/z$/.test(word) ? `${word.slice(0, -1)}ces` : '', /[aeiouáéó]$/.test(word) ? `${word}s` : `${plain(word)}es`].find(
      (each) => each !== '' && knows(each),
    )
  const singular3 = (word: string) =>
    [word.replace(/aron$/, 'ó'), word.replace(/ieron$/, 'ió'), word.replace(/n$/, '')].find(
      (each) => each !== word && knows(each),
    )
  const isFeminine = (word: string) =>
    NOUNS_F.has(word) || listed.feminine.has(word) || (FEMININE.test(word) && knows(word))
  const isMasculine = (word: string) =>
    NOUNS_M.has(word) || listed.masculine.has(word) || (MASCULINE.test(word) && knows(word))
  const isNoun = ({ lower }: Token) => isFeminine(lower) || isMasculine(lower) || NOUNS_COMMON.has(lower)
  const isNounPlural = ({ lower }: Token) =>
    candidates(lower).some((each) => isFeminine(each) || isMasculine(each) || NOUNS_COMMON.has(each))
  const inPlural =
    (isOne: (word: string) => boolean) =>
    ({ lower }: Token) =>
      candidates(lower).some(isOne)
  const within =
    (isOne: (word: string) => boolean) =>
    ({ lower }: Token) =>
      isOne(lower)
  const isAdjective = (stem: string) => ADJECTIVES.has(stem) || listed.adjectives.has(stem)
  const adjective =
    (ending: RegExp) =>
    ({ lower }: Token) =>
      ending.test(lower) && isAdjective(lower.replace(/[oa]s?$/, ''))
  /** "Casó" of "caso", "compré" of "compre": the past of a regular verb, which differs by its mark. */
  const past3 = ({ lower }: Token) =>
    /[^aeiouáéíóú]o$/.test(lower) &&
    lower.length > 3 &&
    knows(`${lower.slice(0, -1)}ar`) &&
    knows(`${lower.slice(0, -1)}ó`)
      ? `${lower.slice(0, -1)}ó`
      : undefined
  const past1 = ({ lower }: Token) => {
    if (
      !/e$/.test(lower) ||
      lower.length < 4 ||
      LITTLE.has(lower) ||
      /^(?:este|ese|parte|clase|tarde|noche|nombre|padre|madre|base|frente|coche|viaje|mensaje|cable|cine|aire|doble)$/.test(
        lower,
      )
    )
      return undefined
    const past = `${lower.slice(0, -1)}é`
    const stem = lower.slice(0, -1).replace(/qu$/, 'c').replace(/gu$/, 'g')
    const isRegular = [stem, stem.replace(/c$/, 'z')].some((each) => knows(`${each}ar`))
    return isRegular && knows(past) ? past : undefined
  }
  const infinitiveOf = (word: string) => {
    const stem = word.replace(/(?:ando|iendo|yendo|[oae])$/, '')
    const endings = /(?:ando|a)$/.test(word) ? ['ar'] : /(?:endo|e)$/.test(word) ? ['er', 'ir'] : ['ar', 'er', 'ir']
    return endings.map((ending) => stem + ending).find((each) => stem.length > 1 && knows(each))
  }
  /** The subjunctive of a regular present: "revisan" is wished as "revisen". */
  const wishedOf = (word: string) => {
    const parts = /^([a-zñ]{2,})(a|e)(n|s|mos)?$/.exec(word)
    if (parts === null) return undefined
    const [, stem = '', vowel = '', ending = ''] = parts
    if (vowel === 'a') {
      // "Viva" and "venga" are wishes already.
      if (!knows(`${stem}ar`) || knows(`${stem}er`) || knows(`${stem}ir`)) return undefined
      if (/^(?:ven|ten|pon|sal|ha|di|tra|o|ca|val)g$/.test(stem)) return undefined
      return `${stem
        .replace(/z$/, 'c')
        .replace(/c$/, (last) => (stem.endsWith('z') ? last : 'qu'))
        .replace(/g$/, 'gu')}e${ending}`
    }
    const isOther = knows(`${stem}er`) || knows(`${stem}ir`)
    return isOther && !knows(`${stem}ar`) && knows(`${stem}a${ending}`) ? `${stem}a${ending}` : undefined
  }
  const pairOf = (word: string, [a, e, i]: readonly [string, string, string]) => {
    const stem = word.slice(0, -1)
    if (word.endsWith('a')) return knows(`${stem}ar`) && !/r?ía$/.test(word) ? stem + a : undefined
    const vowel = ['er', 'ir'].find((each) => knows(stem + each))
    return vowel === undefined || knows(`${stem}ar`) ? undefined : stem + (vowel === 'er' ? e : i)
  }
  const isPresent1 = (token: Token) =>
    past3(token) !== undefined &&
    !isNoun(token) &&
    !ADJECTIVES.has(token.lower.slice(0, -1)) &&
    !ADJECTIVE_TOO.test(token.lower)
  const words: Words = {
    classes: {
      word: ends(/^\p{L}/u),
      name: (token) => /^\p{Lu}\p{Ll}/u.test(token.text) && token.start > 0,
      num: (token) =>
        /^\d+$/.test(token.text) ||
        /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}{3,6}|veinte|veinti\p{L}{3,6}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien)$/u.test(
          token.lower,
        ),
      prep: ends(
        /^(?:de|con|para|por|a|en|entre|sin|según|desde|hacia|hasta|sobre|contra|ante|bajo|tras|durante|mediante|salvo|excepto)$/,
      ),
      elsmall: ({ text }) => text === 'el',
      sub: ends(/^(?:yo|tú|él|ella|usted|ustedes|nosotros|nosotras|ellos|ellas|vosotros)$/),
      pp: ends(
        /^[a-zñ]{2,}(?:ado|ido|ído)$|^(?:hecho|dicho|visto|puesto|escrito|abierto|roto|vuelto|muerto|sido|ido|cubierto|resuelto)$/,
      ),
      inf: (token) =>
        /^[a-zñ]{2,}[aeií]r$/.test(token.lower) &&
        !/^(?:lugar|mujer|ayer|bar|mar|hogar|taller|placer|poder|deber|par|azúcar|calor|militar|familiar|popular|particular|regular|similar)$/.test(
          token.lower,
        ) &&
        knows(token.lower),
      ing: ends(/^[a-zñ]{2,}(?:ando|iendo|yendo)$/),
      indic: (token) => !isNoun(token) && !LITTLE.has(token.lower) && wishedOf(token.lower) !== undefined,
      infclitic: ({ lower }) => /^[a-zñ]+[aei]r(?:me|te|se|lo|la|nos|le|los|las|les)$/.test(lower) && knows(lower),
      fut3: ({ lower }) => /rá$/.test(lower) && knows(`${lower}n`),
      ppsingle: ({ lower }) => /[a-zñ]{2,}(?:ado|ido|ada|ida)$/.test(lower) && knows(`${lower.slice(0, -1)}o`),
      gerund: ({ lower }) => /^[a-zñ]{2,}(?:ando|iendo|yendo)$/.test(lower) && infinitiveOf(lower) !== undefined,
      // "Él vino" is a sentence.
      mascnoun: ({ lower }) => isMasculine(lower) && lower !== 'vino',
      unmarked: ({ lower }) => listed.marked.has(lower),
      unmarkedmasc: ({ lower }) => /(?:o|os)$/.test(lower) && listed.marked.has(lower),
      unmarkedfem: ({ lower }) => /(?:a|as)$/.test(lower) && listed.marked.has(lower),
      masconly1: ({ lower }) => isMasculine(lower) && !isFeminine(lower),
      // "El agua" is feminine and takes the masculine article.
      femonly1: ({ lower }) => isFeminine(lower) && !isMasculine(lower) && !/^h?[aá]/.test(lower),
      v: ends(
        /^(?:no|es|está|hay|tiene|tienes|puede|puedo|vas|va|me|se|te|lo|han|ha|son|están|eres|quieres|hace|haces)$/,
      ),
      v2: (token) =>
        /^[a-zñ]{2,}[aeáé]s$/.test(token.lower) &&
        !isNounPlural(token) &&
        !/^(?:mas|más|tres|mes|además|ideas|cosas|padres|clientes|amigas|redes|clases|partes)$/.test(token.lower) &&
        knows(token.lower) &&
        knows(`${token.lower.slice(0, -1)}n`),
      v3: ends(V3),
      // "El vino" is a drink.
      v3only: ({ lower }) => lower !== 'vino' && V3.test(lower),
      n: (token) => isNoun(token) || isNounPlural(token),
      single: isNoun,
      onesingle: (token) => isNoun(token) && !token.lower.endsWith('s'),
      plural: (token) => isNounPlural(token),
      splural: (token) =>
        /[^s]s$/.test(token.lower) && !/^cual/.test(token.lower) && token.lower.length > 4 && knows(token.lower),
      v3gen: (token) =>
        /[ae]$/.test(token.lower) &&
        token.lower.length > 3 &&
        knows(`${token.lower}n`) &&
        !isNoun(token) &&
        !LITTLE.has(token.lower),
      v3many: (token) =>
        /(?:aban|ían|aron|ieron|an|en)$/.test(token.lower) &&
        token.lower.length > 4 &&
        !isNoun(token) &&
        knows(token.lower) &&
        singular3(token.lower) !== undefined,
      femthing: ({ lower }) => isFeminine(lower) && !/^(?:vez|parte)$/.test(lower),
      fem: within(isFeminine),
      femponly: (token) =>
        inPlural(isFeminine)(token) &&
        !inPlural(isMasculine)(token) &&
        !/^(?:lunes|partes|cortes|ordenes)$/.test(token.lower),
      masc: within(isMasculine),
      femp: inPlural(isFeminine),
      mascp: inPlural(isMasculine),
      masconly: (token) => inPlural(isMasculine)(token) && !inPlural(isFeminine)(token),
      adjsingle: (token) => ADJECTIVE_SINGLE.test(token.lower) || adjective(/[oa]$/)(token),
      mascthing: ({ lower }) => isMasculine(lower) && !/^(?:fin|cambio|caso|día)$/.test(lower),
      person: ends(PERSON),
      wrote: (token) => /^\p{L}{2,20}ó$/u.test(token.lower) && knows(token.lower),
      adj: ends(
        /^(?:importante|grande|difícil|fácil|interesante|barato|caro|rápido|alto|bajo|bonito|cómodo|seguro|antiguo|nuevo|joven|reciente)$/,
      ),
      // "La composición bajo Bonno": a preposition as well.
      adjo: (token) => !/^(?:bajo|salvo|medio|junto)$/.test(token.lower) && adjective(/o$/)(token),
      adja: adjective(/a$/),
      adjos: adjective(/os$/),
      adjas: adjective(/as$/),
      pres1: (token) => past3(token) !== undefined,
      pres1verb: (token) => isPresent1(token),
      subj1: (token) => past1(token) !== undefined && !isNoun(token),
      cond: (token) => subjunctiveOf(token.lower, knows) !== undefined,
      iword: ends(/^h?i(?!e)[a-zñáéíóú]{2,}$/),
      oword: ends(/^h?o[a-zñáéíóú]{2,}$/),
    },
    forms: {
      subjuntivo: ({ lower }) => subjunctiveOf(lower, knows),
      past3,
      past1,
      four: ({ lower }) => pairOf(lower, ['amos', 'emos', 'imos']),
      one: ({ lower }) => {
        const form = pairOf(lower, ['o', 'o', 'o'])
        return form !== undefined && knows(form) ? form : undefined
      },
      v3one: ({ lower }) => singular3(lower),
      plural3: ({ lower }) => `${lower}n`,
      plural: ({ lower }) => plural(lower),
      inf: ({ lower }) => infinitiveOf(lower),
      subj: ({ lower }) => wishedOf(lower),
      marked: ({ lower }) => listed.marked.get(lower),
      mascplural: ({ lower }) => `${lower.slice(0, -1)}os`,
      femplural: ({ lower }) => `${lower.slice(0, -1)}as`,
      masc: ({ lower }) => lower.replace(/a$/, 'o'),
      fem: ({ lower }) => lower.replace(/o$/, 'a'),
      adjplural: ({ lower }) => (/[aeo]$/.test(lower) ? `${lower}s` : `${lower.replace(/z$/, 'c')}es`),
      mascp: ({ lower }) => lower.replace(/as$/, 'os'),
      femp: ({ lower }) => lower.replace(/os$/, 'as'),
      // A question that is closed and was not opened.
      asks: ({ text }, list, at) => {
        if (/^[¿¡]$/.test(list[at - 1]?.text ?? '')) return undefined
        for (let place = at; place < Math.min(list.length, at + 40); place += 1) {
          const sign = list[place]?.text ?? ''
          if (sign === '?') return `¿${text}`
          if (/^[.!¿¡]$/.test(sign)) return undefined
        }
        return undefined
      },
    },
  }
  const byPattern = compilePatterns([...ACCENT_PATTERNS, ...SPANISH_PATTERNS, ...SPANISH_FRAMES], words)
  const byPast = createPastRule((token) => (isNoun(token) ? undefined : past1(token)))
  const byTold = createToldRule((token) => (isPresent1(token) ? past3(token) : undefined))
  return (list, text) => [...byPattern(list, text), ...byPast(list, text), ...byTold(list, text)]
}

/** Endings of nouns that tell their gender and end no verb. */
const FEMININE = /^\p{L}{2,20}(?:ción|sión|xión|dad|tad|tud|umbre|ología|grafía)$/u
const MASCULINE = /^\p{L}{3,20}(?:amiento|imiento|ismo|ador|edor|idor|sor|ctor)$/u
const ADJECTIVE_SINGLE =
  /^(?:diferente|interesante|importante|grande|inteligente|amable|agradable|increíble|triste|alegre|elegante|caliente|fuerte|pobre|reciente|siguiente|anterior|popular|especial|difícil|fácil|útil|original|natural|personal|internacional|tradicional|legal|final|normal|joven)$/
/** The verbs of the third person that are written most. */
const V3 =
  /^(?:es|está|tiene|dice|dijo|fue|era|va|quiere|puede|sabe|hace|vive|trabaja|viene|llegó|habla|come|piensa|cree|necesita|llama|compró|estaba|tenía|habló|hizo|vino|salió|empezó)$/
const PERSON =
  /^(?:persona|personas|gente|hombre|hombres|mujer|mujeres|amigo|amiga|amigos|amigas|hermano|hermana|hermanos|hermanas|primo|prima|tío|tía|profesor|profesora|vecino|vecina|compañero|compañera|cliente|clientes|señor|señora|chico|chica|chicos|chicas|niño|niña|niños|niñas|médico|médica|actor|actriz|cantante)$/

/** Adjectives that are also a form of a verb. */
const ADJECTIVE_TOO =
  /^(?:lleno|limpio|seco|bajo|junto|calvo|contento|completo|correcto|exacto|directo|libre|solo|suelto|tinto|salvo|vario|largo|corto|medio|sano|cuarto|segundo|último)$/

const plain = (word: string) =>
  /(?:ón|és|án|ín)$/.test(word) ? normalise(normalise(word, 'NFD').replace(/\u0301/g, ''), 'NFC') : word

/** The possible singulars of a plural. */
function candidates(word: string): string[] {
  if (!word.endsWith('s')) return []
  const stem = word.slice(0, -2)
  const accented = stem.replace(/([aeio])n$/, (_, vowel: string) => `${{ a: 'á', e: 'é', i: 'í', o: 'ó' }[vowel]}n`)
  return [word.slice(0, -1), ...(word.endsWith('es') ? [stem, accented, `${word.slice(0, -3)}z`] : [])]
}

function subjunctiveOf(conditional: string, knows: (word: string) => boolean): string | undefined {
  const parts = /^([a-zñ]+r)(ía|ías|íamos|ían)$/.exec(conditional)
  if (parts === null || ACCENTED.test(parts[1] ?? '')) return undefined
  const [, stem = '', ending = ''] = parts
  const tail = { ía: 'a', ías: 'as', íamos: 'amos', ían: 'an' }[ending] ?? 'a'
  const strong = CONDITIONAL[stem]
  const bases =
    strong !== undefined
      ? [`${strong}iera`, `${strong}era`]
      : /ar$/.test(stem)
        ? [`${stem}a`]
        : [`${stem.slice(0, -2)}iera`, `${stem.slice(0, -2)}yera`]
  // "Querían" and "corrían" end like "vendrían" and are no conditional.
  if (strong === undefined && !(/[aei]r$/.test(stem) && knows(stem))) return undefined
  const found = bases.find(knows)
  if (found === undefined) return undefined
  if (ending !== 'íamos') return found.slice(0, -1) + tail
  return `${found.slice(0, -1).replace(/ar$/, 'ár').replace(/er$/, 'ér')}amos`
}
