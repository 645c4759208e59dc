import { z } from 'zod'
import { write } from '../command.ts'

/** New keys for all that people keep. The server finishes a rotation that was begun, at its next start if need be. */
export const rotateTextKeys = write({
  name: 'rotate-text-keys',
  help: 'new keys for all kept texts; the old keys are destroyed',
  input: z.object({ target: z.undefined() }),
  subject: () => ({}),
  prepare: ({ database, textKeys }) => ({
    lines: ['Every workspace gets a new key, what it keeps is sealed again, and the older keys are destroyed.'],
    async apply(record) {
      const { keys, writer } = database
      const begun = { value: { begun: true }, lines: ['The change of keys was begun.'] }
      const begin = writer.sqlite.transaction(() => {
        textKeys.begin()
        record(begun)
      })
      // A dry run throws in `record`, which takes both back.
      keys.writer.sqlite.transaction(() => begin.immediate()).immediate()
      const rotated = await textKeys.finish()
      if (rotated === undefined) {
        return { ...begun, lines: [...begun.lines, 'It is continued by the server: its log says kept_text.rotated.'] }
      }
      const { workspaces, texts, unreadable, destroyed } = rotated
      return {
        value: { begun: true, ...rotated },
        lines: [
          `${workspaces} workspaces have new keys, ${texts} texts were sealed again, ${destroyed} old keys are destroyed.`,
          ...(unreadable === 0 ? [] : [`${unreadable} texts cannot be opened: the log names them, their keys stay.`]),
          'Backups of before need the keys of before: make a backup now.',
        ],
      }
    },
  }),
})
