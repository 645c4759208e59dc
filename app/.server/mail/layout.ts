import type { Locale } from '#app/domain/preferences/language.ts'
import { TEXTS } from '#app/locales/texts.ts'

/** Why the recipient gets a mail, as stated at its end. */
type MailReason = keyof (typeof TEXTS)['en']['mail']['reason']

/** The contents of a mail; all mails share one design. Plain text only: this module escapes it. */
export type MailParts = {
  locale: Locale
  subject: string
  heading: string
  intro: string
  /** Figures, one per line. */
  facts?: readonly { label: string; value: string }[]
  action: { label: string; link: string }
  /** Shown in a fixed-width face for copying by hand. */
  code?: { label: string; value: string }
  notes: readonly string[]
  reason: MailReason
  /** For optional mails: the link that ends this kind of mail at once, and the page with all choices. */
  optional?: { unsubscribe: string; settings: string }
}

/** A mail without its recipient. With `unsubscribe` it gets the header for one-click unsubscribing (RFC 8058). */
export type MailContent = { subject: string; text: string; html: string; unsubscribe?: string }

/**
 * One column, no images, no tracking: it reads the same without pictures, in dark mode and read aloud. The product's fonts
 * are used if the reader's machine has them; none is fetched, since that would tell us who reads. The styles are also
 * inline, because some mail programs drop the style sheet; then only the dark colours are lost.
 * The text part contains everything that the HTML part does.
 */
export function layOut(parts: MailParts): MailContent {
  return {
    subject: parts.subject.replace(/\p{Cc}+/gu, ' ').trim(),
    text: textOf(parts),
    html: htmlOf(parts),
    ...(parts.optional === undefined ? {} : { unsubscribe: parts.optional.unsubscribe }),
  }
}

function textOf({ locale, heading, intro, facts, action, code, notes, reason, optional }: MailParts): string {
  // French sets a space before it, on which no line breaks.
  const colon = locale === 'fr' ? '\u00a0:' : ':'
  const words = TEXTS[locale].mail
  const blocks = [
    heading,
    intro,
    ...(facts === undefined ? [] : [facts.map(({ label, value }) => `${label}${colon} ${value}`).join('\n')]),
    `${action.label}${colon}\n${action.link}`,
    ...(code === undefined ? [] : [`${code.label}\n${code.value}`]),
    ...notes,
    `-- \nPenmark\n${words.reason[reason]}\n${words.layout.noTracking}`,
    ...(optional === undefined
      ? []
      : [
          `${words.layout.unsubscribe}${colon}\n${optional.unsubscribe}`,
          `${words.layout.settings}${colon}\n${optional.settings}`,
        ]),
  ]
  return `${blocks.join('\n\n')}\n`
}

function htmlOf({ locale, subject, heading, intro, facts, action, code, notes, reason, optional }: MailParts): string {
  const words = TEXTS[locale].mail
  const { body, column, mark, title, text, table, label, value, button, small, rule, foot, mono } = MAIL_STYLE.inline
  const link = (href: string, label: string) =>
    `<a class="link" href="${escapeHtml(href)}" style="${small.link}">${escapeHtml(label)}</a>`
  const rows = (facts ?? []).map(
    (fact) =>
      `<tr><th class="soft line" scope="row" style="${label}">${escapeHtml(fact.label)}</th><td class="line" style="${value}">${escapeHtml(fact.value)}</td></tr>`,
  )
  const lines = [
    `<p class="mark" style="${mark}">Penmark</p>`,
    `<h1 style="${title}">${escapeHtml(heading)}</h1>`,
    `<p style="${text}">${escapeHtml(intro)}</p>`,
    ...(rows.length === 0 ? [] : [`<table style="${table}">\n${rows.join('\n')}\n</table>`]),
    `<p style="${button.around}"><a class="button" href="${escapeHtml(action.link)}" style="${button.self}">${escapeHtml(action.label)}</a></p>`,
    `<p class="soft" style="${small.text}">${escapeHtml(words.layout.fallback)}<br>${link(action.link, action.link)}</p>`,
    ...(code === undefined
      ? []
      : [
          `<p class="soft" style="${small.text}">${escapeHtml(code.label)}<br><code class="code" style="${mono}">${escapeHtml(code.value)}</code></p>`,
        ]),
    ...notes.map((note) => `<p style="${text}">${escapeHtml(note)}</p>`),
    `<hr class="line" style="${rule}">`,
    `<p class="soft" style="${foot}">${escapeHtml(words.reason[reason])} ${escapeHtml(words.layout.noTracking)}</p>`,
    ...(optional === undefined
      ? []
      : [
          `<p class="soft" style="${foot}">${link(optional.unsubscribe, words.layout.unsubscribe)}</p>`,
          `<p class="soft" style="${foot}">${link(optional.settings, words.layout.settings)}</p>`,
        ]),
  ]
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>
${MAIL_STYLE.sheet}
</style>
</head>
<body class="paper" style="${body}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(intro)}</div>
<div role="article" lang="${locale}" dir="ltr" aria-label="${escapeHtml(subject)}" style="${column}">
${lines.join('\n')}
</div>
</body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The site's paper, ink and accent colours (Radix sand and indigo), in a form that mails support. */
const LIGHT = { paper: '#fdfdfc', ink: '#21201c', soft: '#63635e', line: '#dad9d6', accent: '#3a5bc7', tint: '#f1f0ef' }
const DARK = { paper: '#191918', ink: '#eeeeec', soft: '#b5b3ad', line: '#3b3a37', accent: '#9eb1ff', tint: '#2a2a28' }

const SERIF = "'Source Serif 4','Source Serif Pro',Georgia,'Times New Roman',serif"
const SANS = "Inter,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const MONO = 'ui-monospace,Menlo,Consolas,monospace'
const SMALL = `font:14px/1.5 ${SANS};color:${LIGHT.soft}`

/**
 * The design of every mail: light and complete in `inline`, dark in `sheet`, which overrides the inline styles. The button
 * has the same colours in both.
 */
const MAIL_STYLE = {
  inline: {
    body: `margin:0;padding:32px 16px;background:${LIGHT.paper};color:${LIGHT.ink};font:16px/1.6 ${SANS};-webkit-text-size-adjust:100%`,
    column: 'max-width:544px;margin:0 auto',
    mark: `margin:0 0 32px;padding:0 0 12px;border-bottom:1px solid ${LIGHT.line};font:600 18px/1.3 ${SERIF};color:${LIGHT.accent}`,
    // Some German words are wider than a phone.
    title: `margin:0 0 16px;font:600 24px/1.25 ${SERIF};-webkit-hyphens:auto;hyphens:auto;hyphenate-limit-chars:16 6 6;overflow-wrap:anywhere`,
    // So are the addresses of pages.
    text: 'margin:0 0 16px;overflow-wrap:anywhere',
    table: `width:100%;margin:8px 0 24px;border-collapse:collapse;font:16px/1.5 ${SANS}`,
    label: `padding:8px 16px 8px 0;border-bottom:1px solid ${LIGHT.line};color:${LIGHT.soft};font-weight:400;text-align:left;vertical-align:top`,
    value: `padding:8px 0;border-bottom:1px solid ${LIGHT.line};text-align:right;vertical-align:top;font-variant-numeric:tabular-nums`,
    button: {
      around: 'margin:24px 0',
      self: `display:inline-block;padding:12px 24px;border-radius:6px;background:#3a5bc7;color:#ffffff;font:600 16px/1.5 ${SANS};text-decoration:none`,
    },
    small: {
      text: `margin:0 0 24px;${SMALL}`,
      link: `color:${LIGHT.accent};text-decoration:underline;overflow-wrap:anywhere;word-break:break-word`,
    },
    mono: `display:inline-block;margin:4px 0 0;padding:6px 10px;border-radius:4px;background:${LIGHT.tint};color:${LIGHT.ink};font:15px/1.5 ${MONO};word-break:break-all`,
    rule: `margin:32px 0 16px;border:0;border-top:1px solid ${LIGHT.line}`,
    foot: `margin:0 0 12px;${SMALL}`,
  },
  sheet: `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background: ${DARK.paper} !important; color: ${DARK.ink} !important }
  .mark, .link { color: ${DARK.accent} !important }
  .mark, .line { border-color: ${DARK.line} !important }
  .soft { color: ${DARK.soft} !important }
  .code { background: ${DARK.tint} !important; color: ${DARK.ink} !important }
}`,
} as const
