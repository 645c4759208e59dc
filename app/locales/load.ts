import type { Locale } from '#app/domain/preferences/language.ts'
import type englishDesk from './en/desk.ts'
import type englishDoor from './en/door.ts'
import type englishRooms from './en/rooms.ts'
import type { Translation } from './translation.ts'

type Texts<Part> = () => Promise<{ default: Translation<Part> }>

/**
 * The texts of a language in parts: of signing in, of overview and writing, of everything around them. What two parts hold is in both files
 * (`vite/texts.ts`), so that a page fetches one file, or two.
 */
type Parts = {
  door: Texts<typeof englishDoor>
  desk: Texts<typeof englishDesk>
  rooms: Texts<typeof englishRooms>
}

const LOADERS: Readonly<Record<Locale, Parts>> = {
  en: {
    door: () => import('./en/door.ts'),
    desk: () => import('./en/desk.ts'),
    rooms: () => import('./en/rooms.ts'),
  },
  es: {
    door: () => import('./es/door.ts'),
    desk: () => import('./es/desk.ts'),
    rooms: () => import('./es/rooms.ts'),
  },
  pt: {
    door: () => import('./pt/door.ts'),
    desk: () => import('./pt/desk.ts'),
    rooms: () => import('./pt/rooms.ts'),
  },
  fr: {
    door: () => import('./fr/door.ts'),
    desk: () => import('./fr/desk.ts'),
    rooms: () => import('./fr/rooms.ts'),
  },
  de: {
    door: () => import('./de/door.ts'),
    desk: () => import('./de/desk.ts'),
    rooms: () => import('./de/rooms.ts'),
  },
}

/** Pages that need no more than the texts of signing in. */
const DOOR = /^\/(login(\/.*)?|register|forgot-password|reset-password|verify-email)\/?$/
/** Pages that need no more than the texts of the overview and of writing. */
const DESK = /^\/dashboard(\/assistant(\/.*)?)?\/?$/

/** The texts of one language that the browser needs on a page, by namespace: fetched only for the language in use. */
export async function loadTexts(locale: Locale, pathname: string): Promise<object> {
  const { door, desk, rooms } = LOADERS[locale]
  const wanted = DOOR.test(pathname) ? [door] : DESK.test(pathname) ? [desk] : [desk, rooms]
  const parts = await Promise.all(wanted.map((load) => load()))
  return Object.assign({}, ...parts.map((part) => part.default))
}
