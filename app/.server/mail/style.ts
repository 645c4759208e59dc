/** The site's paper, ink and accent colours (Radix sand and indigo), in a form that mails support. */
const LIGHT = { paper: '#fdfdfc', ink: '#21201c', soft: '#63635e', line: '#dad9d6', accent: '#3a5bc7', tint: '#f1f0ef' }
const DARK = { paper: '#191918', ink: '#eeeeec', soft: '#b5b3ad', line: '#3b3a37', accent: '#9eb1ff', tint: '#2a2a28' }

const SERIF = "Georgia,'Times New Roman',serif"
const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const MONO = 'ui-monospace,Menlo,Consolas,monospace'
const SMALL = `font:14px/1.5 ${SANS};color:${LIGHT.soft}`

/**
 * The design of every mail: light and complete in `inline`, dark in `sheet`, which overrides the inline styles. The button
 * has the same colours in both.
 */
export const MAIL_STYLE = {
  inline: {
    body: `margin:0;padding:32px 16px;background:${LIGHT.paper};color:${LIGHT.ink};font:16px/1.6 ${SANS};-webkit-text-size-adjust:100%`,
    column: 'max-width:544px;margin:0 auto',
    mark: `margin:0 0 32px;padding:0 0 12px;border-bottom:1px solid ${LIGHT.line};font:600 18px/1.3 ${SERIF};color:${LIGHT.accent}`,
    // Some German words are wider than a phone.
    title: `margin:0 0 16px;font:600 24px/1.25 ${SERIF};-webkit-hyphens:auto;hyphens:auto;hyphenate-limit-chars:16 6 6;overflow-wrap:anywhere`,
    text: 'margin:0 0 16px',
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
