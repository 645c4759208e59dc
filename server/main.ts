import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { joinCluster } from '#app/.server/cluster.ts'
import { composePenmark } from '#app/.server/compose.ts'
import { appearanceOfHead, localeOfHead } from '#app/.server/http/locale.ts'
import { plainRefusal, refusal } from '#app/.server/http/refusal.ts'
import { readEnv, SettingsError } from '#app/.server/platform/env.ts'
import { provideContext } from '#app/.server/provide.ts'
import { createGatehouse } from './cluster/gatehouse.ts'
import { askToLead } from './cluster/replicas.ts'
import { createHost } from './host.ts'
import { openMetricsPort } from './metrics-page.ts'
import { openToOperators } from './operators.ts'
import { untilStopped } from './stop.ts'

setDefaultAutoSelectFamilyAttemptTimeout(1_000)

/** The production process: reads the settings, composes, listens, and stops in order on a signal. */
async function main(): Promise<number> {
  // biome-ignore lint/style/noProcessEnv: the only place that passes the process's environment to the settings schema.
  const env = readEnv(process.env, process.argv.slice(2))
  const tracing = env.otlp && (await import('./opentelemetry.ts')).startOpenTelemetry(env.otlp)
  const lateTrouble = Promise.withResolvers<string>()
  const machine =
    env.cluster && (await joinCluster(env, lateTrouble.resolve, (to, copy) => askToLead(env, to, copy), tracing))
  const alone = machine === undefined ? await composePenmark(env, tracing) : undefined
  /** The composition that answers now; one of several machines may get another. */
  const now = () => machine?.current() ?? (alone as NonNullable<typeof alone>)
  const penmark = now()
  // Imported once, since import() costs a look-up on every request.
  const build = import('virtual:react-router/server-build')
  const buildDir = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
  const extensionDir = path.join(buildDir, 'extension')
  const extensionFiles = penmark.extensionFilesIn(extensionDir)
  const host = createHost({
    env,
    log: penmark.log,
    build: () => build,
    context: (facts) => provideContext(now(), facts, extensionFiles),
    refuse: refusal,
    turnAway: plainRefusal,
    mayReport: async (address) => (await now().limits.cspReport.take({ identifier: 'all', address })).ok,
    trouble: () => now().trouble(),
    onStorageFailed: () => now().noteStorageFailed(),
    metrics: penmark.metrics,
    onHeld: (milliseconds) => now().noteHeldLoop(milliseconds),
    publicFiles: penmark.publicFiles,
    noteAnswer: (answer) => now().noteAnswer(answer),
    ...(machine === undefined
      ? {}
      : { gatehouse: (refuse) => createGatehouse({ env, log: penmark.log, machine, refuse }) }),
    ...(tracing === undefined ? {} : { tracing }),
    clientDir: path.join(buildDir, 'client'),
    verifierDir: path.join(buildDir, 'verifier'),
    languageOf: localeOfHead,
    appearanceOf: appearanceOfHead,
    extensionDir,
  })
  const closeToOperators = await openToOperators(now, machine?.isSafe)
  await openMetricsPort(penmark.metrics, env)
  await host.listen()
  process.stdout.write(`Penmark is ready at ${env.publicUrl}\n${penmark.whereMailsGo}\n`)
  if (env.stripe !== undefined && env.operatorLacks.length > 0) {
    const names = env.operatorLacks.join(', ')
    process.stdout.write(`Plans are sold here, but terms, privacy and imprint are missing: set ${names}\n`)
  }
  // Looked for after the start, which does not wait for it.
  void penmark.modelsNearby().then((line) => line !== undefined && process.stdout.write(`${line}\n`))
  return untilStopped({
    host,
    now,
    closeToOperators,
    close: () => machine?.close() ?? penmark.close(),
    isOneOfSeveral: machine !== undefined,
    lateTrouble: lateTrouble.promise,
  })
}

try {
  process.exit(await main())
} catch (error) {
  if (error instanceof SettingsError) for (const line of error.lines) process.stderr.write(`Setting ${line}\n`)
  else process.stderr.write(`Penmark cannot start: ${startTrouble(error)}\n`)
  process.exit(1)
}

function startTrouble(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'LedgerBreach') {
    return `the ledger is damaged: ${error.message}. Nothing was written; keep a copy, and follow "Alarms" in docs/operations.md`
  }
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  return code === 'EADDRINUSE' ? `port ${port} is already in use (set PORT to another one)` : error.message
}
