import { createContext } from 'react-router'
import type { Library } from './library.ts'

export const libraryContext = createContext<Library>()
