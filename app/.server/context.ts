import { createContext } from 'react-router'
import type { Penmark } from './compose.ts'

/** The composed services, set by the host on every request. Throws when read outside one. */
export const penmarkContext = createContext<Penmark>()
