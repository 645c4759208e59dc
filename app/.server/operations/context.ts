import { createContext } from 'react-router'
import type { Status } from '#app/domain/operations/status.ts'

/** Reads the public status of the server. */
export const statusContext = createContext<() => Status>()
