import { callbackPath } from '@planner/contract/google'
import * as z from 'zod'
import type { GoogleConfig } from './providers/google/config.ts'
import { families, homes, type LanguageModelConfig } from './providers/language-model/config.ts'
import type { NominatimConfig } from './providers/nominatim/nominatim.ts'
import type { RazorpayConfig } from './providers/razorpay/razorpay.ts'

/** The providers that carry messages, each null where it is not configured and the outbox takes its place. */
export type ProvidersConfig = {
  /** A provider's call is given up after this long. */
  timeoutMs: number
  twilio: {
    accountSid: string
    authToken: string
    /** In place of Twilio's own hosts: a stand-in's address. */
    baseUrl: string | null
    /** Where status callbacks arrive. */
    callbackUrl: string
    verifyServiceSid: string | null
    smsFrom: string | null
    whatsapp: { from: string; contentSid: string } | null
    voiceFrom: string | null
  } | null
  email:
    | { by: 'sendgrid'; apiKey: string; baseUrl: string | null; from: string }
    | { by: 'smtp'; url: string; from: string }
    | null
  /** Null where one pays on delivery. */
  razorpay: RazorpayConfig | null
  /** Null where cities come from our own list alone. */
  nominatim: NominatimConfig | null
  /** Null where nobody can connect to Google. */
  google: GoogleConfig | null
  /** Null where our own engines do everything. */
  languageModel: LanguageModelConfig | null
}

/** A setting that cannot be: the start ends with this one line. */
export class ConfigProblem extends Error {}

const sid = (prefix: string) => z.string().regex(new RegExp(`^${prefix}[0-9a-fA-F]{32}$`), `must be a SID: ${prefix}…`)

const phoneNumber = z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be a number such as +14155550100')

const baseUrl = z
  .string()
  .refine(isSafeBase, 'must begin with https:// (http:// for this machine only) and have no path of its own')
  .transform((url) => url.replace(/\/$/, ''))

/** Of a million tokens. */
const rupees = z.coerce
  .number('must be rupees for a million tokens')
  .min(0, 'must be rupees for a million tokens')
  .max(1_000_000, 'must be rupees for a million tokens')

/** Model servers stand at paths of their own. */
const baseUrlWithPath = z
  .string()
  .refine(isSafeAddress, 'must begin with https:// (http:// for this machine only)')
  .transform((url) => url.replace(/\/$/, ''))

function isSafeBase(address: string): boolean {
  return isSafeAddress(address) && URL.parse(address)?.pathname === '/'
}

/** Keys travel there: in the clear to this machine only. */
function isSafeAddress(address: string): boolean {
  const url = URL.parse(address)
  if (!url || url.search || url.hash || url.username) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
}

const isLoopback = (url: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)

/** The variables and their rules; all are optional. */
export const providerVariables = {
  PROVIDER_TIMEOUT_MS: z.coerce
    .number('must be milliseconds from 100 to 20000')
    .int('must be milliseconds from 100 to 20000')
    .min(100, 'must be milliseconds from 100 to 20000')
    // The lease of what is being handed over is a minute.
    .max(20_000, 'must be milliseconds from 100 to 20000')
    .default(8000),
  TWILIO_ACCOUNT_SID: sid('AC').optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_VERIFY_SERVICE_SID: sid('VA').optional(),
  TWILIO_SMS_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-fA-F]{32}|[A-Za-z0-9]{3,11})$/, 'must be a number, a sender name or MG…')
    .optional(),
  // Twilio's own pages write it with the prefix.
  TWILIO_WHATSAPP_FROM: z
    .string()
    .transform((number) => number.replace(/^whatsapp:/, ''))
    .pipe(phoneNumber)
    .optional(),
  TWILIO_WHATSAPP_CONTENT_SID: sid('HX').optional(),
  TWILIO_VOICE_FROM: phoneNumber.optional(),
  TWILIO_BASE_URL: baseUrl.optional(),
  SENDGRID_API_KEY: z.string().regex(/^SG\./, 'must begin with SG.').optional(),
  SENDGRID_BASE_URL: baseUrl.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]+/, 'must begin with smtp:// or smtps://')
    .optional(),
  EMAIL_FROM: z
    .string()
    .regex(/^[^<>]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/, 'must be an address, or: Daily Planner <a@b.in>')
    .optional(),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, 'must begin with rzp_test_ or rzp_live_')
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_BASE_URL: baseUrl.optional(),
  RAZORPAY_CHECKOUT_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of the script that opens the payment page' })
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_BASE_URL: baseUrl.optional(),
  LLM_PROVIDER: z.enum(families, `must be ${families.join(', ')}`).optional(),
  LLM_MODEL: z.string().optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_BASE_URL: baseUrlWithPath.optional(),
  LLM_PRICE_INPUT: rupees.optional(),
  LLM_PRICE_OUTPUT: rupees.optional(),
  LLM_PRICE_SOURCE: z.string().max(120, 'must be at most 120 characters').optional(),
  NOMINATIM_BASE_URL: baseUrl.optional(),
  NOMINATIM_USER_AGENT: z.string().min(8, 'must name the application and a contact').optional(),
}

const Variables = z.object(providerVariables)
type Variables = z.output<typeof Variables>

/**
 * What the environment says of providers, all or nothing for each.
 *
 * @param publicUrl the address that PUBLIC_URL gives, null where it is not set.
 * @throws ConfigProblem naming what is missing.
 */
export function readProviders(env: Variables, publicUrl: string | null, ownUrl: string): ProvidersConfig {
  return {
    timeoutMs: env.PROVIDER_TIMEOUT_MS,
    twilio: twilioOf(env, publicUrl, ownUrl),
    email: emailOf(env),
    razorpay: razorpayOf(env),
    nominatim: nominatimOf(env),
    google: googleOf(env, ownUrl),
    languageModel: languageModelOf(env),
  }
}

function twilioOf(env: Variables, publicUrl: string | null, ownUrl: string): ProvidersConfig['twilio'] {
  const named = Object.entries(env).filter(([name, value]) => name.startsWith('TWILIO_') && value !== undefined)
  if (named.length === 0) return null
  together(env, 'TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN')
  if (!env.TWILIO_ACCOUNT_SID) throw new ConfigProblem(`${named[0]![0]} needs TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN`)
  together(env, 'TWILIO_WHATSAPP_FROM', 'TWILIO_WHATSAPP_CONTENT_SID')
  const { TWILIO_VERIFY_SERVICE_SID, TWILIO_SMS_FROM, TWILIO_WHATSAPP_FROM, TWILIO_VOICE_FROM } = env
  if (!TWILIO_VERIFY_SERVICE_SID && !TWILIO_SMS_FROM && !TWILIO_WHATSAPP_FROM && !TWILIO_VOICE_FROM) {
    throw new ConfigProblem(
      'TWILIO_ACCOUNT_SID is set and nothing uses it: set TWILIO_SMS_FROM, TWILIO_WHATSAPP_FROM, TWILIO_VOICE_FROM or ' +
        'TWILIO_VERIFY_SERVICE_SID',
    )
  }
  const base = env.TWILIO_BASE_URL ?? null
  const isStandIn = base !== null && isLoopback(new URL(base))
  if (!publicUrl && !isStandIn) throw new ConfigProblem('PUBLIC_URL is needed where Twilio reports on its messages')
  return {
    accountSid: env.TWILIO_ACCOUNT_SID,
    authToken: env.TWILIO_AUTH_TOKEN!,
    baseUrl: base,
    callbackUrl: `${ownUrl}/api/webhooks/twilio`,
    verifyServiceSid: TWILIO_VERIFY_SERVICE_SID ?? null,
    smsFrom: TWILIO_SMS_FROM ?? null,
    whatsapp: TWILIO_WHATSAPP_FROM
      ? { from: TWILIO_WHATSAPP_FROM, contentSid: env.TWILIO_WHATSAPP_CONTENT_SID! }
      : null,
    voiceFrom: TWILIO_VOICE_FROM ?? null,
  }
}

function emailOf(env: Variables): ProvidersConfig['email'] {
  if (env.SENDGRID_API_KEY && env.SMTP_URL) {
    throw new ConfigProblem('SENDGRID_API_KEY and SMTP_URL are both set, but e-mail leaves by one of them')
  }
  if (env.SENDGRID_BASE_URL && !env.SENDGRID_API_KEY) {
    throw new ConfigProblem('SENDGRID_BASE_URL needs SENDGRID_API_KEY')
  }
  const key = env.SENDGRID_API_KEY ?? env.SMTP_URL
  const from = env.EMAIL_FROM
  if (!key && !from) return null
  if (!from) throw new ConfigProblem(`${env.SMTP_URL ? 'SMTP_URL' : 'SENDGRID_API_KEY'} needs EMAIL_FROM`)
  if (!key) throw new ConfigProblem('EMAIL_FROM needs SENDGRID_API_KEY or SMTP_URL')
  return env.SMTP_URL
    ? { by: 'smtp', url: env.SMTP_URL, from }
    : { by: 'sendgrid', apiKey: key, baseUrl: env.SENDGRID_BASE_URL ?? null, from }
}

function razorpayOf(env: Variables): RazorpayConfig | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = env
  together(env, 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET')
  together(env, 'RAZORPAY_KEY_ID', 'RAZORPAY_WEBHOOK_SECRET')
  if (!keyId || !keySecret || !webhookSecret) {
    const orphan = (['RAZORPAY_BASE_URL', 'RAZORPAY_CHECKOUT_URL'] as const).find((name) => env[name])
    if (orphan) throw new ConfigProblem(`${orphan} needs RAZORPAY_KEY_ID`)
    return null
  }
  return {
    keyId,
    keySecret,
    webhookSecret,
    baseUrl: env.RAZORPAY_BASE_URL ?? 'https://api.razorpay.com',
    checkoutUrl: env.RAZORPAY_CHECKOUT_URL ?? 'https://checkout.razorpay.com/v1/checkout.js',
  }
}

/** Its policy asks for a User-Agent with a contact, which only the operator can give: without one it is not asked. */
function nominatimOf(env: Variables): NominatimConfig | null {
  const { NOMINATIM_USER_AGENT: userAgent, NOMINATIM_BASE_URL: base } = env
  if (!userAgent && base) throw new ConfigProblem('NOMINATIM_BASE_URL needs NOMINATIM_USER_AGENT')
  return userAgent ? { userAgent, baseUrl: base ?? 'https://nominatim.openstreetmap.org' } : null
}

function googleOf(env: Variables, ownUrl: string): GoogleConfig | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_BASE_URL: base } = env
  together(env, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')
  if (clientId && clientSecret) {
    return { clientId, clientSecret, baseUrl: base ?? null, redirectUrl: `${ownUrl}${callbackPath}` }
  }
  if (base) throw new ConfigProblem('GOOGLE_BASE_URL needs GOOGLE_CLIENT_ID')
  return null
}

/** An address of its own may be a server that asks for no key; the families' own addresses always do. */
function languageModelOf(env: Variables): LanguageModelConfig | null {
  const { LLM_PROVIDER: family, LLM_MODEL: model, LLM_API_KEY: apiKey = null, LLM_BASE_URL: base } = env
  together(env, 'LLM_PROVIDER', 'LLM_MODEL')
  if (!family || !model) {
    const orphan = (['LLM_API_KEY', 'LLM_BASE_URL', 'LLM_PRICE_INPUT'] as const).find((name) => env[name] !== undefined)
    if (orphan) throw new ConfigProblem(`${orphan} needs LLM_PROVIDER and LLM_MODEL`)
    return null
  }
  if (!apiKey && family !== 'openai-compatible') throw new ConfigProblem(`LLM_PROVIDER ${family} needs LLM_API_KEY`)
  if (!apiKey && !base) throw new ConfigProblem(`LLM_PROVIDER ${family} needs LLM_API_KEY or LLM_BASE_URL`)
  const { host, path } = homes[family]
  const address = base ?? host
  const baseUrl = URL.parse(address)?.pathname === '/' ? `${address}${path}` : address
  return { family, model, apiKey, baseUrl, price: priceOf(env) }
}

function priceOf(env: Variables): LanguageModelConfig['price'] {
  const { LLM_PRICE_INPUT: read, LLM_PRICE_OUTPUT: written, LLM_PRICE_SOURCE: from = null } = env
  together(env, 'LLM_PRICE_INPUT', 'LLM_PRICE_OUTPUT')
  if (read === undefined || written === undefined) {
    if (from) throw new ConfigProblem('LLM_PRICE_SOURCE needs LLM_PRICE_INPUT and LLM_PRICE_OUTPUT')
    return null
  }
  return { read, written, from }
}

function together(env: Variables, one: keyof Variables, other: keyof Variables): void {
  if ((env[one] === undefined) === (env[other] === undefined)) return
  throw new ConfigProblem(`${one} and ${other} go together, but only one is set`)
}
