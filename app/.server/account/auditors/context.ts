import { createContext } from 'react-router'
import type { Auditors } from './auditors.ts'

export const auditorsContext = createContext<Auditors>()
