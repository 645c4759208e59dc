import { writeSync } from 'node:fs'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { openDatabase } from '#app/.server/platform/database.ts'

// Prints the findings of a second reading of a data directory's ledger: node ledger-reread.ts <data directory>

const database = openDatabase(process.argv[2] ?? '')
writeSync(1, `${JSON.stringify({ ...rebuild(database.reader), hour: new Date(0).getHours() })}\n`)
database.close()
