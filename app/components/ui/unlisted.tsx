import { useTranslation } from './use-translation.ts'

/** The search engines that a page of an account names, because an answer with a session refuses no other robot. */
const ENGINES = ['googlebot', 'bingbot'] as const

/** What a page of an account says in its head: what Penmark is, and that search engines must not list the page. */
export function Unlisted() {
  const { t } = useTranslation()
  return (
    <>
      <meta name="description" content={`Penmark. ${t('tagline')}.`} />
      {ENGINES.map((name) => (
        <meta key={name} name={name} content="noindex" />
      ))}
    </>
  )
}
