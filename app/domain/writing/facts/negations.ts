import { createClaims } from './claims.ts'
import type { Fact, KnownLanguage } from './fact.ts'

/**
 * Words that deny. The double negations of Romance languages ("no … nada") count once. French "ne" alone is not a denial,
 * as in "ne … que".
 */
const DENIES: Readonly<Record<KnownLanguage, string>> = {
  en: "not|cannot|never|no|none|nobody|nothing|nowhere|neither|nor|without|(?:is|are|was|were|do|does|did|have|has|had|wo|would|ca|could|should|must|need|might|sha)n['’]?t",
  es: 'no|nunca|jamás|nada|nadie|ningún|ningun[oa]s?|tampoco|ni|sin',
  pt: 'não|nunca|jamais|nada|ninguém|nenhum(?:a|as|ns)?|tampouco|nem|sem',
  fr: 'pas|jamais|rien|aucune?s?|ni|sans|non',
  de: 'nicht|kein(?:e[mnrs]?)?|nie|niemals|nichts|niemand(?:e[mn])?|nirgends|weder|ohne',
}

/** Words that imply a denial, so that "is not allowed" may become "is forbidden". */
const IMPLIES: Readonly<Record<KnownLanguage, string>> = {
  en: 'unless|run out|ran out|running out|sold out|yet to|un(?:authori[sz]ed|accompanied|paid|opened|used|signed|licensed|attended|insured)|contraindicat\\w+|suspend\\w+|un\\w{3,}able|in\\w{3,}[ai]ble|im\\w{3,}[ai]ble|unharmed|unhurt|uninjured|unscathed|stop(?:s|ped|ping)? \\w+ing|quit(?:s|ting)? \\w+ing|gave up|giv(?:e|es|ing|en) up|unrelated|nowhere near|inability|impossibility|non-\\w{3,}|free|excluded|ruled out|apart from|with the exception of|los(?:e|es|ing)|lost|non-?\\w{4,}|pending|unresolved|undecided|outstanding|broken|out of (?:order|reach|service|stock)|free of charge|for free|cancel\\w+|called off|empty|instead|leftover|faulty|defective|on no account|no longer needed|forbid\\w*|prohibit\\w*|ban(?:ned|s)?|unable|impossible|fail(?:s|ed|ing)?|lack(?:s|ed|ing)?|refus\\w+|declin\\w+|den(?:y|ies|ied)|avoid\\w*|prevent\\w*|absent|missing|free of|unless|rather than|instead of|except|hardly|un(?:available|aware|likely|necessary|certain|clear|changed|known|safe|able|usual|paid|expected|related)|in(?:valid|correct|complete|sufficient|capable|active|accurate)|un\\w{4,}ed|dis(?:allowed|agree\\w*|continued)',
  es: 'a menos que|a no ser que|agotad\\w+|contraindicad\\w+|suspend\\w+|suspens\\w+|in\\w{3,}[ai]bles?|im\\w{3,}[ai]bles?|iles[oa]s?|manten\\w+|mantien\\w+|mantuv\\w+|imposib\\w+|dej(?:a|e|o|ó|ar|ará|aron|an|en|ado|ando) de|ces(?:a|ó|ar|ado) de|incumpl\\w+|de lo contrario|excluid\\w+|si no(?=[,;.])|(?:a|con) excepción de(?:l|)|salvo|perd(?:er|ió|erá|erán|emos|eremos|erás)|pierd\\w+|pendiente\\w*|averiad\\w+|gratis|gratuit\\w+|cancelad\\w+|roto|vací\\w+|libre de|ausente\\w*|prohib\\w+|imposible|a menos que|a no ser que|salvo que|incapaz|falta\\w*|carec\\w+|neg(?:ar|ó|ado|aron)|rechaz\\w+|evit\\w+|imped\\w+|excepto|apenas|in(?:válid\\w+|correct\\w+|complet\\w+|suficiente\\w*|ciert\\w+)|des(?:conoc\\w+)|en lugar de|en vez de',
  pt: 'a menos que|a não ser|esgotad\\w+|além d[aeo]s?|contraindicad\\w+|suspens\\w+|suspend\\w+|in\\w{3,}[áí]ve(?:l|is)|im\\w{3,}[áí]ve(?:l|is)|iles[oa]s?|mantêm|mantém|mant[ei]\\w+|impossib\\w+|impossív\\w+|deix(?:a|e|o|ou|ar|ará|aram|am|em|ado|ando) de|par(?:a|e|ou|ar|ará|aram) de|cess(?:a|ou|ar) de|incumpr\\w+|descumpr\\w+|evit\\w+|caso contrário|excluíd\\w+|senão|(?:com|à) exceção d[eoa]s?|salvo|perd(?:er|eu|erá|erão|e|em|emos|eremos)|pendente\\w*|avariad\\w+|grátis|gratuit\\w+|cancelad\\w+|quebrad\\w+|vazi\\w+|livre de|ausente\\w*|proib\\w+|impossível|a menos que|a não ser que|salvo se|incapaz|falt\\w+|carec\\w+|neg(?:ar|ou|ado|aram)|recus\\w+|rejeit\\w+|evit\\w+|imped\\w+|exceto|mal|in(?:válid\\w+|corret\\w+|complet\\w+|suficiente\\w*|cert\\w+)|des(?:conhec\\w+)|em vez de',
  fr: "à moins (?:que|qu[’']|de)|à part|épuisé\\w*|exclue?s?|contre-indiqu\\w+|suspend\\w+|in\\w{3,}[ai]bles?|im\\w{3,}[ai]bles?|irr\\w{3,}[ai]bles?|indemnes?|maintien\\w*|maintenu\\w*|maintenir|maintiendr\\w+|non[- ]\\w{4,}|impossib\\w+|arrêt\\w+ d[e’']|arrêt du|cess\\w+ d[e’']|abandonn\\w+|renonc\\w+|sans succès|sinon|à l[’']exception|hormis|excepté\\w*|perd(?:re|ra|ront|rez|rons|u|ue|us)|en attente|en suspens|en panne|gratuit\\w*|gratis|annul\\w+|faute de|hors (?:service|d’usage|de portée)|nulle part|vide\\w*|absent\\w*|cassé\\w*|interdi\\w+|impossible|sauf si|à moins|incapable|manqu\\w+|refus\\w+|évit\\w+|empêch\\w+|sauf|à peine|in(?:valide\\w*|correct\\w*|complet\\w*|suffisant\\w*|connu\\w*|certain\\w*)|au lieu de|plutôt que",
  de: 'es sei denn|ausverkauft|eingestellt|aufgebraucht|kontraindiziert|ausgesetzt|un\\w{3,}bar\\w{0,2}|unverletzt\\w*|unversehrt\\w*|nicht-?\\w{4,}ung|unmöglichkeit|aufgehört|aufhören|hör(?:t|en|te|ten)(?= [^.!?]{0,60} auf(?!\\p{L}))|nichteinhaltung|abgelehnt\\w*|sonst|ausgeschlossen\\w*|andernfalls|ansonsten|ausgenommen|mit ausnahme|verlier\\w+|verlor\\w*|anhängig|ausstehend\\w*|unentschieden|defekt\\w*|kaputt\\w*|kostenlos\\w*|gratis|kostenfrei\\w*|freie[nrms]? eintritt|frei|(?:fällt|fallen|fiel|fielen)(?= [^.!?]{0,60} aus(?!\\p{L}))|entfällt|entfallen|ausgefallen|leer\\w*|erst|abwesend\\w*|verb(?:oten|iete\\w*)|es sei denn|untersag\\w+|unmöglich|unfähig|fehl(?:t|en|te|ten)|mangel\\w*|verweiger\\w+|ablehn\\w+|abgelehnt|lehn(?:t|te|en)|vermeid\\w+|verhinder\\w+|außer|kaum|un(?:gültig|bekannt|klar|vollständig|verändert|sicher|nötig|bezahlt)\\w*|statt|anstatt',
}

/** Words that deny in some sentences; they count if a passage is put in other words altogether. */
const MAY_IMPLY: Readonly<Record<KnownLanguage, string>> = {
  en: 'waiv\\w+|un\\w{4,}(?:ous|ful|al|ive)(?:ly)?|regardless|irrespective|prevent\\w*|strangers?|exclusive of|(?:was|were|is|are) late|fail(?:s|ed|ing)?|accident\\w*|remain\\w*|stay(?:s|ed|ing)? the same|the same|unintention\\w*|inadvertent\\w*|reserved for|hold(?:s|ing)? off|held off|keep\\w*|kept|surviv\\w+|same|alone|unattended|unsupervised|oppos\\w+|reject\\w*|disapprov\\w+|against|dismiss\\w+|veto\\w*|turn(?:s|ed)? down|exclud\\w*|barred|bars|skip\\w*|withh\\w+|omit\\w*|waiv\\w+|nil|zero|laps\\w+|neglect\\w*|ignor\\w+|stop\\w*|refrain\\w*|abstain\\w*|too (?:much|many|late|few|little)|outside|unwell|uneventful|cease\\w*|exempt\\w*|rid of|devoid|closed|shut|out of the question|stay(?:s|ed|ing)?|remain(?:s|ed|ing)?|stay(?:s|ed)? away|leave out|left out|void|contrary|wrong|false|disput\\w+|doubt\\w*|in vain|short of|other than|beyond|the only|off limits|resist\\w*|disallow\\w*|un\\w{3,}ed|ir(?:regular|relevant|responsible)\\w*|im(?:possible|practical|proper)\\w*|dis(?:satisfied|like\\w*|regard\\w*|honest|courag\\w+|pleas\\w+)|first time|away from|out of|before (?:you|he|she|it|they|we|I|the \\w+|M[rs]+\\.? \\w+|\\w+) (?:ha[sd]|have|is|are|was|were)|until (?:you|he|she|it|they|we|I) |in the absence|failing|lacking|for want of|shortage|enough|all you need|rarely|seldom|hardly any|scarcely|barely|miss(?:es|ed)?',
  es: 'desconocid\\w*|impid\\w*|imped\\w*|sigue\\w*|siguen|seguirá\\w*|continú\\w*|continu\\w+|mism[oa]s?|reservad\\w+|sin querer|por accidente|adem[aá]s de|se opon\\w*|opus\\w*|opuest\\w*|en contra|contra|desaprob\\w*|desaprueb\\w*|rehus\\w*|rehús\\w*|exclu\\w*|demasiad\\w*|ignor\\w*|omit\\w*|olvid\\w*|renunci\\w*|falt\\w+|absten\\w*|abstuv\\w*|exent\\w*|exim\\w*|innecesari\\w*|cerrad\\w*|descuid\\w*|duda\\w*|fuera|lejos de|desacuerdo|desmient\\w*|desmint\\w*|dej(?:a|ó|e|ar|aron) de|ces(?:a|ó|ar)|deneg\\w*|libr(?:e|es) de|inútil\\w*|im(?:posible|previst|pagad|procedent)\\w*|in(?:disponible|accesible|esperad|habitual|capac|comprensible|moviliz)\\w*|ir(?:regular|respons)\\w*|des(?:contento|acuerdo|aconsej|ocupad|provist)\\w*|en vano|aparte de|distint\\w+|primera vez|antes de que|hasta que|fuera de|lejos de|a falta de|en ausencia|de no \\w+|basta|bastan|nieg\\w+|rara vez|raras veces|raramente|casi nunca|apenas',
  pt: 'desconhecid\\w*|imped\\w*|impeç\\w*|continu\\w+|mesm[oa]s?|reservad\\w+|sem querer|por acidente|permanec\\w+|sozinh\\w+|op(?:õe|ôs|use)\\w*|contra|desaprov\\w*|exclu\\w*|demasiad\\w*|demais|ignor\\w*|omit\\w*|esque\\w*|renunci\\w*|abst\\w+|isent\\w*|dispens\\w*|desnecessári\\w*|fechad\\w*|encerrad\\w*|descuid\\w*|negligenci\\w*|contest\\w*|dúvida\\w*|duvid\\w*|fora|longe de|desacordo|desment\\w*|deix(?:a|ou|e|ar|aram) de|cess\\w+|negad\\w*|livr(?:e|es) de|inútil|inúteis|im(?:possível|previst|pag|procedent)\\w*|in(?:disponível|acessível|esperad|habitual|capaz)\\w*|ir(?:regular|respons)\\w*|des(?:contente|acordo|aconselh|ocupad|provid)\\w*|em vão|distint\\w+|escus\\w+|primeira vez|antes que|até que|fora do|longe de|na falta|à falta|na ausência|basta|bastam|neg\\w+|raramente|raras vezes|quase nunca',
  fr: "empêch\\w*|inconnu\\w*|rest(?:e|ent|era|eront|é|ée|er)|demeur\\w+|mêmes?|par accident|réservé\\w*|inchang\\w+|continu\\w+|oppos\\w*|désapprouv\\w*|contre|rejet\\w*|écart\\w*|exclu\\w*|trop|ignor\\w*|omi[st]\\w*|oubli\\w*|renonc\\w*|s[’']abst\\w+|dispens\\w*|exempt\\w*|exonér\\w*|inutile\\w*|fermé\\w*|négli[g]\\w*|contest\\w*|nie|nient|nié\\w*|dout\\w*|hors|loin d[e’']|en dehors|désaccord|dément\\w*|cess\\w+|arrêt\\w*|dénu\\w+|dépourvu\\w*|privé\\w*|échapp\\w*|indemne\\w*|im(?:possible|prévu|payé|précis)\\w*|in(?:utile|disponible|accessible|attendu|habituel|changé|capable|suffis)\\w*|ir(?:régulier|respons)\\w*|dé(?:sapprou|conseill)\\w*|mé(?:content|connu)\\w*|autre que|vain|première fois|avant que|avant d’avoir|hors de|à l’abri|à défaut|en l[’']absence|faute d[e’']|suffi[rt]|suffisent|rarement|guère|nier|empêchement|inoccupé",
  de: 'kaum|unüblich\\w*|verhinder\\w*|un\\w{4,}(?:isch|haft)\\w{0,2}|bleib\\w*|blieb\\w*|beibehalt\\w*|beibeh\\w+|dieselbe\\w*|derselbe\\w*|dasselbe|gleich(?:e[mnrs]?)?|versehentlich\\w*|vorbehalten|weiterhin|allein|unbeaufsichtigt\\w*|dagegen|widersetz\\w*|widersprach\\w*|widersprech\\w*|zurückgewiesen|ausschließ\\w*|ignorier\\w*|unterlass\\w*|verzicht\\w*|zu (?:viel|viele|spät|wenig|wenige)|erübrigt|entbehrlich|vergeb\\w+|umsonst|vergisst|vergess\\w*|missacht\\w*|bestreit\\w*|bestritt\\w*|zweifel\\w*|geschlossen\\w*|verpass\\w*|un\\w{4,}(?:t|lich|bar|ig|sam)\\w{0,2}|\\w{3,}los(?:e[mnrs]?)?|\\w{3,}frei(?:e[mnrs]?)?|fern\\w*|weg\\w*|nachlass\\w*|aufhör\\w*|hört\\w* auf|frei von|befreit|verschon\\w*|spar(?:en|t)|absag\\w*|abgesagt|außerhalb|zum ersten mal|bevor|(?<=erst[^.!?]{0,60}, )wenn|(?<=erst )wenn|erst wenn|fernhalten|fern von|mangels|in ermangelung|abwesenheit|genügt|genügen|reicht|reichen|selten|kein\\w*bar',
}

const DENYING = wholeWords(DENIES)
const IMPLYING = wholeWords(IMPLIES)
const MAYBE_IMPLYING = wholeWords(MAY_IMPLY)

/** Phrases that only look like a denial. */
const IDIOMS =
  /\bnot only\b|\bno doubt\b|\bnot to mention\b|\bwhy not\b|\bno\. ?(?=\d)|\bno sólo\b|\bno solo\b|\bsin embargo\b|\bsin duda\b|\bnão só\b|\bsem dúvida\b|\bnon seulement\b|\bsans doute\b|\bnicht nur\b|\bohne Zweifel\b/giu

/** The greatest distance between the parts of one denial. */
const CLUSTER = 40

/** The denials of a text; empty if its language is unknown. */
export function negationsIn(text: string, language: KnownLanguage | null): Fact[] {
  if (language === null) return []
  const idioms = createClaims(text.length)
  for (const { 0: idiom, index } of text.matchAll(IDIOMS)) idioms.take(index, index + idiom.length)
  const facts: Fact[] = []
  for (const match of text.matchAll(DENYING[language])) {
    const start = match.index
    const end = start + match[0].length
    if (idioms.overlaps(start, end)) continue
    const last = facts.at(-1)
    const between = last === undefined ? '' : text.slice(last.end, start)
    const sameClause = language !== 'en' && language !== 'de' && between.length < CLUSTER && !/[.,;:!?\n]/.test(between)
    if (last !== undefined && sameClause) {
      // The first word represents the denial; the others only extend it.
      last.end = end
      last.text = text.slice(last.start, end)
    } else facts.push({ kind: 'negation', text: match[0], start, end, readings: ['not'] })
  }
  return facts
}

/**
 * Number of words of a text that imply a denial without being one.
 * @param widely true to count those, too, that do so in some sentences only
 */
export function countImplied(text: string, language: KnownLanguage | null, widely = false): number {
  if (language === null) return 0
  const counted = [...text.matchAll(IMPLYING[language])].length
  return widely ? counted + [...text.matchAll(MAYBE_IMPLYING[language])].length : counted
}

function wholeWords(lists: Readonly<Record<KnownLanguage, string>>): Readonly<Record<KnownLanguage, RegExp>> {
  // "\w" knows no accents.
  const spelt = (list: string) => list.replaceAll('\\w', '\\p{L}')
  const pattern = (list: string) => new RegExp(`(?<![\\p{L}\\p{N}_])(?:${spelt(list)})(?![\\p{L}\\p{N}_])`, 'giu')
  const { en, es, fr, de, pt } = lists
  return { en: pattern(en), es: pattern(es), fr: pattern(fr), de: pattern(de), pt: pattern(pt) }
}
