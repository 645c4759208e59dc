import { createContext } from 'react-router'
import type { Check } from './check.ts'

export const checkContext = createContext<Check>()
