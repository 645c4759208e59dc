import { createContext } from 'react-router'
import type { TryOut } from './try-out.ts'

export const tryOutContext = createContext<TryOut>()
