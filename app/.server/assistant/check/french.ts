import type { Draft } from './draft.ts'
import { frenchAdjectives, genderOf } from './french/adjectives.ts'
import { createFrenchAgreement } from './french/agreement.ts'
import { COMMON_SLIPS } from './french/common-slips.ts'
import { createFrenchVerbs } from './french/verbs.ts'
import { FRENCH_PATTERNS } from './french-patterns.ts'
import { compilePatterns, type Patterns, type Words } from './patterns.ts'
import type { Token } from './token.ts'

const CONDITIONAL: Readonly<Record<string, string>> = {
  aur: 'av',
  ser: 'ét',
  pourr: 'pouv',
  voudr: 'voul',
  devr: 'dev',
  fer: 'fais',
  ir: 'all',
  saur: 'sav',
  viendr: 'ven',
  verr: 'voy',
  tiendr: 'ten',
  enverr: 'envoy',
  faudr: 'fall',
  prendr: 'pren',
  mettr: 'mett',
  comprendr: 'compren',
}
const NOT_VERBS = new Set(
  'ne me te se le la les leur y en que de je tu il elle on nous vous ils elles ce et ou où mais si très comme même ensemble autre être encore presque entre contre quatre maître faire dire lire'.split(
    ' ',
  ),
)
const SMALL = new Set(
  'je tu il elle on nous vous ils elles ne me te se le la les leur leurs y en que de du des un une au aux à dans sur sous avec pour par plus moins très trop pas non oui qui quoi dont où et ou mais si comme même entre contre vers chez sans après avant depuis pendant tout tous toute toutes autre autres autant ci là ceux celles celui celle mien tien sien notre votre nôtre vôtre cent mille dix six sept huit neuf deux trois quatre cinq près loin beaucoup peu point afin car donc ni or lorsque quand quelque chaque aucun aucune nos vos mes tes ses ces premier'.split(
    ' ',
  ),
)

/** Our own French rules; `knows` is the dictionary, and `dictionaryWords` its list with its marks. */
export function createFrenchRules(knows: (word: string) => boolean, dictionaryWords: () => string): Patterns {
  const ends = (pattern: RegExp) => (token: Token) => pattern.test(token.lower)
  const isVerbE = ({ lower }: Token) =>
    /[^aeiou]e$|ue$|ie$|ée?$/.test(lower) &&
    lower.length > 3 &&
    !NOT_VERBS.has(lower) &&
    /e$/.test(lower) &&
    knows(`${lower}r`) &&
    knows(`${lower}nt`)
  const isPlain = ({ lower, text, start }: Token) =>
    /^[a-zà-ÿœ]{3,}$/.test(lower) && (text === lower || start === 0) && !SMALL.has(lower)
  const pluralOf = (word: string) => {
    const forms = /(?:eau|au|eu)$/.test(word)
      ? [`${word}x`, `${word}s`]
      : /al$/.test(word)
        ? [`${word.slice(0, -1)}ux`, `${word}s`]
        : [`${word}s`]
    return forms.find(knows)
  }
  const singleOf = (word: string) =>
    [word.replace(/aux$/, 'al'), word.replace(/eaux$/, 'eau'), word.replace(/[sx]$/, '')].find(
      (each) => each !== word && knows(each),
    )
  const isSingular = (token: Token) =>
    isPlain(token) && !/[sxz]$/.test(token.lower) && knows(token.lower) && pluralOf(token.lower) !== undefined
  const isPlural = (token: Token) =>
    isPlain(token) &&
    /[sx]$/.test(token.lower) &&
    singleOf(token.lower) !== undefined &&
    !/^(?:fois|temps|mois|pays|prix|cours|corps|bras|voix|choix|avis|bus|bas|gros|dos|fils|travers|accès|succès|procès|toujours|jamais|ailleurs|dessous|dessus|dans|alors|puis|depuis|moins|plus|très|près|après|vers|sous|sans|suis|fais|dois|vois|sais|vais|mais)$/.test(
      token.lower,
    )
  const words: Words = {
    classes: {
      word: ends(/^\p{L}/u),
      num: (token) => /^(?:[2-9]|\d{2,3})$/.test(token.text),
      name: (token) => /^\p{Lu}\p{Ll}/u.test(token.text) && token.start > 0,
      sub: ends(/^(?:je|tu|il|elle|on|nous|vous|ils|elles|j')$/),
      be: ends(/^(?:suis|es|est|sommes|êtes|sont|étais|était|étaient|serait|être)$/),
      inf: (token) =>
        /^[a-zà-ÿ]{2,}(?:er|ir|re|oir)$/.test(token.lower) &&
        !/^(?:hier|mer|cher|janvier|février|papier|premier|dernier|entier|métier|quartier|hiver|encore|entre|contre|autre|notre|votre|être|centre|livre|lettre|titre|nombre|chambre|septembre|octobre|novembre|décembre|heure|voiture|mesure|soir|voir|noir|espoir|plaisir|avenir|loisir|désir)$/.test(
          token.lower,
        ) &&
        knows(token.lower),
      erinf: (token) =>
        /^[a-zà-ÿ]{2,}er$/.test(token.lower) &&
        knows(token.lower) &&
        knows(`${token.lower.slice(0, -2)}é`) &&
        !/^(?:premier|dernier|papier|métier|quartier|janvier|février|entier|escalier|courrier|dossier|panier|cahier|atelier|conseiller|policier|cavalier|dîner|déjeuner|goûter)$/.test(
          token.lower,
        ),
      epp: (token) =>
        /^[a-zà-ÿ]{2,}é$/.test(token.lower) &&
        knows(token.lower) &&
        knows(`${token.lower.slice(0, -1)}er`) &&
        !/^(?:marché|congé|côté|café|employé|résumé|procédé|délégué|invité|associé|blessé|passé|communiqué)$/.test(
          token.lower,
        ),
      eppf: (token) => /^[a-zà-ÿ]{2,}ée$/.test(token.lower) && knows(`${token.lower.slice(0, -2)}er`),
      infplain: (token) =>
        /^[a-zà-ÿ]{2,}(?:ir|dre|ttre|oir)$/.test(token.lower) && knows(token.lower) && !knows(`${token.lower}s`),
      asking: ends(
        /^(?:(?:peu[xt]|pourrai[st]|veux|dois|doit|vas|sais|devrai[st])-(?:tu|t?-?il|t?-?elle|on|je)|(?:pouvez|pourriez|voulez|devez|allez|voudriez|sauriez)-vous|(?:pouvons|allons|devons|pourrions)-nous)$/,
      ),
      femnoun: (token) => isPlain(token) && genderOf(token.lower) === 'feminine' && !/[sx]$/.test(token.lower),
      femplural: (token) => isPlural(token) && genderOf(token.lower) === 'feminine',
      ontwrong: ({ lower }) => /^\p{L}{3,}ont$/u.test(lower) && !knows(lower) && knows(lower.replace(/t$/, 's')),
      erez: (token) =>
        /^\p{L}[a-zà-ÿ]{2,}ez$/u.test(token.text) &&
        (token.start === 0 || token.text === token.lower) &&
        knows(`${token.lower.slice(0, -1)}r`) &&
        !/^(?:chez|assez)$/.test(token.lower),
      pp: (token) =>
        /^[a-zà-ÿ]{2,}(?:é|i|u|is|it|ert|[ae]int|ées?|és)$/.test(token.lower) &&
        !/[^f]ait$/.test(token.lower) &&
        knows(token.lower) &&
        !/^(?:qui|si|ni|aussi|lui|ici|ainsi|merci|parmi|midi|celui|oui|samedi|lundi|mardi|jeudi|du|au|peu|eu|un|bleu|lieu|jeu|milieu|feu|dieu|adieu|mais|jamais|bis|gris|mis?|avis|côté|qualité|société|été|santé|beauté)$/.test(
          token.lower,
        ),
      v: (token) =>
        isVerbE(token) ||
        /^(?:ai|as|a|avons|avez|ont|dit|donne|parle|demande|envoie|explique|montre)$/.test(token.lower),
      n: (token) => isPlain(token) && (isSingular(token) || isPlural(token)),
      nf: ends(/^(?:mère|famille|père|frère|ami|nom|travail|mari|fils|chef|projet|bureau|avis|histoire|équipe)$/),
      adj: ends(
        /^(?:bon|bonne|beau|belle|grand|grande|petit|petite|nouveau|nouvelle|gentil|gentille|content|contente|facile|difficile|simple|rapide|propre|calme|agréable|efficace|chaud|froid|jeune|vieux|clair|sympathique|intéressant|important|utile|moderne|heureux|triste|fatigué)$/,
      ),
      single: (token) => isSingular(token),
      sing: (token) => isSingular(token) && !/(?:ment|é|er|ir)$/.test(token.lower),
      // No form of a verb that is as common, and no adjective.
      countable: (token) =>
        isSingular(token) &&
        !isVerbE(token) &&
        /(?:tion|sion|eur|age|ment|ent|ant|iste|ance|ence|ise|ure|ette|oire|ade|esse|té|ouse?|oir|ant|el|al|et|ot|on|in|ien|eau|er|ois|ame|eille)$/.test(
          token.lower,
        ) &&
        !/(?:^(?:différent|dont|non|bon|mon|ton|son|grand|entier|dernier|premier|nouveau|seul|beau|ancien|même|maintenant|pourtant|autant|avant|devant|pendant|durant|cependant|tant|certain|prochain|lointain|humain|demain|commun|bien|rien|hier|tel|quel|cent|autre|comment|souvent|moment|peu)|[^rtlsnd]ment|al|el)$/.test(
          token.lower,
        ),
      count: ends(
        /^(?:personne|chose|ami|problème|question|livre|erreur|client|produit|voiture|heure|jour|année|touriste|étudiant|enfant|fois|exemple|possibilité|idée|pays|magasin|restaurant|choix|faute|détail|avantage|document|fruit|légume|maison|place|photo|message|réponse|information|activité)$/,
      ),
      adjs: ends(
        /^(?:grand|grande|petit|petite|bon|bonne|nouvelle|vert|verte|rouge|bleu|bleue|noir|noire|blanc|blanche|important|importante|intéressant|intéressante|difficile|facile|utile|nécessaire|différent|différente|content|contente|fatigué|fatiguée|gentil|gentille|jeune|moderne|disponible|rapide|chaud|chaude|froid|froide|joli|jolie|cher|chère|gratuit|gratuite|public|publique|possible|élevé|élevée|récent|récente|entier|entière|prêt|prête|ouvert|ouverte|fermé|fermée)$/,
      ),
      plural: isPlural,
      plurals: (token) =>
        isPlural(token) &&
        /[^au]s$/.test(token.lower) &&
        /(?:es|ents|eurs|tions|ages|istes|ants)$/.test(token.lower) &&
        knows(token.lower.slice(0, -1)),
      er1: (token) => isVerbE(token),
      er1v: (token) => isVerbE(token) && knows(`${token.lower}nt`) && COMMON_VERBS.has(token.lower),
      er2: (token) => /es$/.test(token.lower) && isVerbE({ ...token, lower: token.lower.slice(0, -1) }),
      er6: (token) =>
        /ent$/.test(token.lower) &&
        isVerbE({ ...token, lower: token.lower.slice(0, -2) }) &&
        !/^(?:viennent|tiennent|(?:con|de|re|par|sur|sou|inter|pré|pro|ad|sub)?vient|(?:ap|con|main|ob|re|sou|dé|entre|abs)?(?:par)?tient|ment|sent|consent|dément|ressent)$/.test(
          token.lower,
        ),
      cond: (token) =>
        /(?:r)(?:ais|ait|ions|iez|aient)$/.test(token.lower) && imperfectOf(token.lower, knows) !== undefined,
      vowel: (token) =>
        /^[aàâeéèêiîoôuûœ]/.test(token.lower) &&
        !/^(?:onze|oui|un|ouistiti|u|o|a|e|i)$/.test(token.lower) &&
        token.text === token.lower,
      ms: ends(/^$/),
      fn: ends(
        /^(?:semaine|année|fois|ville|maison|voiture|femme|question|personne|chose|idée|lettre|situation|entreprise|solution|offre|réunion|commande|facture|photo|chambre|journée|réponse|école|équipe|application|histoire|expérience|information|erreur)$/,
      ),
      fp: ends(
        /^(?:semaines|années|fois|villes|maisons|voitures|femmes|questions|personnes|choses|idées|lettres|situations|entreprises|solutions|offres|réunions|commandes|factures|photos|chambres|journées|réponses|écoles|équipes|applications|histoires|expériences|informations|erreurs|filles|familles|données|heures|activités|tables|places|portes|langues|règles)$/,
      ),
      mv: ends(
        /^(?:homme|hôtel|article|endroit|événement|été|hiver|appartement|ami|ordinateur|emploi|exemple|appareil|enfant|accident|objet|outil|examen|animal|arbre|avion|espace|immeuble|après-midi)$/,
      ),
      capital: (token) =>
        /^(?:Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche|Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre)$/.test(
          token.text,
        ) && token.start > 0,
    },
    forms: {
      imparfait: ({ lower }) => imperfectOf(lower, knows),
      tu: ({ lower }) => `${lower}s`,
      ils: ({ lower }) => `${lower}nt`,
      il: ({ lower }) => lower.slice(0, -2),
      je: ({ lower }) => lower.slice(0, -1),
      pp: ({ lower }) => `${lower.slice(0, -2)}é`,
      ppf: ({ lower }) => `${lower.replace(/(?:é|er)$/, '')}ée`,
      ppfp: ({ lower }) => `${lower.replace(/(?:é|er)$/, '')}ées`,
      inf: ({ lower }) => lower.replace(/(?:ée?|ez)$/, 'er'),
      ons: ({ lower }) => lower.replace(/t$/, 's'),
      ez: ({ lower }) => lower.replace(/(?:é|er)$/, 'ez'),
      fem: ({ lower }) => `${lower}e`,
      plur: ({ lower }) => `${lower}s`,
      femplur: ({ lower }) => `${lower}es`,
      plural: ({ lower }) => pluralOf(lower),
      single: ({ lower }) => singleOf(lower),
      lower: ({ lower }) => lower,
      elide: ({ lower }, list, at) => `${lower.slice(0, -1)}'${list[at + 1]?.text ?? ''}`,
    },
  }
  const patterns = compilePatterns([...COMMON_SLIPS, ...FRENCH_PATTERNS], words)
  const adjectives = frenchAdjectives(dictionaryWords(), knows)
  const agreement = createFrenchAgreement({ verbs: createFrenchVerbs(knows), adjectives, knows })
  // "Vous déconnecter ?" asks whether to do it.
  const isAsked = (draft: Draft, text: string) =>
    draft.rule === 'fr.verb_form' && draft.replacements[0]?.endsWith('ez') && /\?\s*$/.test(text)
  return (list, text) => [
    ...patterns(list, text).map((draft) => ({ ...draft, sure: draft.sure && !isAsked(draft, text) })),
    ...agreement(list),
  ]
}

const COMMON_VERBS = new Set(
  'aime mange parle travaille habite joue regarde écoute pense demande donne trouve passe arrive utilise coûte achète commence montre porte cherche étudie voyage respecte augmente change dépense préfère explique fonctionne ferme ouvre offre visite'.split(
    ' ',
  ),
)

function imperfectOf(conditional: string, knows: (word: string) => boolean): string | undefined {
  const parts = /^(.+r)(ais|ait|ions|iez|aient)$/.exec(conditional)
  if (parts === null) return undefined
  const [, stem = '', ending = ''] = parts
  const irregular = CONDITIONAL[stem]
  const candidates = [
    irregular,
    /er$/.test(stem) ? stem.slice(0, -2) : undefined,
    /ir$/.test(stem) ? `${stem.slice(0, -1)}ss` : undefined,
    /[^ei]r$/.test(stem) ? stem.slice(0, -1) : undefined,
  ]
  return candidates.flatMap((each) => (each === undefined ? [] : `${each}${ending}`)).find(knows)
}
