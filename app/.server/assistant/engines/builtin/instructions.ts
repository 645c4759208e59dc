import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'

/** English verbs that open an instruction. The second list are nouns as well, and count only before a word that follows a verb. */
const VERBS = set(
  'add allow apply ask assemble attach avoid bake begin boil bring chew choose chop click collect confirm connect consult contact continue deliver destroy dilute discard disconnect discontinue dispose dissolve drink eat enclose ensure enter evacuate fill finish fix follow forget fry get give go grate handle hang hold include inform inhale inject insert install keep knead leave let listen lock make mash melt mix notify obtain open pack pay peel pick plug pour preheat press proceed protect provide push put read refer refrain refrigerate register release remain remember remove repeat replace reply respect return rinse roast rub say see seek select send serve shake sign simmer sit skip slice soak speak spread sprinkle start stay stir stop store submit swallow switch take tell throw tie tighten turn type unlock unplug unpack untie use wait walk warm wash wear whisk wipe write',
)
const VERBS_OR_NOUNS = set(
  'book call cancel charge check clean close come complete contact cook cool cover cut drain drop dry freeze fold heat help label lift light look meet mind move note order plan print promise prove pull rest report reserve review roll run save season set share show spray step test thank think touch try update visit vote watch water wind work',
)
const AFTER_A_VERB =
  /^(?:the|an?|your|my|our|his|her|their|its|all|any|each|every|both|it|them|this|these|that|those|him|us|me|out|in|on|at|up|off|down|away|back|into|to|for|from|with|only|well|if|until|before|after|once|and|or|as|\d.{0,9}|\w{2,12}ly)$/i
/** A noun that looks like a verb is followed by the verb of its sentence: "Store hours are long." */
const HAS_SUBJECT =
  /^\S{1,20} (?:\S{1,20} ){0,2}(?:is|are|was|were|has|have|had|will|would|can|could|costs?|means?|made|makes)\b/i

const LEAD =
  /^(?:(?:please|always|then|next|first|second|third|finally|now|also|so|just|kindly|afterwards|meanwhile|otherwise|and|but|or),? |do (?:not )?|don['’]t |never )/i

/** What follows a verb at once, and a noun or a name hardly ever. */
const OBJECT = /^(?:the|an?|your|my|our|his|her|their|its|it|them|this|these|those|any|him|us|me)$/i
/** Words before an article that are no verb of a command. */
const NO_VERB =
  /^(?:\w{0,20}(?:ing|ly|ed)|about|above|across|after|against|all|almost|along|although|among|and|are|around|as|at|because|before|behind|below|beneath|beside|besides|between|beyond|both|but|by|can|could|despite|did|do|does|down|during|either|even|every|except|for|from|had|half|has|have|he|how|however|i|if|in|inside|into|is|it|just|like|many|may|might|more|most|much|must|near|neither|nor|not|now|of|off|on|once|one|only|onto|opposite|or|our|out|outside|over|past|per|perhaps|quite|rather|round|says?|said|shall|she|should|since|so|some|still|such|than|that|then|there|these|they|this|though|through|throughout|till|to|today|too|toward|towards|twice|under|unlike|until|up|upon|via|was|we|were|what|when|whenever|where|wherever|whether|which|while|who|whom|whose|why|will|with|within|without|would|yes|yet|you)$/i

function isEnglishCommand(clause: string): boolean {
  const bare = clause.replace(LEAD, '')
  if (bare.length < clause.length && /^(?:do |don['’]t |never |please )/i.test(clause)) return true
  const [verb = '', next = ''] = bare.split(/[\s,;:.!]{1,3}/, 2)
  const lower = verb.toLowerCase()
  if (VERBS.has(lower)) return !HAS_SUBJECT.test(bare)
  if (VERBS_OR_NOUNS.has(lower)) return AFTER_A_VERB.test(next)
  // "Face the ladder": verbs that are in no list. A clause after a comma may begin with anything, and has to be told to a reader.
  return OBJECT.test(next) && /^\p{Lu}\p{Ll}+$/u.test(verb) && !NO_VERB.test(verb)
}

const GERMAN_POLITE =
  /(?<!\p{L})(?!haben|waren|sind|werden|wurden|hatten|würden|wären|hätten)\p{L}{1,18}(?:en|eln|ern) Sie(?!\p{L})/u
const GERMAN_FAMILIAR =
  /^(?:bitte |dann |danach |und )?(?:nimm|gib|lass|lasst|ruf|schick|schreib|sag|frag|bring|komm|geh|denk|denkt|vergiss|hol|kauf|mach|stell|leg|acht|achtet|pass|halt|bleib|wart|meld|prüf|öffn|schließ|überweis|bezahl|zahl|unterschreib|lies|iss|trink|hilf|benutz|verwend|drück|dreh|zieh|schalt|rühr|gieß|koch|back|schneid|wasch|spül|schau|kümmer|besorg|reich|trag|räum|stimm)e?(?!\p{L})/iu
const GERMAN_FINITE =
  /(?<!\p{L})(?:zu|um|ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurde|wurden|kann|können|konnte|konnten|will|wollen|wollte|wollten|mag|möchte|möchten|geht|gibt|lässt|wäre|würde|würden|wir|ich|er|es|man)(?!\p{L})/iu
/** "Kühl lagern.", "Vor Gebrauch schütteln.": the infinitive ends the sentence and nothing in it is finite. */
const GERMAN_INFINITIVE =
  /^(?!(?:[Dd]ie|[Dd]er|[Dd]as|[Vv]iele|[Aa]lle|[Ee]inige|[Mm]anche|[Dd]iese|[Uu]nsere|[Mm]eine|[Ss]eine|[Ii]hre|[Bb]eide) )(?:\S{1,30} ){1,11}\p{Ll}{2,20}(?:en|eln|ern)(?: und \p{Ll}{2,20}(?:en|eln|ern))?[.!]?$/u
/** With an article first it may be the verb of a statement, unless it comes later than such a verb does. */
const GERMAN_LATE_INFINITIVE = /^(?:[Dd]ie|[Dd]en|[Dd]as) (?:\S{1,30} ){3,11}\p{Ll}{2,20}(?:en|eln|ern)[.!]?$/u

const isGermanCommand = (clause: string) =>
  GERMAN_POLITE.test(clause) ||
  GERMAN_FAMILIAR.test(clause) ||
  ((GERMAN_INFINITIVE.test(clause) || GERMAN_LATE_INFINITIVE.test(clause)) && !GERMAN_FINITE.test(clause))

const FRENCH_POLITE =
  /^(?:puis |ensuite |et |alors )?(?:ne |n['’])?(?!chez|assez|avez|êtes|allez-vous|nez|rez)\p{L}{2,18}ez(?:-(?:le|la|les|vous|moi|nous|en|y|lui))?(?!\p{L})(?!-vous \p{L}{1,20} .*\?)/iu
const FRENCH_FAMILIAR =
  /^(?:puis |ensuite |et |alors )?(?:n['’]oublie|ne |(?:prends|mets|envoie|apporte|appelle|dis|fais|viens|va|pense|oublie|laisse|garde|ferme|ouvre|achète|paie|réponds|attends|rappelle|évite|regarde|lis|écris|note|vérifie|ajoute|verse|mélange|coupe|passe|donne|confirme)(?:-(?:le|la|les|moi|nous|en|y|lui|toi))?)(?![\p{L}])/iu
const FRENCH_INFINITIVE =
  /^(?:à |ne (?:pas|jamais|plus) |toujours |bien |puis |ensuite )?(?!hier|mer|premi|derni|févr|janv|papier|cher|fer|hiver|dîner|déjeuner|plaisir|avenir|loisir|désir|espoir|soir|noir|pouvoir|lettre|livre|titre|centre|entre|contre|notre|votre|autre|quatre|septembre|octobre|novembre|décembre|outre|maître|membre|nombre|chambre|ordre|cadre|théâtre|fenêtre|quartier|courrier|dossier|atelier|terre|guerre|pierre|histoire|mémoire|pour|par)\p{L}{2,18}(?:er|ir|re|oir)(?= (?:les?|la|l['’]|une?|des|du|de|d['’]|aux?|à|dans|en|avec|sans|avant|après|pendant|hors|votre|vos|son|sa|ses|sur|sous|tout|toute|toutes|tous|bien|immédiatement|jusqu|doucement|délicatement|\d))/iu

const isFrenchCommand = (clause: string) =>
  FRENCH_POLITE.test(clause) || FRENCH_FAMILIAR.test(clause) || FRENCH_INFINITIVE.test(clause)

const SPANISH =
  /^(?:luego |después |y |no |primero |entonces )?(?:(?:manteng|conserv|guard|tom|us|utilic|apliqu|agit|lav|evit|consult|llam|avis|inform|enví|remit|devuelv|entregu|present|pagu|abon|rellen|complet|firm|confirm|respond|contest|dej|retir|quit|pong|coloqu|añad|agregu|mezcl|cubr|calient|esper|sig|le|comprueb|verifiqu|revis|cierr|abr|apagu|enciend|desconect|conect|puls|hag|vay|veng|dig|pid|solicit|acud|salg|abandon|respet|cumpl|recuerd|teng|protej|desech|tir|suspend|interrump|traig|llev|busqu|aliment|inscrib|consum|beb|com)(?:an?|en?)(?:se|me|l[aeo]s?|nos)?|mantén|guarda|toma|usa|utiliza|lava|evita|consulta|llama|avisa|envía|devuelve|entrega|paga|rellena|firma|confirma|responde|deja|quita|pon|añade|agrega|mezcla|cubre|calienta|espera|sigue|lee|comprueba|revisa|cierra|abre|apaga|haz|ven|di|pide|recuerda|ten|trae|manda|compra|corta|pica|hierve|cuece|hornea|sirve|sofríe|remueve|escurre|\p{L}{1,14}[áéíóú]\p{L}{1,7}(?:se|me|nos|l[aeo]s?))(?!\p{L})/iu
const SPANISH_INFINITIVE =
  /^(?:no )?(?!ayer|mujer|lugar|hogar|azúcar|taller|alquiler|cualquier|primer|tercer|líder|placer|poder|familiar|militar|popular|similar|titular|particular|celular)\p{L}{2,15}(?:ar|er|ir)(?:se|l[aeo]s?)?(?= (?:el|la|los|las|un|una|al|del?|en|con|sin|antes|después|fuera|a|su|sus|tu|tus|bien|todo|toda|todos|todas|durante|hasta|inmediatamente|por|sobre|entre|\d))/iu

/** "Recojan la basura": a word before an article that can be no noun and no preposition, in the form of a polite command. */
const SPANISH_BEFORE_OBJECT =
  /^(?!(?:Ante|Bajo|Cabe|Contra|Desde|Durante|Entre|Hacia|Hasta|Mediante|Para|Sobre|Tras|Esta|Una|Toda|Todas|Cada|Ahora|Nunca|Fuera|Cerca|Arriba|Dentro|Donde|Cuando|Mientras|Aunque|Porque|Casa|Este|Ese|Esa|Entonces|Adelante|Delante|Incluso|Era|Fue|Es|Ha|Han|Eran|Está|Están|Tiene|Tienen|Queda|Quedan|Había|Hace|Existe|Existen|Llega|Llegan|Llegue|Comienza|Empieza|Falta|Faltan|Cuesta|Dice|Dicen|Abre|Abren|Cierra|Cierran|Trabaja|Vive|Viene|Vienen|Gana|Gusta|Gustan) )\p{Lu}\p{Ll}{2,14}(?:en|an|e|a) (?:el|la|los|las|un|una|al|a (?:los|las|la|su|sus)|su|sus|tu|tus|todos|todas)(?!\p{L})/u

const isSpanishCommand = (clause: string) =>
  SPANISH.test(clause) || SPANISH_INFINITIVE.test(clause) || SPANISH_BEFORE_OBJECT.test(clause)

const PORTUGUESE =
  /^(?:depois |e |não |primeiro |então )?(?:(?:mantenh|conserv|guard|tom|us|utiliz|apliqu|agit|lav|evit|consult|lig|avis|inform|envi|remet|devolv|entregu|apresent|pagu|preench|complet|assin|confirm|respond|deix|retir|tir|ponh|coloqu|adicion|acrescent|mistur|cubr|aqueç|esper|sig|lei|verifiqu|revej|fech|abr|desligu|liguem|conect|pression|faç|venh|dig|peç|solicit|procur|sai|abandon|respeit|cumpr|lembr|tenh|protej|descart|suspend|interromp|trag|lev|bat|ass|junt|mex|cozinh|cort|lavem|sirv|engul)(?:am?|em?)(?:-se|-[oa]s?|-me|-nos)?|põe|faz|vem|diz|pede|traz|manda|compra|corta|liga|deixa|guarda|fecha|abre|espera|responde|avisa|mantém|lembra-te|vê)(?![\p{L}])/iu
const PORTUGUESE_INFINITIVE =
  /^(?:não )?(?!mulher|lugar|lar|açúcar|qualquer|líder|prazer|poder|familiar|militar|popular|similar|titular|particular|celular|jantar)\p{L}{2,15}(?:ar|er|ir|or)(?:-se|-[oa]s?)?(?= (?:os?|as?|uma?|ao|à|aos|às|de|do|da|dos|das|em|no|na|nos|nas|com|sem|antes|depois|fora|sua|seu|seus|suas|bem|todo|toda|todos|todas|durante|até|imediatamente|por|sobre|entre|\d))/iu

/** "Junte a farinha", as in Spanish. */
const PORTUGUESE_BEFORE_OBJECT =
  /^(?!(?:Ante|Contra|Desde|Durante|Entre|Para|Sobre|Perante|Esta|Essa|Uma|Toda|Todas|Cada|Agora|Nunca|Fora|Dentro|Onde|Embora|Enquanto|Casa|Este|Esse|Era|É|Está|Tem|Há|Existe|Existem|Chega|Chegam|Começa|Falta|Faltam|Custa|Diz|Dizem|Abre|Fecha|Vive|Vem|Ganha|Na|Da|Mesma|Ainda) )\p{Lu}\p{Ll}{2,14}(?:em|am|e|a) (?:os?|as?|uma?|ao|à|seu|sua|seus|suas|todos|todas)(?!\p{L})/u

const isPortugueseCommand = (clause: string) =>
  PORTUGUESE.test(clause) || PORTUGUESE_INFINITIVE.test(clause) || PORTUGUESE_BEFORE_OBJECT.test(clause)

const COMMANDS: Readonly<Record<KnownLanguage, (clause: string) => boolean>> = {
  en: isEnglishCommand,
  de: isGermanCommand,
  fr: isFrenchCommand,
  es: isSpanishCommand,
  pt: isPortugueseCommand,
}

/** A clause is known by its beginning; so many of its characters are looked at, and so many clauses of a sentence. */
const CLAUSE_MAX = 200
const CLAUSES_MAX = 12

/**
 * Whether a sentence tells its reader to do something, with or without a word such as "must": "Leave the flat at once.", "Kühl
 * lagern.", "À conserver au frais.". A clause after a comma, a colon or a semicolon counts too.
 */
export function isInstruction(sentence: string, language: KnownLanguage): boolean {
  if (/\?["”»’)]*$/.test(sentence)) return false
  return sentence
    .split(/[,;:.] /, CLAUSES_MAX)
    .map((clause) => clause.replace(/^[\s\d.)*•–-]{0,8}/, '').slice(0, CLAUSE_MAX))
    .some((clause) => clause !== '' && COMMANDS[language](clause))
}

function set(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
