import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const FILE = 'model.json'

const ChosenModelSchema = z.object({ baseUrl: z.url({ protocol: /^https?$/ }), model: z.string().min(1).max(300) })

/** The model server that the operator chose with `npm run model`. */
export type ChosenModel = z.output<typeof ChosenModelSchema>

/** The choice that the folder for state holds; undefined if there is none, null if it cannot be read. */
export function chosenModel(stateDir: string): ChosenModel | undefined | null {
  const file = path.join(stateDir, FILE)
  if (!existsSync(file)) return undefined
  try {
    const parsed = ChosenModelSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Writes the choice; the next start uses it. */
export function chooseModel(stateDir: string, choice: ChosenModel): void {
  const file = path.join(stateDir, FILE)
  writeFileSync(`${file}.part`, `${JSON.stringify(choice)}\n`, { mode: 0o600 })
  renameSync(`${file}.part`, file)
}

/** Goes back to the engine that the environment names. */
export function forgetModel(stateDir: string): void {
  rmSync(path.join(stateDir, FILE), { force: true })
}
