import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

/** A message of the outbox, decoded for display. */
export type OutboxMail = { file: string; subject: string; to: string; date: string; text: string; html: string }

const FILE_NAME = /^[\w-]+\.eml$/

/** The folder for mails in a folder for state. */
export function outboxDirOf(stateDir: string): string {
  return path.join(stateDir, 'outbox')
}

/** The messages of an outbox, newest first; none if it does not exist yet. */
export async function listOutbox(outboxDir: string, limit = 50): Promise<OutboxMail[]> {
  const names = await readdir(outboxDir).catch(() => [])
  const newest = names
    .filter((name) => FILE_NAME.test(name))
    .sort()
    .reverse()
    .slice(0, limit)
  const mails = await Promise.all(newest.map((name) => readOutboxMail(outboxDir, name)))
  return mails.filter((mail) => mail !== undefined)
}

/** One message by its file name; undefined if the name is invalid or there is no such file. */
export async function readOutboxMail(outboxDir: string, file: string): Promise<OutboxMail | undefined> {
  if (!FILE_NAME.test(file)) return undefined
  const raw = await readFile(path.join(outboxDir, file), 'utf8').catch(() => undefined)
  if (raw === undefined) return undefined
  const { fields, body } = splitPart(raw)
  const boundary = /boundary="?([^";]+)"?/i.exec(fields.get('content-type') ?? '')?.[1]
  const parts = boundary === undefined ? [{ fields, body }] : body.split(`--${boundary}`).slice(1, -1).map(splitPart)
  const textOf = (type: string) => {
    const part = parts.find(({ fields }) => (fields.get('content-type') ?? 'text/plain').startsWith(type))
    return part === undefined ? '' : decodeBody(part.body, part.fields.get('content-transfer-encoding') ?? '').trim()
  }
  return {
    file,
    subject: decodeWords(fields.get('subject') ?? ''),
    to: decodeWords(fields.get('to') ?? ''),
    date: fields.get('date') ?? '',
    text: textOf('text/plain'),
    html: textOf('text/html'),
  }
}

/**
 * Removes every message to an address or mentioning it, including those that a crash left half-written. Can be repeated.
 * A longer address that contains this one is another address: `joan@example.com` contains `an@example.co`.
 * @param address in any case
 * @returns the number of removed messages.
 */
export async function forgetMails(outboxDir: string, address: string): Promise<number> {
  const itself = address.toLowerCase().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const wanted = new RegExp(`(?<![\\p{L}\\p{N}._+-])${itself}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'u')
  const names = await readdir(outboxDir).catch(() => [])
  let removed = 0
  for (const name of names) {
    const file = path.join(outboxDir, name)
    const raw = await readFile(file, 'utf8').catch(() => '')
    const mail = await readOutboxMail(outboxDir, name)
    const texts = [raw, mail?.to, mail?.subject, mail?.text]
    if (!texts.some((text) => text !== undefined && wanted.test(text.toLowerCase()))) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}

type Part = { fields: Map<string, string>; body: string }

/** Header fields, unfolded (RFC 5322, 2.2.3), and the body after the blank line. */
function splitPart(source: string): Part {
  const part = source.replace(/^\r?\n/, '')
  const end = /\r?\n\r?\n/.exec(part)
  const head = end === null ? part : part.slice(0, end.index)
  const fields = new Map<string, string>()
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) fields.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { fields, body: end === null ? '' : part.slice(end.index + end[0].length) }
}

function decodeBody(body: string, encoding: string): string {
  if (/^base64$/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8')
  if (/^quoted-printable$/i.test(encoding)) return decodeQuoted(body.replace(/=\r?\n/g, ''))
  return body
}

/** Decodes the encoded words of a header field (RFC 2047); white space between two of them is dropped. */
function decodeWords(field: string): string {
  return field
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    )
}

function decodeQuoted(text: string): string {
  const bytes = Buffer.from(text, 'utf8')
  const decoded: number[] = []
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0
    const hex = byte === 0x3d ? /^[0-9a-f]{2}$/i.exec(bytes.toString('latin1', index + 1, index + 3))?.[0] : undefined
    decoded.push(hex === undefined ? byte : Number.parseInt(hex, 16))
    if (hex !== undefined) index += 2
  }
  return Buffer.from(decoded).toString('utf8')
}
