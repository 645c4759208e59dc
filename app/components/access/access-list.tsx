import type { Access } from '#app/.server/account/access/list.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { CheckboxCard } from '#app/components/ui/checkbox-cards.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { Moment } from '#app/components/ui/moment.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { ACCESS_KINDS, accessName } from '#app/domain/access/access.ts'
import type { Device } from '#app/domain/sign-in/device.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './access.css'

/** Everything that opens the account, by kind, each with a box to end it. `ticked` names the boxes that are ticked. */
export function AccessList({ list, ticked }: { list: readonly Access[]; ticked: ReadonlySet<string> }) {
  const { t } = useTranslation('access')
  return ACCESS_KINDS.filter((kind) => list.some((item) => item.kind === kind)).map((kind) => (
    <fieldset key={kind} className="access-kind">
      <legend>{t(`kind.${kind}`)}</legend>
      <div className="choices choices-stacked">
        {list
          .filter((item) => item.kind === kind)
          .map((item) => {
            const name = accessName(item)
            return (
              <CheckboxCard
                key={name}
                name="end"
                id={`end-${name}`}
                value={name}
                label={<AccessLabel item={item} />}
                hint={<AccessTimes item={item} />}
                disabled={item.stays !== null}
                defaultChecked={ticked.has(name)}
              />
            )
          })}
      </div>
    </fieldset>
  ))
}

function AccessLabel({ item }: { item: Access }) {
  const { t } = useTranslation(['access', 'settings'])
  const deviceWords = useDeviceWords()
  return (
    <>
      {item.name ?? (item.kind === 'app' ? t('app') : deviceWords(item.made))}{' '}
      {item.detail !== null && <span className="soft small">{item.detail} </span>}
      {item.bearer !== null && <span className="soft small">{t(`settings:sessions.kind.${item.bearer}`)} </span>}
      {item.stays === 'current' && <Badge tone="accent">{t('current')}</Badge>}
    </>
  )
}

/** When and from what something was made, and when and from what it was last used. */
function AccessTimes({ item }: { item: Access }) {
  const { t } = useTranslation('access')
  const { day } = formatsFor(useLook().locale)
  const deviceWords = useDeviceWords()
  const { kind, made, used, createdAt, lastUsedAt, stays } = item
  const date = day(createdAt)
  // Older uses of these two were not noted.
  const unknownUse = lastUsedAt === null && (kind === 'google' || kind === 'app')
  return (
    <>
      <span className="access-time">
        {kind === 'session'
          ? t('signedIn', { date })
          : isKnown(made)
            ? t('madeWith', { date, device: deviceWords(made) })
            : t('made', { date })}
      </span>
      {!unknownUse && (
        <span className="access-time">
          {lastUsedAt === null ? (
            t('unused')
          ) : (
            <>
              {t('used')} <Moment at={lastUsedAt} />
              {kind !== 'session' && isKnown(used) && ` ${t('usedWith', { device: deviceWords(used) })}`}
            </>
          )}
        </span>
      )}
      {item.paused && <span className="access-time">{t('paused')}</span>}
      {stays === 'only_way' && <span className="access-time">{t('onlyWay')}</span>}
    </>
  )
}

function isKnown({ client, system }: Device): boolean {
  return client !== null || system !== null
}

function useDeviceWords(): (device: Device) => string {
  const { t } = useTranslation('settings')
  return ({ client, system }) =>
    client !== null && system !== null
      ? t('sessions.device', { client, system })
      : (client ?? system ?? t('sessions.unknown'))
}
