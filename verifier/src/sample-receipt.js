// A receipt to try the verifier with, and the same receipt with one figure changed. Both are made up, like
// their log, and the key that signed it was thrown away.
import { toBase64 } from './base64.js'

export const SAMPLE_KEY = 'sample.example/ledger+4749eb75+AfrW73Cj0AQUq1TQR+JegYVojgGBnjgMpS58NGllDoMC'

/** The entry: one credit used, on 2 November 2026. */
const SAMPLE_LINE =
  '{"account":"acc_493ae33b4cc7963c9e1844bcd5f8b69b","aseq":198,"at":1793645760000,"data":{"amount":1,"late":false,"model":"builtin-1","period":"2026-11","reserve":597,"tokens_in":183,"tokens_out":151},"idem":null,"prev":"e37cffc9fb2137fab22ce9548934ce228e68a550015258ee3b1d0e84ff61c724","seq":598,"type":"request.settled","v":1}'

const SAMPLE_PROOF = `index 598
Zq7rEXum5fUGyGGFrlVQphDLj8pSGLLjO4t3AiUroQI=
6h89b1QB1VzathsbyTZHwfFwwROEkVNcFkIVzi9MWPY=
1AgrKh7xoDUPtoBw1qV2BjlKTXpV5x1tfPolzLWM1pA=
mycJH3rOb1yvfdu+420lkdxgm3dS6V3Gtkv0nXn6fQk=
MVq8i3B9SUJUMQTmk7bOFKN3GikXX73cJAnAmMgdzkM=
NGf5D9swoeQDVJ5g2RnoMPl8v2LmCkp4SxYldy1rgxw=
j3LYpD5xli73nkZqre1Z8MdESXtlgA0kySucnOmuzwk=
qV02iJTH9fuBkuvtuvd0tpBH8KyH3oTaVhm3pNYzPb0=
sK+RVoQSpMdNnq4I+8afj/Dp0bXImmr5QN/qbmDPLMY=
t8y9ZAFl6OW/XO+m5IupQYdD4v8YWAWJnfcS7ywALvw=

sample.example/ledger
1001
cuL+8Zkxy3ebgnrWJCZxpTDuT4q8CmwLVUTaaxUuRN0=

— sample.example/ledger R0nrdTKfQU1CTmqvXErAqvlor3BzaCEloTvXDZjHbYRLKx1MM3o+ifiIJNmqiDC+9avx3k3a+7rfAe+RMVXzjew6eAM=
`

/**
 * The entry that the sample is for, or the same entry with two credits charged.
 * @param {boolean} forged
 * @returns {string}
 */
export function sampleEntry(forged) {
  return forged ? SAMPLE_LINE.replace('"amount":1', '"amount":2') : SAMPLE_LINE
}

/**
 * The file of the sample. A forged one holds the changed entry and the honest proof, as no other can be made.
 * @param {boolean} forged
 * @returns {Uint8Array}
 */
export function sampleReceipt(forged) {
  const encoder = new TextEncoder()
  const entry = toBase64(encoder.encode(sampleEntry(forged)))
  return encoder.encode(`c2sp.org/tlog-proof@v1\nextra ${entry}\n${SAMPLE_PROOF}`)
}
