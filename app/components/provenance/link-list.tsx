import { Form, Link } from 'react-router'
import type { OwnLink } from '#app/.server/provenance/provenance.ts'
import { Button } from '#app/components/ui/button.tsx'
import { CopyButton } from '#app/components/ui/copy-button.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { OWN_USAGE, receiptLink } from '#app/components/usage/base.ts'
import { linkPath } from '#app/domain/provenance/links.ts'
import '#app/components/settings/settings-list.css'
import './provenance.css'

/** The open links of an author, each with its address and a button that revokes it. */
export function LinkList({ links, origin }: { links: readonly OwnLink[]; origin: string }) {
  const { t } = useTranslation('provenance')
  const { day, number } = formatsFor(useLook().locale)
  return (
    <ul className="settings-list provenance-links">
      {links.map(({ id, settled, checkable, createdAt }) => (
        <li key={id}>
          <div className="settings-list-words">
            <p className="settings-list-name">
              <Link to={receiptLink(OWN_USAGE, settled)}>{t('links.receipt', { seq: number(settled) })}</Link>
            </p>
            <p className="small provenance-address">
              <a href={linkPath(id)}>{`${origin}${linkPath(id)}`}</a>
            </p>
            <p className="soft small numbers">
              {t('links.made', { date: day(createdAt) })}
              {checkable && ` · ${t('links.checkable')}`}
            </p>
          </div>
          <Form method="post" className="row small">
            <input type="hidden" name="link" value={id} />
            <CopyButton
              text={`${origin}${linkPath(id)}`}
              label={t('links.copy')}
              copiedLabel={t('links.copied')}
              onFailure={() => notify('error', t('links.copyFailed'))}
            />
            <Button
              name="intent"
              value="revoke"
              variant="secondary"
              size="small"
              aria-label={`${t('links.revoke')}: ${t('links.one', { seq: number(settled) })}`}
            >
              {t('links.revoke')}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
