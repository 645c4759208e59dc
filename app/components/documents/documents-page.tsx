import type { ReactNode } from 'react'
import { PublicFrame } from '#app/components/ui/public-frame.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { SEARCH_MAX } from '#app/domain/documents/document.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './documents.css'

type Props = {
  listed: readonly { name: string; title: string }[]
  /** The document that is open, if one is. */
  current?: string
  query?: string
  /** Shown below the list: the sections of the open document. */
  contents?: ReactNode
  children: ReactNode
}

/** The frame of the documents: search and list beside the page, above it on a phone. Runs no script. */
export function DocumentsPage({ listed, current, query = '', contents, children }: Props) {
  const { t } = useTranslation('documents')
  const { locale } = useLook()
  return (
    <PublicFrame>
      <div className="documents">
        <aside className="documents-side">
          <search>
            <form action="/docs" className="documents-search">
              <label htmlFor="q" className="visually-hidden">
                {t('search')}
              </label>
              <input
                id="q"
                name="q"
                type="search"
                className="control"
                placeholder={t('search')}
                defaultValue={query}
                maxLength={SEARCH_MAX}
              />
            </form>
          </search>
          <nav aria-label={t('title')} lang="en">
            <ul>
              {listed.map(({ name, title }) => (
                <li key={name}>
                  <a href={`/docs/${name}`} aria-current={name === current ? 'page' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {contents}
        </aside>
        <div className="documents-main">
          {locale !== 'en' && <p className="small soft">{t('inEnglish')}</p>}
          {children}
        </div>
      </div>
    </PublicFrame>
  )
}
