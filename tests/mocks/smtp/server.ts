import { type AddressInfo, createServer, type Socket } from 'node:net'

type TakenMail = { to: string; subject: string; messageId: string }

export type SmtpDouble = {
  url: string
  /** The mails that arrived whole, whether or not their sender learned of it. */
  mails: readonly TakenMail[]
  /** Takes the one after the next `count` mails without answering, until `release`. */
  holdAfter(count: number): void
  release(): void
  close(): Promise<void>
}

/** A mail server of the kind that a client needs: it takes everything, and can leave a sender waiting for the last answer. */
export async function startSmtpDouble(): Promise<SmtpDouble> {
  const sockets = new Set<Socket>()
  const mails: TakenMail[] = []
  let held: number | undefined
  let waiting: (() => void)[] = []

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    let rest = ''
    let to = ''
    let text: string[] | undefined
    const answer = (line: string) => void (socket.writable && socket.write(`${line}\r\n`))
    function take(line: string): void {
      if (text !== undefined && line !== '.') text.push(line)
      else if (text !== undefined) {
        mails.push({ to, subject: headerIn(text, 'Subject'), messageId: headerIn(text, 'Message-ID') })
        text = undefined
        if (mails.length !== held) answer('250 taken')
        else waiting.push(() => answer('250 taken'))
      } else if (line.toUpperCase() === 'DATA') {
        text = []
        answer('354 go on')
      } else if (line.toUpperCase() === 'QUIT') socket.end('221 bye\r\n')
      else {
        to = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? to
        answer('250 ok')
      }
    }
    answer('220 double')
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    holdAfter(count) {
      held = mails.length + count + 1
    },
    release() {
      held = undefined
      for (const answer of waiting) answer()
      waiting = []
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** The value of a header, of which the first line is enough here. */
function headerIn(text: readonly string[], name: string): string {
  const line = text.slice(0, text.indexOf('')).find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line?.slice(name.length + 1).trim() ?? ''
}
