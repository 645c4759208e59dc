import type { landing as english } from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export const landing = {
  title: 'Penmark : une seconde lecture pour tout ce que vous écrivez',
  description:
    'Penmark reformule, résume, développe, explique, traduit et analyse vos textes, et fait des recherches. Chaque modification est marquée et expliquée.',
  nav: {
    features: 'Fonctions',
    pricing: 'Tarifs',
    questions: 'Questions',
    contact: 'Contact',
    label: 'Sur cette page',
  },
  hero: {
    heading: 'Une seconde lecture pour tout ce que vous écrivez',
    intro: 'Chaque modification porte sa raison. Aucun nom, aucune date, aucun montant ne change à votre insu.',
  },
  /** The sheet on which a visitor tries the product. */
  try: {
    letter:
      'Chers collègues, afin de utiliser la nouvelle salle, nous a déplacé la relecture au jeudi 12 mars à 14 h. Deux lecteurs sont absents en raison du fait que la foire de printemps se termine tard cette année. À l’heure actuelle, il manque trois textes. Merci d’envoyer vos notes préalablement à lundi.',
    label: 'Votre texte',
    note: 'C’est offert. Rien n’est conservé.',
    limit: '{{max}} caractères au plus',
    submit: 'Annoter',
    changes_one: '{{count, number}} modification',
    changes_other: '{{count, number}} modifications',
    kept_one: '{{count, number}} fait conservé',
    kept_other: '{{count, number}} faits conservés',
    edit: 'Modifier le texte',
    keep: 'Continuer : {{count, number}} par mois, gratuit',
    comesAlong: 'Votre texte vous suit.',
    clean: 'Nos règles ne demandent aucune modification. Essayez un autre texte.',
    tooLong:
      'Le texte dépasse {{max, number}} caractères. Raccourcissez-le, ou créez un compte gratuit pour des textes plus longs.',
    used_one: 'L’usage raisonnable est de {{count, number}} essai par heure. Créez un compte gratuit pour continuer.',
    used_other:
      'L’usage raisonnable est de {{count, number}} essais par heure. Créez un compte gratuit pour continuer.',
  },
  features: {
    heading: 'Sept actions',
    rephrase: {
      name: 'Reformuler',
      text: 'Le même sens, mieux dit.',
    },
    summarize: {
      name: 'Résumer',
      text: 'L’essentiel.',
    },
    expand: {
      name: 'Développer',
      text: 'Une note brève, étoffée.',
    },
    explain: {
      name: 'Expliquer',
      text: 'Les mots difficiles, en clair.',
    },
    translate: { name: 'Traduire', text: 'En onze langues.' },
    research: {
      name: 'Rechercher',
      text: 'Des questions à creuser.',
    },
    analyze: {
      name: 'Analyser',
      text: 'Ton et lisibilité.',
    },
    note: 'Exemples du moteur intégré. Un modèle d’IA fait les sept.',
    withModel: 'Avec un modèle d’IA',
  },
  ledger: {
    heading: 'Chaque crédit est justifié',
    intro: 'Seule une réponse utile en utilise un.',
    now: 'Notre registre, à l’instant',
    signed: 'signé',
    root: 'Empreinte racine',
    sample: 'Vérifier un reçu d’exemple',
  },
  trust: {
    label: 'Confidentialité et preuves',
    private: { name: 'Privé', text: 'Nous ne conservons que ce que vous enregistrez.' },
    untracked: { name: 'Aucun pistage', text: 'Ni publicité, ni mesure d’audience, ni scripts de tiers.' },
    sealed: { name: 'Chiffré', text: 'Ce que vous enregistrez est scellé avec la clé de votre compte.' },
    verified: { name: 'Vérifiable', text: 'Même nous ne pouvons pas modifier un reçu sans que cela se voie.' },
  },
  pricing: {
    heading: 'Tarifs',
    interval: 'Période de facturation',
    monthly: 'Mensuel',
    yearly: 'Annuel',
    saveUpTo: 'jusqu’à {{percent}} d’économie',
    perMonth: 'par mois',
    perYear: 'par an',
    free: 'Gratuit',
    byContract: 'Tarif sur mesure',
    save: 'Vous économisez {{amount}} par an',
    popular: 'Recommandé',
    requests_one: '{{count, number}} requête par mois',
    requests_other: '{{count, number}} requêtes par mois',
    requestsFrom_one: 'À partir de {{count, number}} requête par mois',
    requestsFrom_other: 'À partir de {{count, number}} requêtes par mois',
    prompts_one: '{{count, number}} prompt enregistré',
    prompts_other: '{{count, number}} prompts enregistrés',
    styles_one: '{{count, number}} style personnel',
    styles_other: '{{count, number}} styles personnels',
    templates_one: '{{count, number}} modèle personnel',
    templates_other: '{{count, number}} modèles personnels',
    unlimited: 'Prompts, styles et modèles illimités',
    unlimitedPrompts: 'Prompts illimités',
    unlimitedStyles: 'Styles illimités',
    unlimitedTemplates: 'Modèles illimités',
    builtInOne: 'Style Professionnel et modèle Assistant général',
    builtInStyles: 'Tous les styles intégrés',
    builtInAll: 'Tous les styles et modèles intégrés',
    everythingIn: 'Tout ce que comprend l’offre {{plan}}',
    support: 'Assistance prioritaire',
    team: 'Accès à l’API (lots et équipes, prévus)',
    enterprise: 'Intégrations sur mesure, assistance dédiée, SLA, formation',
    start: 'Commencer gratuitement',
    choose: 'Choisir {{plan}}',
    guarantee_one: 'Garantie de remboursement de {{count, number}} jour.',
    guarantee_other: 'Garantie de remboursement de {{count, number}} jours.',
  },
  languages: {
    heading: 'Langues',
    interface: 'Disponible en',
    targets: 'Traduit vers',
  },
  faq: {
    heading: 'Questions',
    stored: {
      question: 'Conservez-vous mon texte ?',
      answer:
        'Non. Votre texte est lu, annoté et oublié. Une réponse attend scellée 15 minutes, au cas où la connexion tombe. Nous ne conservons que ce que vous enregistrez : signets, styles, modèles et prompts.',
    },
    credit: {
      question: 'Qu’est-ce qu’un crédit ?',
      answer:
        'Une réponse utile. Vérifier, analyser et comparer est gratuit, et une requête qui échoue n’utilise aucun crédit. Les crédits se renouvellent le premier de chaque mois (UTC).',
    },
    languages: {
      question: 'Dans quelles langues puis-je écrire ?',
      answer:
        'La vérification lit le français, l’anglais, l’espagnol, l’allemand et le portugais. Avec un modèle d’IA, toutes les actions marchent dans toutes les langues.',
    },
    facts: {
      question: 'Mes faits peuvent-ils changer ?',
      answer:
        'Après chaque reformulation, noms, dates, montants et négations sont comparés. Ce qui a changé s’affiche en premier, avec un bouton pour le rétablir.',
    },
    model: {
      question: 'Mon texte va-t-il à une entreprise d’IA ?',
      answer:
        'Pas avec le moteur intégré. Si l’administrateur de ce site a connecté un modèle d’IA, vous pouvez masquer noms et numéros avant l’envoi et voir ce qui est parti.',
    },
    cancel: {
      question: 'Puis-je résilier à tout moment ?',
      answer:
        'Oui, dans Facturation. Votre offre reste jusqu’à la fin de la période payée. Les offres payantes ont une garantie de remboursement.',
    },
    script: {
      question: 'Est-ce que cela marche sans JavaScript ?',
      answer:
        'Oui. Chaque page est un simple formulaire, sur téléphone aussi. JavaScript ajoute les marques en direct et les raccourcis.',
    },
    delete: {
      question: 'Comment supprimer mon compte ?',
      answer:
        'Dans Paramètres. Vos textes et vos données personnelles sont supprimés pour de bon. Le registre ne garde que des nombres.',
    },
  },
  contact: {
    write: 'Nous écrire',
    guarantee: 'Demander le remboursement',
    address: 'Ou écrivez à {{address}}',
    hours: 'Nous répondons {{hours}} ({{zone}}).',
    chat: 'Discuter avec nous',
  },
  call: {
    heading: 'Un paragraphe vous résiste ?',
    users_one: 'Plus de {{count, number}} personne écrit avec Penmark',
    users_other: 'Plus de {{count, number}} personnes écrivent avec Penmark',
    sites_one: 'Fonctionne sur plus de {{count, number}} site',
    sites_other: 'Fonctionne sur plus de {{count, number}} sites',
    editors_one: 'Testé dans {{count, number}} éditeur',
    editors_other: 'Testé dans {{count, number}} éditeurs',
  },
  footer: { pages: 'Autres pages', verify: 'Vérifier une exportation', label: 'Langues de cette page' },
} satisfies Translation<typeof english>
