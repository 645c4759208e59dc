// Runs the command line with this process's arguments.
import * as nodeCrypto from 'node:crypto'
import * as fs from 'node:fs'
import * as v8 from 'node:v8'
import { main } from './cli.js'

// Lines are short-lived: a small nursery for them keeps the memory at about 120 MB for a million events.
v8.setFlagsFromString('--semi-space-growth-factor=1')

const bar = process.stderr.isTTY

/** The SHA-256 of this very file, as `sha256sum` gives it. */
function ownHash() {
  try {
    return nodeCrypto.createHash('sha256').update(fs.readFileSync(process.argv[1])).digest('hex')
  } catch {
    return undefined
  }
}

main(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  warn: (text) => void process.stderr.write(text),
  self: ownHash(),
  progress: (text) => void (bar && process.stderr.write(`\r${text.padEnd(50)}${text === '' ? '\r' : ''}`)),
}).then(
  (code) => {
    process.exitCode = code
  },
  (error) => {
    process.stderr.write(
      `This verifier met something it was not made for: ${error instanceof Error ? error.stack : error}\n`,
    )
    process.exitCode = 2
  },
)
