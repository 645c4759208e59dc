import { PlainPage } from '#app/components/ui/plain-page.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'

/** The page needs no script. */
export const handle = { hydrate: false }

/**
 * The page that the service worker stores and shows when the server cannot be reached. It loads nothing, so it holds
 * nothing about anybody. The worker shows one of the two counts.
 */
export default function Offline() {
  const { t } = useTranslation('unreachable')
  return (
    <PlainPage
      title={t('title')}
      text={t('text')}
      note={
        <>
          <p data-waiting="one" hidden>
            {t('waiting', { count: 1 })}
          </p>
          <p data-waiting="other" hidden>
            {t('waiting', { form: 2, count: '{{count}}' })}
          </p>
        </>
      }
    >
      <meta name="robots" content="noindex" />
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the one that could not be opened. */}
      <a href="">{t('again')}</a>
    </PlainPage>
  )
}
