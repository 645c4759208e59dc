import type { Action } from '#app/domain/assistant/form-values.ts'
import type { Length } from '#app/domain/assistant/options.ts'

/** What the interfaces of a browser's own models have in common (Translator, Writing Assistance and Proofreader APIs). */
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'
type Monitor = { addEventListener(type: 'downloadprogress', heard: (event: { loaded: number }) => void): void }
type How = { signal: AbortSignal; monitor: (monitor: Monitor) => void }
type Model<Session> = {
  availability(options: object): Promise<Availability>
  create(options: object): Promise<Session & { destroy?: () => void }>
}
type Models = {
  Rewriter: Model<{ rewrite(text: string, how: { signal: AbortSignal }): Promise<string> }>
  Translator: Model<{ translate(text: string, how: { signal: AbortSignal }): Promise<string> }>
  Summarizer: Model<{ summarize(text: string, how: { signal: AbortSignal }): Promise<string> }>
  Proofreader: Model<{ proofread(text: string, how: { signal: AbortSignal }): Promise<{ correctedInput: string }> }>
  LanguageDetector: Model<{
    detect(text: string, how: { signal: AbortSignal }): Promise<{ detectedLanguage: string; confidence: number }[]>
  }>
}

/** The actions that a browser may have a model for, and its name. */
const DEVICE_MODELS: Partial<Readonly<Record<Action, Exclude<keyof Models, 'LanguageDetector'>>>> = {
  rephrase: 'Rewriter',
  translate: 'Translator',
  summarize: 'Summarizer',
  fix: 'Proofreader',
}

export type DeviceRequest = {
  action: Action
  text: string
  /** Null lets the browser detect it. */
  language: string | null
  target: string
  style: string
  length: Length
}

/** Why there is no answer. In every case nothing was sent. */
export type DeviceRefusal = 'no_model' | 'language_unknown' | 'language_unsupported' | 'too_long' | 'empty' | 'failed'

export type DeviceEnd = { ok: true; text: string; language: string | null } | { ok: false; why: DeviceRefusal }

/** A detector that is less sure is not believed. */
const SURE = 0.5
const LENGTHS = { small: 'shorter', medium: 'as-is', large: 'longer' } as const
const SUMMARIES = { small: 'short', medium: 'medium', large: 'long' } as const
const TONES: Readonly<Record<string, string>> = {
  professional: 'more-formal',
  formal: 'more-formal',
  casual: 'more-casual',
  friendly: 'more-casual',
}
const REFUSALS: Readonly<Record<string, DeviceRefusal>> = {
  QuotaExceededError: 'too_long',
  NotSupportedError: 'language_unsupported',
}

/**
 * The actions that the browser has a working model for, or can fetch one. An interface alone promises nothing: browsers have it on
 * machines that are too small for any model.
 * @param language of the screen, for which the models are asked
 */
export async function actionsOnDevice(language: string): Promise<Action[]> {
  const other = language === 'en' ? 'es' : 'en'
  const request = { text: '', language: other, target: language, style: '', length: 'medium' } as const
  const answers = (Object.keys(DEVICE_MODELS) as Action[]).map(async (action) => {
    const from = action === 'translate' ? other : language
    const availability = await deviceModel(action)
      ?.availability(optionsFor({ ...request, action }, from))
      .catch(() => 'unavailable' as const)
    return availability === undefined || availability === 'unavailable' ? [] : [action]
  })
  return (await Promise.all(answers)).flat()
}

/** The browser's interface for an action; undefined if it has none. */
function deviceModel(action: Action): Model<object> | undefined {
  const name = DEVICE_MODELS[action]
  return name === undefined ? undefined : modelNamed(name)
}

/**
 * Does one request with the browser's own model: nothing leaves the device. Rejects only when `signal` aborts.
 * @param onFetched told how much of a model that the browser fetches first has arrived, from 0 to 1
 */
export async function runOnDevice(
  request: DeviceRequest,
  { signal, onFetched }: { signal: AbortSignal; onFetched: (share: number) => void },
): Promise<DeviceEnd> {
  const how: How = {
    signal,
    monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onFetched(loaded)),
  }
  try {
    if (deviceModel(request.action) === undefined) return { ok: false, why: 'no_model' }
    const language = request.language ?? (await detected(request.text, how))
    if (language === null) return { ok: false, why: 'language_unknown' }
    const output = request.action === 'translate' ? request.target : language
    const options = optionsFor(request, language)
    if ((await deviceModel(request.action)?.availability(options)) === 'unavailable') {
      return { ok: false, why: 'language_unsupported' }
    }
    const text = (await answerOf(request, options, how)).trim()
    return text === '' ? { ok: false, why: 'empty' } : { ok: true, text, language: output }
  } catch (error) {
    if (signal.aborted) throw error
    return { ok: false, why: REFUSALS[error instanceof Error ? error.name : ''] ?? 'failed' }
  }
}

function optionsFor({ action, target, style, length }: DeviceRequest, language: string): object {
  const [from] = language.split('-')
  const [to] = target.split('-')
  if (action === 'translate') return { sourceLanguage: from, targetLanguage: to }
  const languages = { expectedInputLanguages: [from] }
  if (action === 'fix') return languages
  const written = { ...languages, outputLanguage: from, format: 'plain-text' }
  if (action === 'summarize') return { ...written, type: 'tldr', length: SUMMARIES[length] }
  return { ...written, tone: TONES[style] ?? 'as-is', length: LENGTHS[length] }
}

async function answerOf({ action, text }: DeviceRequest, options: object, how: How): Promise<string> {
  const setUp = { ...options, ...how }
  if (action === 'translate') return using(modelNamed('Translator'), setUp, (session) => session.translate(text, how))
  if (action === 'summarize') return using(modelNamed('Summarizer'), setUp, (session) => session.summarize(text, how))
  if (action === 'rephrase') return using(modelNamed('Rewriter'), setUp, (session) => session.rewrite(text, how))
  const corrected = await using(modelNamed('Proofreader'), setUp, (session) => session.proofread(text, how))
  return corrected?.correctedInput ?? ''
}

async function detected(text: string, how: How): Promise<string | null> {
  const detector = modelNamed('LanguageDetector')
  if (detector === undefined) return null
  const [best] = (await using(detector, how, (session) => session.detect(text, how))) as {
    detectedLanguage: string
    confidence: number
  }[]
  return best === undefined || best.confidence < SURE ? null : best.detectedLanguage
}

/** A model holds memory of the device until it is let go. */
async function using<Session, Value>(
  model: Model<Session> | undefined,
  options: object,
  use: (session: Session) => Promise<Value>,
): Promise<Value> {
  if (model === undefined) throw new DOMException('', 'NotSupportedError')
  const session = await model.create(options)
  try {
    return await use(session)
  } finally {
    session.destroy?.()
  }
}

function modelNamed<Name extends keyof Models>(name: Name): Models[Name] | undefined {
  return (globalThis as Partial<Models>)[name]
}
