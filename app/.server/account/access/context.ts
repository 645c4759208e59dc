import { createContext } from 'react-router'
import type { Secure } from './secure.ts'

export const secureContext = createContext<Secure>()
