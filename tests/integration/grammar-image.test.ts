import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import type { Proofread } from '#app/.server/assistant/check/proofread.ts'
import { linterFromImage } from '#app/.server/assistant/engines/builtin/harper-image.ts'
import type { FromWorker, ToWorker } from '#app/.server/text-work/protocol.ts'
import { HARM_SENTENCES } from '../../bench/harm-sentences.ts'
import { HELD_OUT, LEARNER, SOUND } from '../../bench/learner-sentences.ts'

const IMAGE = path.resolve('build/server/harper.image')
const TEXT = [...LEARNER, ...HELD_OUT].flat().concat(SOUND, HARM_SENTENCES.en).join(' ')

const workers: Worker[] = []
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.terminate())))

/** The findings of a thread of its own, which starts from the image or, with a path that leads nowhere, without one. */
function checkedFrom(grammarImage: string): Promise<Proofread> {
  const worker = new Worker(path.resolve('app/.server/assistant/engines/builtin/worker.ts'), {
    ...{ env: {}, execArgv: [], workerData: { grammarImage } },
  })
  workers.push(worker)
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('message', (message: FromWorker) => {
      const flag = new Int32Array(new SharedArrayBuffer(4))
      const input = { text: TEXT, language: 'en', style: true }
      if (message.kind === 'ready') worker.postMessage({ id: 1, task: 'check', input, flag } satisfies ToWorker)
      if (message.kind === 'done') resolve(message.output as Proofread)
      if (message.kind === 'defect') reject(new Error(message.place))
    })
  })
}

test('a thread that starts from the image of the build finds what one finds that sets the grammar up', async () => {
  const [fromImage, fresh] = await Promise.all([checkedFrom(IMAGE), checkedFrom('/nowhere')])
  expect(fromImage.findings.filter(({ rule }) => rule.startsWith('harper.')).length).toBeGreaterThan(10)
  expect(fromImage).toEqual(fresh)
})

test('an image of another version of the grammar, or none, is not used', async () => {
  const [length = '', ...rest] = readFileSync(IMAGE, 'latin1').slice(0, 4_000_000).split('\n')
  const head = JSON.parse(rest.join('\n').slice(0, Number(length)))
  const other = JSON.stringify({ ...head, initial: head.initial + 65_536 })
  const file = path.join(tmpdir(), 'other.image')
  writeFileSync(file, `${other.length}\n${other}`)
  expect(await linterFromImage(file)).toBeUndefined()
  expect(await linterFromImage('/nowhere')).toBeUndefined()
})
