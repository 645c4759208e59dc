import { setPriority } from 'node:os'

// Visitors of as many addresses as there are tries, sixteen at a time, for `npm run bench fairness`. They stand for machines elsewhere,
// so this process takes no processor time from the server while the server wants it; how fast it was is part of its report.
setPriority(19)

const [url = '', tries = '0', words = ''] = process.argv.slice(2)
const LANES = 16
const statuses = new Map<number, number>()
const startedAt = performance.now()
let count = 0

const lanes = Array.from({ length: LANES }, async () => {
  while (count < Number(tries)) {
    count += 1
    const number = count
    const answer = await fetch(`${url}/?index`, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'mark', text: `${words} ${number}` }),
      headers: {
        origin: url,
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      },
      redirect: 'manual',
    })
    await answer.arrayBuffer()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  }
})
await Promise.all(lanes)

const counted = [...statuses].sort(([one], [other]) => one - other).map(([status, times]) => `${times} × ${status}`)
const seconds = (performance.now() - startedAt) / 1_000
process.stdout.write(`${counted.join(', ')}, ${Math.round(Number(tries) / seconds)} a second\n`)
