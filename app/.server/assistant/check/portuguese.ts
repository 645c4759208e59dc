import { compilePatterns, type Patterns, type Words } from './patterns.ts'
import { ACCENT_PATTERNS } from './portuguese/accents.ts'
import { CLAUSE_PATTERNS } from './portuguese/clauses.ts'
import { createSentenceRules } from './portuguese/sentence-rules.ts'
import { ADJECTIVES, LITTLE, NOUNS_F, NOUNS_M } from './portuguese/words.ts'
import { PORTUGUESE_PATTERNS } from './portuguese-patterns.ts'
import type { Token } from './token.ts'

/** Our own Portuguese rules; `knows` is the dictionary of both countries. */
export function createPortugueseRules(knows: (word: string) => boolean): Patterns {
  const ends = (pattern: RegExp) => (token: Token) => pattern.test(token.lower)
  const within =
    (list: ReadonlySet<string>) =>
    ({ lower }: Token) =>
      list.has(lower)
  const inPlural =
    (list: ReadonlySet<string>) =>
    ({ lower }: Token) =>
      singularsOf(lower).some((each) => list.has(each))
  const isNoun = ({ lower }: Token) => NOUNS_F.has(lower) || NOUNS_M.has(lower)
  const isPlural = (token: Token) => inPlural(NOUNS_F)(token) || inPlural(NOUNS_M)(token)
  const adjective =
    (ending: RegExp) =>
    ({ lower }: Token) =>
      ending.test(lower) && ADJECTIVES.has(lower.replace(/[oa]s?$/, ''))
  const plural3 = (word: string) => {
    const form = /[ae]$/.test(word)
      ? `${word}m`
      : /ou$/.test(word)
        ? `${word.slice(0, -2)}aram`
        : /eu$/.test(word)
          ? `${word.slice(0, -2)}eram`
          : /iu$/.test(word)
            ? `${word.slice(0, -2)}iram`
            : ''
    return form !== '' && knows(form) ? form : undefined
  }
  /** "Fala" and "falamos", "come" and "comemos"; no other tense is a form of the infinitive's stem. */
  const weForm = (word: string) => {
    const stem = word.slice(0, -1)
    if (word.endsWith('a')) return knows(`${stem}ar`) && !/ria$/.test(word) ? `${stem}amos` : undefined
    const vowel = ['e', 'i'].find((each) => knows(`${stem}${each}r`))
    return vowel === undefined || knows(`${stem}ar`) ? undefined : `${stem}${vowel}mos`
  }
  const iForm = (word: string) =>
    weForm(word) !== undefined && knows(`${word.slice(0, -1)}o`) ? `${word.slice(0, -1)}o` : undefined
  const words: Words = {
    classes: {
      word: ends(/^\p{L}/u),
      name: (token) => /^\p{Lu}\p{Ll}/u.test(token.text) && token.start > 0,
      num: (token) =>
        /^\d+$/.test(token.text) ||
        /^(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta)$/.test(token.lower),
      hour: (token) =>
        /^\d{1,2}(?:h\d{0,2})?$/.test(token.text) ||
        /^(?:duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze)$/.test(token.lower),
      sub: ends(/^(?:eu|tu|ele|ela|você|vocês|nós|eles|elas)$/),
      be: ends(/^(?:é|são|está|estão|foi|foram)$/),
      pp: ends(/^[a-zç]{2,}(?:ad|id|íd)[oa]s?$|^(?:feit|dit|vist|escrit|abert|pag|entregue)[oa]?s?$/),
      inf: (token) =>
        /^[a-zçãéí]{2,}(?:[aei]r|por)$/.test(token.lower) &&
        !/^(?:lugar|mulher|bar|mar|lar|par|celular|militar|familiar|popular|particular|regular|elevador|qualquer|melhor)$/.test(
          token.lower,
        ) &&
        knows(token.lower),
      ing: ends(/^[a-zç]{2,}ndo$/),
      n: (token) => isNoun(token) || isPlural(token),
      single: isNoun,
      plural: isPlural,
      splural: (token) => /[^s]s$/.test(token.lower) && token.lower.length > 4 && knows(token.lower),
      v3gen: (token) =>
        token.lower.length > 3 && !isNoun(token) && !LITTLE.has(token.lower) && plural3(token.lower) !== undefined,
      past3: (token) => /[^s]ou$/.test(token.lower) && knows(`${token.lower.slice(0, -2)}amos`),
      pasteu: ({ lower }) => /[^s][ei]u$/.test(lower) && !LITTLE.has(lower) && plural3(lower) !== undefined,
      v1: (token) =>
        /[^ãa]o$/.test(token.lower) &&
        token.lower.length > 3 &&
        !isNoun(token) &&
        ['ar', 'er', 'ir'].some((ending) => knows(token.lower.slice(0, -1) + ending)),
      v3: ends(
        /^(?:é|dê|dá|deu|disse|fez|trouxe|diz|traz|vê|viu|pediu|respondeu|atendeu|deixe|deixa|ajude|ligue|avise|mande|explique|diga|faça|traga|convenceu|devolveu|recebeu|conhece|leva|levou|chame|chama)$/,
      ),
      v4: (token) => /[aei]mos$/.test(token.lower) && token.lower.length > 4 && knows(token.lower),
      v4free: ends(
        /^(?:somos|temos|queremos|podemos|precisamos|fizemos|tivemos|estivemos|estudamos|moramos|trabalhamos|gostamos|compramos|viajamos|fomos|vamos|estamos|devemos|sabemos|fazemos|comemos|bebemos|chegamos|pagamos|enviamos|recebemos|esperamos|respondemos|jogamos|assistimos|pedimos|vendemos|ganhamos|conseguimos|tínhamos|estávamos|éramos|iremos|faremos|teremos|seremos|poderemos|iríamos|gostaríamos|brincamos|dormimos|saímos|pensamos|achamos|acreditamos|usamos|ficamos)$/,
      ),
      thing: (token) =>
        isPlural(token) ||
        (/[^s]s$/.test(token.lower) &&
          token.lower.length > 4 &&
          !/mos$/.test(token.lower) &&
          knows(token.lower) &&
          plural3(token.lower.slice(0, -1)) === undefined &&
          knows(token.lower.slice(0, -1))),
      nounlike: (token) =>
        isNoun(token) ||
        (/(?:ção|são|dade|agem|mento|ência|ância|eza|ismo|tor|dor|eiro|eira|ário|ante|ente|inho|inha|tura)$/.test(
          token.lower,
        ) &&
          token.lower.length > 5 &&
          !/mente$|^(?:primeir|terceir|inteir|verdadeir|derradeir|ligeir|sequer|diferente|importante)[oa]?$/.test(
            token.lower,
          ) &&
          !LITTLE.has(token.lower) &&
          plural3(token.lower) === undefined &&
          knows(token.lower)),
      dashse: ends(/^\p{L}{2,}[aei]-se$/u),
      // "Dormi" is the past of who speaks, which no verb of wish stands before.
      cutir: ({ lower }) =>
        /^\p{L}{3,}i$/u.test(lower) && !LITTLE.has(lower) && knows(`${lower}r`) && knows(`${lower.slice(0, -1)}ir`),
      cutinf: (token) =>
        /^[^-]{3,}[aei]$/.test(token.lower) &&
        (token.lower === 'compra' || !isNoun(token)) &&
        !LITTLE.has(token.lower) &&
        plural3(token.lower) !== undefined &&
        knows(`${token.lower}r`),
      fem: within(NOUNS_F),
      // "O camisa 10", "um cara": said of a man.
      femthing: ({ lower }) =>
        NOUNS_F.has(lower) && !/^(?:camisa|cara|meia|cabeça|capa|caixa|guia|câmera|ponta|bandeira|defesa)$/.test(lower),
      masconly: (token) =>
        NOUNS_M.has(token.lower) &&
        !/^(?:dia|caminho|tempo|fim|prazo|direito|caso|mercado|verão|passado|exemplo|respeito|guarda|banho|pagamento|cartão|quarto|jogo|mar|parte)$/.test(
          token.lower,
        ) &&
        !BOTH.test(token.lower),
      masc: ({ lower }) => NOUNS_M.has(lower) && !BOTH.test(lower),
      femp: inPlural(NOUNS_F),
      mascp: (token) => inPlural(NOUNS_M)(token) && !BOTH.test(token.lower.replace(/s$/, '')),
      adj: ends(
        /^(?:importante|grande|difícil|fácil|interessante|barato|caro|rápido|alto|baixo|bonito|confortável|seguro|antigo|novo|jovem|recente|velho|limpo|completo)s?$/,
      ),
      adjo: adjective(/o$/),
      adja: adjective(/a$/),
      adjos: adjective(/os$/),
      adjas: adjective(/as$/),
    },
    forms: {
      plural3: ({ lower }) => plural3(lower),
      plural1: ({ lower }) => `${lower.slice(0, -2)}amos`,
      plural: ({ lower }) => pluralsOf(lower).find(knows),
      four: ({ lower }) => weForm(lower),
      one: ({ lower }) => iForm(lower),
      pastfour: ({ lower }) => [lower.replace(/u$/, 'mos')].find(knows),
      pastone: ({ lower }) => {
        const form = /ou$/.test(lower) ? `${lower.slice(0, -2)}ei` : `${lower.slice(0, -2)}i`
        return !/^(?:sou|dou|vou|estou)$/.test(lower) && knows(form) ? form : undefined
      },
      v3: ({ lower }) =>
        [lower.replace(/amos$/, 'a'), lower.replace(/[ei]mos$/, 'e')].find((form) => form !== lower && knows(form)),
      subj: ({ lower }) => [lower.replace('-se', 'sse')].find(knows),
      inf: ({ lower }) => `${lower}r`,
      masc: ({ lower }) => lower.replace(/a$/, 'o'),
      fem: ({ lower }) => lower.replace(/o$/, 'a'),
      mascp: ({ lower }) => lower.replace(/(?:as|a|o)$/, 'os'),
      femp: ({ lower }) => lower.replace(/(?:os|o)$/, 'as'),
    },
  }
  const byPattern = compilePatterns([...PORTUGUESE_PATTERNS, ...CLAUSE_PATTERNS, ...ACCENT_PATTERNS], words)
  const bySentence = createSentenceRules({
    knows,
    isNoun: (token) => isNoun(token) || LITTLE.has(token.lower),
    plural3,
  })
  return (list, text) => [...byPattern(list, text), ...bySentence(list, text)]
}

/** Nouns of both genders. */
const BOTH = /^(?:cliente|colega|chefe|motorista|gerente|atendente|dentista|eletricista|inquilino|presidente|guia)$/

function pluralsOf(word: string): string[] {
  if (word.endsWith('ão')) return [`${word.slice(0, -2)}ões`, `${word}s`, `${word.slice(0, -2)}ães`]
  if (word.endsWith('m')) return [`${word.slice(0, -1)}ns`]
  if (/[aeou]l$/.test(word))
    return [`${word.slice(0, -1)}is`, `${word.slice(0, -2)}${ACUTE[word.charAt(word.length - 2)] ?? ''}is`]
  return /[rzs]$/.test(word) ? [`${word}es`] : [`${word}s`]
}

const ACUTE: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ó', u: 'ú' }

function singularsOf(word: string): string[] {
  if (!word.endsWith('s')) return []
  return [
    word.slice(0, -1),
    word.replace(/ões$/, 'ão'),
    word.replace(/ães$/, 'ão'),
    word.replace(/ns$/, 'm'),
    word.replace(/es$/, ''),
    word.replace(/is$/, 'l'),
    word.replace(/éis$/, 'el'),
    word.replace(/áis$/, 'al'),
  ].filter((each) => each !== word)
}
