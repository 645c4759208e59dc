/** Not adjectives behind a noun in most uses, or without agreement there: colours with a shade, and words that are adverbs too. */
const UNCERTAIN = new Set(
  'haut bas bon fort court cher clair vif foncé sûr sur net droit compris inclus plein plus seul tout chef avocat médecin écrivain président chinois dit fait écrit mis pris conduit produit réduit traduit construit détruit vert bleu gris marron brun blanc noir violet suivant pendant durant devant maintenant cependant auparavant avant autant pourtant tant courant point port cour part mont puis plutôt tel quel premier second lent'.split(
    ' ',
  ),
)
/** People, who may be said to be something that keeps its gender: "elle est client". */
export const PEOPLE =
  /(?:eur|ien|iste|ant|in|ier|ard)$|^(?:client|ami|voisin|étudiant|patient|habitant|cousin|adjoint|employé|délégué|invité|associé|député|marié|retraité|accusé|blessé|allemand|anglais|français|espagnol|portugais|italien)$/
/** Of words like the former, those that are adjectives all the same. */
export const SURE_ADJECTIVES = new Set(
  'important intéressant suffisant amusant charmant brillant puissant élégant fatigant passionnant étonnant excellent inquiétant surprenant satisfaisant prochain dernier certain ancien quotidien entier plein lointain soudain humain sain vilain européen moyen régulier particulier léger singulier familier étranger'.split(
    ' ',
  ),
)

type Forms = { masculine: string; feminine: string }

/** What a French rule asks of adjectives: each form's lemma, and the four forms of a lemma. */
export type FrenchAdjectives = {
  /** The pair of forms that the word belongs to, its gender and number; undefined if it is surely none. */
  read(word: string): (Forms & { isFeminine: boolean; isPlural: boolean }) | undefined
  write(forms: Forms, feminine: boolean, plural: boolean): string
}

/**
 * Reads the adjectives out of the words of a Hunspell dictionary, whose marks name those that have a feminine form. Participles in
 * "é" are found by their verb.
 */
export function frenchAdjectives(words: string, knows: (word: string) => boolean): FrenchAdjectives {
  const masculine = new Set<string>()
  const byFeminine = new Map<string, string>()
  for (const [, word = ''] of words.matchAll(/^(\p{Ll}{3,30})\/(?:F[.+]|W[.x])/gmu)) {
    // A participle in "ant" is not declined.
    if (UNCERTAIN.has(word) || (word.endsWith('ant') && !SURE_ADJECTIVES.has(word))) continue
    masculine.add(word)
    byFeminine.set(feminineOf(word), word)
  }
  const isParticiple = (word: string) =>
    /\p{L}{2}é$/u.test(word) &&
    !UNCERTAIN.has(word) &&
    !/^(?:été|côté|marché|congé|café|résumé|procédé|communiqué|passé|traité|clé|blé|pré|gré|thé|arrêté)$/.test(word) &&
    knows(`${word.slice(0, -1)}er`)

  /** One form for both genders: "technique", "agréable". */
  const isCommon = (word: string) => /\p{L}{2}(?:ique|able|ible|aire|esque)$/u.test(word) && knows(`${word}s`)

  function lemmaOf(single: string): { masculine: string; isFeminine: boolean } | undefined {
    if (isCommon(single)) return { masculine: single, isFeminine: false }
    if (masculine.has(single) || isParticiple(single)) return { masculine: single, isFeminine: false }
    const other = byFeminine.get(single) ?? (single.endsWith('ée') ? single.slice(0, -1) : undefined)
    if (other === undefined || (!masculine.has(other) && !isParticiple(other))) return undefined
    return { masculine: other, isFeminine: true }
  }

  return {
    read(word) {
      const asIs = lemmaOf(word)
      const single = asIs === undefined ? singleOf(word, masculine) : undefined
      const lemma = asIs ?? (single === undefined ? undefined : lemmaOf(single))
      if (lemma === undefined) return undefined
      const feminine = isCommon(lemma.masculine) ? lemma.masculine : feminineOf(lemma.masculine)
      return { ...lemma, feminine, isPlural: asIs === undefined }
    },
    write(forms, feminine, plural) {
      const word = feminine ? forms.feminine : forms.masculine
      return plural ? pluralOf(word) : word
    },
  }
}

function singleOf(plural: string, masculine: ReadonlySet<string>): string | undefined {
  if (plural.endsWith('aux')) {
    const single = `${plural.slice(0, -2)}l`
    return masculine.has(single) ? single : plural.slice(0, -1)
  }
  return plural.endsWith('s') ? plural.slice(0, -1) : undefined
}

function pluralOf(word: string): string {
  if (/[sxz]$/.test(word)) return word
  if (word.endsWith('al')) return `${word.slice(0, -1)}ux`
  return word.endsWith('eau') ? `${word}x` : `${word}s`
}

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ vieux: 'vieille', beau: 'belle', nouveau: 'nouvelle', faux: 'fausse', doux: 'douce', roux: 'rousse' },
  ...{ gentil: 'gentille', gros: 'grosse', épais: 'épaisse', public: 'publique', turc: 'turque', grec: 'grecque' },
  ...{ long: 'longue', blanc: 'blanche', franc: 'franche', sec: 'sèche', frais: 'fraîche', favori: 'favorite' },
  ...{ nul: 'nulle', pareil: 'pareille', net: 'nette', muet: 'muette', coquet: 'coquette', las: 'lasse', bas: 'basse' },
}

function feminineOf(word: string): string {
  const known = IRREGULAR[word]
  if (known !== undefined) return known
  if (/er$/.test(word)) return word.replace(/er$/, 'ère')
  if (/(?:complet|discret|inquiet|concret|secret|incomplet|indiscret)$/.test(word)) return word.replace(/et$/, 'ète')
  if (/eux$/.test(word)) return word.replace(/x$/, 'se')
  if (/f$/.test(word)) return word.replace(/f$/, 've')
  if (/eau$/.test(word)) return word.replace(/eau$/, 'elle')
  if (/(?:en|on|el|eil|et)$/.test(word)) return `${word}${word.at(-1)}e`
  return `${word}e`
}

const FEMININE_NOUNS = new Set(
  'eau main fin fois voix maison mer nuit part mort faim soif clef clé loi foi forêt dent peau chose personne semaine année ville voiture femme question idée lettre entreprise offre commande photo chambre école équipe histoire viande plage table salle place porte rue route ligne page plante lampe robe jupe chemise chaise boîte bouteille carte cuisine fenêtre fête famille fille mère sœur tante cousine amie voisine langue règle image musique note vie tempête banque facture remarque somme date adresse demande réponse promesse machine montre pièce plainte feuille fleur odeur couleur chaleur valeur erreur douleur peur heure douche tente visite vue vente perte dette taxe liste phrase parole nouvelle affaire guerre crise ferme terre pierre montagne rivière lune étoile pomme poire orange tomate salade soupe tasse assiette veste botte chaussure jambe tête bouche oreille épaule étude bière crêpe barrière boutique pharmacie salutation plaque climatisation roue batterie imprimante chaudière'.split(
    ' ',
  ),
)

/** The gender of a noun, by a list and by endings that hardly ever lie. */
export function genderOf(noun: string): 'feminine' | 'masculine' | undefined {
  const single = noun.replace(/(?<=\p{L}{3})[sx]$/u, '')
  if (FEMININE_NOUNS.has(single)) return 'feminine'
  if (/(?:[tsxng]ion|ité|ance|ence|ette|esse|tude|rice|logie|aison|euse)$/.test(single))
    return /^(?:traité|comité|silence|bastion|squelette|avion|pion|lion|espion|champion|million|camion|scion|fion|trublion)$/.test(
      single,
    )
      ? 'masculine'
      : 'feminine'
  if (/(?:ment|isme|eau|oir|ier)$/.test(single))
    return /^(?:eau|peau|jument|cuiller)$/.test(single) ? 'feminine' : 'masculine'
  if (/age$/.test(single)) return /^(?:page|plage|image|cage|rage|nage)$/.test(single) ? 'feminine' : 'masculine'
  return undefined
}
