import type { Locale } from '#app/domain/preferences/language.ts'

/** The flag beside a language's name in a picker. It is fetched when the picker opens. */
export function Flag({ of }: { of: Locale }) {
  return <img src={`/flag-${of}.svg`} alt="" width="18" height="12" loading="lazy" />
}
