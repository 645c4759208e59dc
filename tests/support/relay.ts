import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way between two programs that can be slow, and can fall silent without telling either end. */
export type Relay = {
  port: number
  /** From now on bytes arrive so much later, in both directions. */
  delay(milliseconds: number): void
  /**
   * Nothing passes any more, and no connection is closed: as when a link is down. New connections are taken and get no
   * answer. The kernel still acknowledges, so even the ends' own probes notice nothing.
   */
  silence(): void
  /** Closes what was silent; new connections pass. */
  mend(): void
  close(): Promise<void>
}

/** Listens on a port of its own and passes everything on to `port` of this machine. */
export async function startRelay(port: number): Promise<Relay> {
  let delayMs = 0
  let silent = false
  const open = new Set<Socket>()

  function pass(from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      if (silent) return
      if (delayMs === 0) to.write(bytes)
      else setTimeout(() => !silent && to.writable && to.write(bytes), delayMs)
    })
    from.on('end', () => !silent && setTimeout(() => to.end(), delayMs))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      open.delete(from)
      if (!silent) setTimeout(() => to.destroy(), delayMs)
    })
  }

  const server = createServer({ allowHalfOpen: true }, (near) => {
    open.add(near)
    if (silent) {
      near.on('error', () => near.destroy())
      near.on('close', () => open.delete(near))
      near.resume()
      return
    }
    const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    open.add(far)
    pass(near, far)
    pass(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    delay(milliseconds) {
      delayMs = milliseconds
    },
    silence() {
      silent = true
    },
    mend() {
      if (!silent) return
      silent = false
      for (const socket of open) socket.destroy()
    },
    close() {
      for (const socket of open) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
