import type { legal as english } from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export const legal = {
  page: {
    terms: 'Conditions',
    privacy: 'Confidentialité',
    imprint: 'Mentions légales',
    security: 'Sécurité',
    cookies: 'Cookies',
  },
  vat: 'Numéro de TVA',
  columns: { data: 'Données', purpose: 'Finalité', period: 'Durée', cookie: 'Cookie' },
  data: {
    account: {
      what: 'Adresse e-mail, nom de l’espace de travail, membres',
      why: 'Votre compte',
      period: 'Jusqu’à la suppression du compte ; les liens des e-mails, un jour au plus',
    },
    signIn: {
      what: 'Sessions, appareils connus, clés d’accès, secrets d’authentification, codes de secours, clés d’API, lien avec Google',
      why: 'Vous connecter et tenir les autres à l’écart',
      period: 'Jusqu’à ce que vous les retiriez ; une session 30 jours, un appareil 400',
    },
    writing: {
      what: 'Signets, styles, modèles, prompts, glossaire, dictionnaire, préférences : chiffrés',
      why: 'Ce que vous enregistrez',
      period: 'Jusqu’à sa suppression ou celle du compte',
    },
    answers: {
      what: 'Réponses scellées que vous n’avez pas encore reçues et numéros des requêtes terminées',
      why: 'Répéter une requête sans payer ni écrire deux fois',
      period: '15 minutes ; les numéros, 24 heures',
    },
    usage: {
      what: 'Numéros, heures et issue des requêtes, crédits, paiements ; ni texte ni nom',
      why: 'Le registre qui prouve ce qui vous a été débité',
      period: 'Définitivement, sans lien avec vous après la suppression du compte',
    },
    billing: {
      what: 'Numéro de client chez Stripe, offre, factures, plafond mensuel',
      why: 'Le paiement',
      period: 'Aussi longtemps que la loi exige les factures',
    },
    mails: {
      what: 'Les e-mails que vous voulez et ceux qui ont été envoyés',
      why: 'Les e-mails choisis',
      period: 'Jusqu’à la suppression du compte',
    },
    auditors: {
      what: 'Adresse d’une personne invitée à auditer et ce qu’elle a ouvert',
      why: 'L’accès d’audit',
      period: 'Jusqu’à la suppression du compte',
    },
    provenance: {
      what: 'Nombres de mots et empreintes de textes, et pages que vous avez partagées',
      why: 'Liens de provenance, si vous les avez activés',
      period: 'Jusqu’à ce que vous les supprimiez, ou le compte',
    },
    messages: {
      what: 'Nom, adresse et texte de ce que vous nous écrivez : chiffrés',
      why: 'Vous répondre',
      period: '180 jours au plus, ou jusqu’à la réponse',
    },
    operation: {
      what: 'Ce que l’administration a fait sur un compte et pourquoi',
      why: 'En rendre compte',
      period: 'Sans lien avec vous après la suppression du compte',
    },
  },
  cookies: {
    session: { why: 'Garde votre session ouverte', period: '30 jours, ou 14 sans usage' },
    device: { why: 'Reconnaît votre appareil, pour ne pas vous écrire', period: '400 jours' },
    signIn: {
      why: 'Lie à ce navigateur les étapes d’une connexion ou d’une inscription',
      period: 'De 10 minutes à un jour',
    },
    look: { why: 'Langue et apparence', period: 'Un an' },
    message: { why: 'Un avis pour la page suivante', period: 'Une minute' },
    text: { why: 'Porte, scellé, un texte de la page d’accueil vers votre nouveau compte', period: 'Un jour' },
    machine: {
      why: 'Vous montre aussitôt ce que vous venez d’enregistrer, si le site tourne sur plusieurs serveurs',
      period: 'Cinq minutes',
    },
  },
  processors: {
    model: 'Les textes que vous envoyez à un modèle d’IA',
    languageTool: 'Les textes vérifiés, sur un serveur LanguageTool',
    stripe: 'Les données de paiement',
    google: 'La connexion avec Google',
    mail: 'La remise des e-mails',
    archive: 'Les copies du registre et les sauvegardes',
  },
  noProcessors: 'Personne.',
} satisfies Translation<typeof english>
