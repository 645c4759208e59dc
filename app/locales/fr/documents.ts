import type { documents as english } from '../en/documents.ts'
import type { Translation } from '../translation.ts'

export const documents = {
  title: 'Documentation',
  intro: 'Comment Penmark fonctionne : pour les auditeurs, les développeurs et ceux qui l’administrent.',
  search: 'Chercher dans la documentation',
  found_one: '{{count, number}} passage pour « {{query}} »',
  found_other: '{{count, number}} passages pour « {{query}} »',
  nothing: 'Aucun résultat pour « {{query}} ».',
  onThisPage: 'Sur cette page',
  inEnglish: 'La documentation est en anglais.',
} satisfies Translation<typeof english>
