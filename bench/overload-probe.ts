import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

// A thread of bench/overload.ts: asks one address ten times a second, on a new connection each time as a platform's check
// does, until it gets a message, and answers with the milliseconds of each. Its own thread, since that of the load is busy.

const agent = new Agent()
const times: number[] = []
let over = false
parentPort?.once('message', () => {
  over = true
})

function ask(): void {
  if (over) {
    agent.destroy()
    parentPort?.postMessage(times)
    return
  }
  const begun = performance.now()
  get(String(workerData), { agent }, (response) => {
    response.resume()
    response.once('end', () => {
      times.push(performance.now() - begun)
      setTimeout(ask, 100)
    })
  }).once('error', () => setTimeout(ask, 100))
}
ask()
