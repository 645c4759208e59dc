import { createContext } from 'react-router'
import type { SecondFactor } from './second-factor.ts'

export const secondFactorContext = createContext<SecondFactor>()
