import type { ReactNode } from 'react'
import { extensionFilesContext } from '#app/.server/extension/context.ts'
import { siteContext } from '#app/.server/http/context.ts'
import { PublicMeta } from '#app/components/landing/public-meta.tsx'
import { ButtonAnchor } from '#app/components/ui/button.tsx'
import { PublicFrame } from '#app/components/ui/public-frame.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { type ExtensionFile, fileAddress } from '#app/domain/extension/files.ts'
import { localeOfTag } from '#app/domain/preferences/language.ts'
import '#app/components/extension/get.css'
import type { Route } from './+types/get'

/** What the browser extension does, and its files. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    origin: context.get(siteContext).publicUrl,
    byLink: localeOfTag(url.searchParams.get('lang')) !== undefined,
    files: await context.get(extensionFilesContext)(),
  }
}

/** The page needs no script: an extension that is here marks the document, and a style shows the line about it. */
export const handle = { hydrate: false }

export default function GetExtension({ loaderData: { origin, byLink, files } }: Route.ComponentProps) {
  const { t } = useTranslation('get-extension')
  return (
    <PublicFrame>
      <PublicMeta
        title={`${t('title')} · Penmark`}
        description={t('intro')}
        place={{ origin, path: '/extension', byLink }}
      />
      <div className="get-extension">
        <h1>{t('title')}</h1>
        <p className="soft">{t('intro')}</p>
        <p className="extension-here">
          {t('here')} <a href="/dashboard/settings/security/secure">{t('connect')}</a>
        </p>
        <div className="extension-columns">
          <section aria-labelledby="does" className="stack">
            <h2 id="does">{t('does')}</h2>
            <Points>{[t('does1'), t('does2'), t('does3')]}</Points>
            <p>
              <a href="/works-on">{t('worksOn')}</a>
            </p>
          </section>
          <section aria-labelledby="quiet" className="stack">
            <h2 id="quiet">{t('quiet')}</h2>
            <Points>{[t('quiet1'), t('quiet2'), t('quiet3')]}</Points>
          </section>
        </div>
        <section aria-labelledby="get" className="stack">
          <h2 id="get">{t('get')}</h2>
          <p>{files.length === 0 ? t('absent') : t('stores')}</p>
          <div className="extension-columns">
            {files.map((file) => (
              <Download key={file.browser} file={file} />
            ))}
          </div>
          {files.length > 0 && <p>{t('afterwards')}</p>}
        </section>
      </div>
    </PublicFrame>
  )
}

/** Browsers open their own pages only when a person types the address, so these are no links. */
const OWN_PAGES = { chromium: 'chrome://extensions', firefox: 'about:debugging#/runtime/this-firefox' } as const

function Download({ file }: { file: ExtensionFile }) {
  const { t } = useTranslation('get-extension')
  const { browser, name, bytes, sha256 } = file
  const address = { address: OWN_PAGES[browser] }
  const steps =
    browser === 'chromium'
      ? [t('chromium1'), t('chromium2', address), t('chromium3')]
      : [t('firefox1', address), t('firefox2'), t('firefox3')]
  return (
    <article className="stack">
      <h3>{t(`browser.${browser}`)}</h3>
      <Steps>{steps}</Steps>
      <p>
        <ButtonAnchor href={fileAddress(file)} variant="secondary" download>
          {t('download', { browser: t(`browser.${browser}`) })}
        </ButtonAnchor>
      </p>
      <p className="small soft">
        {t('size', { name, kilobytes: Math.ceil(bytes / 1_000) })}
        <br />
        {t('hash')} <code className="extension-hash">{sha256}</code>
      </p>
    </article>
  )
}

function Points({ children }: { children: readonly string[] }) {
  return <ul className="extension-points">{itemsOf(children)}</ul>
}

function Steps({ children }: { children: readonly string[] }) {
  return <ol className="extension-points">{itemsOf(children)}</ol>
}

function itemsOf(texts: readonly string[]): ReactNode {
  return texts.map((text) => <li key={text}>{text}</li>)
}
