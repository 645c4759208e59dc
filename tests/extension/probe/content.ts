import { browser } from 'wxt/browser'
import { type Outcome, replaceText, type Snapshot, takeSnapshot } from '../../../extension/replace/index.ts'
import type { AskPage } from '../../../extension/replace/page-world.ts'

// The part of the extension that writes, in the world of extensions, under the orders of a test.

export type Order =
  | { verb: 'take' }
  | { verb: 'write'; text: string; how: 'replace' | 'insert_below' }
  | { verb: 'restore' }

let snapshot: Snapshot | null = null
let last: Outcome | null = null

const ask: AskPage = (question) => browser.runtime.sendMessage(question)

document.addEventListener('probe', (event) => {
  const { number, order } = JSON.parse((event as CustomEvent<string>).detail) as { number: number; order: Order }
  const say = (answer: unknown) =>
    document.dispatchEvent(new CustomEvent('probe-answer', { detail: JSON.stringify({ number, answer }) }))
  obey(order).then(say, (error: unknown) => say(`it threw ${error}`))
})
document.documentElement.dataset.probe = 'ready'

async function obey(order: Order): Promise<unknown> {
  if (order.verb === 'take') {
    snapshot = await takeSnapshot(document, ask)
    takeFocus()
    return snapshot === null ? null : { selected: snapshot.selected, loses: snapshot.loses }
  }
  if (order.verb === 'restore') return last?.restore?.() ?? false
  if (snapshot === null) return 'no snapshot'
  last = await replaceText(snapshot, order.text, order.how, ask)
  return [last.outcome, last.reason].filter(Boolean).join(': ')
}

/** Takes the focus away as the panel does. */
function takeFocus(): void {
  const host = document.createElement('probe-panel')
  const button = document.createElement('button')
  host.attachShadow({ mode: 'closed' }).append(button)
  host.popover = 'manual'
  document.documentElement.append(host)
  host.showPopover()
  button.focus({ preventScroll: true })
}
