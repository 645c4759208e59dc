import { createContext } from 'react-router'
import type { Dictionaries } from './dictionary.ts'
import type { Preferences } from './preferences.ts'

export const preferencesContext = createContext<Preferences>()
export const dictionariesContext = createContext<Dictionaries>()
