import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A change of theme or language shows no further data, so it is no further view of a ledger. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formAction === '/display' ? false : defaultShouldRevalidate
}
