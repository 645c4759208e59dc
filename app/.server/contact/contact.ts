import { contactAnswerMail, contactConfirmationMail, contactNoticeMail } from '#app/.server/mail/contact.ts'
import type { Mailer } from '#app/.server/mail/mailer.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import { newId } from '#app/.server/platform/ids.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { ContactMessage } from '#app/domain/contact/contact.ts'
import { type Locale, storedLocale } from '#app/domain/preferences/language.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { openedAnswer, openedBody, sealedAnswer, sealedBody } from './sealed.ts'

/** A message as operators see it. Times are milliseconds UTC. */
export type ReadMessage = ContactMessage & {
  id: string
  locale: Locale
  createdAt: number
  /** When the operator's mail left; null if none did yet, or if there is no address for it. */
  toldAt: number | null
  /** An answer waits to be sent. */
  isAnswered: boolean
}

/** Messages to the operator: stored first, so that no failure of a mail loses one, and deleted as soon as they are handled. */
export type Contact = {
  /** Stores a message; its mails leave after the current answer. */
  write(message: ContactMessage, from: { locale: Locale }): { ok: true; id: string } | Refusal<'busy'>
  /** The messages without an answer, oldest first. */
  open(limit: number): ReadMessage[]
  find(id: string): ReadMessage | undefined
  /** Sends the answer to the sender and deletes the message then. `record` runs in the transaction of the effect. */
  answer(id: string, text: string, record: () => void): void
  /** Deletes a message without an answer. `record` runs in the transaction of the effect. */
  close(id: string, record: () => void): void
  /** Sends what waits, and deletes what is older than {@link KEPT_DAYS}. */
  deliver(): Promise<void>
}

/** How long a message without an answer is kept. */
export const KEPT_DAYS = 180
/** Messages that wait at once. More than that is an attack from many addresses, and the disk has an end. */
const WAITING_MAX = 5_000
const AT_ONCE = 20
const FIRST_WAIT_MS = 60_000
/** The longest wait between two tries of a mail. */
const LONGEST_WAIT_MS = 6 * 3_600_000

type Row = {
  id: string
  locale: string
  body: Buffer
  answer: Buffer | null
  toldAt: number | null
  confirmedAt: number | null
  tries: number
  createdAt: number
}
const COLUMNS = `id, locale, body, answer, told_at AS toldAt, confirmed_at AS confirmedAt, tries, created_at AS createdAt`

/** @param deps.to the operator's address for these messages; undefined: they wait for `ops contact list` alone */
export function createContact(deps: {
  database: Database
  mailer: Mailer
  clock: Clock
  log: Log
  publicUrl: string
  to: string | undefined
}): Contact {
  const { clock, log, mailer, publicUrl, to } = deps
  const { sqlite, texts } = deps.database.writer
  const count = sqlite.prepare<[], number>('SELECT count(*) FROM contact_message').pluck()
  const insert = sqlite.prepare(
    'INSERT INTO contact_message (id, locale, body, next_at, created_at) VALUES (?, ?, ?, ?, ?)',
  )
  const selectDue = sqlite.prepare<[number, number], Row>(
    `SELECT ${COLUMNS} FROM contact_message WHERE next_at <= ? ORDER BY next_at LIMIT ?`,
  )
  const selectOne = sqlite.prepare<[string], Row>(`SELECT ${COLUMNS} FROM contact_message WHERE id = ?`)
  const selectOpen = sqlite.prepare<[number], Row>(
    `SELECT ${COLUMNS} FROM contact_message WHERE answer IS NULL ORDER BY created_at, id LIMIT ?`,
  )
  const update = sqlite.prepare(
    'UPDATE contact_message SET told_at = ?, confirmed_at = ?, tries = ?, next_at = ? WHERE id = ?',
  )
  const updateAnswer = sqlite.prepare('UPDATE contact_message SET answer = ?, tries = 0, next_at = ? WHERE id = ?')
  const remove = sqlite.prepare('DELETE FROM contact_message WHERE id = ?')
  const selectOld = sqlite
    .prepare<[number, number], string>('SELECT id FROM contact_message WHERE created_at < ? LIMIT ?')
    .pluck()
  let running: Promise<void> = Promise.resolve()

  function read({ id, locale, body, answer, createdAt, toldAt }: Row): ReadMessage {
    const known = { id, createdAt, toldAt, locale: storedLocale(locale), isAnswered: answer !== null }
    return { ...known, ...openedBody(texts, id, body) }
  }

  function end(id: string, record: () => void): void {
    sqlite
      .transaction(() => {
        remove.run(id)
        record()
      })
      .immediate()
    texts.forget([id])
  }

  async function deliverOne(row: Row): Promise<void> {
    const { id, locale, answer } = row
    const message = read(row)
    const language = storedLocale(locale)
    if (answer !== null) {
      const mail = contactAnswerMail({ locale: language, message, answer: openedAnswer(texts, id, answer), publicUrl })
      if (
        await sent(() =>
          mailer.send({
            ...mail,
            to: message.email,
            once: `answer ${id}`,
            ...(to === undefined ? {} : { replyTo: to }),
          }),
        )
      ) {
        end(id, () => undefined)
        return
      }
      later(row)
      return
    }
    const toldAt =
      row.toldAt ??
      (to !== undefined &&
      (await sent(() =>
        mailer.send({ to, replyTo: message.email, once: `notice ${id}`, ...contactNoticeMail({ message, publicUrl }) }),
      ))
        ? clock.now()
        : null)
    const confirmation = () => contactConfirmationMail({ locale: language, id, publicUrl })
    const confirmedAt =
      row.confirmedAt ??
      ((await sent(() => mailer.send({ to: message.email, once: `confirmation ${id}`, ...confirmation() })))
        ? clock.now()
        : null)
    const isDone = confirmedAt !== null && (to === undefined || toldAt !== null)
    // An operator may have handled it meanwhile, or answered it: then there is nothing to note.
    if (selectOne.get(id)?.answer !== null) return
    update.run(toldAt, confirmedAt, row.tries + 1, isDone ? null : clock.now() + waitAfter(row.tries), id)
  }

  function later({ id, toldAt, confirmedAt, tries }: Row): void {
    update.run(toldAt, confirmedAt, tries + 1, clock.now() + waitAfter(tries), id)
  }

  async function deliverDue(): Promise<void> {
    for (const row of selectDue.all(clock.now(), AT_ONCE)) await deliverOne(row)
    for (const id of selectOld.all(clock.now() - KEPT_DAYS * 86_400_000, AT_ONCE)) {
      end(id, () => undefined)
      log.warn({ event: 'contact.expired', message: id }, 'a message without an answer was deleted')
    }
  }

  function deliver(): Promise<void> {
    running = running.then(deliverDue).catch((error: unknown) => {
      log.error({ event: 'contact.failed', error }, 'messages to the operator could not be delivered')
    })
    return running
  }

  return {
    write(message, { locale }) {
      if ((count.get() ?? 0) >= WAITING_MAX) {
        log.error({ event: 'contact.full', waiting: WAITING_MAX }, 'a message was refused: too many wait')
        return refuse('busy')
      }
      const now = clock.now()
      const id = newId('cnt', now)
      insert.run(id, locale, sealedBody(texts, id, message), now, now)
      log.info({ event: 'contact.written', message: id }, 'a message to the operator was stored')
      mailer.later(deliver)
      return { ok: true, id }
    },
    open: (limit) => selectOpen.all(limit).map(read),
    find(id) {
      const row = selectOne.get(id)
      return row === undefined ? undefined : read(row)
    },
    answer(id, text, record) {
      sqlite
        .transaction(() => {
          updateAnswer.run(sealedAnswer(texts, id, text), clock.now(), id)
          record()
        })
        .immediate()
      mailer.later(deliver)
    },
    close: end,
    deliver,
  }
}

/** Whether a mail left; the mailer has logged why it did not. */
async function sent(send: () => Promise<void>): Promise<boolean> {
  try {
    await send()
    return true
  } catch {
    return false
  }
}

function waitAfter(tries: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 20))
}
