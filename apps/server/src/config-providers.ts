import { callbackPath } from '@planner/contract/google'
import type * as z from 'zod'
import { isLoopback, type providerVariables } from './provider-variables.ts'
import type { S3Config } from './providers/file-store/s3.ts'
import type { GoogleConfig } from './providers/google/config.ts'
import type { MailboxConfig } from './providers/imap/config.ts'
import { homes, type LanguageModelConfig } from './providers/language-model/config.ts'
import type { NominatimConfig } from './providers/nominatim/nominatim.ts'
import type { RazorpayConfig } from './providers/razorpay/razorpay.ts'
import type { TelegramConfig } from './providers/telegram/config.ts'
import { findTesseract, type TesseractConfig } from './providers/tesseract/tesseract.ts'

/** Messaging providers; null when not configured, in which case the outbox is used. */
export type ProvidersConfig = {
  /** Timeout of provider calls. */
  timeoutMs: number
  twilio: {
    accountSid: string
    authToken: string
    /** Base URL of a stand-in; null for Twilio's own hosts. */
    baseUrl: string | null
    /** URL for status callbacks. */
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
  /** Null when no mailbox is configured for forwarded mail. */
  mailbox: MailboxConfig | null
  /** Null when no bot is configured. */
  telegram: TelegramConfig | null
  /** Null when only payment on delivery is offered. */
  razorpay: RazorpayConfig | null
  /** Null when cities come from the built-in list. */
  nominatim: NominatimConfig | null
  /** Null when Google is not configured. */
  google: GoogleConfig | null
  /** Null when people's files are kept in the data folder. */
  s3: S3Config | null
  /** Null when no text recogniser is installed. */
  tesseract: TesseractConfig | null
  /** Null when no language model is configured. */
  languageModel: LanguageModelConfig | null
}

/** An invalid setting. Aborts startup with this one-line message. */
export class ConfigProblem extends Error {}

type Variables = z.output<z.ZodObject<typeof providerVariables>>

/**
 * Reads the provider settings. A partly configured provider is an error.
 *
 * @param publicUrl the value of PUBLIC_URL; null if unset.
 * @param searchPath the value of PATH, where programs are looked for.
 * @throws ConfigProblem naming what is missing.
 */
export function readProviders(
  env: Variables,
  publicUrl: string | null,
  ownUrl: string,
  searchPath = '',
): ProvidersConfig {
  return {
    timeoutMs: env.PROVIDER_TIMEOUT_MS,
    twilio: twilioOf(env, publicUrl, ownUrl),
    email: emailOf(env),
    mailbox: mailboxOf(env),
    telegram: telegramOf(env, publicUrl),
    razorpay: razorpayOf(env),
    nominatim: nominatimOf(env),
    google: googleOf(env, ownUrl),
    s3: s3Of(env),
    tesseract: tesseractOf(env, searchPath),
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
      'TWILIO_ACCOUNT_SID is set but not used: set TWILIO_SMS_FROM, TWILIO_WHATSAPP_FROM, TWILIO_VOICE_FROM or ' +
        'TWILIO_VERIFY_SERVICE_SID',
    )
  }
  const base = env.TWILIO_BASE_URL ?? null
  const isStandIn = base !== null && isLoopback(new URL(base))
  if (!publicUrl && !isStandIn) throw new ConfigProblem('PUBLIC_URL is required for Twilio status callbacks')
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
    throw new ConfigProblem('set either SENDGRID_API_KEY or SMTP_URL, not both')
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

function mailboxOf(env: Variables): MailboxConfig | null {
  together(env, 'MAIL_IN_ADDRESS', 'MAIL_IN_URL')
  if (!env.MAIL_IN_ADDRESS || !env.MAIL_IN_URL) return null
  const { protocol, hostname, port, username, password, pathname } = new URL(env.MAIL_IN_URL)
  const secure = protocol === 'imaps:'
  return {
    address: env.MAIL_IN_ADDRESS,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    mailbox: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  }
}

/** Telegram sends updates to public https addresses only; without one they are fetched. */
function telegramOf(env: Variables, publicUrl: string | null): TelegramConfig | null {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_BASE_URL: baseUrl = null } = env
  if (!token) {
    if (baseUrl) throw new ConfigProblem('TELEGRAM_BASE_URL needs TELEGRAM_BOT_TOKEN')
    return null
  }
  const own = publicUrl?.replace(/\/$/, '')
  return { token, baseUrl, webhookUrl: own?.startsWith('https://') ? `${own}/api/webhooks/telegram` : null }
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

/** Nominatim's policy requires a User-Agent with a contact, so it is used only when the operator sets one. */
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

/** Amazon S3 unless an endpoint is set; other servers mostly ignore the region. */
function s3Of(env: Variables): S3Config | null {
  const { FILES_S3_BUCKET: bucket, FILES_S3_REGION: region = 'us-east-1', FILES_S3_ENDPOINT: endpoint } = env
  together(env, 'FILES_S3_BUCKET', 'FILES_S3_ACCESS_KEY_ID')
  together(env, 'FILES_S3_BUCKET', 'FILES_S3_SECRET_ACCESS_KEY')
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (bucket && accessKeyId && secretAccessKey) {
    return { endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`, region, bucket, accessKeyId, secretAccessKey }
  }
  const orphan = (['FILES_S3_ENDPOINT', 'FILES_S3_REGION'] as const).find((name) => env[name])
  if (orphan) throw new ConfigProblem(`${orphan} needs FILES_S3_BUCKET`)
  return null
}

/** 'off' disables reading photos even if Tesseract is installed. */
function tesseractOf({ TESSERACT: setting }: Variables, searchPath: string): TesseractConfig | null {
  if (setting === 'off') return null
  const found = findTesseract(setting ?? null, searchPath)
  if (setting && !found) throw new ConfigProblem('TESSERACT must be the path of an executable file, or off')
  return found
}

/** A custom base URL may point to a server without API keys; the vendors' own endpoints always need one. */
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
  throw new ConfigProblem(`${one} and ${other} must be set together`)
}
