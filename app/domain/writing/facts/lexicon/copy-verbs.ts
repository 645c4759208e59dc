import type { KnownLanguage } from '../fact.ts'

/** Verbs that deny what the verb behind them says: "forgot to lock", "stopped smoking", "denied that". */
export const NEGATORS: Readonly<Record<KnownLanguage, string>> = {
  en: 'forgot|forget|forgets|forgotten|failed to|fails to|refused to|refuses to|declined to|declines to|neglected to|omitted to|denied that|denies that|denied having|denies having|avoided|avoids|pretended|pretends|doubts|doubted',
  de: 'vergessen|vergaß|vergaßen|vergisst|versäumt|versäumte|verweigert|verweigerte|weigert|weigerte|weigerten|geweigert|unterlassen|unterließ|bestreitet|bestritt|bestritten|leugnet|leugnete|aufgehört|bezweifelt|bezweifelte',
  fr: 'oublié|oublie|oublient|oublier|omis|refusé|refuse|refusent|négligé|arrêté|arrête|cessé|cesse|nié|nie|démenti|dément|doute|évité|évite',
  es: 'olvidó|olvidado|olvida|olvidaron|omitió|negó|niega|negaron|negado|dejó de|dejado de|deja de|dejaron de|rehusó|evitó|evita|duda|dudó',
  pt: 'esqueceu|esqueceu-se|esquecido|esquece|esquece-se|esqueceram|deixou de|parou de|deixado de|parado de|deixaram de|recusou|recusou-se|recusa|recusa-se|negou|nega|negaram|evitou|evita|duvida|duvidou',
}

/** Words of what is to come or only wanted, before an infinitive. */
export const PLANS: Readonly<Record<KnownLanguage, string>> = {
  en: "will|won't|shall|going to|plans to|plan to|planned to|intends to|intend to|intended to|wants to|want to|wanted to|hopes to|aims to",
  de: 'will|wollen|wollte|wollten|möchte|möchten|plant|planen|beabsichtigt|beabsichtigen',
  fr: 'va|vont|vais|allons|allez|veut|veulent|voulait|compte|comptent|prévoit|prévoient|envisage|envisagent|souhaite|souhaitent',
  es: 'va a|van a|voy a|vamos a|quiere|quieren|quería|piensa|piensan|planea|planean|tiene previsto|pretende|pretenden|tiene la intención',
  pt: 'vai|vão|vou|vamos|quer|querem|queria|pretende|pretendem|planeja|planejam|planeia|tenciona|tencionam',
}

/** Auxiliaries before the participle of what has happened. */
export const DONE: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /^(?:has|have|had|was|were|did|'ve)$/u,
  de: /^(?:hat|haben|habe|hatten?|wurden?|ist|sind|war|waren|worden)$/u,
  fr: /^(?:a|ont|ai|as|avons|avez|avait|avaient|est|sont|était|étaient|fut|furent)$/u,
  es: /^(?:ha|han|he|has|hemos|había|habían|fue|fueron)$/u,
  pt: /^(?:tem|têm|tinha|tinham|foi|foram)$/u,
}
/** Endings of a past without an auxiliary. */
export const PAST_FORM: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /ed$/u,
  de: /(?!)/u,
  fr: /(?:èrent|irent|urent)$/u,
  es: /(?:ó|aron|ieron|aba|aban|ía|ían|amos|imos|é|í)$/u,
  pt: /(?:ou|eu|iu|aram|eram|iram|ei|amos|emos|imos|ava|avam)$/u,
}
