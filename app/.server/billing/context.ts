import { createContext } from 'react-router'
import type { OwnBilling } from './own-billing.ts'

export const billingContext = createContext<OwnBilling>()
