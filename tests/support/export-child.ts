import { writeSync } from 'node:fs'
import path from 'node:path'
import { type ExportFormat, exportBundle } from '#app/.server/ledger/export/export.ts'
import { openReadOnly } from '#app/.server/platform/database.ts'

// Exports a whole log to nowhere and prints how many bytes it has and the largest resident set of the process:
// node export-child.ts <data directory> <format>

const [dataDir = '', format = 'tar'] = process.argv.slice(2)
const reader = openReadOnly(path.join(dataDir, 'penmark.db'))
const bundle = exportBundle(reader, { scope: { kind: 'log' }, range: { kind: 'all' }, format: format as ExportFormat })
if (!bundle.ok) throw new Error(bundle.code)
let bytes = 0
for await (const chunk of bundle.stream) bytes += chunk.length
writeSync(1, `${JSON.stringify({ bytes, rss: process.resourceUsage().maxRSS * 1024 })}\n`)
