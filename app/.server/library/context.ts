import { createContext } from 'react-router'
import type { Glossaries } from './glossary.ts'
import type { Library } from './library.ts'

export const libraryContext = createContext<Library>()
export const glossariesContext = createContext<Glossaries>()
