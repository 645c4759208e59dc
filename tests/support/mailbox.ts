import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { patience } from './patience.ts'

// Mails are sent after the answer to the request, so a test names the mail that it means and waits for it.

/** A server whose mails are files in its data directory. */
type Sender = { readonly dataDir: string }

const LOOK_EVERY_MS = 20

/** All mails to `address` so far, oldest first, decoded far enough to find words and links in them. */
export function mailsTo(sender: Sender, address: string): string[] {
  const outbox = path.join(sender.dataDir, 'outbox')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((file) => readFileSync(path.join(outbox, file), 'utf8'))
    .filter((raw) => raw.toLowerCase().includes(`\nto: ${address.toLowerCase()}\r\n`))
    .map(decodeQuotedPrintable)
}

/** Waits for the mail to `address` that contains `words`; `nth` counts the matching mails from the oldest. */
export async function mailTo(sender: Sender, address: string, words: string, nth = 1): Promise<string> {
  const deadline = Date.now() + patience(10_000)
  for (;;) {
    const mail = mailsTo(sender, address).filter((each) => each.includes(words))[nth - 1]
    if (mail !== undefined) return mail
    if (Date.now() > deadline) throw new Error(`mail ${nth} to ${address} with "${words}" did not come`)
    await pause(LOOK_EVERY_MS)
  }
}

/** Waits for the `nth` mail to `address` with a link to `page`, and returns that link. */
export async function mailedLink(
  sender: Sender,
  address: string,
  page: 'verify-email' | 'reset-password' | 'verify-email-change' | 'audit/invitation' = 'verify-email',
  nth = 1,
): Promise<URL> {
  const mail = await mailTo(sender, address, `/${page}?token=`, nth)
  return new URL(new RegExp(`https?://\\S+/${page}\\?token=[\\w-]+[^\\s"<>)]*`).exec(mail)?.[0] ?? '')
}

/** The token of such a link. */
export async function mailedToken(...mail: Parameters<typeof mailedLink>): Promise<string> {
  return (await mailedLink(...mail)).searchParams.get('token') ?? ''
}

function decodeQuotedPrintable(raw: string): string {
  return raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
