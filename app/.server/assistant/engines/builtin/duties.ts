import { factsOf } from '#app/domain/writing/facts/extract.ts'
import { type KnownLanguage, knownLanguage } from '#app/domain/writing/facts/fact.ts'
import { isInstruction } from './instructions.ts'

/** Words of a duty, a permission or a request. */
const DUTY: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /\b(?:must|shall|may|(?:have|has|had|need|needs|ought) to|should|needs? \w{3,12}ing|please|(?:could|can|would|will) you|you (?:can|could|may|will)|let me know|required?|requires|obliged|obligation|responsible for|deadline|due|overdue|at the latest|entitled|right to|unless|liable|forbidden|prohibited|(?:un)?authori[sz]ed|stop|keep|never|within|(?:is|are) to be|i need|we need)\b/i,
  de: /(?<!\p{L})(?:muss|müssen|musst|müsst|soll(?:st|en|te|ten|test)?|darf|darfst|dürfen|bitte|(?:können|könnten|würden) sie|(?:kannst|könntest|würdest) du|(?:können|könnt) (?:wir|ihr)|sie können|du kannst|brauche|brauchen|benötig\p{L}{1,4}|verpflichte\p{L}{1,3}|pflicht|frist|spätestens|fällig|berechtigt|anspruch|es sei denn|haftet|haften|verboten|untersagt|achtung|wer|trägt die|verantwortlich)(?!\p{L})|(?<!\p{L})(?:ist|sind|hat|haben)(?!\p{L}).{1,100}(?:(?<!\p{L})zu \p{L}{2,20}n|\p{L}{2,9}zu\p{L}{2,14}en)(?!\p{L})|(?<!\p{L})(?:kann|können)(?!\p{L}).{1,120}(?:einlegen|kündigen|widerrufen|zurücktreten|verlangen|beantragen|zurückgeben|anfechten)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:doit|doivent|devez|dois|devons|devra|devront|devrez|il faut|faudra|veuillez|merci d[e’']|(?:pouvez|pourriez)-vous|(?:peux|pourrais)-tu|vous pouvez|s['’]il (?:vous|te) plaît|tenue?s? d|au plus tard|délai|échéance|droit (?:de|à|d['’])|peut|peuvent|pourra|sauf|interdite?s?|attention|prière|obligatoires?|oblige|obligation|s['’]engagent?|à la charge|dispose[zn]?t? d|j['’]ai besoin|nous avons besoin|responsables? d|il est (?:conseillé|recommandé|interdit))(?!\p{L})|(?<!\p{L})à (?:conserver|prendre|rendre|payer|remettre|signer|renvoyer|retourner|tenir|respecter|éviter|faire|régler|utiliser|consommer|envoyer|apporter|compléter|confirmer|jeter|garder|avaler|diluer)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:debe|deberán?|deben|debes|debemos|debería|deberías|tiene que|tienes que|tienen que|tengo que|tenemos que|ha de|han de|hay que|por favor|se ruega|rogamos|puede|puedes|pueden|podrán?|podrías?|obligad[oa]s?|obligatori[oa]s?|obligación|plazo|a más tardar|vence|vencimiento|derecho a|salvo|prohibid[oa]s?|prohíbe|atención|necesito|necesitamos|se compromete|corren? a cargo|responsables? de|a cargo de|me (?:mandas|envías|dices|confirmas|avisas))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:deve|deverão?|deverá|devem|deves|devemos|deveria|tem de|tem que|tens de|têm de|têm que|temos de|temos que|tenho de|tenho que|é preciso|é necessário|por favor|favor|pode|podes|podem|poderá|poderão|poderia|obrigad[oa]s? a|obrigatóri[oa]s?|obrigação|prazo|o mais tardar|vence|vencimento|direito a|direito de|salvo|proibid[oa]s?|proíbe|atenção|agradeço que|solicitamos|pedimos|preciso|precisamos|compromete-se|responsáve(?:l|is) por|por conta d)(?!\p{L})/iu,
}

/** Who binds himself in a contract or a set of rules: what such a sentence says, it says of a duty or a right. */
const PARTY: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /^(?:the |each |every |any |all )?(?:tenant|landlord|lessee|lessor|buyer|seller|customer|client|contractor|supplier|employee|employer|borrower|lender|licensee|licensor|insured|insurer|policyholder|patient|guest|member|participant|pupil|student|provider|party|parties|visitor|resident|passenger|driver|holder|plot holder|staff|occupant|owner|child|children|person|people|customer|dog|pet)(?:s|s['’])?\b/i,
  de: /^(?:(?:der|die|das|jeder|jede|alle) )?(?:ver)?(?:mieter|käufer|verkäufer|kunde|arbeitnehmer|arbeitgeber|auftragnehmer|auftraggeber|anbieter|nutzer|versichert|versicherer|patient|eltern|teilnehmer|mitglied|besteller|darlehens|lieferant|gäste|gast|schüler|parteien|vertragspartei|unternehmer|verbraucher|besucher|bewohner|anwohner|kinder|hunde|haustiere|erwachsene|fahrgäste|fahrgast|menschen|personen|personal|eigentümer|jugendliche)\p{L}{0,12}(?!\p{L})/iu,
  fr: /^(?:le |la |les |l['’]|chaque |tout )?(?:locataire|bailleur|propriétaire|acheteur|vendeur|client|salarié|employé|employeur|prestataire|fournisseur|assuré|assureur|patient|participant|membre|emprunteur|prêteur|parent|élève|partie|visiteur|habitant|occupant|riverain|usager|copropriétaire|résident|enfant|personne|chien|voyageur|adhérent|consommateur|preneur)(?:e|s|es)?(?!\p{L})/iu,
  es: /^(?:(?:el|la|los|las|cada|todo) )?(?:inquilin|arrendatari|arrendador|propietari|comprador|vendedor|client|trabajador|emplead|proveedor|visitante|vecin|huésped|campist|residente|persona|coche|menor|niñ|perr|viajer|inquilin|prestatari|prestamista|asegurad|paciente|usuari|participante|soci|padres|alumn|parte|consumidor|contratista)\p{L}{0,4}(?!\p{L})/iu,
  pt: /^(?:(?:o|a|os|as|cada|todo) )?(?:inquilin|locatári|locador|senhorio|proprietári|comprador|vendedor|cliente|trabalhador|empregad|fornecedor|visitante|morador|hóspede|família|pessoa|menor|criança|cães|cão|cachorro|condômin|condómin|mutuári|segurad|paciente|usuári|utilizador|participante|sóci|pais|alun|parte|consumidor|contratad|contratante)\p{L}{0,4}(?!\p{L})/iu,
}

/** What can do harm. */
const WARNING: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /\b(?:contra-?indicated|contra-?indications?|pregnan\w{1,3}|breast-?feeding|allerg\w{1,5}|side[- ]effects?|overdose|toxic|harmful|poison\w{0,4}|(?:in)?flammable|irritates?|danger\w{0,5}|hazard\w{0,4}|warning|caution|beware|emergency|expir\w{2,5}|out of (?:the )?reach|(?:un|not )suitable|choking|electric shock|seek medical|injur\w{1,4}|recall(?:ed)?)\b/i,
  de: /(?<!\p{L})\p{L}{0,16}(?:kontraindi|schwanger|stillzeit|stillend|allerg|nebenwirkung|überdosi|giftig|schädlich|gesundheitsschäd|reiz(?:t|end)|entzündlich|entflammbar|wechselwirkung|lebensgefahr|gefahr|gefährlich|vorsicht|warnung|achtung|notruf|notfall|notarzt|verfall|ungeeignet|unzugänglich|erstickung|verbrennung|verletzung|rückruf)\p{L}{0,14}(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:contre-indi|déconseill|grossesse|enceinte|allait|allerg|surdosage|toxique|nocif|nocive|inflammable|irrit|dangereu|danger|attention|avertissement|prudence|urgence|péremption|étouffement|brûlure|blessure|rappel de produit|effets? indésirables?|hors de (?:la )?portée)\p{L}{0,10}(?!\p{L})/iu,
  es: /(?<!\p{L})(?:contraindi|embaraz|lactancia|alérgi|alergi|sobredosis|tóxic|nociv|inflamable|irrita|peligro|atención|advertencia|precaución|urgencia|emergencia|caduc|asfixia|quemadura|lesion|efectos (?:secundarios|adversos)|fuera del alcance|desaconsej)\p{L}{0,10}(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:contraindi|grávid|gravidez|amament|aleitamento|alérgi|alergi|sobredos|superdos|tóxic|nociv|inflamáve|irrita|perig|atenção|advertência|aviso|precaução|cuidado|urgência|emergência|validade|asfixia|queimadura|lesõe|efeitos (?:secundários|adversos|colaterais|indesejáveis)|fora do alcance|desaconselh)\p{L}{0,10}(?!\p{L})/iu,
}

/** How far something goes, and by when. */
const LIMIT: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /\b(?:only|at most|at least|maximum|minimum|no more than|up to|except|excluding|without|immediately|at once|straight away|by (?:noon|midnight|tonight|tomorrow|the end|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|until|before|at a time|once|twice|everyone|everybody|each|belongs?|allowed|permitted|note that|important|important to|(?:gets?|very|extremely) hot|sharp|(?:times|every) (?:a|per|each)? ?(?:day|week|month|year)|daily|weekly)\b|^(?:if|unless|in case|should)\b|(?:\d|\b(?:one|two|three|four|five|six|seven|eight|ten|twelve|fourteen|thirty))[ -](?:working |calendar |business )?(?:minutes?|hours?|days?|weeks?|months?|years?)\b/i,
  de: /(?<!\p{L})(?:nur|höchstens|mindestens|maximal|ausgenommen|außer|ohne|sofort|unverzüglich|umgehend|innerhalb|binnen|bis|vor dem|spätestens|alle|jede[rsn]?|gehör(?:t|en)|gilt|gelten|herrscht|bleib(?:t|en)|erforderlich|notwendig|nötig|erlaubt|gestattet|beachten|wichtig|heiß|scharf|täglich|wöchentlich|monatlich|jährlich|\p{L}{2,8}mal)(?!\p{L})|^(?:wenn|falls|sofern|bei) |(?:\d|(?<!\p{L})(?:eine[rmn]?|zwei|drei|vier|fünf|sechs|zehn|zwölf|vierzehn)) ?-?(?:werk|kalender)?(?:minuten?|stunden?|tagen?|wochen?|monate?n?s?|jahre?n?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:uniquement|seulement|maximum|minimum|au moins|au plus|sauf|hors|sans|immédiatement|aussitôt|dans les|sous|avant|jusqu|d['’]ici|fois par|chaque|tous|toutes|chacun|reste(?:nt)?|admis|permis|autorisée?s?|nécessaires?|noter que|important|très chaude?|tranchante?|par (?:jour|semaine|mois|an))(?!\p{L})|^(?:si |s['’]ils? |en cas )|(?:\d|(?<!\p{L})(?:une?|deux|trois|quatre|cinq|six|dix|douze|quinze)) ?(?:minutes?|heures?|jours?|semaines?|mois|ans?|années?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:solo|sólo|únicamente|solamente|máximo|mínimo|al menos|salvo|excepto|sin|inmediatamente|de inmediato|dentro de|antes de|antes del|hasta|ve(?:z|ces) al|cada|todos|todas|queda|permanece|necesari[oa]s?|permitid[oa]s?|importante|se calienta|muy caliente|cortante|al (?:mes|año))(?!\p{L})|^(?:si |en caso )|(?:\d|(?<!\p{L})(?:una?|dos|tres|cuatro|cinco|seis|diez|doce|quince)) ?(?:minutos?|horas?|días?|semanas?|meses|mes|años?)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:só|somente|apenas|unicamente|máximo|mínimo|pelo menos|salvo|exceto|sem|imediatamente|de imediato|dentro de|antes de|antes do|até|vez(?:es)? (?:ao|por)|cada|todos|todas|ficam?|necessári[oa]s?|permitid[oa]s?|importante|esquenta|aquece|muito quente|cortante|por (?:dia|mês|ano))(?!\p{L})|^(?:se |caso |em caso )|(?:\d|(?<!\p{L})(?:uma?|dois|duas|três|quatro|cinco|seis|dez|doze|quinze)) ?(?:minutos?|horas?|dias?|semanas?|meses|mês|anos?)(?!\p{L})/iu,
}

/** Words for no person and no thing, which deny as well. */
const NOBODY =
  /(?<!\p{L})(?:nobody|no one|none of|niemand\p{L}{0,2}|keine?[nrms]?|personne ne?|rien ne?|aucune?|nadie|ningun[oa]|ningún|ninguém|nenhum[a]?)(?!\p{L})/iu

/** Thanks and good wishes have dates, and a summary can do without them. */
const THANKS =
  /^(?:(?:many )?thank(?:s| you)|i hope|it was (?:nice|lovely|good)|(?:vielen|herzlichen|besten) dank|danke|es war schön|ich hoffe|merci (?:pour|beaucoup|encore)|j['’]espère|gracias por|muchas gracias|espero que|fue un placer|(?:muito )?obrigad[oa]|foi um prazer)(?!\p{L})/iu

/** How many things a reader must not miss a sentence has: a date or limit, a duty, a denial, a question, a sum, a warning. */
export function weightOf(sentence: string, language: string): number {
  if (THANKS.test(sentence) && !sentence.includes('?')) return 0
  const known = knownLanguage(language)
  const kinds = new Set(factsOf(sentence, known).map(({ kind }) => kind))
  const signs = [
    kinds.has('date') || kinds.has('time') || (known !== null && LIMIT[known].test(sentence)),
    kinds.has('negation') || NOBODY.test(sentence),
    kinds.has('money'),
    /\?["”»’)]*$/.test(sentence),
    hasDuty(sentence, language),
    known !== null && WARNING[known].test(sentence),
  ]
  return signs.filter(Boolean).length
}

/** Whether a sentence states a duty or a permission, asks or tells to do something, or speaks of a party to a contract. */
export function hasDuty(sentence: string, language: string): boolean {
  const known = knownLanguage(language)
  if (known === null) return false
  return DUTY[known].test(sentence) || PARTY[known].test(sentence) || isInstruction(sentence, known)
}

/** Whether a reader could be hurt, or do wrong, if a sentence were missing from any text: a warning or an instruction. */
export function isVital(sentence: string, language: string): boolean {
  const known = knownLanguage(language)
  return known !== null && (WARNING[known].test(sentence) || isInstruction(sentence, known))
}
