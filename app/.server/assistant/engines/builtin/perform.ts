import type { Step } from '#app/.server/text-work/protocol.ts'
import { type Useless, uselessness } from '#app/domain/assistant/useful.ts'
import { knownLanguage } from '#app/domain/writing/facts/fact.ts'
import { words } from '#app/domain/writing/sentences.ts'
import { partsByLanguage } from '../../check/parts-by-language.ts'
import { type EngineFailure, type EngineOutcome, type EngineRequest, type Note, ONLY_CORRECTED } from '../engine.ts'
import { analyze } from './analyze.ts'
import { CAPABILITIES, REFINES } from './capabilities.ts'
import { correct, type TextLanguage } from './corrections.ts'
import { expand } from './expand.ts'
import { explain } from './explain.ts'
import { type Reading, readLanguage } from './language.ts'
import { type Depth, rephrase, type Voice } from './rephrase.ts'
import { research } from './research.ts'
import { summarize } from './summarize.ts'
import { estimateTokens } from './tokens.ts'
import type { Tools } from './tools.ts'

/** The producer as recorded in the ledger; a change of behaviour that users would notice needs a new number. */
const MODEL = 'builtin-1'

type Done = { ok: true; text: string; notes: Note[]; changes: { before: string; after: string; reason: string }[] }
type Refused = { ok: false; code: 'engine_unsupported' | 'engine_unchanged'; notes: Note[] }

const VOICES: Readonly<Record<string, Voice>> = {
  professional: 'clear',
  concise: 'concise',
  formal: 'formal',
  casual: 'casual',
  friendly: 'casual',
}
/** Below this share of known words, a text detected as English is not treated as prose. */
const INTELLIGIBLE = 0.4

/** Runs one request in this thread; deterministic. @throws {Stopped} from `step`; any other error is a defect. */
export async function perform(request: EngineRequest, tools: Tools, step: Step): Promise<EngineOutcome> {
  step()
  const reading = readingOf(request)
  const { language } = reading
  const refusal = gate(request, reading, tools)
  if (refusal !== undefined) return { ...refusal, language }
  const done = await work(request, language, tools, step)
  const useless = uselessness({ ...request, before: request.text, after: done.ok ? done.text : null })
  const notes = [...notesOf(request, done, useless), ...cautions(request, reading)]
  if (!done.ok) return { ok: false, code: done.code, notes, language }
  if (useless !== null) return { ok: false, code: 'engine_unchanged', notes, language }
  return {
    ok: true,
    text: done.text,
    tokensIn: estimateTokens(request.text),
    tokensOut: estimateTokens(done.text),
    model: MODEL,
    language,
    notes,
    changes: done.changes,
  }
}

/** The chosen language comes first. One that a few words only resemble gives way to the likely one, or to none. */
function readingOf({ text, language, likely }: EngineRequest): Reading {
  const reading = readLanguage(text)
  if (reading.kind !== 'words') return reading
  if (language !== undefined) return { ...reading, language, unsure: false }
  if (reading.unsure && knownLanguage(reading.language ?? null) === null) return { ...reading, language: likely }
  return reading
}

/** The notes of the work; of a text that is worth no credit, why, and that rules cannot write in its style. */
function notesOf({ refine }: EngineRequest, { ok, notes }: Done | Refused, useless: Useless | null): Note[] {
  if (!ok || useless === null) return notes
  const unchanged = refine === 'fix_only' ? 'notes.fixClean' : 'notes.unchanged'
  const key = useless === 'not_shorter' ? 'notes.notShorter' : unchanged
  return [{ key }, ...notes.filter((note) => note.key === 'notes.styleByRules')]
}

/** Refuses requests that would only produce nonsense. `analyze` accepts any text with words, since it only counts. */
function gate(request: EngineRequest, reading: Reading, tools: Tools): EngineFailure | undefined {
  const refuse = (key: string): EngineFailure => ({
    ok: false,
    code: 'engine_unsupported',
    notes: [{ key: `notes.${key}` }],
  })
  const { operation } = request
  const capability = CAPABILITIES[operation]
  if (capability.level === 'none') return refuse(`capability.${operation}`)
  if (request.refine !== undefined && !REFINES.includes(request.refine)) return refuse('refineNotOffered')
  if (reading.kind === 'none') return refuse('noWords')
  if (operation === 'analyze') return undefined
  if (reading.kind === 'code') return refuse('code')
  if (reading.language === undefined) return refuse('languageUnknown')
  if (capability.languages !== 'any' && !capability.languages.includes(reading.language)) {
    const refused = refuse(capability.languages.length > 1 ? 'fiveLanguages' : 'englishOnly')
    return isPartlyEnglish(request.text, reading.language)
      ? { ...refused, notes: [...refused.notes, { key: 'notes.chooseEnglish' }] }
      : refused
  }
  if (reading.language === 'en' && knownShare(request.text, tools) < INTELLIGIBLE) return refuse('notProse')
  return undefined
}

function isPartlyEnglish(text: string, language: string): boolean {
  const known = knownLanguage(language)
  return known !== null && partsByLanguage(text, known).some((part) => part.language === 'en')
}

function knownShare(text: string, tools: Tools): number {
  const list = words(text)
    .slice(0, 400)
    .filter((word) => /^\p{L}+$/u.test(word))
  if (list.length === 0) return 1
  const wordnet = tools.wordnet()
  const known = list.filter((word) => {
    if (word.length < 4) return true
    return (
      wordnet.has(word) ||
      (['noun', 'verb', 'adj'] as const).some((part) => wordnet.bases(word, part).length > 0) ||
      COMMON.has(word.toLowerCase()) ||
      /^\p{Lu}/u.test(word)
    )
  })
  return known.length / list.length
}

/** Function words, which WordNet does not contain. */
const COMMON = new Set(
  'this that these those with from they them their there what when where which while whom whose would could should shall must might because although until unless your yours ours theirs into onto upon than then been being were have having does doing such about every each either neither both some since before after during without within among between through against toward towards everybody everyone somebody someone anybody nobody'.split(
    ' ',
  ),
)

async function work(
  request: EngineRequest,
  language: string | undefined,
  tools: Tools,
  step: Step,
): Promise<Done | Refused> {
  const { text, length } = request
  switch (request.operation) {
    case 'summarize':
      return runSummarize(request, language ?? 'en')
    case 'rephrase':
      return request.refine === undefined
        ? runRephrase(request, language ?? 'en', tools, step)
        : runRefine(request, language ?? 'en', tools, step)
    case 'explain':
      return doneOrNothing(
        await explain(text, language ?? 'en', length, request.maxTokens, tools, step),
        'notes.explainNothing',
      )
    case 'analyze':
      return runAnalyze(request, language, tools, step)
    case 'expand':
      return doneOrNothing(expand(text, length, step), 'notes.expandNothing')
    case 'research':
      return doneOrNothing(await research(text, length, request.customPrompt, tools, step))
    case 'translate':
      return { ok: false, code: 'engine_unsupported', notes: [{ key: 'notes.capability.translate' }] }
  }
}

function doneOrNothing(
  result: { text: string; notes: Note[] } | undefined,
  otherwise = 'notes.tooLittle',
): Done | Refused {
  if (result === undefined) return { ok: false, code: 'engine_unchanged', notes: [{ key: otherwise }] }
  return { ok: true, changes: [], ...result }
}

function runSummarize(request: EngineRequest, language: string): Done | Refused {
  const result = summarize(request.text, language, request.length, request.maxTokens)
  if (result.sentences === undefined) {
    const key = result.reason === 'all_matters' ? 'notes.summaryAllMatters' : 'notes.summaryTooShort'
    return { ok: false, code: 'engine_unchanged', notes: [{ key }] }
  }
  const notes: Note[] = [{ key: 'notes.summaryKept', values: { kept: result.sentences.length, total: result.total } }]
  if (result.longer) notes.push({ key: 'notes.summaryLonger' })
  if (result.trimmed > 0) notes.push({ key: 'notes.summaryTrimmed', values: { count: result.trimmed } })
  notes.push({ key: 'notes.summaryExtractive' })
  const [named, more] = [result.missed.slice(0, NAMED_MAX), result.missed.length - NAMED_MAX]
  if (named.length > 0) notes.push({ key: 'notes.summaryLeftOut', values: { list: named.join(' | ') } })
  if (more > 0) notes.push({ key: 'notes.summaryMissed', values: { count: more } })
  if (!result.fits) notes.push({ key: 'notes.lengthNotMet' })
  return { ok: true, text: result.sentences.join(' '), notes, changes: [] }
}

/** How many sentences are named that had no room; the others are counted. */
const NAMED_MAX = 12

async function runRephrase(
  request: EngineRequest,
  language: string,
  tools: Tools,
  step: Step,
): Promise<Done | Refused> {
  const voice = VOICES[request.style.key]
  const how = { voice: voice ?? ('clear' as const), depth: request.length }
  const style: Note[] = voice === undefined ? [{ key: 'notes.styleByRules' }] : []
  const done = await rewrite(request, language, how, tools, step)
  if (!done.ok) return { ...done, notes: [...done.notes, ...style] }
  const notes = [...done.notes, ...style]
  if (language === 'en' && request.length === 'small') notes.push({ key: 'notes.rephraseShort' })
  if (language === 'en' && request.length === 'large') notes.push({ key: 'notes.rephraseLong' })
  return { ...done, notes }
}

/** The corrections of the check and the engine's rewordings. Corrections alone are the free check's, unless they are asked for. */
async function rewrite(
  request: EngineRequest,
  language: string,
  how: { voice: Voice; depth: Depth },
  tools: Tools,
  step: Step,
): Promise<Done | Refused> {
  const { text, corrections, moves, notes } = await rephrase(
    request.text,
    languageOf(request, language),
    { ...how, glossary: request.glossary },
    tools,
    step,
  )
  if (moves.length === 0 && (corrections.length === 0 || request.takesCorrections !== true)) {
    const nothing = request.refine === 'shorter' ? 'notes.notShorter' : 'notes.unchanged'
    const isCorrected = corrections.length > 0 && request.refine === undefined
    return { ok: false, code: 'engine_unchanged', notes: [{ key: isCorrected ? ONLY_CORRECTED : nothing }] }
  }
  const corrected: Note = { key: 'notes.rephraseChecked', values: { count: corrections.length } }
  return {
    ok: true,
    text,
    notes: [
      { key: 'notes.rephraseEdits', values: { count: corrections.length + moves.length } },
      ...(corrections.length > 0 ? [corrected] : []),
      ...notes,
      { key: language === 'en' ? 'notes.rephraseRules' : 'notes.rephraseFewRules' },
    ],
    changes: [...corrections, ...moves],
  }
}

function languageOf(request: EngineRequest, language: string): TextLanguage {
  return { language, isChosen: request.language !== undefined, personal: request.personal }
}

const REFINEMENTS: Readonly<Record<string, { voice: Voice; depth: Depth }>> = {
  shorter: { voice: 'concise', depth: 'small' },
  simpler: { voice: 'clear', depth: 'medium' },
  more_formal: { voice: 'formal', depth: 'medium' },
}

/** Refines a result by rules. */
async function runRefine(request: EngineRequest, language: string, tools: Tools, step: Step): Promise<Done | Refused> {
  const how = REFINEMENTS[request.refine ?? '']
  if (how !== undefined) return rewrite(request, language, how, tools, step)
  const { text, changes } = await correct(request.text, languageOf(request, language), tools, step)
  return {
    ok: true,
    text,
    notes: [{ key: 'notes.rephraseEdits', values: { count: changes.length } }, { key: 'notes.fixOnly' }],
    changes,
  }
}

async function runAnalyze(
  request: EngineRequest,
  language: string | undefined,
  tools: Tools,
  step: Step,
): Promise<Done> {
  const text = await analyze(request.text, language, request, tools, step)
  const partly = CAPABILITIES.analyze.languages.includes(language ?? '')
  const notes: Note[] = [
    { key: language === 'en' ? 'notes.analyzeEnglish' : partly ? 'notes.analyzePartly' : 'notes.analyzeCounts' },
  ]
  return { ok: true, text, notes, changes: [] }
}

/** Notes about wishes that were ignored and about an uncertain language. */
function cautions(request: EngineRequest, reading: Reading): Note[] {
  const notes: Note[] = []
  if (reading.unsure && reading.language !== undefined) notes.push({ key: 'notes.shortText' })
  if (request.customPrompt !== undefined && request.customPrompt.trim() !== '' && request.operation !== 'research')
    notes.push({ key: 'notes.customPromptIgnored' })
  if (request.operation !== 'rephrase' && request.style.key !== 'professional')
    notes.push({ key: 'notes.styleOnlyRephrase' })
  if (request.template.key !== 'general') notes.push({ key: 'notes.templateIgnored' })
  if (request.versions !== undefined) notes.push({ key: 'notes.oneVersion' })
  return notes
}
