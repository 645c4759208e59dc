import type { contact as english } from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export const contact = {
  title: 'Nous écrire',
  intro: 'Une personne lit chaque message.',
  introWithAddress: 'Une personne lit chaque message. Vous pouvez aussi écrire à {{address}}.',
  field: { firstName: 'Prénom', lastName: 'Nom', email: 'E-mail', subject: 'Objet', message: 'Message' },
  about: {
    sales: 'Offre Enterprise',
    guarantee: 'Garantie de remboursement',
    support: 'Question à l’assistance',
    privacy: 'Mes données',
    accessibility: 'Accessibilité',
  },
  submit: 'Envoyer le message',
  kept: 'Nous supprimons votre message une fois la réponse envoyée, au plus tard après 180 jours.',
  waits: 'Laissez cette page ouverte : votre message partira tout seul dès que la connexion sera revenue.',
  sentTitle: 'Message envoyé',
  sent: 'Merci pour votre message. Nous vous répondrons sous 24 heures.',
  home: 'Retour à l’accueil',
  problem: {
    firstNameRequired: 'Le prénom est obligatoire',
    firstNameLong: 'Le prénom doit compter moins de 50 caractères',
    lastNameRequired: 'Le nom est obligatoire',
    lastNameLong: 'Le nom doit compter moins de 50 caractères',
    emailRequired: 'L’e-mail est obligatoire',
    emailLong: 'L’e-mail doit compter moins de 100 caractères',
    subjectRequired: 'L’objet est obligatoire',
    subjectLong: 'L’objet doit compter moins de 100 caractères',
    messageRequired: 'Le message est obligatoire',
    messageLong: 'Le message doit compter moins de 2 000 caractères',
    tooMany: 'Trop d’envois. Réessayez plus tard.',
    failed: 'Une erreur est survenue. Réessayez plus tard.',
    network: 'Erreur réseau. Vérifiez votre connexion et réessayez.',
  },
} satisfies Translation<typeof english>
