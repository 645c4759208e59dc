import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { correct } from '#app/.server/assistant/engines/builtin/corrections.ts'
import { keepsMeaning } from '#app/.server/assistant/engines/builtin/meaning-gate.ts'
import { perform } from '#app/.server/assistant/engines/builtin/perform.ts'
import { createTools } from '#app/.server/assistant/engines/builtin/tools.ts'
import { LENGTH_KEYS, LENGTHS } from '#app/domain/assistant/options.ts'
import { KNOWN_LANGUAGES } from '#app/domain/writing/facts/fact.ts'
import { HARM_SENTENCES } from './harm-sentences.ts'
import { HARM_TEXTS } from './harm-texts.ts'
import { measureCheck, measureTimes } from './writing/check.ts'
import { HELD_OUT } from './writing/meaning/held-out.ts'
import { HELD_OUT_2 } from './writing/meaning/held-out-2.ts'
import { HELD_OUT_3 } from './writing/meaning/held-out-3.ts'
import { counted, tried } from './writing/meaning/measure.ts'

// `npm run bench writing [-- --no-prompts] [-- --misses]`: everything that writing is judged by, beside its goals: the check, the
// meaning lock, the harm that the built-in engine does, and the answers to the prompts. Ends with 1 if a goal is missed. The prompts
// go to the engine that the environment configures (the built-in one, or a server by OPENAI_BASE_URL and OPENAI_MODEL); they have no goal.

const RIGHT_AT_LEAST = { en: 0.6, es: 0.4, fr: 0.4, pt: 0.4, de: 0.4 } as const
const LOCK = { caught: 0.9, alarms: 0.05 }
const MILLISECONDS = { fresh: 700, changed: 150 }

const missed: string[] = []
await check()
lock()
await harm()
if (!process.argv.includes('--no-prompts')) await prompts()
say(missed.length === 0 ? '\nAll goals are met.' : `\nMissed goals:\n${missed.map((each) => `- ${each}`).join('\n')}`)
process.exitCode = missed.length === 0 ? 0 : 1

async function check(): Promise<void> {
  say('Check (held-out texts; goals: 60 % right in English, 40 % in the others, nothing ticked in a sound text)')
  for (const language of KNOWN_LANGUAGES) {
    const { development, heldOut, sound, hasDictionary } = await measureCheck(language)
    const share = (part: number, { planted }: { planted: number }) => `${percent(part, planted)}`
    say(
      `  ${language}: ${share(heldOut.flagged, heldOut)} flagged, ${share(heldOut.right, heldOut)} right of ${heldOut.planted}; development ${share(development.flagged, development)}, ${share(development.right, development)} of ${development.planted}; ${sound.altered} ticked in ${sound.texts} sound texts${hasDictionary ? '' : '; without a dictionary, so that its goal does not count'}`,
    )
    if (hasDictionary) goal(`${language}: mistakes mended`, heldOut.right / heldOut.planted >= RIGHT_AT_LEAST[language])
    goal(`${language}: nothing ticked in sound texts`, sound.altered === 0)
  }
  const { words, fresh, changed } = await measureTimes()
  say(`  ${words} new words ${Math.round(fresh)} ms, one changed sentence ${Math.round(changed)} ms (goals: 700, 150)`)
  goal('time of 1,000 new words', fresh * (1_000 / words) <= MILLISECONDS.fresh)
  goal('time of a changed sentence', changed <= MILLISECONDS.changed)
}

function lock(): void {
  say('\nMeaning lock (held-out pairs; goals: 90 % caught, 5 % false alarms)')
  const trials = tried([...HELD_OUT, ...HELD_OUT_2, ...HELD_OUT_3])
  for (const [name, { altered, caught, same, wronged }] of [
    ...counted(trials, ({ languages }) => languages),
    ...counted(trials, () => 'all'),
  ]) {
    say(
      `  ${name}: ${percent(caught, altered)} of ${altered} caught, ${percent(wronged, same)} of ${same} false alarms`,
    )
    if (name !== 'all') continue
    goal('changes that the lock catches', caught / altered >= LOCK.caught)
    goal('false alarms of the lock', wronged / same <= LOCK.alarms)
  }
}

/** What the built-in engine may not do to texts from which a reader acts: correct them, change their meaning, lose a duty in silence. */
async function harm(): Promise<void> {
  const tools = createTools()
  const noStep = () => undefined
  const common = { style: { key: 'professional', prompt: '' }, template: { key: 'general', context: '' } }
  const harmed: string[] = []
  let works = 0
  const texts = [
    ...HARM_TEXTS,
    ...KNOWN_LANGUAGES.flatMap((language) =>
      HARM_SENTENCES[language].map((text) => ({ language, text, vital: [] as readonly string[] })),
    ),
  ]
  for (const { language, text, vital } of texts) {
    works += 1
    const { changes } = await correct(text, { language }, tools, noStep)
    for (const { before, after } of changes) harmed.push(`corrected ${before} > ${after}`)
    for (const length of LENGTH_KEYS)
      for (const operation of ['rephrase', 'summarize'] as const) {
        works += 1
        const request = {
          operation,
          text,
          length,
          maxTokens: LENGTHS[length],
          language,
          targetLanguage: 'en' as const,
          ...common,
        }
        const outcome = await perform(request, tools, noStep)
        if (!outcome.ok) continue
        if (operation === 'rephrase' && !keepsMeaning(text, outcome.text, language))
          harmed.push(`${length}: ${outcome.text}`)
        const named = outcome.notes.find(({ key }) => key === 'notes.summaryLeftOut')?.values?.list ?? ''
        const lost = vital.filter((each) => !`${outcome.text} ${named}`.includes(each))
        if (operation === 'summarize' && lost.length > 0) harmed.push(`${length}: lost ${lost.join(', ')}`)
      }
  }
  say(`\nHarm of the built-in engine (goal: none): ${harmed.length} in ${works} works on ${texts.length} texts`)
  for (const each of harmed) say(`  ${each}`)
  goal('harm of the built-in engine', harmed.length === 0)
}

async function prompts(): Promise<void> {
  say('\nPrompts')
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'prompts.ts'), '--quick'], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  goal('prompts answered to their end', code === 0)
}

function goal(name: string, isMet: boolean): void {
  if (!isMet) missed.push(name)
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
