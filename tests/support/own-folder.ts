import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

// Runs before each test file: everything that the file puts into the temporary folder is deleted after its tests.
// If all tests of a file are skipped, vitest runs no afterAll; its folder is empty then and is deleted with the run's. The next
// file of the same thread must not begin in it: folders would lie in each other until a browser's socket has too long a path.

const shared = process.env.PENMARK_TEST_FOLDER ?? tmpdir()
const own = mkdtempSync(path.join(shared, 'file-'))
process.env.TMPDIR = own

afterAll(() => {
  process.env.TMPDIR = shared
  // A process that a test has killed may still be writing its last file.
  rmSync(own, { recursive: true, force: true, maxRetries: 5 })
})
