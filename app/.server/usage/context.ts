import { createContext } from 'react-router'
import type { Exports } from './exports.ts'
import type { PublishedLog } from './published-log.ts'
import type { Usage } from './usage.ts'

export const usageContext = createContext<Usage>()
export const exportsContext = createContext<Exports>()
export const publishedLogContext = createContext<PublishedLog>()
