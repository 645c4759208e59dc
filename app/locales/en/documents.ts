/** The documents under `/docs`, which are written in English. */
export const documents = {
  title: 'Docs',
  intro: 'How Penmark works: for auditors, developers and those who run it.',
  search: 'Search the docs',
  found_one: '{{count, number}} place for “{{query}}”',
  found_other: '{{count, number}} places for “{{query}}”',
  nothing: 'Nothing found for “{{query}}”.',
  onThisPage: 'On this page',
  inEnglish: 'The docs are in English.',
} as const
