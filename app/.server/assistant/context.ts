import { createContext } from 'react-router'
import type { AssistantService } from './service.ts'

export const assistantContext = createContext<AssistantService>()
