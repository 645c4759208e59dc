import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Moment } from '#app/components/ui/moment.tsx'
import type { LibraryItem, LibraryVersion } from '#app/domain/library/item.ts'
import { WriteKey } from '../offline/write-key.tsx'
import { ItemContent } from './item-content.tsx'
import './library.css'

/** Every kept version with its whole content; each but the present one can be restored. */
export function VersionList({ item, versions }: { item: LibraryItem; versions: readonly LibraryVersion[] }) {
  const { t } = useTranslation('library')
  const sending = useNavigation().formData?.get('version')
  return (
    <ol className="library-versions" reversed>
      {versions.map(({ version, createdAt, content }) => (
        <li key={version}>
          <div className="library-head">
            <p className="library-name" id={`version-${version}`}>
              {t('version.number', { number: version })}
              {version === item.version && <Badge tone="accent">{t('version.current')}</Badge>}
              <span className="soft small">
                <Moment at={createdAt} />
              </span>
            </p>
            {version !== item.version && !item.locked && (
              <Form method="post">
                <WriteKey />
                <input type="hidden" name="version" value={version} />
                <Button
                  variant="secondary"
                  size="small"
                  busy={sending === String(version)}
                  aria-describedby={`version-${version}`}
                >
                  {t('version.restore')}
                </Button>
              </Form>
            )}
          </div>
          {content.name !== item.content.name && <p>{content.name}</p>}
          <ItemContent item={{ kind: item.kind, content } as LibraryItem} />
        </li>
      ))}
    </ol>
  )
}
