import { vi } from 'vitest'

export type Ended = { status: number | null; stdout: string; stderr: string }

/**
 * Runs one of the command-line programs in this process, because starting a process takes most of a second. Its output
 * is captured. A test of pipes or of child processes has to start the program for real.
 */
export async function runHere(program: () => Promise<number>): Promise<Ended> {
  const written = { stdout: '', stderr: '' }
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((chunk) => {
      written[name] += String(chunk)
      return true
    }),
  )
  try {
    return { status: await program(), ...written }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
