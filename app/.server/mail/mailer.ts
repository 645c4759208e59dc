import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { MailContent } from './layout.ts'

type MailMessage = MailContent & {
  to: string
  /** The address that an answer goes to, if it is another one than the sender's. */
  replyTo?: string
  /** For the operator of the site: it leaves even while mails are switched off. */
  isAlarm?: boolean
  /**
   * Names a mail that is sent until it is noted that it left, and may so leave twice, if a process ends between both. Then both carry
   * one Message-ID, by which mail programs know them for the same.
   */
  once?: string
}

export type Mailer = {
  /**
   * Resolves when the server has accepted the message or the file is written. A failure is logged with its code, never with
   * the address, and rejects, so that the caller decides what to do.
   */
  send(message: MailMessage): Promise<void>
  /**
   * Runs a job after the current answer, so that the time of the answer does not reveal whether there was work to do. A
   * failure of the job is only logged.
   */
  later(job: () => Promise<void>): void
  /** Waits for the jobs from `later`, then closes the connections. */
  close(): Promise<void>
}

const SMTP_TIMEOUT_MS = 10_000

/**
 * With `smtpUrl`, messages are sent there. Without it, each becomes a complete message (RFC 5322) in the file
 * `outboxDir/<time>-<id>.eml`, which only its owner can read, because it contains a valid token.
 */
export function createMailer(options: {
  smtpUrl: string | undefined
  from: string
  outboxDir: string
  log: Log
  clock: Clock
  /** Whether an operator has switched mails off; then nothing leaves but alarms. */
  isOff?: () => boolean
  /** Resolves with whether this machine of several sends mails now. Absent: it is alone. */
  maySend?: () => Promise<boolean>
}): Mailer {
  const { log } = options
  const post = options.smtpUrl === undefined ? outboxPost(options) : smtpPost(options.smtpUrl, options.from)
  const pending = new Set<Promise<void>>()
  return {
    async send(message) {
      const { to, subject, isAlarm } = message
      const code = isAlarm !== true && options.isOff?.() === true ? 'mails_off' : 'not_primary'
      if (code === 'mails_off' || (await options.maySend?.()) === false) {
        log.warn({ code }, 'mail was not sent')
        throw new Error('mail was not sent')
      }
      try {
        const { replyTo, once } = message
        await post.send({
          ...{ ...message, to: oneLine(to), subject: oneLine(subject) },
          ...(once === undefined ? {} : { messageId: messageId(once, options.from) }),
          ...(replyTo === undefined ? {} : { replyTo: oneLine(replyTo) }),
        })
      } catch (error) {
        log.error({ code: codeOf(error) }, 'mail was not sent')
        throw new Error('mail was not sent')
      }
    },
    later(job) {
      const running: Promise<void> = new Promise<void>((resolve) => setImmediate(resolve))
        .then(job)
        .catch((error: unknown) =>
          log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'mail job failed'),
        )
        .finally(() => pending.delete(running))
      pending.add(running)
    },
    async close() {
      while (pending.size > 0) await Promise.all(pending)
      post.close()
    },
  }
}

type Post = { send(message: MailMessage & { messageId?: string }): Promise<void>; close(): void }

function smtpPost(smtpUrl: string, from: string): Post {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    dnsTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, replyTo, subject, text, html, unsubscribe, messageId }) {
      const headers = headersFor(unsubscribe)
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        ...answerTo(replyTo),
        ...named(messageId),
        subject,
        text,
        html,
        headers,
      })
    },
    close() {
      transport.close()
    },
  }
}

function outboxPost(options: { from: string; outboxDir: string; clock: Clock }): Post {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send({ to, replyTo, subject, text, html, unsubscribe, messageId }) {
      const now = options.clock.now()
      const composed = await transport.sendMail({
        from: options.from,
        to: { name: '', address: to },
        ...answerTo(replyTo),
        ...named(messageId),
        subject,
        text,
        html,
        headers: headersFor(unsubscribe),
        date: new Date(now),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      mkdirSync(options.outboxDir, { recursive: true, mode: 0o700 })
      chmodSync(options.outboxDir, 0o700)
      const time = new Date(now).toISOString().replace(/[:.]/g, '-')
      const file = path.join(options.outboxDir, `${time}-${randomBytes(4).toString('hex')}.eml`)
      // Renamed when complete, so that a reader of the folder never sees half a message.
      await writeFile(`${file}.part`, composed.message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close() {},
  }
}

/** It tells nothing of what it was made of, and keeps to the sender's domain. */
function messageId(once: string, from: string): string {
  const [, host = 'localhost'] = /@([a-z0-9.-]+)/i.exec(from) ?? []
  return `<${createHash('sha256').update(once).digest('hex').slice(0, 32)}@${host}>`
}

function named(id: string | undefined) {
  return id === undefined ? {} : { messageId: id }
}

function answerTo(address: string | undefined) {
  return address === undefined ? {} : { replyTo: { name: '', address } }
}

/**
 * Marks the mail as automatic, so that no program replies (RFC 3834). An optional mail gets the link that ends its kind and
 * the note that a plain POST to it is enough (RFC 8058).
 */
function headersFor(unsubscribe: string | undefined): Record<string, string> {
  const always = { 'Auto-Submitted': 'auto-generated' }
  if (unsubscribe === undefined) return always
  // A parsed URL can contain neither a line break nor an angle bracket.
  const link = new URL(unsubscribe).href
  return { ...always, 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Header fields are one line each: a line break in a value could start another field. */
function oneLine(value: string): string {
  return value.replace(/\p{Cc}+/gu, ' ').trim()
}

/** Only codes, because SMTP messages quote the address. */
function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown'
}
