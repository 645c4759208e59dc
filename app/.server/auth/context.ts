import { createContext } from 'react-router'
import type { Authentication } from './authentication.ts'

export const authenticationContext = createContext<Authentication>()
