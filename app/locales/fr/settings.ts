import type { settings as english } from '../en/settings.ts'
import type { Translation } from '../translation.ts'

export const settings = {
  title: 'Paramètres',
  nav: {
    place: 'Partie des paramètres',
    overview: 'Aperçu',
  },
  overview: {
    title: 'Votre compte',
    intro: 'Ce à quoi Penmark vous reconnaît.',
    email: 'Adresse e-mail',
    verified: 'Vérifiée',
    unverified: 'Non vérifiée',
    plan: 'Offre',
    created: 'Membre depuis',
    id: 'Identifiant',
    idHint: 'L’assistance peut vous le demander. Ce n’est pas un secret.',
    copy: 'Copier',
    copied: 'Copié',
    google: 'Compte Google',
    googleNotLinked: 'Non associé',
  },
} satisfies Translation<typeof english>
