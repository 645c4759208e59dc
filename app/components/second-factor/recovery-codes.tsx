import { Form, Link } from 'react-router'
import { Button, ButtonAnchor } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { CopyButton } from '#app/components/ui/copy-button.tsx'
import { displayRecoveryCode } from '#app/domain/second-factor/second-factor.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './security.css'

/**
 * Recovery codes are displayed on this page only, once. A script copies or prints them. Saving them as a file needs no
 * script: the link contains the file.
 */
export function RecoveryCodes({ codes, othersStay }: { codes: readonly string[]; othersStay: boolean }) {
  const { t } = useTranslation('second-factor')
  const displayed = codes.map(displayRecoveryCode)
  const file = [t('codes.fileHead'), '', ...displayed, ''].join('\n')
  return (
    <div className="stack">
      <Callout kind="amber" title={t('codes.once')} live>
        <p>{t('codes.onceText')}</p>
      </Callout>
      <ul className="recovery-codes">
        {displayed.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="row">
        <CopyButton text={displayed.join('\n')} label={t('codes.copy')} copiedLabel={t('codes.copied')} />
        <ButtonAnchor
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="penmark-recovery-codes.txt"
          variant="secondary"
          size="small"
        >
          {t('codes.download')}
        </ButtonAnchor>
        <Button type="button" variant="secondary" size="small" className="needs-script" onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </p>
      <Form method="post" action="/dashboard/settings/security/codes" reloadDocument className="stack">
        <input type="hidden" name="intent" value="kept" />
        <label className="kept">
          <input type="checkbox" name="kept" value="yes" required />
          <span>{t('codes.kept')}</span>
        </label>
        <div>
          <Button>{t('codes.done')}</Button>
        </div>
      </Form>
      {othersStay && (
        <p className="soft small">
          {t('app.othersStay')} <Link to="/dashboard/settings/sessions/others">{t('app.endOthers')}</Link>
        </p>
      )}
    </div>
  )
}
