import type { Command } from './command.ts'
import { COMMANDS } from './table.ts'

const TICKET = ['--ticket ID', 'the same ticket again has no second effect and gets the same answer'] as const
const OPERATOR = ['--operator NAME', 'who acts: a short name that is no real one, such as ops-1; needed'] as const
const JSON_LINE = ['--json', 'the result as one line of JSON'] as const

/** The help of all commands, in plain English. */
export function usage(): string {
  const lists = (kind: Command['kind']) =>
    COMMANDS.filter((command) => command.kind === kind).map((command) => row(callOf(command), command.help))
  return [
    'Usage: npm run ops -- <command> [options]',
    '',
    'Beside a running server the commands act inside it; nothing needs a stop but restoring a backup. Every call, looks',
    'and refusals too, is an entry of the journal.',
    '',
    'Look',
    ...lists('read'),
    '',
    'Change',
    ...lists('write'),
    '',
    'Copy',
    ...lists('copy'),
    ...lists('apart'),
    '',
    'For every change',
    row('--dry-run', 'says what would happen, by the same rules, and changes nothing: begin with it'),
    row(...TICKET),
    row('--yes', 'confirms what costs money; without it you type the figure'),
    row(...OPERATOR),
    '',
    row(...JSON_LINE),
    '',
    'WHO is a workspace, its ledger account acc_…, or the address of its owner.',
    'npm run ops -- help COMMAND says more about one command.',
    '',
  ].join('\n')
}

/** The help of one command: what it does, then its options, the dry run first. */
export function usageOf(command: Command): string {
  const own = Object.entries(command.options ?? {}).map(([name, { takes, help }]) =>
    row(`--${name} ${takes}`.trim(), help ?? ''),
  )
  const changes = command.kind === 'write'
  return [
    `Usage: npm run ops -- ${callOf(command)} [options]`,
    '',
    `  ${command.help}`,
    '',
    ...(changes ? [row('--dry-run', 'says what would happen and changes nothing: begin with it'), row(...TICKET)] : []),
    ...own,
    ...(changes ? [row('--yes', 'confirms, if it costs money; without it you type the figure')] : []),
    row(...OPERATOR).replace('; needed', changes ? '; needed' : ''),
    row(...JSON_LINE),
    '',
  ].join('\n')
}

function callOf({ name, target }: Command): string {
  if (target === undefined) return name
  return `${name} ${target.optional === true ? `[${target.takes}]` : target.takes}`
}

function row(left: string, right: string): string {
  return left.length > 28 && right !== ''
    ? `  ${left}\n${' '.repeat(30)}${right}`
    : `  ${left.padEnd(28)}${right}`.trimEnd()
}
