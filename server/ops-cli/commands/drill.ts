import { z } from 'zod'
import { DRILL_COMMAND } from '#app/.server/operations/last-drill.ts'
import { write } from '../command.ts'

export const drillNote = write({
  name: DRILL_COMMAND,
  help: 'records that a backup was restored and read as a drill; /status shows when the last one was',
  input: z.object({ target: z.undefined() }),
  subject: () => ({}),
  prepare({ clock }) {
    return {
      lines: ['Everybody who looks at /status sees that a backup was restored just now.'],
      async apply(record) {
        const at = new Date(clock.now()).toISOString()
        const done = { value: { at }, lines: [`A drill is recorded for ${at}.`] }
        record(done)
        return done
      },
    }
  },
})
