import { once } from 'node:events'
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { getSystemErrorMap } from 'node:util'
import {
  EXPORT_FORMATS,
  type ExportArguments,
  type ExportFormat,
  type ExportRefusal,
  exportBundle,
  NEWEST_FORMATS,
  type NewestFormat,
  writeBundle,
} from '#app/.server/ledger/index.ts'
import { type Call, sizeFrom, UsageError } from './arguments.ts'
import { accountOfWorkspace, openLedgerFile, Refused } from './data.ts'
import { grouped, type Terminal } from './terminal.ts'

type Source = Readonly<Record<string, string | undefined>>

/** `export`: a bundle or a table into a file, a folder, or the standard output. */
export async function exportCommand({ options }: Call, source: Source, terminal: Terminal): Promise<number> {
  const format = EXPORT_FORMATS.find((each) => each === (options.format ?? 'tar'))
  if (format === undefined) throw new UsageError(`--format must be one of ${EXPORT_FORMATS.join(', ')}`)
  if (options.account !== undefined && options.workspace !== undefined) {
    throw new UsageError('--account and --workspace are two ways to say one thing')
  }
  if (options.dir !== undefined && (options.out !== undefined || format !== 'tar')) {
    throw new UsageError('--dir writes the bundle as a folder; it does not go with --out or another --format')
  }
  const at = sizeFrom(options.at, 'at')
  const since = sizeFrom(options.since, 'since')
  using reader = openLedgerFile(source)
  const account =
    options.workspace === undefined ? options.account : accountOfWorkspace(source, String(options.workspace))
  const wanted: ExportArguments = {
    scope: account === undefined ? { kind: 'log' } : { kind: 'account', account: String(account) },
    range: options.month === undefined ? { kind: 'all' } : { kind: 'month', period: String(options.month) },
    at,
    since,
    newest: newestFrom(options),
  }
  if (options.dir !== undefined) {
    const parent = String(options.dir)
    const written = await writeBundle(reader, wanted, parent).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Refused(`${error.path} exists already`) : error
    })
    if (!written.ok) throw refused(written)
    terminal.result({ folder: written.folder, size: written.size }, [written.folder])
    return 0
  }
  return toFile(reader, { ...wanted, format }, options.out, terminal)
}

/** `--without-workbook` was the only way before formats were numbered here; it is still in scripts. */
function newestFrom({ newest, 'without-workbook': withoutWorkbook }: Call['options']): NewestFormat | undefined {
  if (newest === undefined) return withoutWorkbook === true ? 2 : undefined
  const format = NEWEST_FORMATS.find((each) => String(each) === newest)
  if (format === undefined) throw new UsageError(`--newest must be one of ${NEWEST_FORMATS.join(', ')}`)
  if (withoutWorkbook === true) throw new UsageError('--without-workbook says the same as --newest 2: give one of them')
  return format
}

async function toFile(
  reader: ReturnType<typeof openLedgerFile>,
  wanted: ExportArguments & { format: ExportFormat },
  out: string | true | undefined,
  terminal: Terminal,
): Promise<number> {
  const exported = exportBundle(reader, wanted)
  if (!exported.ok) throw refused(exported)
  if (out === '-') {
    const bytes = await pour(exported.stream, process.stdout, terminal)
    terminal.note(`${exported.name}: ${grouped(bytes)} bytes`)
    return 0
  }
  const file = path.resolve(out === undefined ? exported.name : String(out))
  if (existsSync(file)) throw new Refused(`${file} exists already`)
  // Under another name until it is whole: what has the name can be relied on.
  const part = `${file}.part`
  const target = createWriteStream(part)
  try {
    const bytes = await pour(exported.stream, target, terminal)
    target.end()
    await once(target, 'close')
    renameSync(part, file)
    terminal.result({ file, bytes, size: exported.size }, [file])
    return 0
  } catch (error) {
    target.destroy()
    rmSync(part, { force: true })
    throw new Refused(`${file} could not be written: ${reasonOf(error)}`)
  }
}

/** Without the name of the unfinished file. */
function reasonOf(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException
  return systemWords(code) ?? (error instanceof Error ? error.message : String(error))
}

function systemWords(code: string): string | undefined {
  return [...getSystemErrorMap().values()].find(([name]) => name === code)?.[1]
}

async function pour(
  stream: ReadableStream<Uint8Array>,
  target: NodeJS.WritableStream,
  terminal: Terminal,
): Promise<number> {
  let bytes = 0
  let trouble: unknown
  target.on('error', (error) => {
    trouble = error
  })
  const chunks = stream.getReader()
  for (;;) {
    const { done, value } = await chunks.read()
    if (trouble !== undefined) {
      await chunks.cancel()
      throw trouble
    }
    if (done) return bytes
    bytes += value.length
    // An error ends the wait as well.
    if (!target.write(value)) await once(target, 'drain').catch(() => undefined)
    terminal.progress(`${grouped(Math.round(bytes / 1_000_000))} MB written`)
  }
}

const WHY: Readonly<Record<ExportRefusal['code'], string>> = {
  no_checkpoint: 'no checkpoint is published yet: npm run ledger -- checkpoint',
  size_unpublished: '--at is not the size of a published checkpoint: npm run ledger -- status names the last one',
  since_unpublished: '--since is not the size of a checkpoint that was published up to this export',
  month_invalid: '--month must be YYYY-MM',
  month_before_log: 'the log began after that month',
  month_before_account: 'the account was opened after that month, so it has no events in it',
  month_not_begun: 'nothing of that month is published yet',
  month_without_statement:
    'a statement is of one account and one closed month (--account, --month) in which it has events',
  workbook_too_large: 'a workbook holds 80,000 events at most: choose one month, or take the tables as csv',
  account_unpublished: 'no event of that account is published; is its id acc_ and 32 hex digits?',
}

function refused({ code }: ExportRefusal): Error {
  return code === 'month_invalid' ? new UsageError(WHY[code]) : new Refused(WHY[code])
}
