// The same hundred events from node:http alone: what a stream costs when nothing stands in between.
import { createServer } from 'node:http'
import { setImmediate } from 'node:timers/promises'

createServer(async (request, response) => {
  request.resume()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (let sent = 0; sent < 100; sent += 1) {
    await setImmediate()
    response.write(`data: {"text":"word ${sent} "}\n\n`)
  }
  response.end()
}).listen(Number(process.env.PORT), '127.0.0.1')
