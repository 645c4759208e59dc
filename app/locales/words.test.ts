import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#app/domain/preferences/language.ts'
import { TEXTS } from './texts.ts'

// The voice and the glossary of docs/words.md, as far as a pattern can hold them.

type Rule = {
  /** Not in a text, unless it is in one of the rooms or has one of the keys of `but`. */
  not: RegExp
  /** The word that is meant, for the message of a failure. */
  say: string
  but?: RegExp
}

/** Texts that the specification quotes to the letter, and the few that take a sentence of it in. */
const QUOTED =
  /^(?:Please login to continue|You do not have permission|Please verify your email before logging in|An account with this email already exists|Login failed|Invalid verification link\. No token|Login successful|Failed to initialize Google login|Go to Login|Email address changed\. Please login|Passwords do not match|New passwords do not match|.*verification token$|Are you sure you want|Thank you for your message! |(?:Preferences saved|Custom (?:template|prompt) created) successfully)/

/** Texts about the browser extension; elsewhere the Spanish word would be the length of a text. */
const EXTENSION = /^(?:get-)?extension:|^settings:sessions\.kind\.extension|^errors:extension_/

/** Texts in which a message is one: a note of the assistant, or what people write to us. */
const MESSAGES = /^(?:library|chat|result|contact):|^landing:contact|^mail:(?:reason\.contact|contact)/

const TOKENS = /^(?:usage|access|assistant|errors:api_key_not_here|mail:notice|recovery:password|settings:sessions)/

const RULES: Readonly<Record<Locale, readonly Rule[]>> = {
  en: [
    { not: /\banew\b/, say: 'again' },
    { not: /\b(?:nobody|somebody|everybody|whoever)\b/i, say: 'no one, someone, everyone, anyone who' },
    { not: /\bat once\b/, say: 'right away', but: /^errors:payload_too_large$|^library:tooMuch$/ },
    { not: /\b(?:goes?|going|went) on\b/, say: 'continues, resumes' },
    { not: /\bany more\b/, say: 'no longer' },
    { not: /\bof now\b|\bpresent (?:text|plan|one)\b/, say: 'current' },
    { not: /\bmade on\b|\bwas made\b|\bMake (?:a |new )?(?:key|codes)/, say: 'created' },
    { not: /\bmails?\b|\be-mails?\b/i, say: 'email', but: /^sign-in:devMail/ },
    {
      not: /\b(?:this|these|such|no more|newer|our|new) messages?\b/i,
      say: 'email',
      but: /^(?:library|chat|assistant|result):/,
    },
    { not: /\bplaces? left |\bplaces of /, say: 'limit: “You’ve used all {{limit}}”' },
    { not: /\bhas room\b|\broom for\b/, say: 'your plan includes' },
    { not: /\bwhich is the (?:most|limit)\b|\bthe most .* possible\b/, say: 'You’ve reached the limit of …' },
    { not: /\bmust have signed in within\b/, say: 'Sign in again to …' },
    {
      not: /^What (?:is|was|are|were|they|you|it|stands|waits|happens|happened)\b(?!.*\?)/,
      say: 'the name of the thing',
      but: /^usage:receipt\.what$|^auditors:(?:ledger\.may|views\.title)$|^deletion:files\./,
    },
    { not: /\bwaits? to be\b/, say: 'waiting to be sent' },
    { not: /\bstands? (?:in|on|over|still)\b/, say: 'is in' },
    { not: /\b[Ll]ook(?:ed)? at\b|\bmay look\b/, say: 'open, has access' },
    { not: /\b[Pp]ut aside\b/, say: 'set aside' },
    { not: /\bgiv(?:e|en) back\b/, say: 'returned' },
    {
      not: /\bNothing was charged\b|\bnothing was charged\b/,
      say: 'No credit was used',
      but: /^billing:|^common:error/,
    },
    { not: /\btokens?\b/i, say: 'words', but: TOKENS },
    {
      not: /\b(?:ledger|leaf|idempotency)\b/i,
      say: 'receipt, record',
      but: /^(?:usage|auditors|landing|mail:auditor|assistant:(?:idempotency|output\.receipt)|errors:(?:month_before_log|idempotency)|deletion:files)/,
    },
    { not: /\bconnected model\b|\blanguage model\b/, say: 'AI model' },
    { not: /\b[Oo]wn (?:words|instructions)\b/, say: 'custom instructions' },
    { not: /\boperations?\b/i, say: 'action' },
    { not: /\boperators?\b(?!\}\})/i, say: 'administrator' },
    { not: /\bsecond factor\b/i, say: 'two-step verification' },
    { not: /\b[Ss]et-up\b|\blearnt\b|\bcancelled\b|\b(?:un)?tick/i, say: 'setup, learned, canceled, select, clear' },
    { not: /\blog ?in\b|\blogging in\b/i, say: 'sign in, sign-in' },
    { not: /\bby (?:mail|hand)\b/, say: 'by email, yourself' },
    { not: /\b(?:spending cap)\b/i, say: 'monthly cap' },
    {
      not: /\b[Pp]lease (?!try|refresh|check|correct|contact|login|verify|request|enter (?:a valid email|your email|text))/,
      say: 'the verb alone: nothing went wrong on our side',
    },
    { not: /\bsomething built in\b/i, say: 'a built-in item' },
    { not: /\bthe most \w+ of this\b|\bmay have [\d{]/, say: 'the limit, can have up to' },
    { not: /\b(?:[Tt]his|[Tt]he) address (?:is wrong|names)\b/, say: 'page address' },
    { not: /, hopefully you,/, say: 'If this was you, …' },
    { not: /(?<![\d.,])[1-9]\d{3}(?![\d-])/, say: '5,000', but: /too_long$|^library:.*TooLong$|^contact:.*Long$/ },
    {
      not: /\b(?:cannot|do not|does not|did not|is not|are not|was not|will not|could not|has not|have not)\b/,
      say: 'the contraction',
      // The sample of the formal style, which writes in full.
      but: /^library:style\.sample\.formal$/,
    },
    { not: / …/, say: '… without a space' },
    { not: /\d %/, say: '80%' },
    { not: /["']/, say: '“ ” ’' },
  ],
  es: [
    { not: /\b(?:usted|[Ss]u texto|sus propias|su voz|Su material|Desmarque|Elija|Pida)\b/, say: 'tú' },
    { not: /\b[Pp]etici(?:ón|ones)\b/, say: 'solicitud' },
    { not: /\b[Oo]peraci(?:ón|ones)\b/, say: 'acción' },
    { not: /\b[Oo]perador(?:es)?\b/, say: 'administrador' },
    { not: /\bsegundo factor\b/i, say: 'verificación en dos pasos' },
    { not: /\blibro de uso\b|\bmodelo conectado\b|\bmodelo de lenguaje\b/, say: 'registro, modelo de IA' },
    { not: /\b[Mm]ensajes?\b/, say: 'correo', but: MESSAGES },
    { not: /\b[Ee]xtensión\b/, say: 'longitud', but: EXTENSION },
    { not: /\btope de gasto\b/i, say: 'tope mensual' },
    { not: /\bmodelos?\b(?! de IA)/i, say: 'modelo de IA (a template is a plantilla)' },
    { not: /\bvienen? con\b/, say: 'se incluye' },
    { not: /\bintervalo de facturación\b/i, say: 'periodo de facturación' },
    { not: /, esperamos que tú,/, say: 'Si has sido tú, …' },
    { not: /\b(?:[Rr]ecibiste este|omitidas)\b/, say: 'recibes este, ignoradas' },
    { not: /^\{\{month\}\}/, say: 'a capital first: a month is written in lower case' },
    { not: /\d{2} 000|["']/, say: '20.000, « »' },
  ],
  pt: [
    {
      not: /\b(?:Repor|predefini\w*|aceites|factos?|Montante|Percentagem|Ligação|aparelhos?|embutido|Registo)\b/,
      say: 'Brazilian words',
    },
    { not: /\b[Gg]uardar\b|\bguardad[oa]s?\b/, say: 'salvar, armazenar' },
    { not: /\b[Pp]edidos?\b/, say: 'solicitação', but: /^(?:assistant|result|chat):output/ },
    { not: /\b[Oo]perador(?:es)?\b/, say: 'administrador' },
    { not: /\b[Oo]peraç(?:ão|ões)\b/, say: 'ação' },
    {
      not: /\bsegundo fator\b|\blivro de (?:uso|registros)\b|\bmodelo conectado\b|\bmodelo de linguagem\b/i,
      say: 'glossary',
    },
    { not: /\bmensage(?:m|ns)\b/i, say: 'e-mail', but: MESSAGES },
    { not: /\bteto de gastos\b/i, say: 'teto mensal' },
    { not: /(?:[Rr]esposta|[Ss]ervidor) do modelo\b(?! de IA)/, say: 'modelo de IA (a bare modelo is a template)' },
    { not: /\bvêm com\b/, say: 'estão incluídos' },
    { not: /\b[Cc]onta do (?:Penmark|Google)\b/, say: 'conta Penmark, conta Google' },
    { not: /(?<!\bse )\brenovam?(?=[ .,])/i, say: 'se renova, se renovam' },
    { not: /\bintervalo de cobrança\b/i, say: 'período de cobrança' },
    { not: /^\{\{month\}\}/, say: 'a capital first: a month is written in lower case' },
    { not: /\bnovamente\b|\b[Pp]egue\b/, say: 'de novo, obtenha' },
    { not: /\bvocê mesmo\b/, say: 'a turn without gender' },
    { not: /\b[Dd]ados? (?:difere|alterad)/, say: 'fato' },
    { not: /, esperamos que você,/, say: 'Se foi você, …' },
    { not: /(?<![\d.,])[1-9]\d{3}(?![\d-])/, say: '5.000' },
    { not: /(?:^|[.?] )(?:O seu|A sua|Os seus|As suas) /, say: 'Seu, Sua without an article' },
    { not: /\d %|["']/, say: '80%, “ ”' },
  ],
  fr: [
    {
      not: /^\{\{month\}\}|\b[dq]e \{\{month\}\}|\blangue \{\{language\}\}/,
      say: 'en {{month}} (d’avril, d’octobre elide), cette langue ({{language}})',
    },
    { not: /[ ](?=[:;?!»])|«[ ]/, say: 'U+00A0 before : and inside « », U+202F before ; ? !' },
    { not: /\b[Ff]orfaits?\b/, say: 'offre' },
    { not: /\b[Ff]ormules?\b/, say: 'offre', but: /^toolkit:ease|^deletion:readme/ },
    { not: /\b[Gg]abarits?\b|\b[Ff]avoris\b|\b[Rr]églages?\b/, say: 'modèle, signets, paramètres' },
    { not: /\b[Dd]emandes? d(?:e|’)|\bUne demande\b/, say: 'requête' },
    { not: /\b[Oo]pérations?\b/, say: 'action' },
    { not: /\b(?:exploitant|opérateur)s?\b/i, say: 'administrateur' },
    { not: /\bsecond facteur\b|\bmodèle connecté\b|\bmodèle de langu?(?:e|age)\b/i, say: 'glossary' },
    { not: /\b[Mm]essages?\b/, say: 'e-mail', but: MESSAGES },
    { not: /\bplafond de dépense\b/i, say: 'plafond mensuel' },
    { not: /(?:[Rr]éponse|[Ss]erveur) du modèle\b(?! d’IA)/, say: 'modèle d’IA (a bare modèle is a template)' },
    { not: /\bgarde du sens\b/i, say: 'protection du sens' },
    { not: /\brefonctionn/, say: 'fonctionner de nouveau' },
    { not: /\bN°/, say: 'Nº' },
    { not: /\bviennent avec\b/, say: 'sont compris dans' },
    { not: /\bsous (?:«|Facturation)/, say: 'dans' },
    { not: /, vous sans doute,/, say: 'Si c’était vous, …' },
    { not: /(?<![\d.,])[1-9]\d{3}(?![\d-])/, say: '5 000, with U+202F' },
    { not: /["']/, say: '« » ’' },
  ],
  de: [
    {
      not: /\b(?:Nutzungsbuch\w*|Antrieb|Kontonummer|[Mm]itgeliefert\w*|[Ee]ingebaut\w*)\b/,
      say: 'Journal, integriert',
    },
    { not: /\bNutzung\b/, say: 'Verbrauch' },
    {
      not: /\b[Bb]erichtigt|\bPasswort fest(?:legen)?\b|\b[Üü]bergangene/,
      say: 'korrigiert, Passwort setzen, ignoriert',
    },
    { not: /\bVorg(?:ang|änge)\b/, say: 'Aktion', but: /^landing:/ },
    { not: /\bzweite[rn]? Faktor/i, say: 'Bestätigung in zwei Schritten' },
    { not: /\bNachrichten?\b/, say: 'E-Mail', but: MESSAGES },
    { not: /\bGuthaben\b/, say: 'Credits' },
    { not: /\bAusgabengrenze\b/, say: 'Monatsobergrenze' },
    { not: /\b(?:verbunden|angebunden)\w* Modell\w*|\bSprachmodell\w*/, say: 'KI-Modell' },
    { not: /\bMitteilungen?\b|\bUnterstützung\b/, say: 'Benachrichtigung, Support' },
    { not: /\b[Hh]ochstufen\b|\bHerabstufen\b/, say: 'Tarif wechseln' },
    { not: /(?<!-)\bModell(?:s|e|en)?\b/, say: 'KI-Modell' },
    { not: /\bbearbeitet\b/, say: 'verarbeitet (bearbeiten is to edit)' },
    { not: /\bÜbergangen\b/, say: 'Übersprungen' },
    { not: /\bFassung(?:en)?\b/, say: 'Version, Formulierung' },
    { not: /, hoffentlich Sie,/, say: 'Waren Sie das selbst, …' },
    { not: /(?<![\d.,])[1-9]\d{3}(?![\d-])/, say: '5.000' },
    { not: /(?<!Ober)\b[Gg]renzen?\b/, say: 'Limit (a cap is an Obergrenze)' },
    { not: /["']/, say: '„ “ ’' },
  ],
}

/** How many texts still break a rule. These numbers only fall. */
const LEFT: Readonly<Record<Locale, number>> = { en: 0, es: 0, pt: 0, fr: 0, de: 0 }

function* textsOf(tree: object, prefix = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [prefix + key, value]
    else yield* textsOf(value, `${prefix}${key}${prefix === '' ? ':' : '.'}`)
  }
}

/** Every text that breaks a rule, with the word that is meant. */
function broken(locale: Locale): string[] {
  return [...textsOf(TEXTS[locale])].flatMap(([key, text]) =>
    locale === 'en' && QUOTED.test(text)
      ? []
      : RULES[locale]
          .filter(({ not, but }) => not.test(text) && but?.test(key) !== true)
          .map(({ say }) => `${key}: ${text} (say: ${say})`),
  )
}

test.each(LOCALES)('in %s no text takes a turn of phrase that docs/words.md rules out', (locale) => {
  const found = broken(locale)
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(LEFT[locale])
})

/** Stands for a value in a subject: the longest percentage, day or name that it should have room for. */
const VALUE = 'Nov 16'

test.each(LOCALES)('in %s the subject of every mail has under 50 characters', (locale) => {
  const subjects = [...textsOf(TEXTS[locale].mail)].filter(([key]) => /(?:^|[.:])subject$/.test(key))
  expect(subjects.length).toBeGreaterThan(20)
  expect(subjects.filter(([, text]) => text.replace(/\{\{\w+\}\}/g, VALUE).length >= 50)).toEqual([])
})
