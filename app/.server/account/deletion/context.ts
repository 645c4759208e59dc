import { createContext } from 'react-router'
import type { Deletion } from './deletion.ts'

export const deletionContext = createContext<Deletion>()
