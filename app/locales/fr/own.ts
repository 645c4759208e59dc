import type { own as english } from '../en/own.ts'
import type { Translation } from '../translation.ts'

export const own = {
  locked: 'Verrouillé',
  defaults: 'Échec du chargement des données. Les valeurs par défaut sont utilisées.',
  savedPrompt: 'Prompt enregistré',
  savedPromptHint:
    'L’un de vos prompts, utilisé tel quel. Les consignes personnalisées sont comprises à partir de l’offre Pro.',
  styles: 'Styles personnels',
  templates: 'Modèles personnels',
  bookmark: {
    keep: 'Ajouter aux signets',
    withText: 'Enregistrer aussi mon texte',
    keeping: 'Enregistrement…',
    done: 'Signet enregistré.',
    open: 'Ouvrir',
  },
  findings: {
    title: 'Règles du style',
    none: 'Aucune règle enfreinte.',
    count_one: '{{count}} passage enfreint une règle du style.',
    count_other: '{{count}} passages enfreignent une règle du style.',
    banned: 'Interdit : « {{found}} »',
    sentence: '{{words}} mots, maximum {{longest}} : « {{found}} »',
    spelling: 'Orthographe : « {{found}} », ici « {{instead}} »',
  },
} satisfies Translation<typeof english>
