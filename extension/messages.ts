import type { ExtensionAccount } from '#app/domain/extension/account.ts'
import { LOCALES, type Locale } from '#app/domain/preferences/language.ts'
import type { Comparison } from '#app/domain/writing/facts/comparison.ts'
import type { PageAnswer, PageQuestion } from './replace/page-world.ts'
import {
  type Guard,
  hasShape,
  isBoolean,
  isCount,
  isRecord,
  isUuid,
  listOf,
  nullOr,
  oneOf,
  textUpTo,
} from './shapes.ts'

/** The port that a panel opens to the worker. A page cannot open one: ports stay within the extension. */
export const PANEL_PORT = 'penmark-panel'

/** What the worker runs for a panel. `job` becomes the Idempotency-Key, so that repeating it costs nothing more. */
export type Start = {
  type: 'start'
  job: string
  operation: string
  text: string
  style?: string
  template?: string
  /** Instructions in the person's own words; those of a saved prompt come with its id in `prompt_id`. */
  prompt?: string
  prompt_id?: string
  target_language?: string
  length?: string
  mode?: string
  /** Changes `text`, which is a result, in one way (`app/domain/assistant/refine.ts`). */
  refine?: string
  /** Kinds of facts to hide before the text leaves for a model (`app/domain/writing/maskable.ts`). */
  hide?: string[]
}

export type PanelMessage =
  | { type: 'account' }
  | Start
  | { type: 'stop'; job: string }
  | { type: 'resume'; job: string }
  | { type: 'check'; text: string }
  | { type: 'compare'; before: string; after: string }
  | { type: 'mask'; text: string; hide: string[] }
  | { type: 'dictionary'; word: string }
  | { type: 'connect' }
  | { type: 'allow'; scope: 'site' | 'every' }
  | { type: 'hide'; scope: 'here' | 'site' | 'everywhere' }
  /** Asks whether this page may show a toolbar, at its first selection. */
  | { type: 'toolbar' }
  /** Opens a page of the extension or of the web app in a tab. */
  | { type: 'open'; page: Exclude<OpenedPage, 'receipt'> }
  | { type: 'open'; page: 'receipt'; seq: number }
  /** Asks the editor with the focus in that frame, in the page's own world. */
  | { type: 'page'; question: PageQuestion }
  /** Injects a further part into the frame that sends this. */
  | { type: 'load'; part: Part }

export type OpenedPage = 'options' | 'sheet' | 'usage' | 'plans' | 'receipt'
/** What a page gets only once it is needed. */
type Part = 'panel'

export type Credits = { used: number; limit: number; left: number; resets_at: string }

/** A fact that was hidden before a text left. */
type Hidden = { kind: string; text: string; number: number }

/** A passage that would be hidden, in code points, and what would stand for it. */
type MaskHit = { kind: string; start: number; end: number; found: string; stand_in: string }

/** The rest of an answer, as `POST /api/ai-assist` names it. */
export type Details = {
  notes: string[]
  changes: { before: string; after: string; reason: string }[]
  language: string | null
  model: string
  replayed: boolean
  hidden: Hidden[]
  /** The request that left the server for a model; null if none did. */
  payload: { destination: string; model: string; tries: number; body: unknown } | null
}

export type CheckFinding = { start: number; end: number; message: string; replacements: string[] } & Record<
  string,
  unknown
>

export type WorkerMessage =
  | { type: 'account'; state: 'connected' | 'disconnected'; account?: ExtensionAccount }
  /** The worker has the oldest message that it did not confirm before. It confirms each but `page`, in their order. */
  | { type: 'heard' }
  /** The extension was connected or disconnected. It reaches panels whose port ended with an earlier worker too. */
  | { type: 'account_changed' }
  /** `again`: this piece replaces all that came before. */
  | { type: 'part'; job: string; text: string; again?: boolean }
  | {
      type: 'done'
      job: string
      result: string
      meaning: Comparison | null
      receipt: { seq: number; leaf: string } | null
      credits: Credits
      details: Details
    }
  /** `code` is one of the API's (`app/domain/errors.ts`) or of `LOCAL_CODES`; `detail` is empty with the latter. */
  | { type: 'failed'; job: string; code: string; detail: string; retry_after?: number }
  /** The answer to `check`, as `POST /api/check` gives it. */
  | { type: 'findings'; findings: CheckFinding[] }
  | { type: 'meaning'; meaning: Comparison | null }
  /** The answer to `mask`, as `POST /api/mask` gives it. */
  | { type: 'masked'; text: string; hits: MaskHit[] }
  | { type: 'learned'; word: string }
  | { type: 'loaded'; part: Part }
  /** The answer to `page`; null if no editor could be asked. */
  | { type: 'page'; answer: PageAnswer | null }
  /** Refuses what has no job: `account`, `check`, `compare`, `mask`, `dictionary`, `load`. */
  | { type: 'refused'; to: string; code: string; detail: string; retry_after?: number }
  /** The answer to `toolbar`: it may, in the language that the person chose. */
  | { type: 'toolbar'; language: Locale }
  /** The panel has to go: hidden by the person, or by an administrator's policy. */
  | { type: 'hidden' }

/** Refusals of the worker itself. */
const LOCAL_CODES = [
  ...(['disconnected', 'offline', 'lost', 'stopped', 'unknown_job', 'not_allowed', 'updated'] as const),
] as const
export type LocalCode = (typeof LOCAL_CODES)[number]

/** The longest text of a message, in UTF-16 units. The server's limit is lower, and it says so in words. */
const MAX_TEXT = 200_000

const isText = textUpTo(MAX_TEXT)
const isName = textUpTo(400)
const isCode = textUpTo(64)
const areKinds = listOf(textUpTo(32), 10)
const areRecords = listOf(isRecord, 10_000)
const areHidden = listOf((one) => hasShape(one, { kind: isCode, text: isText, number: isCount }), 1_000)
const isComparison: Guard = (value) => hasShape(value, { kept: isCount, total: isCount, findings: areRecords })
const isReceipt: Guard = (value) => hasShape(value, { seq: isCount, leaf: textUpTo(100) })
const areCredits: Guard = (value) =>
  hasShape(value, { used: isCount, limit: isCount, left: isCount, resets_at: textUpTo(40) })
const areDetails: Guard = (value) =>
  hasShape(value, {
    notes: listOf(isText, 1_000),
    changes: areRecords,
    language: nullOr(isCode),
    model: textUpTo(200),
    replayed: isBoolean,
    hidden: areHidden,
    payload: nullOr(isRecord),
  })

const QUESTIONS: Readonly<Record<PageQuestion['verb'], Record<string, Guard>>> = {
  read: {},
  write: { from: isCount, to: isCount, text: isText },
  insert: { text: isText },
  undo: {},
}
const isQuestion: Guard = (value) => {
  const verb = isRecord(value) ? (value as { verb?: unknown }).verb : undefined
  if (typeof verb !== 'string' || !Object.hasOwn(QUESTIONS, verb)) return false
  return hasShape(value, { ...QUESTIONS[verb as PageQuestion['verb']], verb: oneOf(verb) })
}
/** The page itself wrote this, so it gets no further than its shape and its length. */
export const isPageAnswer: Guard = (value) => hasShape(value, { text: isText, from: isCount, to: isCount })

type Shape = { required?: Record<string, Guard>; optional?: Record<string, Guard> }

const PANEL_SHAPES: Readonly<Record<PanelMessage['type'], Shape>> = {
  account: {},
  start: {
    required: { job: isUuid, operation: isCode, text: isText },
    optional: {
      ...{ style: isName, template: isName, prompt: textUpTo(20_000), prompt_id: isName },
      ...{ target_language: isCode, length: isCode, mode: isCode, refine: isCode, hide: areKinds },
    },
  },
  stop: { required: { job: isUuid } },
  resume: { required: { job: isUuid } },
  check: { required: { text: isText } },
  compare: { required: { before: isText, after: isText } },
  mask: { required: { text: isText, hide: areKinds } },
  dictionary: { required: { word: textUpTo(400) } },
  connect: {},
  allow: { required: { scope: oneOf('site', 'every') } },
  hide: { required: { scope: oneOf('here', 'site', 'everywhere') } },
  toolbar: {},
  open: { required: { page: oneOf('options', 'sheet', 'usage', 'plans', 'receipt') }, optional: { seq: isCount } },
  page: { required: { question: isQuestion } },
  load: { required: { part: oneOf('panel') } },
}

const WORKER_SHAPES: Readonly<Record<WorkerMessage['type'], Shape>> = {
  account: { required: { state: oneOf('connected', 'disconnected') }, optional: { account: isRecord } },
  heard: {},
  account_changed: {},
  part: { required: { job: isUuid, text: isText }, optional: { again: isBoolean } },
  done: {
    required: {
      ...{ job: isUuid, result: isText, meaning: nullOr(isComparison), receipt: nullOr(isReceipt) },
      ...{ credits: areCredits, details: areDetails },
    },
  },
  failed: { required: { job: isUuid, code: isCode, detail: isText }, optional: { retry_after: isCount } },
  findings: { required: { findings: areRecords } },
  meaning: { required: { meaning: nullOr(isComparison) } },
  masked: { required: { text: isText, hits: areRecords } },
  learned: { required: { word: isText } },
  loaded: { required: { part: oneOf('panel') } },
  page: { required: { answer: nullOr(isPageAnswer) } },
  refused: { required: { to: isCode, code: isCode, detail: isText }, optional: { retry_after: isCount } },
  toolbar: { required: { language: oneOf(...LOCALES) } },
  hidden: {},
}

/** A panel's message; null if it has not exactly the shape of one. */
export function parsePanelMessage(value: unknown): PanelMessage | null {
  return isMessage(value, PANEL_SHAPES) ? (value as PanelMessage) : null
}

/** A message of the worker; null if it has not exactly the shape of one. */
export function parseWorkerMessage(value: unknown): WorkerMessage | null {
  return isMessage(value, WORKER_SHAPES) ? (value as WorkerMessage) : null
}

function isMessage(value: unknown, shapes: Readonly<Record<string, Shape>>): boolean {
  if (!isRecord(value)) return false
  const { type } = value as { type?: unknown }
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return false
  const { required, optional } = shapes[type] as Shape
  return hasShape(value, { ...required, type: oneOf(type) }, optional)
}
