import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { openLink } from '../link.ts'
import { type Panel, startPanel } from '../panel/index.ts'
import { chosenLocale } from '../words/chosen.ts'

/** The script of pages on which the person allowed the toolbar: it waits for a selection. */
export default defineUnlistedScript(() => {
  const world = globalThis as { penmark?: Panel }
  world.penmark ??= startPanel(openLink(), chosenLocale('auto', navigator.language))
  world.penmark.open('selection')
})
