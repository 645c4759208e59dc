import { browser } from 'wxt/browser'
import type { OpenedPage } from '../messages.ts'
import { patternFor } from '../sites.ts'

const WEB_PAGES: Readonly<Record<Exclude<OpenedPage, 'options' | 'receipt'>, string>> = {
  sheet: '/dashboard/assistant',
  usage: '/dashboard/usage',
  plans: '/dashboard/billing',
}

/**
 * Opens a page in a tab. Only a page of the extension can ask the browser for access, at a press of a button there, so a
 * question from a panel becomes the options page with that question.
 */
export async function openPage(
  page: Exclude<OpenedPage, 'receipt'>,
  question?: { allow: 'site' | 'every'; site: string | undefined },
): Promise<void> {
  if (page !== 'options') {
    await browser.tabs.create({ url: new URL(WEB_PAGES[page], PENMARK_ORIGIN).href })
    return
  }
  const url = new URL('/options.html', location.origin)
  const pattern = question?.site === undefined ? null : patternFor(question.site)
  if (question?.allow === 'every') url.hash = 'allow=every'
  else if (question !== undefined && pattern !== null) url.hash = `allow=${encodeURIComponent(pattern)}`
  await browser.tabs.create({ url: url.href })
}

/** Opens the receipt of an answer, with what it proves. */
export async function openReceipt(seq: number): Promise<void> {
  await browser.tabs.create({ url: new URL(`/dashboard/usage/receipts/${seq}`, PENMARK_ORIGIN).href })
}
