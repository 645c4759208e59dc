import type { PanelMessage, WorkerMessage } from '../../extension/messages.ts'
import { showPanel } from '../../extension/panel/full.ts'
import { startPanel } from '../../extension/panel/index.ts'

// Puts the panel into a page with a link whose other end is the test.

type Ends = {
  penmark: ReturnType<typeof startPanel>
  sent: PanelMessage[]
  refuses?: boolean
  tell(message: WorkerMessage): void
}

const hearing = new Set<(message: WorkerMessage) => void>()
const ends = globalThis as unknown as Ends
ends.sent = []
ends.tell = (message) => {
  for (const hear of [...hearing]) hear(message)
}
ends.penmark = startPanel(
  {
    send(message) {
      ends.sent.push(message)
      if (message.type === 'load' && ends.refuses !== true) ends.penmark.full(showPanel)
    },
    listen(hear) {
      hearing.add(hear)
      return () => void hearing.delete(hear)
    },
    ask: async () => null,
    onEnd: () => undefined,
    isAlive: () => true,
    end: () => undefined,
  },
  'en',
)
