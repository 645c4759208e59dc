import { randomBytes } from 'node:crypto'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { checkProvenance, type ProvenanceCheck } from '#app/domain/provenance/check.ts'
import { isLinkId, LINKS_MAX } from '#app/domain/provenance/links.ts'
import type { Passage } from '#app/domain/provenance/passage.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { checkReceipt, type Evidence, type SlipEvent } from '#app/domain/usage/receipt-check.ts'

/** A user, and the workspace and ledger account that they work in. */
type Author = { userId: string; workspaceId: string; account: string }

/** An entry of the ledger with all that its check needs; `evidence` is null until a checkpoint covers it. */
type Entry = { event: SlipEvent; at: number; evidence: Evidence | null }

/** A link as its author sees it. Times are milliseconds UTC. */
export type OwnLink = { id: string; settled: number; checkable: boolean; createdAt: number }

/** What the page of a link shows to anybody. */
export type ProvenancePage = {
  operation: string
  /** When the request began, by the ledger. */
  at: number
  model: string
  passage: Passage
  /** Of the fingerprints, hex; null if the author did not let readers check a text. */
  salt: string | null
  /** Null while an event is not sealed yet. */
  proof: { reserved: Evidence; settled: Evidence } | null
  reserved: SlipEvent
  settled: SlipEvent
}

export type Provenance = ReturnType<typeof createProvenance>

type LinkRow = { id: string; settled: number; checkable: number; createdAt: number }
const LINK = 'id, settled, checkable, provenance_link.created_at AS createdAt'
const OWN = 'user_id = ? AND workspace_id = ?'

/**
 * Provenance links: pages on which an author shows when, by which operation and how much of a passage was changed
 * (docs/decisions/085).
 * @param deps.entryOf an entry of a ledger account by its place in the log; undefined for those of every other account
 */
export function createProvenance(deps: {
  database: Pick<Database, 'reader' | 'writer'>
  clock: Pick<Clock, 'now'>
  log: Log
  accountOf: (workspaceId: string) => string | undefined
  entryOf: (account: string, seq: number) => Entry | undefined
}) {
  const { clock, log, entryOf } = deps
  const reader = deps.database.reader.sqlite
  const writer = deps.database.writer.sqlite
  const selectChoice = reader.prepare<[string, string], { since: number }>(
    `SELECT since FROM provenance_choice WHERE ${OWN}`,
  )
  const insertChoice = writer.prepare(
    'INSERT INTO provenance_choice (user_id, workspace_id, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const deleteChoice = writer.prepare(`DELETE FROM provenance_choice WHERE ${OWN}`)
  const insertPassage = writer.prepare(
    `INSERT INTO provenance_passage (settled, user_id, workspace_id, salt, line, created_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  )
  const deletePassages = writer.prepare(`DELETE FROM provenance_passage WHERE ${OWN}`)
  const countPassages = reader
    .prepare<[string, string], number>(`SELECT count(*) FROM provenance_passage WHERE ${OWN}`)
    .pluck()
  const selectOwnPassage = reader.prepare<[string, string, number], { settled: number }>(
    `SELECT settled FROM provenance_passage WHERE ${OWN} AND settled = ?`,
  )
  const countLinks = writer
    .prepare<[string, string], number>(
      `SELECT count(*) FROM provenance_link JOIN provenance_passage USING (settled) WHERE ${OWN}`,
    )
    .pluck()
  const selectLinks = reader.prepare<[string, string], LinkRow>(
    `SELECT ${LINK} FROM provenance_link JOIN provenance_passage USING (settled) WHERE ${OWN}
     ORDER BY provenance_link.created_at DESC, id`,
  )
  const insertLink = writer.prepare(
    'INSERT INTO provenance_link (id, settled, checkable, created_at) VALUES (?, ?, ?, ?)',
  )
  const deleteLink = writer.prepare(
    `DELETE FROM provenance_link WHERE id = ? AND settled IN (SELECT settled FROM provenance_passage WHERE ${OWN})`,
  )
  const selectPage = reader.prepare<
    [string],
    { settled: number; checkable: number; workspaceId: string; salt: Buffer; line: string }
  >(
    `SELECT settled, checkable, workspace_id AS workspaceId, salt, line
     FROM provenance_link JOIN provenance_passage USING (settled) WHERE id = ?`,
  )

  const ownLink = ({ id, settled, checkable, createdAt }: LinkRow): OwnLink => ({
    ...{ id, settled, createdAt },
    checkable: checkable === 1,
  })

  const linksOf = ({ userId, workspaceId }: Omit<Author, 'account'>) =>
    selectLinks.all(userId, workspaceId).map(ownLink)

  function page(id: string): ProvenancePage | undefined {
    const row = isLinkId(id) ? selectPage.get(id) : undefined
    const account = row && deps.accountOf(row.workspaceId)
    if (row === undefined || account === undefined) return undefined
    const settled = entryOf(account, row.settled)
    const end = settled?.event.data as { reserve: number; model: string } | undefined
    const reserved = end && entryOf(account, end.reserve)
    if (settled === undefined || end === undefined || reserved === undefined) return undefined
    const passage = JSON.parse(row.line) as Passage
    return {
      ...{ operation: String((reserved.event.data as { operation: unknown }).operation), at: reserved.at },
      ...{ model: end.model, passage, salt: row.checkable === 1 ? row.salt.toString('hex') : null },
      proof:
        reserved.evidence === null || settled.evidence === null
          ? null
          : { reserved: reserved.evidence, settled: settled.evidence },
      ...{ reserved: reserved.event, settled: settled.event },
    }
  }

  return {
    /** What the assistant notes, for those who asked for it. */
    passages: {
      wanted: ({ userId, workspaceId }: { userId: string; workspaceId: string }) =>
        selectChoice.get(userId, workspaceId) !== undefined,
      keep(
        { userId, workspaceId }: { userId: string; workspaceId: string },
        settled: number,
        { salt, line }: { salt: Uint8Array; line: string },
      ): void {
        try {
          insertPassage.run(settled, userId, workspaceId, salt, line, clock.now())
        } catch (error) {
          // An author who has left meanwhile must not undo the charge of an answer.
          log.warn({ event: 'provenance.not_kept', settled, error }, 'a passage was not kept')
        }
      },
    },

    /** Whether new requests leave a passage, how many are kept, and the open links, newest first. */
    overviewOf({ userId, workspaceId }: Author) {
      return {
        since: selectChoice.get(userId, workspaceId)?.since ?? null,
        kept: countPassages.get(userId, workspaceId) ?? 0,
        links: linksOf({ userId, workspaceId }),
      }
    },

    /** Whether an entry can be shared by this user, and the links that are open for it; undefined if there is no such entry. */
    ofEntry({ userId, workspaceId, account }: Author, seq: number) {
      if (entryOf(account, seq) === undefined) return undefined
      return {
        isOn: selectChoice.get(userId, workspaceId) !== undefined,
        isKept: selectOwnPassage.get(userId, workspaceId, seq) !== undefined,
        links: linksOf({ userId, workspaceId }).filter(({ settled }) => settled === seq),
      }
    },

    /** From now on requests leave a passage, or no longer do; what was kept stays. */
    choose({ userId, workspaceId }: Author, isOn: boolean): void {
      if (isOn) insertChoice.run(userId, workspaceId, clock.now())
      else deleteChoice.run(userId, workspaceId)
      log.info({ event: 'provenance.chosen', userId, isOn }, 'provenance was turned on or off')
    },

    /** Deletes every passage with its salt, and with them every link. Nothing is kept any more. */
    forget({ userId, workspaceId }: Author): void {
      writer
        .transaction(() => {
          deleteChoice.run(userId, workspaceId)
          deletePassages.run(userId, workspaceId)
        })
        .immediate()
      log.info({ event: 'provenance.forgotten', userId }, 'all passages of a user were deleted')
    },

    /** Opens a page for one of the user's own requests. */
    share(
      { userId, workspaceId, account }: Author,
      { seq, checkable }: { seq: number; checkable: boolean },
    ): { ok: true; link: OwnLink } | Refusal<'not_found' | 'provenance_not_kept' | 'too_many_links'> {
      if (entryOf(account, seq) === undefined) return refuse('not_found')
      if (selectOwnPassage.get(userId, workspaceId, seq) === undefined) return refuse('provenance_not_kept')
      const link = { id: randomBytes(16).toString('base64url'), settled: seq, checkable, createdAt: clock.now() }
      const fits = writer
        .transaction(() => {
          if ((countLinks.get(userId, workspaceId) ?? 0) >= LINKS_MAX) return false
          insertLink.run(link.id, seq, checkable ? 1 : 0, link.createdAt)
          return true
        })
        .immediate()
      if (!fits) return refuse('too_many_links')
      log.info({ event: 'provenance.shared', userId, seq }, 'a provenance link was made')
      return { ok: true, link }
    },

    /** Takes a link back: its page is gone at once. */
    revoke({ userId, workspaceId }: Author, id: string): { ok: true } | Refusal<'not_found'> {
      if (deleteLink.run(id, userId, workspaceId).changes === 0) return refuse('not_found')
      log.info({ event: 'provenance.revoked', userId }, 'a provenance link was taken back')
      return { ok: true }
    },

    /** What a link shows; undefined for one that never was, and for one that was taken back. */
    page,

    /** The check of a page by this server, for readers without a script; null until it is sealed. */
    async check({ proof, reserved, settled, passage }: ProvenancePage): Promise<ProvenanceCheck | null> {
      if (proof === null) return null
      return checkProvenance(
        {
          reserved: { evidence: proof.reserved, event: reserved },
          settled: { evidence: proof.settled, event: settled },
          passage,
        },
        checkReceipt,
      )
    },
  }
}
