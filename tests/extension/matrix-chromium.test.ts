import { describe } from 'vitest'
import { CHROMIUM, launchWith } from './chromium.ts'
import { writeIntoEditors } from './matrix.ts'

describe.skipIf(CHROMIUM === undefined)('the extension writes into editors in Chromium', () => {
  writeIntoEditors('Chromium', launchWith)
})
