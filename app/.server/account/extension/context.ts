import { createContext } from 'react-router'
import type { Connections } from './connections.ts'

export const connectionsContext = createContext<Connections>()
