import serifUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import {
  data,
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { limitWrites, sessionMiddleware } from '#app/.server/auth/middleware.ts'
import { nameRoute, toastsContext } from '#app/.server/http/context.ts'
import { densityOf, localeMiddleware, localeOf, themeOf } from '#app/.server/http/locale.ts'
import { toastOf } from '#app/.server/http/toast.ts'
import { ensureTexts } from '#app/locales/browser.ts'
import type { Route } from './+types/root'
import { useChosenTheme } from './components/preferences/chosen-theme.ts'
import { FlashMessage } from './components/ui/flash-message.tsx'
import { PlainPage } from './components/ui/plain-page.tsx'
import { SkipLink } from './components/ui/skip-link.tsx'
import { Toaster } from './components/ui/toaster.tsx'
import { useClientSetup } from './components/ui/use-client-setup.ts'
import { useFocusAfterNavigation } from './components/ui/use-focus-after-navigation.ts'
import { useMessage } from './components/ui/use-message.ts'
import { useTranslation } from './components/ui/use-translation.ts'
import { storedLocale } from './domain/preferences/language.ts'
import { attributesOfLook } from './domain/preferences/look.ts'
import { fixedAppearance, type Theme } from './domain/preferences/theme.ts'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import sansUrl from './styles/fonts/inter-latin-400-600.woff2?url'

/**
 * Settings that a route may declare: `hydrate: false` ships its page without any script, `'touch'` starts the scripts when a person
 * first touches the page.
 */
export type RouteHandle = { hydrate?: false | 'touch' }

/** A page that is navigated to may need texts that the first one did not. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ url }, next) => {
    await ensureTexts(url.pathname)
    return next()
  },
]

export const middleware: Route.MiddlewareFunction[] = [nameRoute, localeMiddleware, sessionMiddleware, limitWrites]

export const links: LinksFunction = () => [
  ...[sansUrl, serifUrl].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const flash = await toastOf(context.get(toastsContext), request)
  const look = { locale: localeOf(context), theme: themeOf(request), ...densityOf(request) }
  const loaded = { ...look, toast: flash?.toast ?? null }
  return flash === null ? loaded : data(loaded, { headers: { 'set-cookie': flash.clear } })
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { i18n } = useTranslation()
  const root = useRouteLoaderData<typeof loader>('root')
  const chosen = useChosenTheme()
  const theme: Theme = chosen ?? root?.theme ?? 'default'
  const { fontSize = 'medium', density = 'default' } = root ?? {}
  const appearance = fixedAppearance(theme)
  const failed = Boolean(useRouteError())
  const hydrated = useMatches().every((match) => (match.handle as RouteHandle | undefined)?.hydrate !== false)
  const scripted = hydrated && !failed
  return (
    <html {...attributesOfLook({ locale: root?.locale ?? storedLocale(i18n.language), theme, fontSize, density })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {appearance !== 'dark' && (
          <meta name="theme-color" content="#fdfdfc" media={appearance ? undefined : '(prefers-color-scheme: light)'} />
        )}
        {appearance !== 'light' && (
          <meta name="theme-color" content="#111110" media={appearance ? undefined : '(prefers-color-scheme: dark)'} />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        {scripted && <ScrollRestoration />}
        {scripted && <Scripts />}
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  useClientSetup({ ...loaderData, theme: useChosenTheme() ?? loaderData.theme })
  useFocusAfterNavigation()
  return (
    <>
      <FlashMessage toast={loaderData.toast} />
      <Outlet />
      <Toaster />
    </>
  )
}

/** Refusals at the door, before any route runs. */
const TURNED_AWAY: Readonly<Record<number, 'rate_limited' | 'busy'>> = { 429: 'rate_limited', 503: 'busy' }

/**
 * The last resort: the missing page, or "Application Error" with the advice to refresh (specification 2, "Startup
 * failure").
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation()
  const say = useMessage()
  const { pathname, search } = useLocation()
  const here = pathname + search
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <PlainPage title={t('notFound.title')} text={t('notFound.text')}>
        <a href="/">{t('error.home')}</a>
      </PlainPage>
    )
  }
  // A server that turns a scripted navigation away at its door answers with a page, not with data.
  const turnedAway = isRouteErrorResponse(error) && TURNED_AWAY[error.status]
  return (
    <PlainPage title={t('error.title')} text={turnedAway ? say(`errors:${turnedAway}`) : t('error.text')}>
      <a href={here}>{t('error.refresh')}</a>
    </PlainPage>
  )
}
