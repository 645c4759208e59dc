import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { StyleKey } from '#app/domain/assistant/options.ts'
import { colonIn } from '#app/domain/preferences/colon.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './library.css'

/** Three that differ most. */
const SHOWN = ['professional', 'concise', 'friendly'] as const satisfies readonly StyleKey[]

/** Built-in styles beside the form of a new one: what each says of itself, and one sentence before and after. */
export function StyleModels() {
  const { t } = useTranslation('library')
  const message = useMessage()
  const { locale } = useLook()
  return (
    <aside className="style-models small" aria-labelledby="style-models">
      <h2 id="style-models">{t('style.builtIn')}</h2>
      <p className="style-sample soft">
        {t('style.sample.label') + colonIn(locale)} <q>{t('style.sample.before')}</q>
      </p>
      <dl>
        {SHOWN.map((key) => (
          <div key={key}>
            <dt>{message(`assistant:style.${key}`)}</dt>
            <dd>{t(`style.names.${key}`)}</dd>
            <dd className="style-sample">
              <q>{t(`style.sample.${key}`)}</q>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
