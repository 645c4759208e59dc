import { createContext } from 'react-router'
import type { SignIns } from './sign-ins.ts'

export const signInContext = createContext<SignIns>()
