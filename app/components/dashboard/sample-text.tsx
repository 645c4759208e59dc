import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { useTranslation } from '../ui/use-translation.ts'

/** A text with mistakes for a newcomer: one press corrects it on the desk, for no credit. Works as a plain form. */
export function SampleText({ idempotencyKey }: { idempotencyKey: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <form
      className="paper"
      method="post"
      action="/dashboard/assistant#result"
      encType="multipart/form-data"
      aria-labelledby="sample"
    >
      <input type="hidden" name="intent" value="process" />
      <input type="hidden" name="operation" value="rephrase" />
      <input type="hidden" name="mode" value="fix" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <input type="hidden" name="text" value={t('sample.text')} />
      <p className="paper-caption" id="sample">
        {t('sample.try')}
      </p>
      <p className="paper-text">{t('sample.text')}</p>
      <div className="row">
        <Button>{t('sample.mark')}</Button>
        <ButtonLink to="/dashboard/assistant" variant="quiet">
          {t('sample.own')}
        </ButtonLink>
      </div>
    </form>
  )
}
