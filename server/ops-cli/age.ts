import { createReadStream, createWriteStream, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { tarEnd, tarHeader, tarPadding } from '#app/.server/platform/tar.ts'
import { Refused } from './refused.ts'

const BLOCK = 512

/** Writes the files of a folder as a tar archive, encrypted to the recipients (age, v1): `age -d FILE | tar x` opens it. */
export async function encryptFolder(folder: string, file: string, recipients: readonly string[]): Promise<void> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  const encrypted = await encrypter.encrypt(ReadableStream.from(tarOf(folder)) as globalThis.ReadableStream<Uint8Array>)
  await pipeline(Readable.fromWeb(encrypted as ReadableStream), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  const written = await open(file, 'r')
  await written.sync()
  await written.close()
}

/**
 * Writes the files of an encrypted archive into a folder.
 * @param identityFile holds lines `AGE-SECRET-KEY-1…`
 * @throws {Refused} if no identity opens it, or if it is damaged or cut off.
 */
export async function decryptFolder(file: string, folder: string, identityFile: string): Promise<void> {
  const decrypter = new Decrypter()
  const identities = readFileSync(identityFile, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (identities.length === 0) throw new Refused(`${identityFile} holds no line AGE-SECRET-KEY-…`)
  for (const identity of identities) decrypter.addIdentity(identity)
  try {
    const plain = await decrypter.decrypt(
      Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>,
    )
    await untar(plain, folder)
  } catch (error) {
    throw new Refused(`${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function* tarOf(folder: string): AsyncGenerator<Uint8Array> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const entry of files) {
    const file = path.join(entry.parentPath, entry.name)
    const { size } = statSync(file)
    yield tarHeader(path.relative(folder, file).split(path.sep).join('/'), size)
    let read = 0
    for await (const chunk of createReadStream(file)) {
      read += (chunk as Buffer).length
      yield chunk as Buffer
    }
    if (read !== size) throw new Error(`${file} changed while it was read`)
    yield tarPadding(size)
  }
  yield tarEnd()
}

/** Reads what `tarOf` writes: regular files only, with names that stay below the folder. */
async function untar(stream: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  const bytes = bytesOf(stream)
  for (;;) {
    const header = await bytes.take(BLOCK)
    if (header.every((byte) => byte === 0)) return
    const name = textIn(header, 0, 100)
    if (!/^[\w@+.-]+(\/[\w@+.-]+)*$/.test(name) || name.split('/').some((part) => /^\.+$/.test(part))) {
      throw new Error(`it holds a file named ${JSON.stringify(name)}`)
    }
    const large = header[124] === 0x80
    const size = large ? Number(header.readBigUInt64BE(128)) : Number.parseInt(textIn(header, 124, 12), 8)
    const file = path.join(folder, ...name.split('/'))
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const out = await open(file, 'wx', 0o600)
    try {
      for (let left = size; left > 0; ) {
        const piece = await bytes.upTo(left)
        await out.write(piece)
        left -= piece.length
      }
      await out.sync()
    } finally {
      await out.close()
    }
    await bytes.take(tarPadding(size).length)
  }
}

/** @throws if the stream ends too early. */
function bytesOf(stream: AsyncIterable<Uint8Array>) {
  const chunks = stream[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  async function more(): Promise<void> {
    const { done, value } = await chunks.next()
    if (done === true) throw new Error('it is cut off')
    held = Buffer.concat([held, value])
  }
  return {
    async take(count: number): Promise<Buffer> {
      while (held.length < count) await more()
      const piece = held.subarray(0, count)
      held = held.subarray(count)
      return piece
    },
    async upTo(count: number): Promise<Buffer> {
      if (held.length === 0) await more()
      return this.take(Math.min(count, held.length))
    },
  }
}

function textIn(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length)
  const end = field.indexOf(0)
  return field.subarray(0, end === -1 ? length : end).toString('latin1')
}
