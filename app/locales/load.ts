import type { Locale } from '#app/domain/preferences/language.ts'
import type english from './en/desk.ts'
import type englishRooms from './en/rooms.ts'
import type { Translation } from './translation.ts'

type Texts<Part> = () => Promise<{ default: Translation<Part> }>

const LOADERS: Readonly<Record<Locale, { desk: Texts<typeof english>; rooms: Texts<typeof englishRooms> }>> = {
  en: { desk: () => import('./en/desk.ts'), rooms: () => import('./en/rooms.ts') },
  es: { desk: () => import('./es/desk.ts'), rooms: () => import('./es/rooms.ts') },
  pt: { desk: () => import('./pt/desk.ts'), rooms: () => import('./pt/rooms.ts') },
  fr: { desk: () => import('./fr/desk.ts'), rooms: () => import('./fr/rooms.ts') },
  de: { desk: () => import('./de/desk.ts'), rooms: () => import('./de/rooms.ts') },
}

/** Pages whose texts are all in `desk.ts`: signing in, the overview and the assistant. */
const DESK =
  /^\/(login(\/.*)?|register|forgot-password|reset-password|verify-email|logout|dashboard(\/assistant(\/.*)?)?)\/?$/

/** The texts of one language that the browser needs on a page, by namespace: fetched only for the language in use. */
export async function loadTexts(locale: Locale, pathname: string): Promise<object> {
  const { desk, rooms } = LOADERS[locale]
  const parts = await Promise.all(DESK.test(pathname) ? [desk()] : [desk(), rooms()])
  return Object.assign({}, ...parts.map((part) => part.default))
}
