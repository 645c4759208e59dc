import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { showPanel } from '../panel/full.ts'
import type { Panel } from '../panel/index.ts'

/** The panel itself, which a page gets once the person opens it. */
export default defineUnlistedScript(() => {
  ;(globalThis as { penmark?: Panel }).penmark?.full(showPanel)
})
