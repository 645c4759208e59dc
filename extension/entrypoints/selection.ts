import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { selectedText } from '../replace/places.ts'

/** Reads the selected text for the side panel, at a press there. */
export default defineUnlistedScript(() => selectedText(document))
