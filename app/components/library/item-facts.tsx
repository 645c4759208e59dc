import { useTranslation } from 'react-i18next'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import type { LibraryItem } from '#app/domain/library/item.ts'
import { variablesOf } from '#app/domain/library/variables.ts'

/** The small print of an item: its rules or blanks, how often it was used, and its date of creation. */
export function ItemFacts({ item }: { item: LibraryItem }) {
  const { t } = useTranslation('library')
  const { day } = formatsFor(useLook().locale)
  const facts: string[] = []
  if (item.kind === 'style') {
    const { rules, examples } = item.content
    if (examples.length > 0) facts.push(t('style.ruleExamples', { count: examples.length }))
    if (rules.banned_words.length > 0) facts.push(t('style.ruleBanned', { count: rules.banned_words.length }))
    if (rules.longest_sentence !== null) facts.push(t('style.ruleLongest', { count: rules.longest_sentence }))
    if (rules.spelling !== null)
      facts.push(t('style.ruleSpelling', { spelling: t(`style.spellings.${rules.spelling}`) }))
  }
  if (item.kind === 'prompt') {
    const names = variablesOf(item.content.content)
    if (names.length > 0) facts.push(t('prompt.asks', { names: names.join(', ') }))
    facts.push(item.usageCount === 0 ? t('prompt.unused') : t('prompt.used', { count: item.usageCount }))
  }
  facts.push(t('created', { date: day(item.createdAt) }))
  return <p className="soft small numbers">{facts.join('\u00a0· ')}</p>
}
