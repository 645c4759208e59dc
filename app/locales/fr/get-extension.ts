import type { getExtension as english } from '../en/get-extension.ts'
import type { Translation } from '../translation.ts'

export const getExtension = {
  title: 'Penmark dans votre navigateur',
  intro: 'Les mêmes actions que dans l’application, dans le texte que vous écrivez sur d’autres sites.',
  here: 'L’extension est dans ce navigateur.',
  connect: 'Voir tout ce qui ouvre votre compte',
  does: 'Sur chaque page',
  does1: 'Sélectionnez du texte sur une page, choisissez une action et voyez chaque modification avant de l’utiliser.',
  does2:
    'Dans les champs de texte et la plupart des éditeurs, remplacez le texte sur place, insérez le résultat en dessous ou rétablissez l’original. Ailleurs, copiez-le.',
  does3: 'Dans Google Docs et Office en ligne, vous sélectionnez, traitez et copiez.',
  worksOn: 'Voir dans quels éditeurs elle fonctionne',
  quiet: 'Votre vie privée',
  quiet1: 'Elle ne lit rien sur une page tant que vous ne l’y ouvrez pas.',
  quiet2: 'Elle ne lit jamais les mots de passe, les numéros de carte ni les codes à usage unique.',
  quiet3: 'Elle ne demande l’accès à un site que si vous y activez la barre.',
  get: 'L’obtenir',
  stores: 'Elle n’est pas encore dans les boutiques des navigateurs. Vous pouvez la charger depuis un fichier.',
  absent: 'Ce serveur n’a pas encore les fichiers. Son administrateur peut les ajouter.',
  download: 'Télécharger pour {{browser}}',
  size: '{{name}}, {{kilobytes, number}} ko',
  hash: 'SHA-256',
  browser: { chromium: 'Chrome, Edge et Brave', firefox: 'Firefox' },
  chromium1: 'Décompressez le fichier dans un dossier que vous ne déplacerez pas.',
  chromium2: 'Ouvrez {{address}} et activez le mode développeur.',
  chromium3: 'Choisissez « Charger l’extension non empaquetée », puis le dossier.',
  firefox1: 'Ouvrez {{address}}.',
  firefox2: 'Choisissez « Charger un module complémentaire temporaire », puis le fichier.',
  firefox3: 'Firefox la retire à sa fermeture. Seules les extensions signées restent.',
  afterwards: 'Ouvrez ensuite Penmark depuis la barre du navigateur et connectez votre compte.',
  link: 'Extension de navigateur',
} satisfies Translation<typeof english>
