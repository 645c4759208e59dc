import type { Locale } from '#app/domain/preferences/language.ts'
import { TEXTS } from '#app/locales/texts.ts'
import type { DataFile } from './part.ts'

/** README.txt: what each file says, in the user's language. */
export function readmeText(input: { locale: Locale; email: string; at: number; files: readonly DataFile[] }): string {
  const { data, readme, files: about } = TEXTS[input.locale].deletion
  const time = new Intl.DateTimeFormat(input.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const timeLine = readme.made.replace('{{time}}', time.format(input.at)).replace('{{email}}', () => input.email)
  const listed = input.files.map((file) => `${file}\n    ${about[file]}`)
  return `${[
    readme.title,
    timeLine,
    readme.forms,
    readme.times,
    readme.filesTitle,
    ...listed,
    readme.notTitle,
    data.not,
  ].join('\n\n')}\n`
}
