/** The parts of the product that an operator can switch off for everybody. Meanwhile customers get `<name>_off`. */
export const BREAKER_NAMES = ['assistant', 'registration', 'mails'] as const

export type BreakerName = (typeof BREAKER_NAMES)[number]
