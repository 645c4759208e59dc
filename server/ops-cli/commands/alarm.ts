import { z } from 'zod'
import { read, write } from '../command.ts'
import { count } from '../fields.ts'

const SHOWN = 20

export const alarmList = read({
  name: 'alarm list',
  help: 'the latest alarms, and whether they were delivered',
  options: { limit: { takes: 'N', help: `the newest N; else ${SHOWN}` } },
  input: z.object({ target: z.undefined(), limit: count('limit').optional() }),
  run({ alarms }, { limit = SHOWN }) {
    const latest = alarms.latest(limit).map((alarm) => ({
      ...alarm,
      ...{ raisedAt: time(alarm.raisedAt), mailedAt: time(alarm.mailedAt), postedAt: time(alarm.postedAt) },
      nextAt: time(alarm.nextAt),
    }))
    return {
      value: { alarms: latest },
      lines:
        latest.length === 0
          ? ['no alarm']
          : latest.map(({ raisedAt, kind, subject, details, mailedAt, postedAt, nextAt }) =>
              [
                ...[raisedAt, kind, subject, ...Object.entries(details).map(([name, value]) => `${name}=${value}`)],
                `mail ${mailedAt ?? 'no'}`,
                `webhook ${postedAt ?? 'no'}`,
                ...(nextAt === null ? [] : [`next try ${nextAt}`]),
              ].join('  '),
            ),
    }
  },
})

export const alarmTest = write({
  name: 'alarm test',
  help: 'sends a test alarm on every way that the settings name; alarm list says whether it arrived',
  input: z.object({ target: z.undefined() }),
  subject: () => ({}),
  prepare({ alarms, clock }) {
    return {
      lines: ['A test alarm is sent by mail and webhook, as far as the settings name them.'],
      async apply(record) {
        const subject = `test-${clock.now()}`
        const done = {
          value: { subject },
          lines: [`Test alarm ${subject} is on its way; alarm list says what became of it.`],
        }
        alarms.raise('test', { subject }, () => record(done))
        return done
      },
    }
  },
})

function time(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
