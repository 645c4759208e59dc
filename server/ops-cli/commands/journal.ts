import { z } from 'zod'
import { actsBy } from '#app/.server/operations/journal.ts'
import { read } from '../command.ts'
import { count, instant } from '../fields.ts'

const SHOWN = 100

/** The operators' journal, newest entry last, as on a page that is read downwards. */
export const journal = read({
  name: 'journal',
  help: 'what operators did, looked at and were refused',
  options: {
    since: { takes: 'TIME', help: 'a day (UTC) or a time such as 2026-11-22T10:00Z' },
    until: { takes: 'TIME', help: 'entries before it' },
    command: { takes: 'NAME', help: 'such as credit, or "credit grant"' },
    subject: { takes: 'ID', help: 'a user or a workspace' },
    by: { takes: 'NAME', help: 'what this operator did' },
    ticket: { takes: 'ID' },
    limit: { takes: 'N', help: `the newest N entries; else ${SHOWN}` },
  },
  input: z.object({
    target: z.undefined(),
    since: instant('since').optional(),
    until: instant('until').optional(),
    command: z.string().optional(),
    subject: z
      .string()
      .regex(/^[a-z]+_\w+$/, '--subject must be the id of a user or a workspace; find gives it')
      .optional(),
    by: z.string().optional(),
    ticket: z.string().optional(),
    limit: count('limit').optional(),
  }),
  run({ database }, { limit = SHOWN, by: operator, ...filter }) {
    const entries = actsBy(database.reader, { ...filter, operator, limit })
      .reverse()
      .map((act) => ({ ...act, at: new Date(act.at).toISOString() }))
    return {
      value: { entries },
      lines: entries.length === 0 ? ['no entry'] : entries.map(lineOf),
    }
  },
})

type Entry = Omit<ReturnType<typeof actsBy>[number], 'at'> & { at: string }

function lineOf(entry: Entry): string {
  const options = Object.entries(entry.arguments).map(([name, value]) => `${name}=${value}`)
  const subject = [entry.userId, entry.workspaceId].filter((id) => id !== null)
  return [
    ...[entry.id, entry.at, entry.operator ?? '-', `(${entry.osUser})`, entry.outcome, entry.command],
    ...[...subject, ...options],
    ...(entry.ticket === null ? [] : [`ticket ${entry.ticket}`]),
    ...(entry.detail === null ? [] : [`– ${entry.detail}`]),
  ].join('  ')
}
