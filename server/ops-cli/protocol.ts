import { z } from 'zod'

/**
 * The version of the language between the command line and the server. Another version is refused, because a command might
 * mean something else to it.
 */
export const PROTOCOL = 1

/** The path of every command. */
export const COMMANDS_PATH = '/commands'

/** Bytes of one message in either direction. */
export const LONGEST_REQUEST = 64 * 1024

const OPERATOR_NAME = /^[a-z0-9][a-z0-9._-]{0,31}$/
const TICKET = /^[A-Za-z0-9][A-Za-z0-9#/._:-]{0,63}$/

/** A command as the command line passes it on: the words as typed, and who typed them. */
export const CallSchema = z.object({
  command: z.string().max(60),
  target: z.string().max(1_000).optional(),
  options: z.record(z.string().max(40), z.string().max(1_000)),
  operator: z
    .string()
    .regex(OPERATOR_NAME, '--operator must be 1 to 32 of a-z, 0-9, dot, underscore and hyphen, such as ops-1')
    .optional(),
  ticket: z
    .string()
    .regex(TICKET, '--ticket must be 1 to 64 letters, digits and #/._:- and begin with a letter or digit')
    .optional(),
  /** The user of the operating system. Told, not proved: who may open the socket is that user or root. */
  osUser: z.string().max(100),
  dryRun: z.boolean(),
  /** The figure that the operator typed; true with --yes. */
  confirmed: z.union([z.string().max(100), z.literal(true)]).optional(),
  /** For a copy, which runs in the operator's process: its beginning or its end. */
  copy: z
    .union([
      z.object({ phase: z.literal('begin') }),
      z.object({ phase: z.literal('end'), failed: z.string().max(1_000).optional() }),
    ])
    .optional(),
})

export type Call = z.output<typeof CallSchema>

/** What became of a call. Only `done` had an effect, if the command has one. */
const AnswerSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('done'),
    value: z.record(z.string(), z.unknown()),
    lines: z.array(z.string()),
    /** True if the ticket was used before, so that nothing happened now. */
    again: z.boolean(),
  }),
  z.object({ outcome: z.literal('dry_run'), value: z.record(z.string(), z.unknown()), lines: z.array(z.string()) }),
  z.object({ outcome: z.literal('confirm'), figure: z.string(), lines: z.array(z.string()) }),
  z.object({ outcome: z.literal('refused'), message: z.string() }),
  z.object({ outcome: z.literal('not_understood'), message: z.string() }),
  z.object({ outcome: z.literal('failed'), message: z.string() }),
])

export type Answer = z.output<typeof AnswerSchema>

export const RequestSchema = z.object({ protocol: z.literal(PROTOCOL), call: CallSchema })
export const ResponseSchema = z.object({ protocol: z.number(), answer: AnswerSchema })
