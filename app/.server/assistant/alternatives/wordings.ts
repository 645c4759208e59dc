import type { Step } from '#app/.server/text-work/protocol.ts'
import { TONES, type Tone } from '#app/domain/assistant/alternatives.ts'
import type { Glossary } from '#app/domain/library/glossary.ts'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import { type Depth, rephrase, type Voice } from '../engines/builtin/rephrase.ts'
import type { Tools } from '../engines/builtin/tools.ts'

/** How the rules come closest to a tone. */
const MANNERS: Readonly<Record<Tone, { voice: Voice; depth: Depth }>> = {
  shorter: { voice: 'concise', depth: 'small' },
  plainer: { voice: 'clear', depth: 'large' },
  more_formal: { voice: 'formal', depth: 'medium' },
  warmer: { voice: 'casual', depth: 'medium' },
}

/**
 * Other wordings of a sentence by the moves of the built-in engine, each of which passed the meaning lock. None is
 * the sentence itself or another one again, and a shorter one is shorter.
 */
export async function wordingsOf(
  sentence: string,
  language: KnownLanguage,
  tools: Tools,
  step: Step,
  glossary?: Glossary | undefined,
): Promise<{ text: string; tone: Tone }[]> {
  const found: { text: string; tone: Tone }[] = []
  for (const tone of TONES) {
    const { text } = await rephrase(sentence, { language, isChosen: true }, { ...MANNERS[tone], glossary }, tools, step)
    const isNew = text.trim() !== sentence.trim() && found.every((other) => other.text !== text)
    if (isNew && (tone !== 'shorter' || text.length < sentence.length)) found.push({ text, tone })
  }
  return found
}
