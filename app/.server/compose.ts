import { setTimeout as delay } from 'node:timers/promises'
import { createFreeFix } from '#app/.server/assistant/free-fix.ts'
import type { Processor } from '#app/domain/legal/legal.ts'
import { withProtected } from '#app/domain/library/glossary.ts'
import { createSecure, type Secure } from './account/access/secure.ts'
import { type Auditors, createAuditors } from './account/auditors/auditors.ts'
import { createDeletion, type Deletion } from './account/deletion/deletion.ts'
import { createDeletionWork } from './account/deletion/finish.ts'
import { noSubscriptions } from './account/deletion/subscriptions.ts'
import type { AccountDeps } from './account/deps.ts'
import { type Connections, createConnections } from './account/extension/connections.ts'
import { createNotices } from './account/notifications/jobs.ts'
import { createNotifications, type Notifications } from './account/notifications/notifications.ts'
import { createSecondFactor, type SecondFactor } from './account/second-factor/second-factor.ts'
import { createSettings, type Settings } from './account/settings/settings.ts'
import { createSignIns, type SignIns } from './account/sign-in/sign-ins.ts'
import { type Alternatives, createAlternatives } from './assistant/alternatives/alternatives.ts'
import { type Assistant, createAssistant } from './assistant/assist.ts'
import { type Check, createCheck } from './assistant/check/check.ts'
import { createNeighbour } from './assistant/check/neighbour/neighbour.ts'
import { createBuiltinEngine } from './assistant/engines/builtin/index.ts'
import { createBuiltinThreads } from './assistant/engines/builtin/threads.ts'
import type { Engine } from './assistant/engines/engine.ts'
import { observed } from './assistant/engines/observed.ts'
import { nearbyLine, nearbyServers } from './assistant/engines/openai/nearby.ts'
import { selectEngine } from './assistant/engines/select.ts'

import type { Actor } from './assistant/outcome.ts'
import { type AssistantService, createAssistantService } from './assistant/service.ts'
import { createSpend } from './assistant/spend.ts'
import { createTryOut, type TryOut } from './assistant/try-out/try-out.ts'
import { withBuiltIn } from './assistant/two-engines.ts'
import { createWaitingAnswers } from './assistant/waiting-answers.ts'
import { isStillOpen } from './auth/api-keys.ts'
import { type Authentication, createAuthentication } from './auth/authentication.ts'
import { type CarriedTexts, createCarriedTexts } from './auth/carried-text.ts'
import { createGoogle } from './auth/google.ts'
import { createKeyUses } from './auth/key-uses.ts'
import { createPasswords } from './auth/passwords.ts'
import { sweepChallenges } from './auth/second-factor/challenges.ts'
import { createSeal } from './auth/second-factor/seal.ts'
import { sweepPendingTotp } from './auth/second-factor/totp-factors.ts'
import { relyingPartyOf } from './auth/second-factor/webauthn.ts'
import { isSuspended } from './auth/suspensions.ts'
import { createBilling } from './billing/billing.ts'
import { withCaps } from './billing/cap.ts'
import { createOwnBilling, type OwnBilling } from './billing/own-billing.ts'
import { createPayments } from './billing/stripe.ts'
import { type Bookmarks, createBookmarks } from './bookmarks/bookmarks.ts'
import { type Contact, createContact } from './contact/contact.ts'
import { createExtensionFiles, type ExtensionFiles } from './extension/files.ts'
import type { Site } from './http/context.ts'
import { type PublicFiles, publicFiles } from './http/public-files.ts'
import { createRateLimits, type RateLimits } from './http/rate-limits.ts'
import { securityTxt } from './http/security-txt.ts'
import { createToasts, type Toasts } from './http/toast.ts'
import { KEPT_TEXTS } from './kept-texts.ts'
import {
  createClockTrust,
  createTimestamps,
  createWitnesses,
  followPublishedLedger,
  headOf,
  type LeadTerms,
  latestCheckpoint,
  openArchive,
  openPublishedLedger,
  TRUSTED_CLOCK,
} from './ledger/index.ts'
import { createLegal, type Legal } from './legal/legal.ts'
import { createGlossaries, type Glossaries } from './library/glossary.ts'
import { createLibrary, type Library } from './library/library.ts'
import { createMailer } from './mail/mailer.ts'
import { outboxDirOf } from './mail/outbox.ts'
import { createAlarms } from './operations/alarms.ts'
import { createBreakers } from './operations/breakers.ts'
import { createClockCheck } from './operations/clock-check.ts'
import type { Desk } from './operations/desk.ts'
import { createLastDrill } from './operations/last-drill.ts'
import { createPublicStatus } from './operations/public-status.ts'
import { createShownCheckpoint } from './operations/shown-checkpoint.ts'
import { watchJobs, watchLedger, watchLoop, watchPublishing } from './operations/watch.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type Copies, NO_COPIES } from './platform/cluster/copies.ts'
import { type Database, followDatabase, openDatabase, setDatabaseWritable } from './platform/database.ts'
import { createDatabaseHealth } from './platform/database-health.ts'
import type { Env } from './platform/env.ts'
import { createJobFigures, type Job, startJobs } from './platform/jobs.ts'
import { fitTextsToKeys } from './platform/kept-text/fit.ts'
import { createRotation } from './platform/kept-text/rotation.ts'
import { lockStateDir } from './platform/lock.ts'
import { createLog, type Log, userOfRequest } from './platform/log.ts'
import { createMetrics, type Metrics, NO_METRICS } from './platform/metrics.ts'
import { sweepWrites } from './platform/once.ts'
import { createRecentAnswers, type RecentAnswer } from './platform/recent-answers.ts'
import { NO_TRACING, type Tracing } from './platform/tracing.ts'
import { createDictionaries, type Dictionaries } from './preferences/dictionary.ts'
import { createPreferences, type Preferences } from './preferences/preferences.ts'
import { registersOf } from './preferences/queries.ts'
import { createProvenance, type Provenance } from './provenance/provenance.ts'
import { createAllowance } from './text-work/allowance.ts'
import { observedWork } from './text-work/observed.ts'
import { createTextWork, type TextWork } from './text-work/text-work.ts'
import { createExports, type Exports } from './usage/exports.ts'
import { createPublishedLog, type PublishedLog } from './usage/published-log.ts'
import { createUsage, type Usage } from './usage/usage.ts'

/** The part that this machine plays among several. The caller holds the lock of the folder for state. */
export type Part = {
  /** False: everything is read here, and nothing is written; no job runs. */
  leads: boolean
  terms: LeadTerms
  /** Why this machine should get no visitors, in words without secrets. */
  trouble(): string | undefined
  metrics: Metrics
  /** What outlives a change of part; the caller closes it. */
  lasting: Lasting
  copies: Copies
  /** How sure what was written is to be before it is answered. */
  ack: 'recorded' | 'replicated'
}

/** What belongs to the process, not to its part: warm threads, what users have used of them, and what was counted. */
export type Lasting = {
  allowance: ReturnType<typeof createAllowance>
  textWork: TextWork
  limits: RateLimits
}

/** The composed process: one service per feature, and what the host needs to serve and to stop. */
export type Penmark = {
  log: Log
  limits: RateLimits
  authentication: Authentication
  deletion: Deletion
  settings: Settings
  signIns: SignIns
  secondFactor: SecondFactor
  secure: Secure
  site: Site
  bookmarks: Bookmarks
  contact: Contact
  connections: Connections
  ownBilling: OwnBilling
  library: Library
  glossaries: Glossaries
  preferences: Preferences
  dictionaries: Dictionaries
  auditors: Auditors
  provenance: Provenance
  usage: Usage
  exports: Exports
  publishedLog: PublishedLog
  status: ReturnType<typeof createPublicStatus>
  shownCheckpoint: ReturnType<typeof createShownCheckpoint>
  legal: Legal
  notifications: Notifications
  toasts: Toasts
  assistant: Assistant
  assistantService: AssistantService
  metrics: Metrics
  /** What operators' commands work with. */
  desk: Desk
  /** Tells the operators of a held event loop. */
  noteHeldLoop: (milliseconds: number) => void
  textWork: TextWork
  check: Check
  alternatives: Alternatives
  tryOut: TryOut
  carriedTexts: CarriedTexts
  /** Files for search engines and language models, by path. */
  publicFiles: PublicFiles
  /** Lists the files of the browser extension that lie in a folder. */
  extensionFilesIn(folder: string): ExtensionFiles
  /** Notes an answer of the running request, for the operator whom its number is reported to. */
  noteAnswer(answer: Omit<RecentAnswer, 'at' | 'userId'>): void
  /** One line for the person who started the process. */
  whereMailsGo: string
  /** What there is to connect instead of the built-in engine, in one line; undefined if an engine was chosen. */
  modelsNearby(): Promise<string | undefined>
  /** Why the process cannot serve, in words without secrets; undefined if it can. */
  trouble(): string | undefined
  /** The disk did not take a write: the process has trouble until one works again. */
  noteStorageFailed(): void
  /** Whether this composition writes; false on a machine that follows. */
  leads: boolean
  /** Of a machine that leads among several: without a proof of it nothing is written. */
  setWritable(isWritable: boolean): void
  /** The same for one whose disk has no room: LiteFS would end in the middle of a commit that has its answer already. */
  setRoom(hasRoom: boolean): void
  /** Ends jobs, mails and engine, drains the ledger, closes the files. Call after the last request. */
  close(): Promise<void>
}

const SWEEP_MS = 30_000
const CLOSE_PERIODS_MS = 5 * 60_000
const PUBLISH_MS = 10_000
const KEY_USES_MS = 60_000
const DELETIONS_MS = 60_000
const ROTATIONS_MS = 60_000
const ALERTS_MS = 60_000
const ALARMS_MS = 60_000
const WATCH_MS = 60_000
const CONTACT_MS = 60_000
const CLOCK_MS = 60_000
const STAMP_MS = 10 * 60_000
const DIGESTS_MS = 10 * 60_000
const CHALLENGES_MS = 5 * 60_000
const WRITES_MS = 3_600_000
/** The last publication of a process; what it misses, the next start publishes. */
const LAST_PUBLISH_MS = 5_000
/** The last spans of a process; a collector that does not answer must not hold up the stop. */
const LAST_SPANS_MS = 2_000

/**
 * The composition root: the only place that knows which piece is built from which. The ledger passes its gate before
 * anything is written to it.
 * @param part absent: this machine is alone
 */
export async function composePenmark(env: Env, tracing: Tracing = NO_TRACING, part?: Part): Promise<Penmark> {
  const log = createLog(env.logLevel)
  const clock = systemClock
  const metrics = part?.metrics ?? metricsOf(env)
  const leads = part?.leads ?? true
  const mayWrite = () => leads && (part?.terms.mayAcknowledge() ?? true)
  const recent = createRecentAnswers()
  const unlock = part === undefined ? lockStateDir(env.stateDir) : () => {}
  const database = (leads ? openDatabase : followDatabase)(env.dataDir, env.stateDir)
  if (leads) fitTextsToKeys(database.writer, KEPT_TEXTS, log)
  const textKeys = createRotation({ database, tables: KEPT_TEXTS, log })
  const health = createDatabaseHealth({
    dataDir: env.dataDir,
    stateDir: env.stateDir,
    database,
    writes: mayWrite,
    now: () => clock.now(),
  })
  const archive = openArchive(env.ledger.archive)
  const witnesses = createWitnesses(env.ledger.witnesses, {
    ...{ clock, log },
    onDisagreement: (witness, why) => alarms.raise('witness_disagrees', { subject: witness, why }),
  })
  const clockTrust = env.ledger.clock.trusted ? TRUSTED_CLOCK : createClockTrust(clock)
  const checkClock = createClockCheck({
    ...{ trust: clockTrust, clock, log, sources: env.ledger.clock.sources },
    onContradiction: (source, secondsAhead) => alarms.raise('clock_contradicted', { subject: source, secondsAhead }),
  })
  const published = {
    ...{ database, clock, log },
    origin: `${new URL(env.publicUrl).host}/ledger`,
    signingKeys: env.ledger.signingKeys,
  }
  const { ledger, publisher, vkeys, passGateAgain } = leads
    ? await openPublishedLedger({
        ...{ ...published, archive, witnesses, clockTrust },
        onStorageFailed: health.noteFailedWrite,
        lead: part?.terms,
      })
    : followPublishedLedger({ ...published, readOnly: 'not_primary' })
  // The folder's lock is ours, so what is still held was held by a process that died.
  if (ledger.readOnly === undefined) await ledger.releaseLeftHolds()
  const timestamps = createTimestamps({
    ...{ database, clock, log, url: env.ledger.timestampUrl },
    onFailure: (period, why) => alarms.raise('timestamp_failed', { subject: period, why }),
  })
  const waiting = createWaitingAnswers({ database, clock, leads, secret: env.sessionSecrets[0] })
  const copies = part?.copies ?? NO_COPIES
  const usage = createUsage({ database, clock, ledger, copies, waits: part?.ack === 'replicated' })
  const provenance = createProvenance({
    ...{ database, clock, log, accountOf: ledger.accountOf },
    entryOf: (account, seq) => usage.entry({ account }, seq),
  })
  const outboxDir = outboxDirOf(env.stateDir)
  const breakers = createBreakers({ database, clock })
  const mailer = createMailer({
    ...{ smtpUrl: env.smtpUrl, from: env.mailFrom, outboxDir, log, clock },
    isOff: () => breakers.refusal('mails') !== undefined,
    // A token in a mail is of no use on a machine that lacks it. A mail is worth more than the certainty, so it waits for a moment only.
    async maySend() {
      await copies.settle()
      return mayWrite()
    },
  })
  const alarms = createAlarms({ database, clock, log, mailer, publicUrl: env.publicUrl, to: env.alarms })
  const connections = createConnections({ database, clock, log }, env.extensionIds)
  const contact = createContact({ database, mailer, clock, log, publicUrl: env.publicUrl, to: env.contactMail })
  const { allowance, limits, ...lasting } = part?.lasting ?? keepFor(env, log, metrics)
  const observing = { metrics, tracing, now: () => clock.monotonic() }
  const textWork = observedWork(lasting.textWork, observing)
  const threads = createBuiltinThreads({
    ...{ log, allowance, deadlineMs: env.aiTimeoutMs },
    data: { dictionaries: env.dictionaries },
  })
  const neighbour =
    env.languageToolUrl === undefined ? undefined : createNeighbour({ url: env.languageToolUrl, clock, log, metrics })
  const selected = selectEngine({ env, log, builtin: () => createBuiltinEngine(threads) })
  const engine = observed(selected, observing)
  const check = createCheck({
    ...{ threads, allowance, neighbour },
    neighbourHost: env.languageToolUrl === undefined ? undefined : new URL(env.languageToolUrl).host,
  })
  const alternatives = createAlternatives({ threads, allowance })
  const glossaries = createGlossaries({ database, clock })
  const dictionaries = createDictionaries({ database, clock })
  const knownTo = (actor: { userId: string; workspaceId: string }) =>
    withProtected(dictionaries.of(actor), glossaries.of(actor))
  const forEveryEngine = {
    ledger: withCaps(ledger, database),
    reader: database.reader,
    glossaryOf: glossaries.of,
    textWork,
    gate: (actor: Actor) =>
      isSuspended(database.reader, actor)
        ? ({ ok: false, code: 'account_suspended' } as const)
        : breakers.refusal('assistant'),
    clock,
    log,
    deadlineMs: env.aiTimeoutMs,
    scale: env.rateLimitScale,
    safetyKey: env.sessionSecrets[0],
    waiting,
    passages: provenance.passages,
  }
  const byRules = (builtIn: Engine) =>
    createAssistant({
      ...forEveryEngine,
      engine: builtIn,
      freeFix: createFreeFix({ check, usageOf: usage.of, dictionaryOf: knownTo }),
      dictionaryOf: knownTo,
    })
  const byModel = () =>
    createAssistant({
      ...forEveryEngine,
      engine,
      registersOf: (actor) => registersOf(database.reader, actor),
      spend: createSpend({
        ...{ reader: database.reader, clock, log, caps: env.spendCaps },
        onShare: (percent, figures) =>
          alarms.raise('token_budget', { subject: `${percent} percent`, percent, ...figures }),
      }),
    })
  const assistant =
    engine.name === 'builtin'
      ? byRules(engine)
      : withBuiltIn(byModel(), byRules(observed(createBuiltinEngine(threads), observing)))
  /** Optional mails wait until mails go again, instead of being claimed and lost. */
  const whileMailsGo = (run: () => unknown) => () => (breakers.refusal('mails') === undefined ? run() : undefined)
  const whileWritable = (run: () => unknown) => () => (ledger.readOnly === undefined ? run() : undefined)
  const keyUses = createKeyUses(database.writer)
  const billing =
    env.stripe &&
    createBilling({
      ...{ database, ledger, clock, log, payments: createPayments(env.stripe, log) },
      onDispute: ({ id, amount }) => alarms.raise('dispute', { subject: id, cents: amount ?? 0 }),
    })
  const passwords = createPasswords()
  const account: AccountDeps = { database, ledger, mailer, passwords, clock, log, publicUrl: env.publicUrl }
  const deletions = createDeletionWork({
    ...{ database, ledger, mailer, clock, log, outboxDir, copies },
    publicUrl: env.publicUrl,
    subscriptions: billing?.endings ?? noSubscriptions,
  })
  const notices = createNotices({
    ...{ database, mailer, clock, log },
    isHeld: async () => (await copies.settle()) !== 'late' && mayWrite(),
    publicUrl: env.publicUrl,
    secrets: env.sessionSecrets,
  })
  const jobFigures = createJobFigures(metrics, clock)
  const publish = watchPublishing(alarms, () => publisher.publish())
  const ofLeader = (jobs: readonly Job[]) => (leads ? jobs.map((job) => ({ ...job, run: () => runAsLeader(job) })) : [])
  async function runAsLeader(job: Job): Promise<void> {
    if (!mayWrite()) return
    try {
      await job.run()
    } catch (error) {
      // What it could not write any more, the next leader does.
      if (mayWrite()) throw error
      log.warn({ event: 'cluster.job_cut', job: job.name, error }, 'a job ended because another machine leads')
    }
  }
  const stopJobs = startJobs(
    ofLeader([
      { name: 'write uses of API keys', everyMs: KEY_USES_MS, run: keyUses.flush },
      { name: 'finish deletions', everyMs: DELETIONS_MS, run: deletions.finish },
      { name: 'change text keys', everyMs: ROTATIONS_MS, run: textKeys.finish },
      { name: 'sweep challenges', everyMs: CHALLENGES_MS, run: () => sweepSignIns(database, clock) },
      { name: 'sweep writes', everyMs: WRITES_MS, run: () => sweepWrites(database.writer, clock.now()) },
      { name: 'drop answers that waited', everyMs: SWEEP_MS, run: waiting.sweep },
      { name: 'expire holds', everyMs: SWEEP_MS, run: whileWritable(() => ledger.sweep()) },
      { name: 'deliver messages to the operator', everyMs: CONTACT_MS, run: whileMailsGo(contact.deliver) },
      { name: 'deliver alarms', everyMs: ALARMS_MS, run: alarms.deliver },
      { name: 'close periods', everyMs: CLOSE_PERIODS_MS, run: whileWritable(() => ledger.closePeriods()) },
      { name: 'send usage alerts', everyMs: ALERTS_MS, run: whileWritable(whileMailsGo(notices.alert)) },
      { name: 'send weekly digests', everyMs: DIGESTS_MS, run: whileWritable(whileMailsGo(notices.digest)) },
      ...(billing?.jobs ?? []).map((job) => ({ ...job, run: whileWritable(job.run) })),
    ]),
    log,
    clock,
    jobFigures,
  )
  // Apart, since they wait for others: stopping must not.
  const stopPublishing = startJobs(
    ofLeader([
      { name: 'publish checkpoint', everyMs: PUBLISH_MS, run: whileWritable(publish) },
      { name: 'stamp closed months', everyMs: STAMP_MS, run: timestamps.stamp },
      { name: 'confirm the clock', everyMs: CLOCK_MS, run: checkClock },
      { name: 'pass the gate', everyMs: SWEEP_MS, run: passGateAgain },
      { name: 'watch the ledger', everyMs: SWEEP_MS, run: watchLedger(alarms, ledger) },
      { name: 'watch the jobs', everyMs: WATCH_MS, run: watchJobs(alarms, jobFigures) },
    ]),
    log,
    clock,
    jobFigures,
  )
  const trouble = () => part?.trouble() ?? health.trouble()
  metrics.read('penmark_ready', () => (trouble() === undefined ? 1 : 0))
  const publishedSize = () => latestCheckpoint(database.reader)?.size ?? 0
  metrics.read('penmark_ledger_events', () => headOf(database.reader).size)
  metrics.read('penmark_ledger_published_events', publishedSize)
  metrics.read('penmark_ledger_unpublished_events', () => headOf(database.reader).size - publishedSize())
  metrics.read('penmark_ledger_read_only', () => (ledger.readOnly === undefined ? 0 : 1))
  const google =
    env.google &&
    createGoogle({
      ...{ publicUrl: env.publicUrl, secure: env.secure, secrets: env.sessionSecrets, clock, log },
      settings: env.google,
    })
  const writes = { proven: true, room: true }
  const setWrites = () => setDatabaseWritable(database, writes.proven && writes.room)
  return {
    log,
    limits,
    authentication: createAuthentication({ database, ledger, clock, log, keyUses }),
    settings: createSettings({ ...account, google, limits }),
    signIns: createSignIns({ ...account, google, limits, breakers }),
    secondFactor: createSecondFactor({
      ...account,
      limits,
      seal: createSeal(env.sessionSecrets),
      relyingParty: relyingPartyOf(env.publicUrl),
    }),
    secure: createSecure({ ...account, limits }),
    deletion: createDeletion({ ...account, deletions, limits }),
    site: {
      publicUrl: env.publicUrl,
      secure: env.secure,
      demoPages: env.demoPages,
      contact: env.supportContact,
      claims: env.claims,
      readableOutbox: env.outboxReadable ? outboxDir : undefined,
      securityTxt: () => securityTxt({ publicUrl: env.publicUrl, contact: env.securityContact, now: clock.now() }),
    },
    contact,
    connections,
    bookmarks: createBookmarks({ database, clock, log }),
    ownBilling: createOwnBilling({
      ...{ billing, database, clock, log },
      publicUrl: env.publicUrl,
      attempts: limits.payments,
      isReadOnly: () => ledger.readOnly !== undefined,
    }),
    notifications: createNotifications({ database, clock, log, secrets: env.sessionSecrets }),
    library: createLibrary({ database, clock, log, usageOf: usage.of }),
    glossaries,
    dictionaries,
    preferences: createPreferences({ database, clock, usageOf: usage.of }),
    auditors: createAuditors({ ...account, limits }),
    usage,
    provenance,
    exports: createExports({ database, clock, attempts: limits.export }),
    publishedLog: createPublishedLog({ database, vkeys }),
    status: createPublicStatus({
      ...{ database, ledger, breakers, clock, trouble },
      model: engine.name === 'builtin' ? undefined : env.openai.model,
      takesPayments: billing !== undefined,
      lastDrill: createLastDrill({ reader: database.reader, clock }),
    }),
    shownCheckpoint: createShownCheckpoint({ latest: () => latestCheckpoint(database.reader), clock }),
    legal: createLegal({ operator: env.operator, publicUrl: env.publicUrl, processors: processorsOf(env) }),
    toasts: createToasts({ secrets: env.sessionSecrets, secure: env.secure }),
    assistant,
    textWork,
    check,
    alternatives,
    tryOut: createTryOut({
      ...{ textWork, scale: env.rateLimitScale },
      engine: engine.name === 'builtin' ? engine : observed(createBuiltinEngine(threads), observing),
    }),
    carriedTexts: createCarriedTexts({ secrets: env.sessionSecrets, secure: env.secure, clock }),
    assistantService: createAssistantService({
      ...{ assistant, engine, textWork, clock },
      model: env.openai.model,
      usageOf: usage.of,
      isSignedIn: (user) => isStillOpen(database.reader, user),
    }),
    desk: {
      ...{
        database,
        clock,
        log,
        mailer,
        breakers,
        alarms,
        contact,
        recent,
        textKeys,
        stateDir: env.stateDir,
        publicUrl: env.publicUrl,
      },
      ledger: () => Promise.resolve(ledger),
      endRunsOf: assistant.endRunsOf,
    },
    extensionFilesIn: (folder) => createExtensionFiles(folder, env.publicUrl),
    publicFiles: publicFiles({ hasLegalPages: env.operator !== undefined }),
    noteHeldLoop: watchLoop(alarms),
    noteAnswer: (answer) => recent.note({ ...answer, at: clock.now(), userId: userOfRequest() }),
    whereMailsGo: whereMailsGo(env, outboxDir),
    modelsNearby: async () =>
      env.engine === 'builtin' && !env.engineNamed && !env.onFly ? nearbyLine(await nearbyServers()) : undefined,
    trouble,
    leads,
    setWritable(isWritable) {
      if (!leads) return
      writes.proven = isWritable
      setWrites()
      if (!isWritable && ledger.readOnly === undefined) ledger.setReadOnly('not_primary')
      if (isWritable && ledger.readOnly === 'not_primary') ledger.setReadOnly(undefined)
    },
    setRoom(hasRoom) {
      if (!leads || writes.room === hasRoom) return
      writes.room = hasRoom
      setWrites()
      log.warn({ event: 'storage.room', hasRoom }, hasRoom ? 'the disk has room again' : 'the disk is full')
    },
    noteStorageFailed: health.noteFailedWrite,
    metrics,
    async close() {
      notices.stop()
      textKeys.stop()
      await stopJobs()
      await billing?.close()
      if (mayWrite()) keyUses.flush()
      await deletions.close()
      await alarms.close()
      await mailer.close()
      await engine.close()
      await threads.close()
      if (part === undefined) await textWork.close()
      await ledger.close()
      await within(
        LAST_PUBLISH_MS,
        stopPublishing().then(whileWritable(() => (mayWrite() ? publisher.publish() : undefined))),
      )
      publisher.close()
      await within(LAST_SPANS_MS, tracing.close())
      database.close()
      unlock()
    },
  }
}

/** Makes what a process keeps in each of its parts. */
export function keepFor(env: Env, log: Log, metrics: Metrics): Lasting {
  const clock = systemClock
  const allowance = createAllowance({ clock, log, scale: env.rateLimitScale })
  return {
    allowance,
    textWork: createTextWork({ log, allowance, scale: env.rateLimitScale }),
    limits: createRateLimits({
      ...{ scale: env.rateLimitScale, log },
      onRefusal: (rule) => metrics.add('penmark_limiter_refusals_total', { rule }),
    }),
  }
}

/** The figures of a process, if anybody may read them. */
export function metricsOf({ metrics: { port, token } }: Env): Metrics {
  return port === undefined && token === undefined ? NO_METRICS : createMetrics()
}

/** Removes what unfinished sign-ins and set-ups left behind. */
function sweepSignIns({ writer }: Database, clock: Clock): void {
  sweepChallenges(writer, clock.now())
  sweepPendingTotp(writer, clock.now())
}

/** Hosts of other services that personal data may reach, as the settings name them. */
function processorsOf(env: Env): Partial<Record<Processor, string>> {
  const hostOf = (url: string | undefined) => (url === undefined ? undefined : new URL(url).host)
  const { archive } = env.ledger
  const all: Partial<Record<Processor, string | undefined>> = {
    model: env.engine === 'openai' ? hostOf(env.openai.baseUrl ?? 'https://api.openai.com') : undefined,
    languageTool: hostOf(env.languageToolUrl),
    stripe: env.stripe === undefined ? undefined : hostOf(env.stripe.apiBase ?? 'https://api.stripe.com'),
    google: hostOf(env.google?.issuer),
    mail: hostOf(env.smtpUrl),
    archive: archive.kind === 's3' ? hostOf(archive.endpoint) : undefined,
  }
  return Object.fromEntries(Object.entries(all).filter(([, host]) => host !== undefined))
}

function whereMailsGo(env: Env, outboxDir: string): string {
  if (env.smtpUrl !== undefined) return `Mails go to ${new URL(env.smtpUrl).host}`
  const readable = env.outboxReadable ? ` and can be read at ${env.publicUrl}/dev/mail` : ''
  return `Mails are written to ${outboxDir}${readable}`
}

/** Resolves when the work has ended, well or not, and no later than after `ms`. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const ended = new AbortController()
  const late = delay(ms, undefined, { signal: ended.signal }).catch(() => undefined)
  await Promise.race([work.catch(() => undefined), late])
  ended.abort()
}
