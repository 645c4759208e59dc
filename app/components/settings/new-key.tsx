import { ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { CopyButton } from '#app/components/ui/copy-button.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import './new-key.css'

/** The only page that shows a whole key; it is shown once. */
export function NewKey({ apiKey, back }: { apiKey: string; back: string }) {
  const { t } = useTranslation('settings')
  return (
    <Callout kind="amber" title={t('keys.once')} live>
      <p>{t('keys.onceText')}</p>
      <p className="new-key">
        <code>{apiKey}</code>
      </p>
      <p className="row">
        <CopyButton text={apiKey} label={t('keys.copy')} copiedLabel={t('keys.copied')} />
        <ButtonLink to={back} variant="secondary" size="small" reloadDocument>
          {t('keys.done')}
        </ButtonLink>
      </p>
    </Callout>
  )
}
