import { z } from 'zod'
import { KEPT_DAYS, type ReadMessage } from '#app/.server/contact/contact.ts'
import type { Desk } from '#app/.server/operations/desk.ts'
import { read, write } from '../command.ts'
import { count } from '../fields.ts'
import { Refused } from '../refused.ts'

const SHOWN = 50
const WHICH = { takes: 'cnt_…' } as const
const id = z.string().regex(/^cnt_\w{1,60}$/, 'a message is named by its id, cnt_…; contact list has them')

export const contactList = read({
  name: 'contact list',
  help: `messages to you that wait, oldest first; after ${KEPT_DAYS} days they are deleted`,
  options: { limit: { takes: 'N', help: `the oldest N; else ${SHOWN}` } },
  input: z.object({ target: z.undefined(), limit: count('limit').optional() }),
  run({ contact }, { limit = SHOWN }) {
    const waiting = contact.open(limit)
    return {
      value: { messages: waiting.map((each) => ({ id: each.id, at: time(each.createdAt), subject: each.subject })) },
      lines:
        waiting.length === 0
          ? ['no message waits']
          : waiting.map((each) => `${each.id}  ${time(each.createdAt)}  ${each.locale}  ${each.subject}`),
    }
  },
})

export const contactShow = read({
  name: 'contact show',
  help: 'one message, with the address of its sender',
  target: { ...WHICH, ask: 'contact show which? An id, cnt_…' },
  input: z.object({ target: id }),
  run(desk, { target }) {
    const message = messageOf(desk, target)
    return {
      value: { ...message, createdAt: time(message.createdAt) },
      lines: [
        `${message.id}  ${time(message.createdAt)}  ${message.locale}`,
        `from     ${message.firstName} ${message.lastName} <${message.email}>`,
        `subject  ${message.subject}`,
        `mailed   ${message.toldAt === null ? 'not to you; SUPPORT_CONTACT or OPERATOR_MAIL names no address, or the mail waits' : time(message.toldAt)}`,
        '',
        ...message.message.split('\n'),
      ],
    }
  },
})

export const contactAnswer = write({
  name: 'contact answer',
  help: 'mails an answer to the sender; once it has left, the message is deleted',
  target: { ...WHICH, ask: 'contact answer which? An id, cnt_…' },
  options: { text: { takes: '"…"', help: 'the answer, in the language of the sender', isPrivate: true } },
  input: z.object({ target: id, text: z.string({ error: 'needs --text' }).trim().min(1, 'needs --text') }),
  subject: () => ({}),
  prepare(desk, { target, text }) {
    if (messageOf(desk, target).isAnswered) throw new Refused('it has an answer, which waits to be sent')
    return {
      lines: [`The answer is mailed to the sender of ${target}, and the message is deleted once it has left.`],
      async apply(record) {
        const done = { value: { id: target }, lines: [`The answer to ${target} is on its way.`] }
        desk.contact.answer(target, text, () => record(done))
        return done
      },
    }
  },
})

export const contactClose = write({
  name: 'contact close',
  help: 'deletes a message that is handled or needs no answer',
  target: { ...WHICH, ask: 'contact close which? An id, cnt_…' },
  input: z.object({ target: id }),
  subject: () => ({}),
  prepare(desk, { target }) {
    messageOf(desk, target)
    return {
      lines: [`${target} is deleted for good.`],
      async apply(record) {
        const done = { value: { id: target }, lines: [`${target} is deleted.`] }
        desk.contact.close(target, () => record(done))
        return done
      },
    }
  },
})

/** @throws {Refused} if no such message waits. */
function messageOf({ contact }: Desk, id: string): ReadMessage {
  const found = contact.find(id)
  if (found === undefined) throw new Refused(`no message ${id} waits`)
  return found
}

function time(at: number): string {
  return new Date(at).toISOString()
}
