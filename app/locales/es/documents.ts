import type { documents as english } from '../en/documents.ts'
import type { Translation } from '../translation.ts'

export const documents = {
  title: 'Documentación',
  intro: 'Cómo funciona Penmark: para auditores, desarrolladores y quienes lo administran.',
  search: 'Buscar en la documentación',
  found_one: '{{count, number}} lugar para «{{query}}»',
  found_other: '{{count, number}} lugares para «{{query}}»',
  nothing: 'No hay resultados para «{{query}}».',
  onThisPage: 'En esta página',
  inEnglish: 'La documentación está en inglés.',
} satisfies Translation<typeof english>
