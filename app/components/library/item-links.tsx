import { Link } from 'react-router'
import type { LibraryItem } from '#app/domain/library/item.ts'
import { PLURALS } from '#app/domain/library/kinds.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { placeOfUse } from './place-of-use.ts'

/** Links to the other pages of an item. */
export function ItemLinks({ item, at }: { item: LibraryItem; at: 'edit' | 'versions' | 'check' }) {
  const { t } = useTranslation('library')
  const { kind, id, locked } = item
  const page = `/dashboard/${PLURALS[kind]}/${id}`
  return (
    <nav className="library-exchange small" aria-label={item.content.name}>
      {at !== 'edit' && <Link to={page}>{item.content.name}</Link>}
      {kind === 'style' && at !== 'check' && <Link to={`${page}/check`}>{t('style.check')}</Link>}
      {at !== 'versions' && <Link to={`${page}/versions`}>{t('versions')}</Link>}
      {!locked && <Link to={placeOfUse(item)}>{t('use')}</Link>}
      {at === 'edit' && <Link to={`${page}/delete`}>{t('remove')}</Link>}
    </nav>
  )
}
