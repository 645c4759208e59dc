import { createContext } from 'react-router'
import type { Authentication } from './authentication.ts'
import type { CarriedTexts } from './carried-text.ts'

export const authenticationContext = createContext<Authentication>()
export const carriedTextsContext = createContext<CarriedTexts>()
