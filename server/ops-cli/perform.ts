import { createHash } from 'node:crypto'
import type { Desk } from '#app/.server/operations/desk.ts'
import { type ActOutcome, actOfTicket, appendAct } from '#app/.server/operations/journal.ts'
import type { Command, Plan, Result, Subject } from './command.ts'
import type { Answer, Call } from './protocol.ts'
import { Refused } from './refused.ts'
import { COMMANDS } from './table.ts'

/** Writes of one desk run one after the other, so that two calls with one ticket cannot both be the first. */
const lastWrite = new WeakMap<Desk, Promise<unknown>>()

/**
 * Carries out a call of an operator and writes the operators' journal: looks, copies, refusals and failures as well. The
 * entry of a write is committed together with its effect. Never rejects for what a person can mend.
 */
export async function perform(desk: Desk, call: Call): Promise<Answer> {
  const command = COMMANDS.find(({ name }) => name === call.command)
  if (command === undefined) return { outcome: 'not_understood', message: `there is no command ${call.command}` }
  const parsed = inputOf(command, call)
  if (!parsed.ok) return { outcome: 'not_understood', message: parsed.message }
  const { input } = parsed
  if (command.kind === 'write') {
    const before = lastWrite.get(desk) ?? Promise.resolve()
    const mine = before.then(() => guarded(desk, command, call, (seen) => carryOut(desk, command, call, input, seen)))
    lastWrite.set(
      desk,
      mine.catch(() => undefined),
    )
    return mine
  }
  if (command.kind === 'copy') return noteCopy(desk, command, call)
  if (command.kind === 'apart') return { outcome: 'not_understood', message: `${command.name} needs no server` }
  return guarded(desk, command, call, async () => {
    const { value, lines, subject, others = [] } = await command.run(desk, input)
    const detail = others.length === 0 ? null : `also ${others.join(' ')}`
    note(desk, command, call, { outcome: 'done', detail, ...(subject === undefined ? {} : { subject }) })
    return { value: { ...value }, lines: [...lines], outcome: 'done', again: false }
  })
}

/** The input of a call as its command reads it, or what is wrong with it in one line. */
export function inputOf(
  command: Command,
  call: Pick<Call, 'target' | 'options' | 'operator'>,
): { ok: true; input: unknown } | { ok: false; message: string } {
  const unknown = Object.keys(call.options).find((name) => !Object.hasOwn(command.options ?? {}, name))
  if (unknown !== undefined) return { ok: false, message: `Unknown option '--${unknown}'` }
  const parsed = command.input.safeParse({ ...call.options, target: call.target })
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? 'is not understood'
    return { ok: false, message: message.startsWith('needs ') ? `${command.name} ${message}` : message }
  }
  if (command.kind === 'write' && call.operator === undefined) {
    return { ok: false, message: `${command.name} needs --operator, the short name of who acts` }
  }
  return { ok: true, input: parsed.data }
}

/** The subject, as far as a call came. */
type Seen = { subject?: Subject }

type Write = Extract<Command, { kind: 'write' }>

async function carryOut(desk: Desk, command: Write, call: Call, input: unknown, seen: Seen): Promise<Answer> {
  const subject = command.subject(desk, input)
  seen.subject = subject
  const request = requestOf(command, call, subject)
  const { ticket } = call
  const used = ticket === undefined ? undefined : actOfTicket(desk.database.writer, ticket)
  if (used !== undefined) {
    if (used.request?.equals(request) !== true) {
      throw new Refused(
        `ticket ${ticket} was used for another act, ${used.command}: entry ${used.id} of the journal, ${new Date(used.at).toISOString()}`,
      )
    }
    const lines = [
      ...used.answer.lines,
      `Ticket ${ticket} was used before (entry ${used.id} of the journal): nothing was done now.`,
    ]
    note(desk, command, call, { outcome: 'done', subject, ticketless: true, detail: `as in entry ${used.id}` })
    return { outcome: 'done', value: { ...used.answer.value }, lines, again: true }
  }
  const plan = await command.prepare(desk, input, { operator: call.operator ?? '', subject })
  const { figure, lines } = plan
  if (call.dryRun) {
    const { value } = await rehearse(plan)
    note(desk, command, call, { outcome: 'dry_run', subject })
    return { outcome: 'dry_run', value: { ...value }, lines: [...lines, 'Nothing was changed: this was a dry run.'] }
  }
  if (figure !== undefined && call.confirmed !== true && call.confirmed !== figure) {
    await rehearse(plan)
    if (call.confirmed !== undefined) throw new Refused(`the figure is ${figure}: nothing was changed`)
    note(desk, command, call, { outcome: 'asked', subject })
    return { outcome: 'confirm', figure, lines: [...lines] }
  }
  let entry: number | undefined
  const result = await plan.apply((done) => {
    entry = note(desk, command, call, { outcome: 'done', subject, request, answer: done })
  })
  if (entry === undefined) throw new Error(`${command.name} recorded no entry in the journal`)
  return { outcome: 'done', value: { ...result.value }, lines: [...result.lines], again: false }
}

/** Thrown inside the transaction of a rehearsal, so that all of it is rolled back. */
class Rehearsed extends Error {
  readonly done: Result
  constructor(done: Result) {
    super('rehearsed')
    this.done = done
  }
}

/** Carries a plan out and rolls it back, so that a dry run is refused by the same rules as the act. */
async function rehearse(plan: Plan): Promise<Result> {
  try {
    await plan.apply((done) => {
      throw new Rehearsed(done)
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.done
    throw error
  }
  throw new Error('a rehearsal had an effect')
}

/** A copy runs in the operator's own process, so the desk only writes down that it began and how it ended. */
function noteCopy(desk: Desk, command: Command, call: Call): Answer {
  const ended = call.copy?.phase === 'end' ? call.copy : undefined
  const outcome = ended === undefined ? 'begun' : ended.failed === undefined ? 'done' : 'failed'
  note(desk, command, call, { outcome, detail: ended?.failed ?? null })
  return { outcome: 'done', value: {}, lines: [], again: false }
}

/** Turns what was thrown into an answer and an entry of the journal. */
async function guarded(
  desk: Desk,
  command: Command,
  call: Call,
  work: (seen: Seen) => Promise<Answer>,
): Promise<Answer> {
  const seen: Seen = {}
  try {
    return await work(seen)
  } catch (error) {
    if (error instanceof Refused) {
      note(desk, command, call, { ...seen, outcome: 'refused', detail: withoutTarget(error.message, call) })
      return { outcome: 'refused', message: error.message }
    }
    desk.log.error({ event: 'operators.failed', command: command.name, error }, 'a command of an operator failed')
    note(desk, command, call, { ...seen, outcome: 'failed', detail: error instanceof Error ? error.name : 'unknown' })
    return { outcome: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

/** A refusal may quote the address that was typed; the journal must not. */
function withoutTarget(message: string, { target }: Call): string {
  return target === undefined || !target.includes('@') ? message : message.replaceAll(target, '…@…')
}

function note(
  desk: Desk,
  command: Command,
  call: Call,
  act: {
    outcome: ActOutcome
    subject?: Subject
    detail?: string | null
    request?: Buffer
    answer?: Result
    /** For an answer that is given again: the ticket stays with its first entry. */
    ticketless?: boolean
  },
): number {
  const { subject = {}, request, answer } = act
  const hasTicket = command.kind === 'write' && call.ticket !== undefined && act.ticketless !== true
  const entry = appendAct(
    desk.database.writer,
    {
      at: desk.clock.now(),
      operator: call.operator ?? null,
      osUser: call.osUser,
      command: command.name,
      arguments: argumentsOf(command, call),
      userId: subject.userId ?? null,
      workspaceId: subject.workspaceId ?? null,
      ticket: hasTicket ? (call.ticket ?? null) : null,
      outcome: act.outcome,
      detail: act.detail ?? null,
    },
    hasTicket && request !== undefined && answer !== undefined ? { request, answer } : {},
  )
  desk.log.info(
    { event: 'operators.act', entry, command: command.name, operator: call.operator, outcome: act.outcome },
    'an operator acted',
  )
  return entry
}

/** The options as typed, but for texts to persons; the target only if it can be neither an address nor a key. */
function argumentsOf(command: Command, call: Call): Record<string, string> {
  const { target } = call
  const options = Object.fromEntries(
    Object.entries(call.options).filter(([name]) => command.options?.[name]?.isPrivate !== true),
  )
  return command.target?.isPrivate === true || target === undefined ? { ...options } : { ...options, target }
}

function requestOf(command: Command, call: Call, subject: Subject): Buffer {
  const options = Object.entries(argumentsOf(command, call)).sort(([a], [b]) => (a < b ? -1 : 1))
  const { userId = null, workspaceId = null } = subject
  return createHash('sha256')
    .update(JSON.stringify([command.name, options, userId, workspaceId]))
    .digest()
}
