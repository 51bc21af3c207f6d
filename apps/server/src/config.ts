import path from 'node:path'
import type { Operator } from '@planner/contract/status'
import * as z from 'zod'
import { ConfigProblem, type ProvidersConfig, providerVariables, readProviders } from './config-providers.ts'

export { ConfigProblem }

/** What the process was told by its environment, checked once at the start. */
export type Config = {
  production: boolean
  host: string
  port: number
  /** Where people reach the product, without a final slash. */
  publicUrl: string
  dataDir: string
  /** A PostgreSQL to use in place of the embedded one. */
  databaseUrl: string | null
  /** Connections to the store: those of requests, and those of background work. */
  pool: { requests: number; background: number }
  /** Open connections of clients: in all, and of one address. */
  connections: { max: number; perAddress: number }
  /** Serve HTTP, do background work, or both. */
  role: 'all' | 'web' | 'worker'
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  metrics: {
    /** Whoever shows it may read the metrics; null: nobody but this machine, and that only where the product is not public. */
    token: string | null
    /** A port of its own for them; null: they stand beside the pages, and a process that only works has none. */
    port: number | null
  }
  /** Hops of proxies whose X-Forwarded-For is believed. */
  trustedProxies: number
  push: {
    /** mailto: or https: address that push services may write to. */
    subject: string
    /** Null: a pair is made on the first start and kept in the data folder. */
    keys: { publicKey: string; privateKey: string } | null
    /** Hosts of push services that may be sent to; a leading dot admits every name below. */
    hosts: string[]
  }
  providers: ProvidersConfig
  /** How much may leave on a day: messages a person on each channel, and for the whole installation. */
  outgoing: {
    perPerson: { sms: number; whatsapp: number; voice: number; email: number }
    messages: number
    /** By our estimate of what messages cost. */
    rupees: number
  }
  /** What tokens of others' services are sealed with, the present key first; null: one is kept in the data folder. */
  tokenKeys: Buffer[] | null
  /** Who may become the first administrator, in lower case; null for anyone. */
  adminEmails: string[] | null
  /** Who runs this installation, for the legal texts. */
  operator: Operator
  /** Who sells, for bills; null until a GSTIN is configured, and bills are no tax invoices. */
  seller: { name: string; address: string; gstin: string } | null
}

/** The push services of today's browsers: Chrome and Edge and Opera, Firefox, Windows, Safari. */
const pushServices = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
]

/** A whole number between two; what is wrong is told in the same words whatever it is. */
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
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
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
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/, 'must begin with mailto: or https://')
    .optional(),
  PUSH_HOSTS: z.string().optional(),
  ADMIN_EMAILS: z
    .string()
    .regex(/^[^\s@,]+@[^\s@,]+(\s*,\s*[^\s@,]+@[^\s@,]+)*$/, 'must be e-mail addresses with commas between them')
    .optional(),
  SELLER_NAME: z.string().optional(),
  SELLER_ADDRESS: z.string().optional(),
  SELLER_GSTIN: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'must be a GSTIN of 15 characters')
    .optional(),
  OUTGOING_SMS_PER_DAY: number(0, 10_000).default(20),
  OUTGOING_WHATSAPP_PER_DAY: number(0, 10_000).default(20),
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
      'must be 32 bytes as base64, or several with commas between',
    )
    .optional(),
  ...providerVariables,
})

/** The name of every setting. */
export const settingNames: readonly string[] = Object.keys(Environment.shape)

/**
 * Reads and checks the environment. An empty value counts as none.
 *
 * @throws ConfigProblem naming the first setting that is wrong and why.
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
    throw new ConfigProblem('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together, but only one is set')
  }
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    pool: { requests: env.DB_POOL, background: env.DB_POOL_BACKGROUND },
    connections: { max: env.MAX_CONNECTIONS, perAddress: env.MAX_CONNECTIONS_PER_ADDRESS },
    role: env.ROLE,
    logLevel: env.LOG_LEVEL,
    metrics: { token: env.METRICS_TOKEN ?? null, port: env.METRICS_PORT ?? null },
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
        voice: env.OUTGOING_CALLS_PER_DAY,
        email: env.OUTGOING_EMAILS_PER_DAY,
      },
      messages: env.OUTGOING_TOTAL_PER_DAY,
      rupees: env.OUTGOING_RUPEES_PER_DAY,
    },
    tokenKeys: env.TOKEN_KEY ? env.TOKEN_KEY.split(/\s*,\s*/).map((key) => Buffer.from(key, 'base64')) : null,
    providers: readProviders(env, env.PUBLIC_URL ?? null, publicUrl),
  }
}

function operatorOf(env: z.output<typeof Environment>): Operator {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_GSTIN: gstin, GRIEVANCE_OFFICER: officer } = env
  if ((name === undefined) !== (address === undefined)) {
    throw new ConfigProblem('SELLER_NAME and SELLER_ADDRESS go together, but only one is set')
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
