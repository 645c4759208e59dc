import { createContext } from 'react-router'
import type { Preferences } from './preferences.ts'

export const preferencesContext = createContext<Preferences>()
