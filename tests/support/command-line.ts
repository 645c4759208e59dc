import { vi } from 'vitest'

export type Ended = { status: number | null; stdout: string; stderr: string }

/**
 * Runs a program of ours in this process, since a process of its own takes most of a second to start. What it writes is
 * caught; a test of pipes or of processes that it starts has to start it for real.
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
