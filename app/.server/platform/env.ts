import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { parseSupportHours } from '#app/domain/contact/hours.ts'
import { DEFAULT_EXTENSION_IDS } from '#app/domain/extension/identity.ts'
import type { Operator } from '#app/domain/legal/legal.ts'
import type { SiteClaims } from '#app/domain/marketing.ts'
import { chosenModel } from './chosen-model.ts'
import { type ClusterSettings, clusterSettings } from './cluster-settings.ts'

const blankIsUnset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((value) => blankIsUnset(value) ?? fallback, schema)
const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

const Settings = z.object({
  PORT: withDefault(z.coerce.number().int().min(1).max(65535), 3000),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: optional(httpUrl),
  DATA_DIR: withDefault(z.string(), './data'),
  STATE_DIR: optional(z.string()),
  CLUSTER: withDefault(z.enum(['off', 'litefs']), 'off'),
  LITEFS_URL: optional(httpUrl),
  LITEFS_LOCK: optional(z.string().regex(/^[\w./-]{1,200}$/, 'must be a key in Consul')),
  FLY_CONSUL_URL: optional(httpUrl),
  LEDGER_ACK: withDefault(z.enum(['recorded', 'replicated']), 'recorded'),
  NODE_URL: optional(httpUrl),
  SESSION_SECRETS: optional(z.string()),
  AI_ENGINE: withDefault(z.enum(['auto', 'builtin', 'openai']), 'auto'),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(httpUrl),
  OPENAI_MODEL: withDefault(z.string(), 'gpt-5-mini'),
  AI_TIMEOUT_MS: withDefault(z.coerce.number().int().min(1_000).max(28_000), 28_000),
  AI_DAILY_TOKENS_PER_ACCOUNT: withDefault(z.coerce.number().int().positive(), 2_000_000),
  AI_DAILY_TOKENS: withDefault(z.coerce.number().int().positive(), 50_000_000),
  DICTIONARIES: optional(z.string()),
  LANGUAGETOOL_URL: optional(httpUrl),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: withDefault(httpUrl, 'https://accounts.google.com'),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  OPERATOR_MAIL: optional(z.email()),
  ALARM_WEBHOOK_URL: optional(z.url({ protocol: /^https?$/ })),
  SUPPORT_CONTACT: optional(z.union([z.email(), z.url({ protocol: /^https$/ })])),
  SUPPORT_HOURS: optional(
    z.string().transform((value, issues) => {
      const hours = parseSupportHours(value)
      if (hours !== undefined) return hours
      issues.addIssue({ code: 'custom', message: 'must be like "Mo-Fr 09:00-18:00, Sa 10:00-16:00 Europe/Vienna"' })
      return z.NEVER
    }),
  ),
  LIVE_CHAT_URL: optional(z.url({ protocol: /^https$/ })),
  CLAIMED_USERS: optional(z.coerce.number().int().positive()),
  CLAIMED_SITES: optional(z.coerce.number().int().positive()),
  EXTENSION_IDS: optional(z.string()),
  OPERATOR_NAME: optional(z.string().max(200)),
  OPERATOR_ADDRESS: optional(z.string().max(500)),
  OPERATOR_EMAIL: optional(z.email()),
  OPERATOR_VAT_ID: optional(z.string().max(50)),
  OPERATOR_JURISDICTION: optional(z.string().max(200)),
  MAIL_FROM: withDefault(z.string(), 'Penmark <no-reply@localhost>'),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_API_BASE: optional(httpUrl),
  RATE_LIMIT_SCALE: withDefault(z.coerce.number().positive(), 1),
  OVERLOAD_SCALE: withDefault(z.coerce.number().positive(), 1),
  MAX_CONNECTIONS: withDefault(z.coerce.number().int().min(10).max(100_000), 2_000),
  TRUSTED_PROXY_HOPS: withDefault(z.coerce.number().int().min(0).max(3), 0),
  DEMO_PAGES: withDefault(z.enum(['on', 'off']), 'on'),
  LOG_LEVEL: withDefault(z.enum(['silent', 'debug', 'info', 'warn', 'error']), 'info'),
  NODE_ENV: withDefault(z.enum(['development', 'production', 'test']), 'production'),
  FLY_APP_NAME: optional(z.string()),
  FLY_MACHINE_ID: optional(z.string()),
  LEDGER_SIGNING_KEY: optional(z.string()),
  LEDGER_WITNESSES: optional(z.string()),
  LEDGER_TIMESTAMP_URL: optional(httpUrl),
  LEDGER_CLOCK: optional(z.enum(['confirmed', 'trusted'])),
  LEDGER_CLOCK_SOURCES: optional(z.string()),
  BACKUP_RECIPIENT: optional(z.string()),
  LEDGER_ARCHIVE: optional(z.string()),
  LEDGER_S3_ENDPOINT: optional(httpUrl),
  LEDGER_S3_REGION: withDefault(z.string(), 'us-east-1'),
  METRICS_PORT: optional(z.coerce.number().int().min(1).max(65535)),
  METRICS_TOKEN: optional(z.string()),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpUrl),
  OTEL_EXPORTER_OTLP_HEADERS: optional(z.string()),
  SECURITY_CONTACT: optional(z.url({ protocol: /^(https|mailto)$/ })),
  AWS_ACCESS_KEY_ID: optional(z.string()),
  AWS_SECRET_ACCESS_KEY: optional(z.string()),
})

/** The place of the published part of the ledger, apart from the database. */
export type ArchiveSettings =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3'
      endpoint: string
      region: string
      bucket: string
      /** Without slashes at its ends; empty for the root of the bucket. */
      prefix: string
      accessKeyId: string
      secretAccessKey: string
    }

export type Env = {
  port: number
  host: string
  /** The site's public origin; no trailing slash. */
  publicUrl: string
  /** True if the site is served over https, so that `__Host-` cookies and HSTS apply. */
  secure: boolean
  /** The databases. */
  dataDir: string
  /** Everything else that is kept on this machine: lock, secrets, outbox, folder archive. The same folder unless set. */
  stateDir: string
  /** undefined: one machine alone. */
  cluster: ClusterSettings | undefined
  /** Newest first: the first one signs, all of them verify. */
  sessionSecrets: readonly [string, ...string[]]
  engine: 'builtin' | 'openai'
  /** Whether the settings name the engine, so that no other one is looked for. */
  engineNamed: boolean
  openai: { apiKey: string | undefined; baseUrl: string | undefined; model: string }
  aiTimeoutMs: number
  /** A folder with dictionaries of the operator's own (`de.aff` and `de.dic`), which are used before the installed ones. */
  dictionaries: string | undefined
  /** The operator's LanguageTool server, without `/v2/check`; absent: checks are our own alone. */
  languageToolUrl: string | undefined
  /** Daily limits (UTC) in tokens of a connected model, for one account and for all together. */
  spendCaps: { perAccount: number; all: number }
  /** Sign-in with Google or another OpenID provider; absent: hidden. */
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** The address or page that customers are told to write to, such as after a suspension. */
  supportContact: string | undefined
  /** The address that messages to the operator are mailed to: that for customers, else that for alarms. */
  contactMail: string | undefined
  /** What the operator claims of the site. */
  claims: SiteClaims
  /** Who runs the site, for the legal pages; undefined: there are none. */
  operator: Operator | undefined
  /** The browser extensions that may connect. */
  extensionIds: readonly string[]
  /** What the legal pages still need, by the names of the settings. */
  operatorLacks: readonly string[]
  /** The ways that alarms take besides the log. The address of the webhook may contain a secret. */
  alarms: { mail: string | undefined; webhook: string | undefined }
  /** Whether /dev/mail exists: only without a mail server and if no other machine can reach the site by its name. */
  outboxReadable: boolean
  /** undefined without a key: then only operators change plans. */
  stripe: { secretKey: string; webhookSecrets: readonly string[]; apiBase: string | undefined } | undefined
  rateLimitScale: number
  trustedProxyHops: number
  /** Connections that may be open at once; further ones are closed. */
  maxConnections: number
  /** Multiplies the delays from which on requests are refused because the server is overloaded. */
  overloadScale: number
  logLevel: string
  /** How figures can be read: on a port of their own, or with a token on the public one; neither: not at all. */
  metrics: { port: number | undefined; token: string | undefined }
  /** The collector that traces are sent to, without `/v1/traces`, and headers for it; undefined: no traces. */
  otlp: { endpoint: string; headers: Record<string, string> } | undefined
  /** Address for reports of weaknesses, `mailto:` or `https:`; undefined: the site itself. */
  securityContact: string | undefined
  /** Whether pages for developers exist, such as /dashboard/billing-demo. */
  demoPages: boolean
  development: boolean
  /** True on a Fly machine: client addresses come from `Fly-Client-IP`, and secrets must be set. */
  onFly: boolean
  /** Public keys (age) that backups are encrypted to; empty: backups are not encrypted. */
  backupRecipients: readonly string[]
  ledger: {
    /** Seeds of the checkpoint keys, base64 of 32 bytes, newest first; all of them sign. */
    signingKeys: readonly [string, ...string[]]
    archive: ArchiveSettings
    /** Verifier keys and submission prefixes of those who cosign checkpoints. */
    witnesses: readonly { vkey: string; url: string }[]
    /** Of a time-stamping authority (RFC 3161); undefined: months get no time stamp. */
    timestampUrl: string | undefined
    /** Whether the clock alone may begin a month, and the addresses that confirm it otherwise. */
    clock: { trusted: boolean; sources: readonly string[] }
  }
}

/** Settings that prevent the start, with one clear line for each. */
export class SettingsError extends Error {
  readonly lines: readonly string[]
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/**
 * Parses every setting once. Creates `DATA_DIR`, `STATE_DIR` and, outside Fly and clusters, a session secret in it (mode 0600) if none is set.
 * @param commandLine may hold `--trust-clock`, which goes before LEDGER_CLOCK
 * @throws {SettingsError} with one line for each wrong setting.
 */
export function readEnv(
  source: Readonly<Record<string, string | undefined>>,
  commandLine: readonly string[] = [],
): Env {
  const parsed = Settings.safeParse(source)
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const settings = parsed.data
  const problems: string[] = []
  const onFly = settings.FLY_APP_NAME !== undefined
  const dataDir = path.resolve(settings.DATA_DIR)
  const stateDir = path.resolve(settings.STATE_DIR ?? settings.DATA_DIR)
  const stateIn = settings.STATE_DIR === undefined ? 'DATA_DIR' : 'STATE_DIR'
  const named = settings.OPENAI_API_KEY !== undefined || settings.OPENAI_BASE_URL !== undefined
  // The environment goes before the choice of `npm run model`.
  const chosen = named || settings.AI_ENGINE === 'builtin' ? undefined : chosenModel(stateDir)
  if (chosen === null) problems.push(`${stateIn}: model.json cannot be read; npm run model writes a new one`)
  const connected = named || chosen != null
  if (settings.AI_ENGINE === 'openai' && !connected) {
    problems.push('AI_ENGINE: openai needs OPENAI_API_KEY or OPENAI_BASE_URL, or a model chosen with npm run model')
  }
  if (onFly && settings.SESSION_SECRETS === undefined) problems.push('SESSION_SECRETS: must be set on Fly')
  const sessionSecrets = settings.SESSION_SECRETS?.split(',').map((secret) => secret.trim())
  if (sessionSecrets?.some((secret) => secret.length < 32)) {
    problems.push('SESSION_SECRETS: each secret needs at least 32 characters')
  }
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  if (new URL(publicUrl).origin !== publicUrl)
    problems.push('PUBLIC_URL: must be an origin: scheme, host and port, nothing else')
  if (onFly && settings.LEDGER_SIGNING_KEY === undefined) problems.push('LEDGER_SIGNING_KEY: must be set on Fly')
  const seeds = settings.LEDGER_SIGNING_KEY?.split(',').map((seed) => seed.trim())
  const seedProblem = seeds && troubleWithSeeds(seeds)
  if (seedProblem !== undefined) problems.push(`LEDGER_SIGNING_KEY: ${seedProblem}`)
  const archive = archiveSettings(settings, stateDir, problems)
  const cluster = clusterSettings(settings, { dataDir, stateDir, archive: archive.kind }, problems)
  const witnesses = witnessSettings(settings.LEDGER_WITNESSES, problems)
  if (settings.LEDGER_TIMESTAMP_URL !== undefined && !isBareAddress(settings.LEDGER_TIMESTAMP_URL))
    problems.push('LEDGER_TIMESTAMP_URL: must be an address without user, password and query')
  const clockSources = settings.LEDGER_CLOCK_SOURCES?.split(',').map((source) => source.trim())
  if (clockSources?.some((source) => !isTimeSource(source)))
    problems.push('LEDGER_CLOCK_SOURCES: each must be ntp://host or an http address')
  const backupRecipients = settings.BACKUP_RECIPIENT?.split(',').map((key) => key.trim()) ?? []
  if (backupRecipients.some((key) => !/^age1[02-9ac-hj-np-z]{20,}$/.test(key)))
    problems.push('BACKUP_RECIPIENT: each must be a public key of age, age1…')
  const google = googleSettings(settings, problems)
  if (settings.METRICS_TOKEN !== undefined && settings.METRICS_TOKEN.length < 16) {
    problems.push('METRICS_TOKEN: must have at least 16 characters')
  }
  if (settings.METRICS_PORT === settings.PORT) problems.push('METRICS_PORT: must be another port than PORT')
  const otlp = otlpSettings(settings, problems)
  const stripe = stripeSettings(settings, problems)
  if (settings.ALARM_WEBHOOK_URL !== undefined && !isHttpsOrLocal(settings.ALARM_WEBHOOK_URL))
    problems.push('ALARM_WEBHOOK_URL: http: only on this machine')
  if (settings.LANGUAGETOOL_URL !== undefined && !isBareAddress(settings.LANGUAGETOOL_URL))
    problems.push('LANGUAGETOOL_URL: must be an address without user, password and query')
  const extensionIds = settings.EXTENSION_IDS?.split(',').map((id) => id.trim()) ?? DEFAULT_EXTENSION_IDS
  if (!extensionIds.every(isExtensionId))
    problems.push('EXTENSION_IDS: each must be 32 letters from a to p (Chromium) or an id with @ or in {} (Firefox)')
  if (problems.length > 0) throw new SettingsError(problems)
  makeFolder('DATA_DIR', dataDir)
  if (stateDir !== dataDir) makeFolder('STATE_DIR', stateDir)
  const { protocol, hostname } = new URL(publicUrl)
  const local = protocol === 'http:' && LOOPBACK.includes(hostname)
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    dataDir,
    stateDir,
    cluster,
    sessionSecrets: (sessionSecrets as [string, ...string[]] | undefined) ?? [
      storedSecret(path.join(stateDir, 'session-secret'), stateIn),
    ],
    engine: settings.AI_ENGINE === 'auto' ? (connected ? 'openai' : 'builtin') : settings.AI_ENGINE,
    openai: chosen
      ? { apiKey: undefined, ...chosen }
      : { apiKey: settings.OPENAI_API_KEY, baseUrl: settings.OPENAI_BASE_URL, model: settings.OPENAI_MODEL },
    engineNamed: settings.AI_ENGINE !== 'auto',
    aiTimeoutMs: settings.AI_TIMEOUT_MS,
    spendCaps: { perAccount: settings.AI_DAILY_TOKENS_PER_ACCOUNT, all: settings.AI_DAILY_TOKENS },
    google,
    stripe,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    dictionaries: settings.DICTIONARIES,
    languageToolUrl: settings.LANGUAGETOOL_URL?.replace(/\/v2(?:\/check)?$/, ''),
    supportContact: settings.SUPPORT_CONTACT,
    contactMail: settings.SUPPORT_CONTACT?.includes('@') ? settings.SUPPORT_CONTACT : settings.OPERATOR_MAIL,
    claims: {
      users: settings.CLAIMED_USERS ?? null,
      sites: settings.CLAIMED_SITES ?? null,
      hours: settings.SUPPORT_HOURS ?? null,
      liveChat: settings.LIVE_CHAT_URL ?? null,
    },
    ...operatorSettings(settings),
    extensionIds,
    alarms: { mail: settings.OPERATOR_MAIL, webhook: settings.ALARM_WEBHOOK_URL },
    outboxReadable: settings.SMTP_URL === undefined && local && !onFly,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    trustedProxyHops: settings.TRUSTED_PROXY_HOPS,
    overloadScale: settings.OVERLOAD_SCALE,
    maxConnections: settings.MAX_CONNECTIONS,
    logLevel: settings.LOG_LEVEL,
    metrics: { port: settings.METRICS_PORT, token: settings.METRICS_TOKEN },
    otlp,
    securityContact: settings.SECURITY_CONTACT,
    demoPages: settings.DEMO_PAGES === 'on',
    development: settings.NODE_ENV === 'development',
    onFly,
    backupRecipients,
    ledger: {
      signingKeys: (seeds as [string, ...string[]] | undefined) ?? storedSigningKeys(stateDir, stateIn),
      archive,
      witnesses,
      timestampUrl: settings.LEDGER_TIMESTAMP_URL,
      clock: {
        trusted:
          commandLine.includes('--trust-clock') ||
          (settings.LEDGER_CLOCK === undefined
            ? settings.NODE_ENV === 'development'
            : settings.LEDGER_CLOCK === 'trusted'),
        sources: clockSources ?? othersWeAsk(settings, archive),
      },
    },
  }
}

function makeFolder(setting: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    closeToOthers(folder)
  } catch (error) {
    throw new SettingsError([
      `${setting}: cannot be created or closed to others (${(error as NodeJS.ErrnoException).code})`,
    ])
  }
}

/** Takes group and others the rights on a folder that was made by another user or for another purpose. */
function closeToOthers(folder: string): void {
  if ((statSync(folder).mode & 0o077) === 0) return
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    // A mount that another user owns, or that knows no modes, is closed by those who mount it.
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['EPERM', 'ENOTSUP', 'EROFS', 'ENOSYS'].includes(code)) throw error
  }
}

/** Reads only the data directory and creates nothing. */
export function readDataDir(source: Readonly<Record<string, string | undefined>>): string {
  return path.resolve(Settings.shape.DATA_DIR.parse(source.DATA_DIR))
}

/** Reads only the folder for state and creates nothing. */
export function readStateDir(source: Readonly<Record<string, string | undefined>>): string {
  const stated = Settings.shape.STATE_DIR.parse(source.STATE_DIR)
  return stated === undefined ? readDataDir(source) : path.resolve(stated)
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

function isHttpsOrLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || LOOPBACK.includes(hostname)
}

/** An id of Chromium's store, or one that Firefox takes: like an address, or a UUID in braces. */
function isExtensionId(id: string): boolean {
  return /^[a-p]{32}$/.test(id) || /^[\w.-]{1,64}@[\w.-]{1,64}$/.test(id) || /^\{[0-9a-f-]{36}\}$/i.test(id)
}

function isTimeSource(source: string): boolean {
  return URL.canParse(source) && ['ntp:', 'http:', 'https:'].includes(new URL(source).protocol)
}

/** The servers that the settings name anyway, but for those on this machine, which have the same clock. */
function othersWeAsk(settings: z.output<typeof Settings>, archive: ArchiveSettings): string[] {
  const model = settings.OPENAI_BASE_URL ?? (settings.OPENAI_API_KEY && 'https://api.openai.com/v1')
  const stripe = settings.STRIPE_SECRET_KEY && (settings.STRIPE_API_BASE ?? 'https://api.stripe.com')
  const named = [archive.kind === 's3' ? archive.endpoint : undefined, stripe, model]
  return named.filter((url) => url !== undefined).filter((url) => !LOOPBACK.includes(new URL(url).hostname))
}

/** Who runs the site, once everything that the law asks for is set. Lines of the address are parted by semicolons. */
function operatorSettings(settings: z.output<typeof Settings>): Pick<Env, 'operator' | 'operatorLacks'> {
  const {
    OPERATOR_NAME: name,
    OPERATOR_ADDRESS: address,
    OPERATOR_EMAIL: email,
    OPERATOR_JURISDICTION: jurisdiction,
  } = settings
  if (name === undefined || address === undefined || email === undefined || jurisdiction === undefined) {
    const needed = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL', 'OPERATOR_JURISDICTION'] as const
    return { operator: undefined, operatorLacks: needed.filter((each) => settings[each] === undefined) }
  }
  const lines = address.split(';').map((line) => line.trim())
  return {
    operator: { name, address: lines.filter(Boolean), email, vatId: settings.OPERATOR_VAT_ID, jurisdiction },
    operatorLacks: [],
  }
}

function isBareAddress(url: string): boolean {
  const { username, password, search, hash } = new URL(url)
  return username + password + search + hash === ''
}

function stripeSettings(settings: z.output<typeof Settings>, problems: string[]): Env['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_API_BASE: apiBase } = settings
  if (secretKey === undefined) return undefined
  if (!/^[sr]k_(test|live)_\w+$/.test(secretKey)) problems.push('STRIPE_SECRET_KEY: must be a key such as sk_test_…')
  const webhookSecrets = secrets?.split(',').map((secret) => secret.trim()) ?? []
  if (webhookSecrets.length === 0) problems.push('STRIPE_WEBHOOK_SECRET: must be set with STRIPE_SECRET_KEY')
  if (webhookSecrets.some((secret) => !/^whsec_\w+$/.test(secret)))
    problems.push('STRIPE_WEBHOOK_SECRET: each secret must look like whsec_…')
  return { secretKey, webhookSecrets, apiBase }
}

/** Headers are written as for every OpenTelemetry exporter: `name=value` pairs with escapes, separated by commas. */
function otlpSettings(settings: z.output<typeof Settings>, problems: string[]): Env['otlp'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: pairs } = settings
  if (endpoint === undefined) return undefined
  const headers: Record<string, string> = {}
  for (const pair of (pairs ?? '').split(',').filter((each) => each.trim() !== '')) {
    const [, name, value] = /^\s*([\w-]+)\s*=\s*([\x21-\x7e]*)\s*$/.exec(pair) ?? []
    if (name === undefined || value === undefined || /%(?![0-9a-f]{2})/i.test(value)) {
      problems.push('OTEL_EXPORTER_OTLP_HEADERS: must be name=value, separated by commas')
      break
    }
    headers[name] = decodeURIComponent(value)
  }
  return { endpoint, headers }
}

function googleSettings(settings: z.output<typeof Settings>, problems: string[]): Env['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings
  const { protocol, hostname } = new URL(issuer)
  if (protocol === 'http:' && !LOOPBACK.includes(hostname)) problems.push('GOOGLE_ISSUER: http: only on this machine')
  if (clientId !== undefined && clientSecret === undefined) problems.push('GOOGLE_CLIENT_SECRET: must be set as well')
  if (clientId === undefined && clientSecret !== undefined) problems.push('GOOGLE_CLIENT_ID: must be set as well')
  return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret, issuer }
}

function archiveSettings(settings: z.output<typeof Settings>, stateDir: string, problems: string[]): ArchiveSettings {
  const where = settings.LEDGER_ARCHIVE ?? path.join(stateDir, 'archive')
  const inBucket = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(where)
  if (inBucket === null) {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(where)) problems.push('LEDGER_ARCHIVE: must be a folder or s3://bucket/prefix')
    return { kind: 'folder', folder: path.resolve(where) }
  }
  const { LEDGER_S3_REGION: region, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (accessKeyId === undefined) problems.push('AWS_ACCESS_KEY_ID: must be set for an archive in s3://')
  if (secretAccessKey === undefined) problems.push('AWS_SECRET_ACCESS_KEY: must be set for an archive in s3://')
  const [, bucket = '', prefix = ''] = inBucket
  return {
    kind: 's3',
    endpoint: settings.LEDGER_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    prefix: prefix.replace(/^\/+|\/+$/g, ''),
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  }
}

function witnessSettings(listed: string | undefined, problems: string[]): Env['ledger']['witnesses'] {
  const witnesses = (listed ?? '').split(',').flatMap((entry) => {
    const [vkey, url, ...more] = entry.trim().split(/\s+/)
    if (vkey === undefined || vkey === '') return []
    const isWitness =
      url !== undefined && more.length === 0 && URL.canParse(url) && isHttpsOrLocal(url) && isBareAddress(url)
    if (isWitness && /^[^+]+\+[0-9a-f]{8}\+B[A-Za-z0-9+/]+=*$/.test(vkey)) return [{ vkey, url }]
    problems.push('LEDGER_WITNESSES: each must be the verifier key of a witness, a space and its https: address')
    return []
  })
  if (witnesses.length > 16) problems.push('LEDGER_WITNESSES: at most 16')
  return witnesses
}

function troubleWithSeeds(seeds: readonly string[]): string | undefined {
  for (const seed of seeds) {
    const bytes = Buffer.from(seed, 'base64')
    if (bytes.length !== 32 || bytes.toString('base64') !== seed) {
      return 'each key must be the base64 text of 32 random bytes (openssl rand -base64 32)'
    }
  }
  return new Set(seeds).size === seeds.length ? undefined : 'the same key stands there twice'
}

const KEY_FILE = 'ledger-signing-key'

/** The seeds in the folder for state, newest first; creates one if there is none. */
function storedSigningKeys(stateDir: string, setting: string): readonly [string, ...string[]] {
  const file = path.join(stateDir, KEY_FILE)
  if (!existsSync(file)) writeWhole(file, randomBytes(32).toString('base64'))
  chmodSync(file, 0o600)
  const seeds = readFileSync(file, 'utf8')
    .split(',')
    .map((seed) => seed.trim())
  const trouble = troubleWithSeeds(seeds)
  if (trouble !== undefined) throw new SettingsError([`${setting}: ${KEY_FILE}: ${trouble}`])
  return seeds as [string, ...string[]]
}

/**
 * Adds a new seed in front of those in the key file. From the next start on, checkpoints have both
 * signatures and the log announces the new key. Not for keys from `LEDGER_SIGNING_KEY`.
 */
export function rotateKeyFile(stateDir: string): void {
  const seeds = storedSigningKeys(stateDir, 'STATE_DIR')
  writeWhole(path.join(stateDir, KEY_FILE), [randomBytes(32).toString('base64'), ...seeds].join(','))
}

/** Renames the file when it is complete, so that a crash leaves no half-written secret. */
function writeWhole(file: string, content: string): void {
  writeFileSync(`${file}.part`, content, { mode: 0o600 })
  renameSync(`${file}.part`, file)
}

function storedSecret(file: string, setting: string): string {
  if (!existsSync(file)) writeWhole(file, randomBytes(32).toString('base64url'))
  chmodSync(file, 0o600)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32)
    throw new SettingsError([`${setting}: ${path.basename(file)} is too short; remove it to have a new one made`])
  return secret
}
