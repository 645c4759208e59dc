import type { KnownLanguage } from '../fact.ts'

/** Words of one scale by their place on it; places that are two or more apart say something else. */
export type Scale = readonly (readonly [place: number, words: string])[]

/**
 * Scales of small words that a rewording in altogether other words divides as it likes, and that a near copy has no reason to change: how often,
 * how many, how sure, since when. `skip` are phrases that only look like one of them.
 */
export const COPY_SCALES: Readonly<Record<KnownLanguage, { skip: string; scales: Readonly<Record<string, Scale>> }>> = {
  en: {
    skip: 'as always|if ever|quite a few|a little|not only|quite likely not|no later than|by far',
    scales: {
      often: [
        [0, 'always|constantly|at all times|every time|invariably|all the time'],
        [2, 'almost always|nearly always|usually|normally|generally|typically|as a rule|most of the time|mostly'],
        [3, 'often|frequently|regularly'],
        [5, 'sometimes|occasionally|at times|now and then|from time to time'],
        [7, 'rarely|seldom|hardly ever|scarcely ever|almost never'],
        [9, 'never'],
      ],
      some: [
        [0, 'many|numerous|plenty of|lots of|a lot of'],
        [2, 'some|several|a few|a number of'],
        [4, 'few|hardly any|very few|not many'],
      ],
      sure: [
        [0, 'may|might|perhaps|maybe|possibly'],
        [2, 'probably|likely|presumably|in all likelihood'],
        [4, 'certainly|definitely|surely|undoubtedly|inevitably'],
      ],
      past: [
        [0, 'never'],
        [2, 'no longer|not any more'],
      ],
      aspect: [
        [0, 'started|starts|began|begun|begins'],
        [2, 'continued|continues|continue'],
        [4, 'stopped|stops|ceased|ceases|gave up|given up'],
      ],
      phase: [
        [0, 'still'],
        [2, 'already'],
        [4, 'no longer|not any more|not anymore'],
        [6, 'not yet'],
      ],
    },
  },
  de: {
    skip: 'wie immer|nach wie vor|immer mehr|immer wieder|immer noch|nicht immer noch|ein paar wenige|schon gar|wie oft|so oft',
    scales: {
      often: [
        [0, 'immer|stets|jederzeit|jedes mal|ständig|durchgehend'],
        [
          2,
          'fast immer|beinahe immer|meistens|meist|normalerweise|gewöhnlich|in der regel|üblicherweise|im allgemeinen|für gewöhnlich',
        ],
        [3, 'oft|häufig|oftmals|regelmäßig'],
        [5, 'manchmal|gelegentlich|ab und zu|hin und wieder|bisweilen|mitunter|zuweilen'],
        [7, 'selten|fast nie|kaum je'],
        [9, 'nie|niemals'],
      ],
      some: [
        [0, 'viele|vielen|zahlreiche|zahlreichen'],
        [2, 'einige|einigen|mehrere|mehreren|ein paar|manche|manchen'],
        [4, 'wenige|wenigen|nur wenige|nur wenigen|kaum ein|kaum eine'],
      ],
      sure: [
        [0, 'vielleicht|möglicherweise|eventuell|womöglich'],
        [2, 'wahrscheinlich|vermutlich|voraussichtlich|höchstwahrscheinlich'],
        [4, 'sicher|sicherlich|bestimmt|gewiss|definitiv|garantiert|auf jeden fall|mit sicherheit'],
      ],
      past: [
        [0, 'nie|niemals|noch nie'],
        [2, 'nicht mehr'],
      ],
      aspect: [
        [0, 'angefangen|begonnen|begann|beginnt'],
        [2, 'fortgesetzt|weitergemacht'],
        [4, 'aufgehört|beendet'],
      ],
      phase: [
        [0, 'noch|immer noch|weiterhin'],
        [2, 'schon|bereits'],
        [4, 'nicht mehr|kein mehr'],
        [6, 'noch nicht|noch kein|noch keine'],
      ],
    },
  },
  fr: {
    skip: "si jamais|toujours pas|comme toujours|peu à peu|à peu près|un peu|sans doute que|n'importe quand",
    scales: {
      often: [
        [0, 'toujours|constamment|en permanence|tout le temps|systématiquement|à chaque fois'],
        [
          2,
          "presque toujours|généralement|en général|habituellement|d' habitude|normalement|la plupart du temps|d' ordinaire",
        ],
        [3, 'souvent|fréquemment|régulièrement'],
        [5, 'parfois|quelquefois|de temps en temps|occasionnellement|par moments'],
        [7, 'rarement|presque jamais|guère'],
        [9, 'jamais'],
      ],
      some: [
        [0, "beaucoup de|beaucoup d'|de nombreux|de nombreuses|nombre de"],
        [2, 'quelques|plusieurs|certains|certaines'],
        [4, "peu de|peu d'|rares sont"],
      ],
      sure: [
        [0, 'peut-être|éventuellement|possiblement'],
        [2, 'probablement|sans doute|vraisemblablement'],
        [4, 'certainement|à coup sûr|assurément|sans aucun doute|avec certitude'],
      ],
      aspect: [
        [0, "commencé à|commence à|recommencé à|s' est mis à"],
        [2, 'continue à|continué à|continue de|continué de'],
        [4, "arrêté de|arrêté d'|arrête de|cessé de|cesse de"],
      ],
      phase: [
        [0, 'encore'],
        [2, 'déjà'],
        [6, 'pas encore'],
      ],
    },
  },
  es: {
    skip: 'siempre que|siempre y cuando|como siempre|un poco|poco a poco|ya que|unos pocos|unas pocas',
    scales: {
      often: [
        [0, 'siempre|constantemente|en todo momento|todo el tiempo|cada vez'],
        [
          2,
          'suele|suelen|suelo|solemos|normalmente|generalmente|habitualmente|por lo general|usualmente|en general|casi siempre',
        ],
        [3, 'a menudo|frecuentemente|con frecuencia|muchas veces|regularmente'],
        [5, 'a veces|de vez en cuando|ocasionalmente|en ocasiones|algunas veces'],
        [7, 'rara vez|raramente|raras veces|pocas veces|casi nunca'],
        [9, 'nunca|jamás'],
      ],
      some: [
        [0, 'muchos|muchas|numerosos|numerosas'],
        [2, 'algunos|algunas|varios|varias|unos cuantos|unas cuantas'],
        [4, 'pocos|pocas'],
      ],
      sure: [
        [0, 'quizá|quizás|tal vez|posiblemente|puede que|a lo mejor|acaso'],
        [2, 'probablemente|seguramente|es probable que'],
        [4, 'ciertamente|con seguridad|con toda seguridad|sin duda|seguro que|indudablemente'],
      ],
      past: [
        [0, 'nunca|jamás'],
        [2, 'ya no'],
      ],
      aspect: [
        [0, 'empezado a|empezó a|empieza a|comenzado a|comenzó a|comienza a'],
        [2, 'sigue|siguió|continúa|continuó'],
        [4, 'dejado de|dejó de|deja de|parado de'],
      ],
      phase: [
        [0, 'todavía|aún'],
        [2, 'ya'],
        [4, 'ya no'],
        [6, 'todavía no|aún no'],
      ],
    },
  },
  pt: {
    skip: 'sempre que|como sempre|um pouco|pouco a pouco|já que|uns poucos|umas poucas|desde já',
    scales: {
      often: [
        [0, 'sempre|constantemente|a todo momento|o tempo todo|a toda hora|em todos os momentos'],
        [2, 'costuma|costumam|normalmente|geralmente|habitualmente|em geral|na maioria das vezes|quase sempre'],
        [3, 'muitas vezes|frequentemente|com frequência|regularmente'],
        [5, 'às vezes|por vezes|de vez em quando|ocasionalmente|algumas vezes'],
        [7, 'raramente|poucas vezes|raras vezes|quase nunca'],
        [9, 'nunca|jamais'],
      ],
      some: [
        [0, 'muitos|muitas|numerosos|numerosas'],
        [2, 'alguns|algumas|vários|várias|diversos|diversas'],
        [4, 'poucos|poucas'],
      ],
      sure: [
        [0, 'talvez|possivelmente|porventura|quiçá'],
        [2, 'provavelmente|é provável que'],
        [4, 'certamente|com certeza|sem dúvida|de certeza|seguramente'],
      ],
      past: [
        [0, 'nunca|jamais'],
        [2, 'já não'],
      ],
      aspect: [
        [0, 'começou a|começa a|começado a|passou a'],
        [2, 'continua a|continuou a|segue'],
        [4, 'deixou de|deixa de|parou de|para de'],
      ],
      phase: [
        [0, 'ainda'],
        [2, 'já'],
        [4, 'já não'],
        [6, 'ainda não'],
      ],
    },
  },
}

/** Words that say "not quite": in a near copy their loss makes a figure exact, or more than it was. */
export const ALMOST: Readonly<Record<KnownLanguage, { almost: string; about: string }>> = {
  en: {
    almost: 'almost|nearly|not quite|just under',
    about: 'about|around|roughly|approximately|close to|some|just over',
  },
  de: { almost: 'fast|beinahe|nahezu|knapp|annähernd', about: 'etwa|rund|ungefähr|circa|ca|zirka|gut|so gut wie' },
  fr: {
    almost: 'presque|quasiment|pas tout à fait|près de|quasi',
    about: 'environ|à peu près|approximativement|autour de',
  },
  es: { almost: 'casi|cerca de', about: 'unos|unas|alrededor de|aproximadamente|más o menos|en torno a|prácticamente' },
  pt: {
    almost: 'quase|perto de',
    about: 'cerca de|aproximadamente|por volta de|em torno de|mais ou menos|praticamente',
  },
}

/** Prepositions of time by their class; those before one noun are compared. */
export const TIMES: Readonly<Record<KnownLanguage, Readonly<Record<string, string>>>> = {
  en: {
    '': 'depending on|based on|relative to|in relation to',
    despite: 'despite|in spite of|regardless of',
    before: 'before|prior to|ahead of',
    at: 'on|upon|at',
    after: 'after|following',
    until: 'until|till',
    from: 'from|starting|as of',
    during: 'during',
    within: 'within',
    by: 'by|no later than',
  },
  de: {
    '': 'in bezug auf|im vergleich zum|im vergleich zur',
    despite: 'trotz|ungeachtet',
    before: 'vor',
    at: 'bei|am|beim|zum|zur',
    after: 'nach',
    until: 'bis|bis zur|bis zum',
    from: 'ab|ab dem|ab der',
    during: 'während',
    within: 'innerhalb|binnen',
  },
  fr: {
    '': 'par rapport à|par rapport au|face à|face au|grâce à|grâce au|quant à|quant au',
    despite: 'malgré|en dépit de|en dépit du',
    before: "avant|avant l'",
    at: 'à|au|lors de|lors du|le jour de',
    after: "après|à l' issue de",
    until: "jusqu' à|jusqu' au|jusqu' en",
    from: 'dès|à partir de|à partir du|à compter de|à compter du',
    during: 'pendant|durant',
    by: "d' ici|d' ici le|d' ici au|au plus tard",
    within: 'dans les',
  },
  es: {
    '': 'con respecto al|con respecto a|frente al|frente a|en relación al|debido al|debido a',
    despite: 'a pesar de|a pesar del|pese a|pese al',
    before: 'antes de|antes del',
    at: 'al|en|a|en el momento de',
    after: 'después de|después del|tras',
    until: 'hasta|hasta el',
    from: 'desde|a partir de|a partir del',
    during: 'durante',
    within: 'dentro de|en un plazo de',
  },
  pt: {
    '': 'em relação ao|em relação à|com relação ao|face ao|face à|devido ao|devido à|graças ao|graças à',
    despite: 'apesar de|apesar do|apesar da',
    before: 'antes de|antes do|antes da',
    at: 'no|na|em|ao|à',
    after: 'depois de|depois do|depois da|após|após o|após a',
    until: 'até',
    from: 'a partir de|a partir do|a partir da|desde|desde o|desde a',
    during: 'durante',
    within: 'dentro de|no prazo de',
  },
}
/** Classes of prepositions of time that say something else of one noun. "By Monday" may be "before Monday" and "on Monday". */
export const OTHER_TIME: ReadonlySet<string> = new Set(
  'despite before|despite at|despite after|despite during|despite until|before at|before during|before after|before from|at after|at until|at from|after during|after within|after by|until from|until by|by from'
    .split('|')
    .flatMap((pair) => [pair, pair.split(' ').reverse().join(' ')]),
)

/** Prepositions before the amount of a change: by how much, and to what. */
export const BY_OR_TO: Readonly<Record<KnownLanguage, { by: string; to: string }>> = {
  en: { by: 'by', to: 'to' },
  de: { by: 'um', to: 'auf' },
  fr: { by: "de|d'", to: 'à' },
  es: { by: 'en|un', to: 'a|al|hasta' },
  pt: { by: 'em', to: 'para|a' },
}

/** Words that set a time within which something has to happen, and others that say so. */
export const WITHIN: Readonly<Record<KnownLanguage, { within: RegExp; alike: RegExp }>> = {
  en: {
    within: /^within$/u,
    alike: /^(?:within|in|inside|by|than|latest|most|up|next|first|before|until|deadline|time)$/u,
  },
  de: {
    within: /^(?:innerhalb|binnen)$/u,
    alike: /^(?:innerhalb|binnen|in|im|bis|spätestens|nächsten|ersten|frist|zeit|lang|höchstens)$/u,
  },
  fr: { within: /^délai$/u, alike: /^(?:délai|dans|sous|en|ici|avant|plus|prochains|premiers|jusqu')$/u },
  es: { within: /^plazo$/u, alike: /^(?:plazo|en|dentro|antes|hasta|máximo|próximos|primeros)$/u },
  pt: { within: /^prazo$/u, alike: /^(?:prazo|em|dentro|antes|até|máximo|próximos|primeiros)$/u },
}

/** "Both", and words for one of the two. */
export const BOTH_OR_ONE: Readonly<Record<KnownLanguage, { both: RegExp; one: RegExp }>> = {
  en: { both: /^both$/u, one: /^(?:either|one|any)$/u },
  de: { both: /^beide[nr]?$/u, one: /^(?:ein(?:e[mnrs]?)?)$/u },
  fr: { both: /^deux$/u, one: /^une?$/u },
  es: { both: /^(?:amb[oa]s|dos)$/u, one: /^(?:un[oa]?|cualquiera)$/u },
  pt: { both: /^(?:amb[oa]s|dois|duas)$/u, one: /^(?:uma?|qualquer)$/u },
}
