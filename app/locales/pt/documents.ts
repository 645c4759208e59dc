import type { documents as english } from '../en/documents.ts'
import type { Translation } from '../translation.ts'

export const documents = {
  title: 'Documentação',
  intro: 'Como o Penmark funciona: para auditores, desenvolvedores e quem o administra.',
  search: 'Buscar na documentação',
  found_one: '{{count, number}} trecho com “{{query}}”',
  found_other: '{{count, number}} trechos com “{{query}}”',
  nothing: 'Nada encontrado para “{{query}}”.',
  onThisPage: 'Nesta página',
  inEnglish: 'A documentação está em inglês.',
} satisfies Translation<typeof english>
