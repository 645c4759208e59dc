import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { openLink } from '../link.ts'
import { type Panel, startPanel } from '../panel/index.ts'
import { chosenLocale } from '../words/chosen.ts'

/** The first script that a page gets, and only at the first use on it. Injected again, it leaves the panel that is there. */
export default defineUnlistedScript(() => {
  const world = globalThis as { penmark?: Panel }
  world.penmark ??= startPanel(openLink(), chosenLocale('auto', navigator.language))
})
