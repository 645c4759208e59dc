import { createContext } from 'react-router'
import type { Contact } from './contact.ts'

export const contactContext = createContext<Contact>()
