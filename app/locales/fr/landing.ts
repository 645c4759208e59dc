import type { landing as english } from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export const landing = {
  title: 'Penmark : une seconde lecture pour tout ce que vous écrivez',
  description:
    'Penmark reformule, résume, développe, explique, traduit, documente et analyse votre texte. Un crédit est une réponse utile, et chacune a sa ligne dans un registre.',
  nav: { features: 'Fonctions', pricing: 'Tarifs', languages: 'Langues', label: 'Sur cette page' },
  hero: {
    heading: 'Une seconde lecture pour tout ce que vous écrivez',
    intro:
      'Collez un paragraphe. Penmark le reformule, le résume, le développe, l’explique, le traduit, le documente ou l’analyse, et montre ce qu’il a fait. Votre texte est traité une fois et n’est pas conservé.',
    join: 'Créer un compte',
    free_one: '{{count, number}} requête par mois est gratuite. Sans carte bancaire.',
    free_other: '{{count, number}} requêtes par mois sont gratuites. Sans carte bancaire.',
    caption: 'Une lettre après une lecture',
    specimen:
      'Chers collègues, [-nous vous écrivons afin de vous informer-][+sachez+] que la relecture [-a été déplacée-][+passe|voix active+] à jeudi. Deux lectrices sont absentes [-en raison du fait que-][+parce que|plus simple+] la foire de printemps finit tard cette année. [-Il convient de noter que la-][+La|rien n’est perdu+] salle reste la même[+, et l’heure aussi|pour préciser+].',
    footing: 'Reformuler · 1 crédit · {{left}} sur {{limit}} restants',
  },
  features: {
    heading: 'Sept façons de travailler un texte',
    intro:
      'Choisissez d’abord ce qui doit se passer. Le style, le modèle, la longueur et la langue viennent ensuite, sur une seule ligne.',
    rephrase: {
      name: 'Reformuler',
      text: 'Dit la même chose en mieux, dans le style que vous choisissez.',
      sample: 'Appelez-nous [-dans l’éventualité où-][+si+] la pluie menace.',
    },
    summarize: {
      name: 'Résumer',
      text: 'L’essentiel, à la longueur voulue.',
      sample: '[-Douze paragraphes-] [+Trois phrases+]',
    },
    expand: {
      name: 'Développer',
      text: 'Complète ce qu’une note brève laisse de côté.',
      sample: 'Le train était en retard[+, bloqué par le givre+].',
    },
    explain: {
      name: 'Expliquer',
      text: 'Les mots difficiles et les longues phrases, en clair.',
      sample: 'Amortir[+ : répartir un coût dans le temps+]',
    },
    translate: { name: 'Traduire', text: 'En onze langues, sur votre ton.', sample: 'Bonjour [+Good morning+]' },
    research: {
      name: 'Documenter',
      text: 'Des termes, un contexte et des questions à creuser.',
      sample: 'Le canal fut ouvert[+ quand ? pour qui ?+]',
    },
    analyze: {
      name: 'Analyser',
      text: 'Le ton, la structure et la lisibilité, en chiffres.',
      sample: '14 mots par phrase [+lecture aisée+]',
    },
    note: 'L’étendue de chaque fonction dépend du moteur. Sans modèle de langue, le moteur intégré travaille avec des règles et des dictionnaires, et l’écran dit ce qu’il ne sait pas faire.',
  },
  ledger: {
    heading: 'Chaque crédit a sa propre ligne',
    intro:
      'Avant l’exécution de votre requête, un crédit est mis de côté et inscrit. Une réponse utile le consomme. Un échec, un délai dépassé ou un arrêt avant le premier mot le libère, et rien n’est décompté.',
    proof:
      'Les lignes d’un compte sont numérotées sans lacune et scellées par une empreinte. Rien n’est jamais retouché : la base de données refuse de modifier ou de supprimer une ligne. Votre tableau de bord les montre.',
    caption: 'Trois requêtes, telles que le registre les inscrit (exemple)',
    number: 'N°',
    event: 'Événement',
    effect: 'Crédit',
    seal: 'Empreinte',
    reserved: 'Mis de côté',
    settled: 'Consommé',
    released: 'Libéré : délai dépassé',
    held: 'réservé',
    spent: '1 crédit',
    none: 'gratuit',
  },
  pricing: {
    heading: 'Tarifs',
    intro:
      'Un crédit est une réponse utile ; vérifier un texte est gratuit. Les crédits se renouvellent le premier de chaque mois (UTC).',
    interval: 'Période de facturation',
    monthly: 'Mensuel',
    yearly: 'Annuel',
    saveUpTo: 'jusqu’à {{percent}} d’économie',
    perMonth: 'par mois',
    perYear: 'par an',
    free: 'Gratuit',
    byContract: 'Sur contrat',
    save: 'Vous économisez {{amount}} par an',
    popular: 'Notre conseil',
    requests_one: '{{count, number}} requête par mois',
    requests_other: '{{count, number}} requêtes par mois',
    requestsFrom_one: '{{count, number}} requête par mois et plus',
    requestsFrom_other: '{{count, number}} requêtes par mois et plus',
    prompts_one: '{{count, number}} consigne enregistrée',
    prompts_other: '{{count, number}} consignes enregistrées',
    styles_one: '{{count, number}} style personnel',
    styles_other: '{{count, number}} styles personnels',
    templates_one: '{{count, number}} modèle personnel',
    templates_other: '{{count, number}} modèles personnels',
    unlimited: 'Consignes, styles et modèles illimités',
    unlimitedPrompts: 'Consignes illimitées',
    unlimitedStyles: 'Styles illimités',
    unlimitedTemplates: 'Modèles illimités',
    builtInOne: 'Style Professionnel et modèle Assistant général',
    builtInStyles: 'Tous les styles intégrés',
    builtInAll: 'Tous les styles et modèles intégrés',
    support: 'Assistance prioritaire',
    team: 'Traitement par lots, équipe et accès à l’API',
    enterprise: 'Intégrations sur mesure, assistance dédiée, SLA et formation sur mesure',
    start: 'Commencer gratuitement',
    choose: 'Choisir {{plan}}',
    contract: 'Les limites et les conditions sont convenues avec vous.',
    guarantee_one:
      'Garantie de remboursement de {{count, number}} jour sur les offres payantes. Résiliez quand vous voulez ; l’accès reste ouvert jusqu’à la fin de la période payée.',
    guarantee_other:
      'Garantie de remboursement de {{count, number}} jours sur les offres payantes. Résiliez quand vous voulez ; l’accès reste ouvert jusqu’à la fin de la période payée.',
  },
  languages: {
    heading: 'Langues',
    interface: 'L’interface parle',
    targets: 'On traduit vers',
  },
  call: {
    heading: 'Apportez un paragraphe qui vous résiste',
    text: 'Pour un compte, il suffit d’une adresse e-mail et d’une minute.',
  },
  footer: { label: 'Langues de cette page' },
} satisfies Translation<typeof english>
