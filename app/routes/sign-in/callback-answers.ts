import { data } from 'react-router'
import { PRIVATE_PAGE } from '#app/.server/http/private-page.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { type CallbackState, LEAVE_AFTER_SECONDS } from './callback-states.tsx'

type Lines = readonly (readonly [name: string, value: string])[]

/** The page in one of its states, kept by nobody. */
export function told(state: CallbackState, status = 200, lines: Lines = []) {
  return data(state, {
    status,
    headers: [...Object.entries(PRIVATE_PAGE), ...lines].map(([name, value]) => [name, value]),
  })
}

/** The page that says what failed, and leaves for `next` by itself. */
export function failed(
  { next = '/login', ...rest }: { problem: MessageKey; error?: string; next?: string },
  status = 200,
  lines: Lines = [],
) {
  return told({ step: 'failed', next, ...rest }, status, [['refresh', `${LEAVE_AFTER_SECONDS}; url=${next}`], ...lines])
}

export function withCookies(cookies: readonly string[]): [string, string][] {
  return cookies.map((line) => ['set-cookie', line])
}
