import { bodyOf, type LibraryItem } from '#app/domain/library/item.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './library.css'

/** The content of an item, read-only. */
export function ItemContent({ item }: { item: Pick<LibraryItem, 'kind' | 'content'> }) {
  const { t } = useTranslation('library')
  const { content } = item
  const lines: [label: string, text: string][] = []
  if ('prompt' in content) lines.push([t('style.field.prompt'), content.prompt])
  else if ('context' in content) lines.push([t('template.field.context'), content.context])
  else lines.push([t('prompt.field.content'), bodyOf(item)])
  if ('description' in content && content.description !== null)
    lines.push([t('style.field.description'), content.description])
  if ('examples' in content) {
    const { banned_words: banned, longest_sentence: longest, spelling } = content.rules
    for (const [index, example] of content.examples.entries()) {
      if (example.before !== null) lines.push([t('style.before', { number: index + 1 }), example.before])
      lines.push([t('style.after', { number: index + 1 }), example.after])
    }
    if (banned.length > 0) lines.push([t('style.banned'), banned.join('\n')])
    if (longest !== null) lines.push([t('style.longest'), String(longest)])
    if (spelling !== null) lines.push([t('style.spelling'), t(`style.spellings.${spelling}`)])
  }
  return (
    <dl className="library-content">
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
