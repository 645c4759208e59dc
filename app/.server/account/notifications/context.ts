import { createContext } from 'react-router'
import type { Notifications } from './notifications.ts'

export const notificationsContext = createContext<Notifications>()
