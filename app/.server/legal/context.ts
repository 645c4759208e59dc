import { createContext } from 'react-router'
import type { Legal } from './legal.ts'

export const legalContext = createContext<Legal>()
