import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Column } from './matrix-cells.ts'

/** `right`, `wrong`, `kept` or `told` for formatting, or the reason for which nothing is written there. */
export type Cell = { editor: string; browser: string; column: Column; outcome: string }

const cells: Cell[] = []

export function recordCell(cell: Cell): void {
  cells.push(cell)
}

/** Keeps what was seen for the public table, in the folder that `EXTENSION_MATRIX` names. */
export function writeCells(browser: string, version: string): void {
  const folder = process.env.EXTENSION_MATRIX
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  const own = cells.filter((cell) => cell.browser === browser)
  writeFileSync(path.join(folder, `${browser.toLowerCase()}.json`), JSON.stringify({ version, cells: own }))
}
