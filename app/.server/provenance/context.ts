import { createContext } from 'react-router'
import type { Provenance } from './provenance.ts'

export const provenanceContext = createContext<Provenance>()
