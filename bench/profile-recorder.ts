import type { Profiler } from 'node:inspector'

const SAMPLE_MICROS = 250

/**
 * Records a sampling profile of a process that was started with `--inspect`, while the work runs.
 * @param port the port of its inspector on this machine
 */
export async function recordProfile(port: number, work: () => Promise<unknown>): Promise<Profiler.Profile> {
  const [page] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  if (page === undefined) throw new Error(`no inspector at port ${port}`)
  const socket = new WebSocket(page.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  let last = 0
  const ask = <Result>(method: string, params: object = {}) =>
    new Promise<Result>((resolve, reject) => {
      last += 1
      const id = last
      const take = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data))
        if (message.id !== id) return
        socket.removeEventListener('message', take)
        if (message.error === undefined) resolve(message.result)
        else reject(new Error(`${method}: ${message.error.message}`))
      }
      socket.addEventListener('message', take)
      socket.send(JSON.stringify({ id, method, params }))
    })
  try {
    await ask('Profiler.enable')
    await ask('Profiler.setSamplingInterval', { interval: SAMPLE_MICROS })
    await ask('Profiler.start')
    await work()
    return (await ask<{ profile: Profiler.Profile }>('Profiler.stop')).profile
  } finally {
    socket.close()
  }
}
