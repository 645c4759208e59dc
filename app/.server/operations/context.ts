import { createContext } from 'react-router'
import type { ShownCheckpoint, Status } from '#app/domain/operations/status.ts'

/** Reads the public status of the server. */
export const statusContext = createContext<() => Status>()

/** Reads the checkpoint that public pages show. */
export const shownCheckpointContext = createContext<() => ShownCheckpoint | null>()
