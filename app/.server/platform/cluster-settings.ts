import { existsSync } from 'node:fs'
import path from 'node:path'

/** Several machines whose databases LiteFS keeps alike; one of them writes. */
export type ClusterSettings = {
  /** How this machine is called among the others: its id on Fly, its address elsewhere. */
  node: string
  /** The address at which the others reach this server. */
  url: string | undefined
  /** LiteFS's own server on this machine. */
  litefsUrl: string
  /** LiteFS's lock; undefined if the settings do not name it. */
  consul: { url: string; key: string } | undefined
  /** What answers wait for: the event on this machine, or on another one as well. */
  ack: 'recorded' | 'replicated'
}

type Given = {
  CLUSTER: 'off' | 'litefs'
  STATE_DIR?: string | undefined
  SESSION_SECRETS?: string | undefined
  LEDGER_SIGNING_KEY?: string | undefined
  LEDGER_ARCHIVE?: string | undefined
  SMTP_URL?: string | undefined
  FLY_MACHINE_ID?: string | undefined
  NODE_URL?: string | undefined
  FLY_APP_NAME?: string | undefined
  LITEFS_URL?: string | undefined
  FLY_CONSUL_URL?: string | undefined
  LITEFS_LOCK?: string | undefined
  LEDGER_ACK: 'recorded' | 'replicated'
  PORT: number
}

/** A file that every mount of LiteFS has, and nothing else. */
const MARK_OF_LITEFS = '.lag'

/**
 * Reads whether this machine is one of several, and adds a line to `problems` for each setting with which a mount of LiteFS
 * would fail later: it takes databases only, so every other file needs a place of its own, and what the machines must
 * have in common cannot be made by one of them.
 */
export function clusterSettings(
  settings: Given,
  { dataDir, stateDir, archive }: { dataDir: string; stateDir: string; archive: 'folder' | 's3' },
  problems: string[],
): ClusterSettings | undefined {
  const isMount = existsSync(path.join(dataDir, MARK_OF_LITEFS))
  if (settings.CLUSTER === 'off') {
    if (isMount) problems.push('DATA_DIR: is a mount of LiteFS, which needs CLUSTER=litefs')
    return undefined
  }
  if (!isMount) problems.push('DATA_DIR: must be the mount of LiteFS, which is not there, with CLUSTER=litefs')
  if (settings.STATE_DIR === undefined) problems.push('STATE_DIR: must be set with CLUSTER=litefs')
  else if (isInside(stateDir, dataDir)) problems.push('STATE_DIR: must be a folder outside DATA_DIR')
  for (const name of ['SESSION_SECRETS', 'LEDGER_SIGNING_KEY'] as const)
    if (settings[name] === undefined) problems.push(`${name}: must be set, the same on every machine of a cluster`)
  if (archive !== 's3')
    problems.push('LEDGER_ARCHIVE: must be a bucket (s3://…) that every machine of a cluster reaches')
  if (settings.SMTP_URL === undefined) problems.push('SMTP_URL: must be set in a cluster, which has no common outbox')
  if (settings.NODE_URL?.startsWith('https:') === true)
    problems.push('NODE_URL: must be an http: address of a private network')
  const node = settings.FLY_MACHINE_ID ?? settings.NODE_URL
  if (node === undefined) problems.push('NODE_URL: must be the address at which the other machines reach this one')
  // On Fly LiteFS listens at the machine's private address only (litefs.yml).
  const host = settings.FLY_APP_NAME === undefined ? '127.0.0.1' : 'fly-local-6pn'
  const { FLY_CONSUL_URL: consulUrl, LITEFS_LOCK: key } = settings
  // The private name of a machine on Fly. Requests are passed on by Fly's proxy; this is for reports among machines only.
  const { FLY_APP_NAME: app, FLY_MACHINE_ID: machine } = settings
  const onFly =
    app === undefined || machine === undefined ? undefined : `http://${machine}.vm.${app}.internal:${settings.PORT}`
  return {
    ...{ node: node ?? '', url: settings.NODE_URL ?? onFly, litefsUrl: settings.LITEFS_URL ?? `http://${host}:20202` },
    consul: consulUrl === undefined || key === undefined ? undefined : { url: consulUrl, key },
    ack: settings.LEDGER_ACK,
  }
}

function isInside(folder: string, outer: string): boolean {
  const way = path.relative(outer, folder)
  return way === '' || (!way.startsWith('..') && !path.isAbsolute(way))
}
