const EVERY_MS = 2_000

/** Results go to the standard output, everything else to the error output. */
export type Terminal = {
  /** The result: a line for each entry, or the value as JSON. */
  result(value: object, lines: readonly string[]): void
  note(line: string): void
  /** Says how far long work is: in place on a terminal, else now and then. */
  progress(line: string): void
}

export function createTerminal(json: boolean): Terminal {
  let last = performance.now()
  let hasProgressLine = false
  const isTerminal = process.stderr.isTTY === true
  const clear = () => {
    if (hasProgressLine) process.stderr.write('\r\u001b[K')
    hasProgressLine = false
  }
  return {
    result(value, lines) {
      clear()
      process.stdout.write(json ? `${JSON.stringify(value)}\n` : `${lines.join('\n')}\n`)
    },
    note(line) {
      clear()
      process.stderr.write(`${line}\n`)
    },
    progress(line) {
      const now = performance.now()
      if (now - last < (isTerminal ? 200 : EVERY_MS)) return
      last = now
      process.stderr.write(isTerminal ? `\r\u001b[K${line}` : `${line}\n`)
      hasProgressLine = isTerminal
    },
  }
}

export function grouped(count: number): string {
  return count.toLocaleString('en')
}
