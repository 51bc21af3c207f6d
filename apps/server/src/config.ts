import path from 'node:path'
import { gstin } from '@planner/contract/indian-fields'
import type { Operator } from '@planner/contract/status'
import * as z from 'zod'
import { ConfigProblem, type ProvidersConfig, readProviders } from './config-providers.ts'
import { providerVariables } from './provider-variables.ts'

export { ConfigProblem }

/** Settings from the environment, validated once at startup. */
export type Config = {
  production: boolean
  host: string
  port: number
  /** Public URL, without a trailing slash. */
  publicUrl: string
  dataDir: string
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | null
  /** Several stores over which households are distributed, by name (docs/decisions/0077); null for a single one. */
  cells: ReadonlyMap<string, string> | null
  /** PostgreSQL itself, when `databaseUrl` is a pooler in transaction mode. */
  databaseDirectUrl: string | null
  /** Whether statements are planned once for each connection and then sent by name. */
  preparedStatements: boolean
  /** Database connections for requests and for background work. */
  pool: { requests: number; background: number }
  /** Client connections: in total and per address. */
  connections: { max: number; perAddress: number }
  /** Whether to serve HTTP, do background work, or both. */
  role: 'all' | 'web' | 'worker'
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Whether pages report how quickly they appeared and responded. */
  pageTiming: boolean
  metrics: {
    /** Bearer token for the metrics; null allows localhost only, and nobody when the public URL is public. */
    token: string | null
    /** Separate port; null serves them beside the pages, and not at all on a pure worker. */
    port: number | null
  }
  /** Number of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: number
  push: {
    /** Contact for push services: mailto: or https:. */
    subject: string
    /** Null: a pair is generated on first start and kept in the data folder. */
    keys: { publicKey: string; privateKey: string } | null
    /** Allowed push service hosts; a leading dot allows all subdomains. */
    hosts: string[]
  }
  providers: ProvidersConfig
  /** How URLs that people entered are fetched: webhooks, recipe pages. */
  web: { timeoutMs: number; loopback: boolean }
  /** Sending limits per day: per person and channel, and for the whole installation. */
  outgoing: {
    perPerson: { sms: number; whatsapp: number; telegram: number; voice: number; email: number }
    messages: number
    /** Estimated cost of the messages. */
    rupees: number
  }
  /** Keys that encrypt provider tokens, the current one first; null: one is kept in the data folder. */
  tokenKeys: Buffer[] | null
  /** Addresses that may become the first administrator, in lower case; null for any. */
  adminEmails: string[] | null
  /** The operator named in the legal texts. */
  operator: Operator
  /** The seller named on bills; null without a GSTIN, when bills are not tax invoices. */
  seller: { name: string; address: string; gstin: string } | null
}

/** Push services of current browsers: Chrome, Edge and Opera; Firefox; Windows; Safari. */
const pushServices = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
]

/** An integer in a range, with one error message for every failure. */
const number = (min: number, max: number) => {
  const rule = `must be a number from ${min} to ${max}`
  return z.coerce.number(rule).int(rule).min(min, rule).max(max, rule)
}

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: number(0, 65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://planner.example' }).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  CELLS: z
    .string()
    .regex(
      /^[a-z][a-z0-9-]*=postgres(ql)?:\/\/\S+(\s+[a-z][a-z0-9-]*=postgres(ql)?:\/\/\S+)+$/,
      'must be NAME=postgres://… NAME=postgres://…',
    )
    .optional(),
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_PREPARED_STATEMENTS: z.enum(['on', 'off'], 'must be on or off').optional(),
  DB_POOL: number(2, 500).default(10),
  DB_POOL_BACKGROUND: number(2, 500).default(6),
  MAX_CONNECTIONS: number(10, 1_000_000).default(2000),
  MAX_CONNECTIONS_PER_ADDRESS: number(10, 1_000_000).default(256),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info or warn')
    .default('info'),
  TRUSTED_PROXIES: number(0, 10).default(0),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters without spaces')
    .optional(),
  METRICS_PORT: number(0, 65_535).optional(),
  PAGE_TIMING: z.enum(['on', 'off'], 'must be on or off').default('off'),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/, 'must start with mailto: or https://')
    .optional(),
  PUSH_HOSTS: z.string().optional(),
  ADMIN_EMAILS: z
    .string()
    .regex(/^[^\s@,]+@[^\s@,]+(\s*,\s*[^\s@,]+@[^\s@,]+)*$/, 'must be a comma-separated list of e-mail addresses')
    .optional(),
  SELLER_NAME: z.string().optional(),
  SELLER_ADDRESS: z.string().optional(),
  SELLER_GSTIN: z.string().regex(gstin, 'must be a GSTIN of 15 characters').optional(),
  OUTGOING_SMS_PER_DAY: number(0, 10_000).default(20),
  OUTGOING_WHATSAPP_PER_DAY: number(0, 10_000).default(20),
  OUTGOING_TELEGRAM_PER_DAY: number(0, 10_000).default(100),
  OUTGOING_CALLS_PER_DAY: number(0, 10_000).default(10),
  OUTGOING_EMAILS_PER_DAY: number(0, 10_000).default(60),
  OUTGOING_TOTAL_PER_DAY: number(0, 100_000_000).default(20_000),
  OUTGOING_RUPEES_PER_DAY: number(0, 100_000_000).default(5000),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  GRIEVANCE_OFFICER: z.string().optional(),
  TOKEN_KEY: z
    .string()
    .regex(
      /^[A-Za-z0-9+/]{43}=(\s*,\s*[A-Za-z0-9+/]{43}=)*$/,
      'must be 32 bytes in base64, or a comma-separated list of such keys',
    )
    .optional(),
  WEB_TIMEOUT_MS: number(100, 60_000).default(10_000),
  WEB_LOOPBACK: z.enum(['on', 'off'], 'must be on or off').default('off'),
  ...providerVariables,
})

/** All setting names. */
export const settingNames: readonly string[] = Object.keys(Environment.shape)

/** 'north=postgres://… south=postgres://…' */
function cellsOf(text: string): ReadonlyMap<string, string> {
  const pairs = text
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
  const cells = new Map(pairs)
  if (cells.size < pairs.length) throw new ConfigProblem('CELLS has a name twice')
  return cells
}

/**
 * Reads and validates the environment. Empty values count as unset.
 *
 * @throws ConfigProblem naming the first invalid setting and the reason.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    throw new ConfigProblem(`${issue.path.join('.')} ${issue.message}`)
  }
  const env = parsed.data
  if ((env.VAPID_PUBLIC_KEY === undefined) !== (env.VAPID_PRIVATE_KEY === undefined)) {
    throw new ConfigProblem('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together')
  }
  if (env.CELLS && env.DATABASE_URL) throw new ConfigProblem('CELLS takes the place of DATABASE_URL: set only one')
  const cells = env.CELLS ? cellsOf(env.CELLS) : null
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) throw new ConfigProblem('DATABASE_DIRECT_URL needs DATABASE_URL')
  if (env.WEB_LOOPBACK === 'on' && env.NODE_ENV === 'production') {
    throw new ConfigProblem('WEB_LOOPBACK is for development, and must be off in production')
  }
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: cells?.values().next().value ?? env.DATABASE_URL ?? null,
    cells,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    preparedStatements: (env.DATABASE_PREPARED_STATEMENTS ?? (env.DATABASE_DIRECT_URL ? 'off' : 'on')) === 'on',
    pool: { requests: env.DB_POOL, background: env.DB_POOL_BACKGROUND },
    connections: { max: env.MAX_CONNECTIONS, perAddress: env.MAX_CONNECTIONS_PER_ADDRESS },
    role: env.ROLE,
    logLevel: env.LOG_LEVEL,
    metrics: { token: env.METRICS_TOKEN ?? null, port: env.METRICS_PORT ?? null },
    pageTiming: env.PAGE_TIMING === 'on',
    trustedProxies: env.TRUSTED_PROXIES,
    push: {
      subject: env.VAPID_SUBJECT ?? (publicUrl.startsWith('https://') ? publicUrl : 'mailto:planner@localhost.invalid'),
      keys:
        env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
          ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
          : null,
      hosts: env.PUSH_HOSTS ? env.PUSH_HOSTS.split(',').map((host) => host.trim()) : pushServices,
    },
    adminEmails: env.ADMIN_EMAILS ? env.ADMIN_EMAILS.toLowerCase().split(/\s*,\s*/) : null,
    operator: operatorOf(env),
    seller: sellerOf(env),
    outgoing: {
      perPerson: {
        sms: env.OUTGOING_SMS_PER_DAY,
        whatsapp: env.OUTGOING_WHATSAPP_PER_DAY,
        telegram: env.OUTGOING_TELEGRAM_PER_DAY,
        voice: env.OUTGOING_CALLS_PER_DAY,
        email: env.OUTGOING_EMAILS_PER_DAY,
      },
      messages: env.OUTGOING_TOTAL_PER_DAY,
      rupees: env.OUTGOING_RUPEES_PER_DAY,
    },
    tokenKeys: env.TOKEN_KEY ? env.TOKEN_KEY.split(/\s*,\s*/).map((key) => Buffer.from(key, 'base64')) : null,
    providers: readProviders(env, env.PUBLIC_URL ?? null, publicUrl, given.PATH),
    web: { timeoutMs: env.WEB_TIMEOUT_MS, loopback: env.WEB_LOOPBACK === 'on' },
  }
}

function operatorOf(env: z.output<typeof Environment>): Operator {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_GSTIN: gstin, GRIEVANCE_OFFICER: officer } = env
  if ((name === undefined) !== (address === undefined)) {
    throw new ConfigProblem('SELLER_NAME and SELLER_ADDRESS must be set together')
  }
  if (gstin && !name) throw new ConfigProblem('SELLER_GSTIN needs SELLER_NAME and SELLER_ADDRESS')
  if (officer && !env.CONTACT_EMAIL) throw new ConfigProblem('GRIEVANCE_OFFICER needs CONTACT_EMAIL')
  return {
    name: name ?? null,
    address: address ?? null,
    gstin: gstin ?? null,
    contact_email: env.CONTACT_EMAIL ?? null,
    grievance_officer: officer ?? null,
  }
}

function sellerOf({ SELLER_NAME, SELLER_ADDRESS, SELLER_GSTIN }: z.output<typeof Environment>): Config['seller'] {
  if (!SELLER_NAME || !SELLER_ADDRESS || !SELLER_GSTIN) return null
  return { name: SELLER_NAME, address: SELLER_ADDRESS, gstin: SELLER_GSTIN }
}
