import { createTools } from '#app/.server/assistant/engines/builtin/tools.ts'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'

const tools = createTools({})

/** What the ticked findings make of a text. */
export async function withTicked(text: string, language: KnownLanguage): Promise<string> {
  const { findings } = await tools.proofreader()({ text, language }, () => undefined)
  const points = [...text]
  for (const each of findings.reverse())
    if (each.ticked) points.splice(each.start, each.end - each.start, each.replacements[0] ?? '')
  return points.join('')
}
