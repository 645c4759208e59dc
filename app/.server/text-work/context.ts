import { createContext } from 'react-router'
import type { TextWork } from './text-work.ts'

export const textWorkContext = createContext<TextWork>()
