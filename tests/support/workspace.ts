import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import type { Browser } from './browser.ts'
import { type Answer, call } from './client.ts'
import { startServerFor } from './people.ts'
import type { RunningServer } from './server.ts'

type Person = Browser & { token: string }

/** A server with a connected model, and two users, on starter and on pro, whose screens and calls the tests read. */
export type TestWorkspace = {
  server: RunningServer
  starter: Person
  pro: Person
  /** A screen of the dashboard as a reader without a script gets it. */
  screen(who: Person, place: string): Promise<string>
  api(who: Person, method: string, place: string, body?: unknown): Promise<Answer>
  /** Makes an item of the library as pro, by call; `one` is the member of the answer that holds it. */
  made(place: string, one: string, body: object): Promise<Record<string, unknown> & { id: string }>
  remove(place: string, item: { id: string }): Promise<void>
  withDatabase(work: (database: SQLite.Database) => void): void
  close(): Promise<void>
}

export async function startWorkspace(): Promise<TestWorkspace> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-workspace-'))
  const double = await startOpenAiDouble()
  const settings = { OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' }
  const { server, people } = await startServerFor({ starter: 'starter', pro: 'pro' }, settings, dataDir)
  const { starter, pro } = people
  const api = (who: Person, method: string, place: string, body?: unknown) =>
    call(server, method, `/api/${place}`, { token: who.token, ...(body === undefined ? {} : { body }) })
  return {
    ...{ server, starter, pro, api },
    screen: async (who, place) => textOf(await who.get(`/dashboard${place}`)),
    async made(place, one, body) {
      const answer = await api(pro, 'POST', `user/${place}`, body)
      if (answer.status !== 201) throw new Error(`${place} answered ${answer.status}: ${String(answer.body.detail)}`)
      return answer.body[one] as Record<string, unknown> & { id: string }
    },
    async remove(place, { id }) {
      const { status } = await api(pro, 'DELETE', `user/${place}/${id}`)
      if (status !== 200) throw new Error(`${place} ${id} was not removed: ${status}`)
    },
    withDatabase(work) {
      const database = new SQLite(path.join(dataDir, 'penmark.db'))
      work(database)
      database.close()
    },
    async close() {
      await server.stop('SIGKILL')
      await double.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A page without its scripts and without the marks that React leaves between texts; spaces that do not break as others. */
export async function textOf(answer: Response): Promise<string> {
  return (await answer.text())
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
    .replaceAll('\u00a0', ' ')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
}

/** Those of the words that the page lacks. */
export function lackedBy(page: string, words: readonly string[]): string[] {
  return words.filter((each) => !page.includes(each))
}

/** The whole tag of a control; empty if the page has none of that name. */
export function control(page: string, name: string): string {
  return new RegExp(`<(?:input|textarea|select)[^>]*name="${name}"[^>]*>`).exec(page)?.[0] ?? ''
}

/** Values that a select offers, and the one that is chosen. */
export function offered(page: string, name: string): { values: string[]; chosen: string | undefined } {
  const select = new RegExp(`<select[^>]*name="${name}"[^>]*>([\\s\\S]*?)</select>`).exec(page)?.[1] ?? ''
  return {
    values: [...select.matchAll(/<option[^>]*value="([^"]*)"/g)].map(([, value = '']) => value),
    chosen: /<option[^>]*value="([^"]*)"[^>]*selected/.exec(select)?.[1],
  }
}

/** The limits of all counters of a page, in its order. */
export function counters(page: string): string[] {
  return [...page.matchAll(/class="counter[\s\S]*?\/ ([\d,]+)/g)].map(([, limit = '']) => limit)
}
