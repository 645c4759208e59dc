import type { ReactNode } from 'react'
import { DisplayMenu, ThemeToggle } from '#app/components/preferences/display-menu.tsx'
import { useLook } from './use-look.ts'
import { useTranslation } from './use-translation.ts'
import { Wordmark } from './wordmark.tsx'
import './public-frame.css'

/** The frame of the screens before sign-in: the name, the display menu, and the screen as `<main>`. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const look = useLook()
  return (
    <>
      <header className="public-header page">
        <a href="/" className="public-home" aria-label={t('home')}>
          <Wordmark />
        </a>
        <div className="public-tools">
          <ThemeToggle {...look} />
          <DisplayMenu {...look} />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page">
        {children}
      </main>
    </>
  )
}
