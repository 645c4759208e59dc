import type { extension as english } from '../en/extension.ts'
import type { Translation } from '../translation.ts'

export const extension = {
  title: 'Connecter l’extension',
  intro: 'Penmark dans {{browser}} veut travailler avec {{email}}.',
  thisBrowser: 'ce navigateur',
  may: 'Elle peut',
  may1: 'envoyer le texte que vous choisissez et vous montrer le résultat',
  may2: 'voir vos crédits, styles, modèles et prompts',
  may3: 'ajouter des mots à votre dictionnaire',
  mayNot: 'Elle ne peut pas',
  not1: 'voir votre mot de passe ni votre session',
  not2: 'modifier vos paramètres, votre offre ou vos paiements',
  ends: 'Vous pouvez y mettre fin à tout moment.',
  submit: 'Connecter',
  cancel: 'Pas maintenant',
  wrongTitle: 'Cette connexion est impossible',
  wrong: 'Ouvrez l’extension dans votre navigateur et reconnectez-la depuis celle-ci.',
  home: 'Aller au tableau de bord',
  doneTitle: 'Retournez à l’extension',
  done: 'Elle affiche votre compte une fois connectée. Vous pouvez fermer cet onglet.',
  missing: 'Aucune extension ne répond dans ce navigateur. Est-elle toujours activée\u00a0?',
  doneHint: 'Voir tout ce qui ouvre votre compte',
} satisfies Translation<typeof english>
