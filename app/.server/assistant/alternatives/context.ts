import { createContext } from 'react-router'
import type { Alternatives } from './alternatives.ts'

export const alternativesContext = createContext<Alternatives>()
