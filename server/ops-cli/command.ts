import type { z } from 'zod'
import type { Desk } from '#app/.server/operations/desk.ts'
import type { TicketAnswer } from '#app/.server/operations/journal.ts'

/** Whom an act concerns. Only these ids go into the journal, never an address as typed. */
export type Subject = { userId?: string; workspaceId?: string; account?: string }

/** A result for a person (lines) and for a program (value). Both hold ids and figures only. */
export type Result = TicketAnswer

/** What a look showed, and about whom. `others` are further ids that were shown. */
type Look = Result & { subject?: Subject; others?: readonly string[] }

/** A write that was not carried out yet. */
export type Plan = {
  /** What it would do. */
  lines: readonly string[]
  /** The figure to type before anything that costs money happens; absent for what costs none. */
  figure?: string
  /**
   * Carries it out. Calls `record` with the result inside the transaction of the effect, once and last, so that effect and
   * journal entry are committed together. In a dry run `record` throws, which must roll everything back.
   * @throws {Refused} if it cannot be done.
   */
  apply(record: (done: Result) => void): Promise<Result>
}

type Option = {
  /** The placeholder of the value in the help, such as N or YYYY-MM-DD; empty for an option without a value. */
  takes: string
  help?: string
  /** It is a text for a person, so the journal does not get it. */
  isPrivate?: true
}

type Described = {
  /** One or two words. */
  name: string
  /** One line. */
  help: string
  /** The word after the name. */
  target?: {
    /** Its placeholder in the help. */
    takes: string
    /** The question when it is missing, such as `plan set whom?`. */
    ask: string
    optional?: boolean
    /** It may be an address or a key, so the journal does not get it. */
    isPrivate?: boolean
  }
  options?: Readonly<Record<string, Option>>
}

// biome-ignore lint/suspicious/noExplicitAny: each command has an input of its own; `read`, `write` and `copy` check it.
type AnyInput = any

/** One command of operators. The same code runs in the server process and on the files of a stopped server. */
export type Command = Described & {
  /** Of `{ target, …options }` as typed. */
  input: z.ZodType<AnyInput>
} & (
    | { kind: 'read'; run(desk: Desk, input: AnyInput): Look | Promise<Look> }
    | {
        kind: 'write'
        subject(desk: Desk, input: AnyInput): Subject
        prepare(desk: Desk, input: AnyInput, act: Act): Plan | Promise<Plan>
      }
    | { kind: 'copy'; run(input: AnyInput, local: Local): Promise<Result> }
    | { kind: 'apart'; run(input: AnyInput, local: Local): Promise<Result> }
  )

/** Who acts on whom. */
export type Act = { operator: string; subject: Subject }

/** What a copy needs, or a command apart. It runs in the operator's own process, so that the server is not held up. */
export type Local = { source: Readonly<Record<string, string | undefined>>; note(line: string): void }

/** A command that only looks. */
export function read<Input>(
  command: Described & { input: z.ZodType<Input>; run(desk: Desk, input: Input): Look | Promise<Look> },
): Command {
  return { ...command, kind: 'read' }
}

/** A command that changes something. */
export function write<Input>(
  command: Described & {
    input: z.ZodType<Input>
    /** Whom it concerns. @throws {Refused} if there is no such subject. */
    subject(desk: Desk, input: Input): Subject
    prepare(desk: Desk, input: Input, act: Act): Plan | Promise<Plan>
  },
): Command {
  return { ...command, kind: 'write' }
}

/** A command that copies the files beside the server and changes nothing. */
export function copy<Input>(
  command: Described & { input: z.ZodType<Input>; run(input: Input, local: Local): Promise<Result> },
): Command {
  return { ...command, kind: 'copy' }
}

/** A command that changes no data directory that is in use, and leaves no entry in a journal. */
export function apart<Input>(
  command: Described & { input: z.ZodType<Input>; run(input: Input, local: Local): Promise<Result> },
): Command {
  return { ...command, kind: 'apart' }
}
