import { createServer as createHttpServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { readEnv, SettingsError } from '#app/.server/platform/env.ts'
import type * as Composition from './dev-composition.ts'
import { openToOperators } from './operators.ts'

/** `npm run dev`: one port for Vite and the host; Vite loads the application code and reloads it. */
try {
  // biome-ignore lint/style/noProcessEnv: passed to the settings schema, as in main.ts.
  const env = readEnv(process.env)
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const load = () => vite.ssrLoadModule('/server/dev-composition.ts') as Promise<typeof Composition>
  const first = await load()
  const penmark = await first.composePenmark(env)
  await openToOperators(() => penmark)
  const extensionDir = path.join(import.meta.dirname, '..', 'build', 'extension')
  const extensionFiles = penmark.extensionFilesIn(extensionDir)
  const host = first.createHost({
    env,
    log: penmark.log,
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>,
    // Loaded on each request, because after a reload the routes hold new context keys.
    context: async (facts) => (await load()).provideContext(penmark, facts, extensionFiles),
    refuse: async (request, code, facts, wait) => (await load()).refusal(request, code, facts, wait),
    trouble: () => penmark.trouble(),
    publicFiles: penmark.publicFiles,
    verifierDir: path.join(import.meta.dirname, '..', 'build', 'verifier'),
    languageOf: first.localeOfHead,
    appearanceOf: first.appearanceOfHead,
    extensionDir,
  })
  const listener = getRequestListener(host.fetch, { overrideGlobalObjects: false })
  createHttpServer((request, response) => {
    vite.middlewares(request, response, () => void listener(request, response))
  }).listen(env.port, env.host, () =>
    process.stdout.write(`Penmark (development) at ${env.publicUrl}\n${penmark.whereMailsGo}\n`),
  )
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  for (const line of error.lines) process.stderr.write(`Setting ${line}\n`)
  process.exit(1)
}
