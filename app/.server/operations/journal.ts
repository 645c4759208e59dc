import type { Handle } from '#app/.server/platform/database.ts'

/**
 * How an act of an operator ended. `asked`: a confirmation was asked for and nothing happened yet. `begun`: a copy was
 * begun, whose end is a row of its own.
 */
export type ActOutcome = 'done' | 'dry_run' | 'asked' | 'begun' | 'refused' | 'failed'

/** One act of an operator. It holds ids and figures, never an address, a secret or a text of a customer. */
export type OperatorAct = {
  /** Milliseconds UTC. */
  at: number
  /** The short name of the operator; null for a look without one. */
  operator: string | null
  /** The user of the operating system, as the command line tells it. */
  osUser: string
  command: string
  arguments: Readonly<Record<string, string>>
  userId: string | null
  workspaceId: string | null
  ticket: string | null
  outcome: ActOutcome
  detail: string | null
}

/** Kept with an act that bears a ticket, so that the same ticket gets the same answer again. */
export type TicketAnswer = { value: object; lines: readonly string[] }

type Row = Omit<OperatorAct, 'arguments'> & { id: number; arguments: string }

const COLUMNS = `id, at, operator, os_user AS osUser, command, arguments, user_id AS userId, workspace_id AS workspaceId,
  ticket, outcome, detail`

/**
 * Appends an act to the operators' journal. Call it inside the transaction of the act's effect, so that there is no
 * effect without its entry.
 * @param request SHA-256 of command, options and subject, for an act with a ticket
 * @returns the number of the entry
 */
export function appendAct(
  { sqlite }: Handle,
  act: OperatorAct,
  { request = null, answer = null }: { request?: Buffer | null; answer?: TicketAnswer | null } = {},
): number {
  const { lastInsertRowid } = sqlite
    .prepare(
      `INSERT INTO operator_act (id, at, operator, os_user, command, arguments, user_id, workspace_id, ticket,
         request_sha256, outcome, detail, answer)
       VALUES ((SELECT coalesce(max(id), 0) + 1 FROM operator_act), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      ...[act.at, act.operator, act.osUser, act.command, JSON.stringify(act.arguments), act.userId, act.workspaceId],
      ...[act.ticket, request, act.outcome, act.detail, answer === null ? null : JSON.stringify(answer)],
    )
  return Number(lastInsertRowid)
}

/** The act that a ticket was used for; undefined if it had no effect yet. */
export function actOfTicket(
  { sqlite }: Handle,
  ticket: string,
): { id: number; at: number; command: string; request: Buffer | null; answer: TicketAnswer } | undefined {
  const found = sqlite
    .prepare<[string], { id: number; at: number; command: string; request: Buffer | null; answer: string }>(
      `SELECT id, at, command, request_sha256 AS request, answer FROM operator_act
       WHERE ticket = ? AND outcome = 'done'`,
    )
    .get(ticket)
  return found && { ...found, answer: JSON.parse(found.answer) as TicketAnswer }
}

/** Entries of the journal, newest first. Times in milliseconds UTC; `subject` is the id of a user or a workspace. */
export function actsBy(
  { sqlite }: Handle,
  filter: {
    since?: number | undefined
    until?: number | undefined
    command?: string | undefined
    subject?: string | undefined
    operator?: string | undefined
    ticket?: string | undefined
    limit: number
  },
): (OperatorAct & { id: number })[] {
  const { since = 0, until = Number.MAX_SAFE_INTEGER, limit } = filter
  const wanted = {
    ...{ since, until, limit },
    command: filter.command ?? null,
    subject: filter.subject ?? null,
    operator: filter.operator ?? null,
    ticket: filter.ticket ?? null,
  }
  return sqlite
    .prepare<[typeof wanted], Row>(
      `SELECT ${COLUMNS} FROM operator_act
       WHERE at >= :since AND at < :until AND (:command IS NULL OR command = :command OR command LIKE :command || ' %')
         AND (:subject IS NULL OR user_id = :subject OR workspace_id = :subject)
         AND (:operator IS NULL OR operator = :operator) AND (:ticket IS NULL OR ticket = :ticket)
       ORDER BY id DESC LIMIT :limit`,
    )
    .all(wanted)
    .map((row) => ({ ...row, arguments: JSON.parse(row.arguments) as Record<string, string> }))
}
