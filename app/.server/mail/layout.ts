import type { Locale } from '#app/domain/preferences/language.ts'
import { MAIL_WORDS } from './words.ts'

/** What every mail says; the design is the same for all. Plain text throughout: this module escapes. */
export type MailParts = {
  locale: Locale
  subject: string
  heading: string
  intro: string
  action: { label: string; link: string }
  /** Shown in a fixed-width face for copying by hand. */
  code?: { label: string; value: string }
  notes: readonly string[]
}

export type MailContent = { subject: string; text: string; html: string }

/**
 * One column, system fonts, no image, no tracking: reads the same with pictures off, in dark mode and aloud.
 * The text part carries everything that the HTML part does.
 */
export function layOut({ locale, subject, heading, intro, action, code, notes }: MailParts): MailContent {
  const { footer } = MAIL_WORDS[locale].layout
  const text = [
    heading,
    intro,
    `${action.label}:\n${action.link}`,
    ...(code === undefined ? [] : [`${code.label}\n${code.value}`]),
    ...notes,
    `-- \nPenmark\n${footer}`,
  ].join('\n\n')
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:32px 16px;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div role="article" lang="${locale}" aria-label="${escapeHtml(subject)}" style="max-width:34em;margin:0 auto">
<p style="margin:0 0 24px;font:600 18px/1.3 Georgia,'Times New Roman',serif">Penmark</p>
<h1 style="margin:0 0 16px;font:600 24px/1.3 Georgia,'Times New Roman',serif">${escapeHtml(heading)}</h1>
${paragraph(escapeHtml(intro))}
<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#3a5bc7;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
${paragraph(`<a href="${escapeHtml(action.link)}" style="word-break:break-all">${escapeHtml(action.link)}</a>`)}
${code === undefined ? '' : `${paragraph(`${escapeHtml(code.label)}<br><code style="font:15px/1.6 ui-monospace,Menlo,Consolas,monospace;word-break:break-all">${escapeHtml(code.value)}</code>`)}\n`}${notes.map((note) => paragraph(escapeHtml(note))).join('\n')}
<hr style="margin:32px 0 16px;border:0;border-top:1px solid #8d8d86">
<p style="margin:0;font-size:14px">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`
  return { subject, text: `${text}\n`, html }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
