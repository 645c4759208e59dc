import { createContext } from 'react-router'
import type { Settings } from './settings.ts'

export const settingsContext = createContext<Settings>()
