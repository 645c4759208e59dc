import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'

/**
 * Phrases that fewer words say as well: `phrase>replacement`, or a phrase alone if what replaces it depends on the sentence. A
 * replacement has the grammar of its phrase: what it would break elsewhere in the sentence has none.
 */
export const WORDY: Readonly<Record<KnownLanguage, string>> = {
  en: `in order to>to|so as to>to|due to the fact that>because|owing to the fact that>because|in view of the fact that>because|in light of the fact that>because|despite the fact that>although|in spite of the fact that>although|in the event that>if|in the near future>soon|at this point in time>now|at the present time>now|at that point in time>then|for the purpose of>for|with regard to>about|with regards to>about|with respect to>about|in regard to>about|in relation to>about|with reference to>about|pertaining to>about|prior to>before|subsequent to>after|in excess of>more than|a large number of|a majority of|the majority of|has the ability to>can|have the ability to|is able to>can|are able to>can|has the capacity to>can|in close proximity to>near|on a daily basis>daily|on a weekly basis>weekly|on a monthly basis>monthly|on a regular basis>regularly|until such time as>until|in the course of>during|during the course of>during|by means of>by|make use of>use|made use of>used|makes use of>uses|in the absence of>without|with the exception of>except|in addition to this>besides|it is important to note that|it should be noted that|it is worth noting that|there is no doubt that|in terms of|as a consequence of>because of|by virtue of>by|for the reason that>because|in a timely manner>promptly|take into consideration>consider|took into consideration>considered|come to a conclusion>conclude|came to the conclusion that>concluded that|give consideration to>consider|conduct an investigation into>investigate|perform an analysis of|a great deal of>much|the fact of the matter is that`,
  de: `aufgrund der Tatsache, dass>weil|auf Grund der Tatsache, dass>weil|angesichts der Tatsache, dass>weil|trotz der Tatsache, dass>obwohl|ungeachtet der Tatsache, dass>obwohl|zum jetzigen Zeitpunkt>jetzt|zum gegenwärtigen Zeitpunkt>jetzt|zu einem späteren Zeitpunkt>später|in absehbarer Zeit>bald|in naher Zukunft>bald|in der heutigen Zeit>heute|zur Anwendung kommen|zur Durchführung bringen>durchführen|in Erwägung ziehen>erwägen|unter Beweis stellen>beweisen|zum Ausdruck bringen>ausdrücken|in Abzug bringen>abziehen|in Anspruch nehmen>nutzen|einer Prüfung unterziehen>prüfen|eine Entscheidung treffen>entscheiden|Abstand nehmen von|für den Fall, dass>falls|im Falle, dass>falls|in dem Fall, dass>falls|es ist wichtig zu erwähnen, dass|es sei darauf hingewiesen, dass|an dieser Stelle möchte ich|hiermit möchte ich Ihnen mitteilen, dass|möchten Ihnen hiermit mitteilen, dass|möchte Ihnen hiermit mitteilen, dass|in Bezug auf das Thema|eine Vielzahl von|eine große Anzahl von|im Großen und Ganzen>insgesamt|mit sofortiger Wirkung>sofort|zu einem früheren Zeitpunkt>früher|in regelmäßigen Abständen>regelmäßig|nichtsdestotrotz>trotzdem|nichtsdestoweniger>trotzdem`,
  fr: `en raison du fait que>parce que|du fait que>parce que|compte tenu du fait que>puisque|étant donné le fait que>puisque|malgré le fait que|dans le but de>pour|dans l’optique de>pour|dans l'optique de>pour|à l’heure actuelle>actuellement|à l'heure actuelle>actuellement|au jour d’aujourd’hui>aujourd’hui|au jour d'aujourd'hui>aujourd'hui|dans un futur proche>bientôt|dans un avenir proche>bientôt|dans le cas où|au cas où il s'avérerait que|un grand nombre de>beaucoup de|la majorité de>la plupart de|être en mesure de>pouvoir|est en mesure de>peut|sont en mesure de>peuvent|sommes en mesure de>pouvons|de manière régulière>régulièrement|de façon régulière>régulièrement|de manière quotidienne>chaque jour|procéder à l’analyse de>analyser|procéder à l'analyse de>analyser|effectuer une vérification de>vérifier|prendre en considération>considérer|mettre en place une réunion|il convient de noter que|il est important de noter que|il est à noter que|force est de constater que|préalablement à>avant|postérieurement à>après|à la suite de cela>ensuite|à une date ultérieure>plus tard|dans l’obligation de|dans l'obligation de`,
  es: `debido al hecho de que>porque|por el hecho de que>porque|en vista de que>porque|a pesar del hecho de que>aunque|con el fin de>para|con el objetivo de>para|con el propósito de>para|con la finalidad de>para|en el caso de que|en la actualidad>actualmente|en el momento actual>ahora|a día de hoy>hoy|en un futuro próximo>pronto|en un futuro cercano>pronto|un gran número de|la mayor parte de las veces>casi siempre|de manera regular>regularmente|de forma regular>regularmente|de manera inmediata>enseguida|de forma inmediata>enseguida|estar en condiciones de>poder|tiene la capacidad de>puede|tienen la capacidad de>pueden|llevar a cabo una reunión>reunirse|llevar a cabo un análisis de>analizar|hacer uso de>usar|hace uso de>usa|dar comienzo a>comenzar|poner en conocimiento de>informar a|tomar en consideración>considerar|con anterioridad a>antes de|con posterioridad a>después de|en relación con el tema de>sobre|cabe destacar que|cabe señalar que|hay que decir que|es importante señalar que`,
  pt: `devido ao fato de que>porque|devido ao facto de que>porque|pelo fato de que>porque|apesar do fato de que|com o objetivo de>para|com a finalidade de>para|com o intuito de>para|a fim de>para|no caso de que|no momento atual>agora|nos dias de hoje>hoje|na atualidade>hoje|em um futuro próximo>em breve|num futuro próximo>em breve|um grande número de|de forma regular>regularmente|de maneira regular>regularmente|de forma imediata>imediatamente|tem a capacidade de>pode|têm a capacidade de>podem|está apto a>pode|fazer uso de>usar|faz uso de>usa|fazer a utilização de>usar|dar início a>iniciar|levar em consideração>considerar|realizar uma análise de>analisar|proceder à análise de>analisar|anteriormente a>antes de|posteriormente a>depois de|no que diz respeito a>sobre|no que se refere a>sobre|vale ressaltar que|venho por meio deste|venho por meio desta|venho por meio deste e-mail|cabe destacar que|é importante notar que|é importante ressaltar que|a nível de|através do uso de>com`,
}

/** Words that say twice what one of them says. */
export const REDUNDANT: Readonly<Record<KnownLanguage, string>> = {
  en: `advance planning>planning|past history>history|end result>result|final outcome>outcome|future plans>plans|free gift>gift|close proximity>proximity|basic fundamentals>fundamentals|unexpected surprise>surprise|added bonus>bonus|each and every>every|first and foremost>first|completely eliminate>eliminate|completely finished>finished|return back>return|revert back>revert|repeat again>repeat|join together>join|merge together>merge|combine together>combine|collaborate together>collaborate|absolutely essential>essential|very unique>unique|completely full>full|still remains>remains|still continues>continues|whether or not to>whether to|12 noon>noon|12 midnight>midnight|PIN number>PIN|ATM machine>ATM|HIV virus>HIV|new innovation>innovation|general consensus>consensus|exact same>same|personal opinion>opinion|brief summary>summary|might possibly>might|may possibly>may|may perhaps>may|might perhaps>might|could potentially>could|could possibly>could|can potentially>can`,
  de: `bereits schon>bereits|schon bereits>schon|neu renoviert>renoviert|nochmals wiederholen>wiederholen|wieder zurückkehren>zurückkehren|runder Kreis>Kreis|tote Leiche>Leiche|alter Greis>Greis|einzigste>einzige|einzigster>einziger|einzigstes>einziges|einzigsten>einzigen|ABS-System>ABS|PIN-Nummer>PIN|HIV-Virus>HIV|LCD-Display>LCD|Zukunftsprognose>Prognose|Zukunftsprognosen>Prognosen|gemeinsam zusammenarbeiten>zusammenarbeiten|eventuell möglicherweise>möglicherweise|vielleicht eventuell>vielleicht`,
  fr: `monter en haut>monter|descendre en bas>descendre|sortir dehors>sortir|prévoir à l’avance>prévoir|prévoir à l'avance>prévoir|prévenir à l’avance>prévenir|prévenir à l'avance>prévenir|réserver à l’avance>réserver|réserver à l'avance>réserver|répéter à nouveau>répéter|reporter à plus tard>reporter|collaborer ensemble>collaborer|comparer ensemble>comparer|s’entraider mutuellement>s’entraider|s'entraider mutuellement>s'entraider|voire même>voire|car en effet>car|donc par conséquent>donc|puis ensuite>puis|mais cependant>mais|une petite maisonnette>une maisonnette|bonus supplémentaire>bonus|principal protagoniste>protagoniste`,
  es: `subir arriba>subir|sube arriba>sube|subimos arriba>subimos|bajar abajo>bajar|baja abajo>baja|salir afuera>salir|entrar adentro>entrar|entrar dentro>entrar|volver a repetir>repetir|repetir de nuevo>repetir|prever con antelación>prever|prever de antemano>prever|colaborar juntos>colaborar|lapso de tiempo>lapso|periodo de tiempo>periodo|período de tiempo>período|cita previa con antelación>cita previa|pero sin embargo>sin embargo|accidente fortuito>accidente|hace años atrás>hace años|mi opinión personal>mi opinión|constelación de estrellas>constelación|resumen breve>resumen`,
  pt: `subir para cima>subir|sobe para cima>sobe|descer para baixo>descer|desce para baixo>desce|sair para fora>sair|sai para fora>sai|entrar para dentro>entrar|entra para dentro>entra|repetir de novo>repetir|repetir novamente>repetir|há anos atrás>há anos|há meses atrás>há meses|há dias atrás>há dias|elo de ligação>elo|surpresa inesperada>surpresa|planejar antecipadamente>planejar|planejar com antecedência>planejar|conviver juntos>conviver|colaborar juntos>colaborar|mas porém>mas|mas contudo>mas|encarar de frente>encarar|resumo breve>resumo|opinião pessoal minha>minha opinião|acabamento final>acabamento|consenso geral>consenso`,
}

/** Words that a sentence can do without, at its beginning before a comma or within it. */
export const FILLERS: Readonly<Record<KnownLanguage, string>> = {
  en: 'basically|essentially|needless to say|as a matter of fact|for all intents and purposes|to be honest|to be perfectly honest|in my humble opinion|when all is said and done|it goes without saying that',
  de: 'im Grunde genommen|an und für sich|im Endeffekt|sozusagen|gewissermaßen|quasi|ehrlich gesagt|unterm Strich|wie gesagt',
  fr: 'en fait(?! d[eu’])|pour ainsi dire|à vrai dire|à proprement parler|au final|en quelque sorte|il va sans dire que|comme qui dirait',
  es: 'básicamente|por así decirlo|al fin y al cabo|a decir verdad|en cierto modo|huelga decir que|como quien dice',
  pt: 'basicamente|por assim dizer|no fim das contas|para falar a verdade|de certa forma|digamos assim',
}

/** Words that take back what a sentence says. What should stand instead depends on what is meant. */
export const HEDGES: Readonly<Record<KnownLanguage, string>> = {
  en: 'i just wanted to|i was just wondering if|i was wondering if maybe|i think that maybe|i think maybe|kind of like|it seems to me that|i feel like maybe|i might be wrong, but|this might be a silly question|sorry to bother you',
  de: 'ich wollte nur mal|ich wollte eigentlich nur|irgendwie|vielleicht könnte man eventuell|ich würde sagen, dass|ich würde mal sagen|eventuell vielleicht|ein Stück weit|ich könnte mir vorstellen, dass vielleicht',
  fr: 'je voulais juste|je voulais simplement|je me demandais si peut-être|il me semble que peut-être|je dirais peut-être|désolé de vous déranger|désolée de vous déranger',
  es: 'solo quería|sólo quería|me preguntaba si quizás|me preguntaba si tal vez|creo que tal vez|creo que quizás|un poco como|perdona que te moleste|perdone que le moleste|en cierta medida',
  pt: 'eu só queria|só queria|estava pensando se talvez|acho que talvez|meio que|desculpe incomodar|de certa maneira|talvez possivelmente',
}

/** Words of talk that a letter of business gives a start, with what it would write. */
export const INFORMAL: Readonly<Record<KnownLanguage, string>> = {
  en: `gonna>going to|wanna>want to|gotta|kinda>rather|dunno>do not know|thx>thank you|btw>by the way|u>you|ur>your|pls>please|plz>please|lol|hey>hello|yeah>yes|nope>no|cuz>because|ain't|stuff|guys`,
  de: `nö>nein|jo>ja|nix>nichts|gucken>schauen|hab>habe|mega>sehr|voll gut>sehr gut|geil|mfg>Mit freundlichen Grüßen|tschau>auf Wiedersehen|cool>gut`,
  fr: `ouais>oui|nan>non|bouquin>livre|boulot>travail|truc|trucs|sympa>agréable|super cool>très bien|ok>d’accord|mdr|bosser>travailler|fric|coucou>bonjour|bisous`,
  es: `guay>bien|mola>gusta|curro>trabajo|xq>porque|tb>también|q>que|finde>fin de semana|porfa>por favor|jaja`,
  pt: `vc>você|vcs>vocês|tb>também|tbm>também|pq>porque|blz>certo|vlw>obrigado|né>não é|tá>está|pra>para|pro>para o|grana|galera|kkk|rs`,
}

/** How a formal letter begins or ends. */
export const FORMAL_LETTER: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /\b(?:dear (?:sir|madam|mr|mrs|ms|dr|professor|hiring)|to whom it may concern|yours (?:faithfully|sincerely|truly)|(?:sincerely|respectfully) yours)\b/i,
  de: /(?<!\p{L})(?:sehr geehrte|mit freundlichen grüßen|hochachtungsvoll)/iu,
  fr: /(?<!\p{L})(?:madame, monsieur|cher monsieur|chère madame|veuillez agréer|salutations distinguées|je vous prie d)/iu,
  es: /(?<!\p{L})(?:estimad[oa]s? |muy señor|le saluda atentamente|atentamente|cordialmente)/iu,
  pt: /(?<!\p{L})(?:prezad[oa]s? |excelentíssim|ilustríssim|atenciosamente|cordialmente|com os melhores cumprimentos)/iu,
}

/** Two ways to address a reader, of which a text keeps to one. None for Portuguese, whose everyday use mixes them. */
export const ADDRESSES: Readonly<Record<KnownLanguage, readonly [RegExp, RegExp] | null>> = {
  en: null,
  de: [
    /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[nrms]?)(?!\p{L})/gu,
    /(?<!\p{L})Ihnen(?!\p{L})|(?<=[\p{Ll},] )(?:Sie|Ihre?[nrms]?)(?!\p{L})/gu,
  ],
  fr: [/(?<![\p{L}-])(?:tu|toi)(?![\p{L}-])/giu, /(?<![\p{L}-])(?:votre|vos|vous)(?!\p{L}|-mêmes)/giu],
  es: [/(?<!\p{L})(?:tú|ti|contigo|tus?)(?!\p{L})/giu, /(?<!\p{L})usted(?!\p{L})/giu],
  pt: null,
}
