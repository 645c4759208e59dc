import { describe } from 'vitest'
import { FIREFOX, launchFirefoxWith } from '#tests/support/firefox.ts'
import { writeIntoEditors } from './matrix.ts'

describe.skipIf(FIREFOX === undefined)('the extension writes into editors in Firefox', () => {
  writeIntoEditors('Firefox', launchFirefoxWith)
})
