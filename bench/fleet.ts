import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepareAccount, sessionCookie } from './account.ts'
import { type Server, start } from './processes.ts'

/** Everything that runs during the benchmark, and what it takes to talk to it. */
export type Fleet = {
  ours: Server
  floor: Server
  /** node:http alone, streaming. */
  bare: Server
  /** Stands in for the model. */
  double: Server
  cookie: string
  bearer: string
  /** The data directory of ours. */
  dataDir: string
  /** Starts one more of ours or of the floor, on the same data, on a port of its own. The first must be stopped. */
  again(which: 'ours' | 'ours, nothing set' | 'floor'): Promise<Server>
  stopServers(): Promise<void>
  remove(): void
}

const FLOOR = path.join(import.meta.dirname, 'floor')

/** The settings of a measured server: they lift rate limits and silence the log, nothing else. */
export function settingsFor(doublePort: number) {
  return {
    RATE_LIMIT_SCALE: '100000',
    AI_DAILY_TOKENS_PER_ACCOUNT: '1000000000000',
    AI_DAILY_TOKENS: '1000000000000',
    LOG_LEVEL: 'silent',
    AI_ENGINE: 'openai',
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: `http://127.0.0.1:${doublePort}/v1`,
  }
}

/**
 * Starts all four on `port` and the three after it.
 * @param inspect ports on which the inspectors of ours and of the floor listen; absent: none does
 */
export async function startFleet(port: number, inspect?: { ours: number; floor: number }): Promise<Fleet> {
  const inspected = (side: 'ours' | 'floor') => (inspect === undefined ? [] : [`--inspect=127.0.0.1:${inspect[side]}`])
  const [oursPort, floorPort, barePort, doublePort] = [port, port + 1, port + 2, port + 3]
  const settings = settingsFor(doublePort)
  const { dataDir, token } = await prepareAccount(oursPort, settings)
  const floorDir = mkdtempSync(path.join(tmpdir(), 'penmark-floor-'))
  const ours = { name: 'ours', script: 'build/server/index.js', port: oursPort, path: '/' }
  const floor = {
    name: 'floor',
    script: 'build/server/index.js',
    port: floorPort,
    path: '/',
    cwd: FLOOR,
    env: { DATA_DIR: floorDir, MODEL_URL: settings.OPENAI_BASE_URL },
  }
  const servers = {
    double: await start({
      name: 'model double',
      script: 'tests/mocks/openai/main.ts',
      port: doublePort,
      path: '/v1/models',
      args: ['--port', String(doublePort)],
    }),
    bare: await start({ name: 'node:http', script: 'bench/floor/bare-stream.mjs', port: barePort, path: '/' }),
    floor: await start({ ...floor, flags: inspected('floor') }),
    ours: await start({ ...ours, env: { ...settings, DATA_DIR: dataDir }, flags: inspected('ours') }),
  }
  return {
    ...servers,
    cookie: await sessionCookie(servers.ours),
    bearer: `Bearer ${token}`,
    dataDir,
    again(which) {
      if (which === 'floor') return start(floor)
      return start({
        ...ours,
        env: which === 'ours' ? { ...settings, DATA_DIR: dataDir } : { LOG_LEVEL: 'silent', DATA_DIR: dataDir },
      })
    },
    async stopServers() {
      await Promise.all(Object.values(servers).map((server) => server.stop()))
    },
    remove() {
      for (const folder of [dataDir, floorDir]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
