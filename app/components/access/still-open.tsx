import { useLook } from '#app/components/ui/use-look.ts'
import { ACCESS_KINDS, type AccessCounts } from '#app/domain/access/access.ts'
import { colonIn } from '#app/domain/preferences/colon.ts'
import { useTranslation } from '../ui/use-translation.ts'

/** Says how many things of each kind still open the account after a reset; nothing if there are none. */
export function StillOpen({ left }: { left: AccessCounts }) {
  const { t } = useTranslation('access')
  const { locale } = useLook()
  const kinds = ACCESS_KINDS.filter((kind) => (left[kind] ?? 0) > 0)
  if (kinds.length === 0) return null
  return (
    <div className="stack">
      <p>{t('left')}</p>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            {t(`kind.${kind}`) + colonIn(locale)} {left[kind]}
          </li>
        ))}
      </ul>
      <p>{t('leftHint')}</p>
    </div>
  )
}
