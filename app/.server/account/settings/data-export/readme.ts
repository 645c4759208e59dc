import type { Locale } from '#app/domain/preferences/language.ts'
import { deletion as de } from '#app/locales/de/deletion.ts'
import { deletion as en } from '#app/locales/en/deletion.ts'
import { deletion as es } from '#app/locales/es/deletion.ts'
import { deletion as fr } from '#app/locales/fr/deletion.ts'
import { deletion as pt } from '#app/locales/pt/deletion.ts'
import type { Translation } from '#app/locales/translation.ts'
import type { DataFile } from './part.ts'

/** Read directly, like those of a mail: the file is written outside the page. */
const WORDS: Readonly<Record<Locale, Translation<typeof en>>> = { en, es, pt, fr, de }

/** README.txt: what each file says, in the user's language. */
export function readmeText(input: { locale: Locale; email: string; at: number; files: readonly DataFile[] }): string {
  const { data, readme, files: about } = WORDS[input.locale]
  const time = new Intl.DateTimeFormat(input.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const made = readme.made.replace('{{time}}', time.format(input.at)).replace('{{email}}', () => input.email)
  const listed = input.files.map((file) => `${file}\n    ${about[file]}`)
  return `${[
    readme.title,
    made,
    readme.forms,
    readme.times,
    readme.filesTitle,
    ...listed,
    readme.notTitle,
    data.not,
  ].join('\n\n')}\n`
}
