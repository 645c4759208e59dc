import { createContext } from 'react-router'
import type { Usage } from './usage.ts'

export const usageContext = createContext<Usage>()
