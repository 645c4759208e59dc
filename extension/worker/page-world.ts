import { browser } from 'wxt/browser'
import { isPageAnswer } from '../messages.ts'
import { askEditor, type PageAnswer, type PageQuestion } from '../replace/page-world.ts'

/**
 * Asks the editor with the focus in the frame that wants it, in the page's own world. What comes back is the page's word.
 * @returns null without such an editor, in a page of the extension, and if the browser refuses
 */
export async function askPageWorld(
  question: PageQuestion,
  { tabId, frameId }: { tabId: number | undefined; frameId: number | undefined },
): Promise<PageAnswer | null> {
  if (tabId === undefined || frameId === undefined) return null
  try {
    const target = { tabId, frameIds: [frameId] }
    const [answer] = await browser.scripting.executeScript({ target, world: 'MAIN', func: askEditor, args: [question] })
    return isPageAnswer(answer?.result) ? (answer?.result as PageAnswer) : null
  } catch {
    return null
  }
}
