import { createContext } from 'react-router'
import type { Bookmarks } from './bookmarks.ts'

export const bookmarksContext = createContext<Bookmarks>()
