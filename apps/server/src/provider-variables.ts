import * as z from 'zod'
import { families } from './providers/language-model/config.ts'

const sid = (prefix: string) => z.string().regex(new RegExp(`^${prefix}[0-9a-fA-F]{32}$`), `must be a SID: ${prefix}…`)

const phoneNumber = z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be a number such as +14155550100')

const baseUrl = z
  .string()
  .refine(isSafeBase, 'must start with https:// (http:// for this machine only) and have no path of its own')
  .transform((url) => url.replace(/\/$/, ''))

/** Prices per million tokens. */
const rupees = z.coerce
  .number('must be a price in rupees per million tokens')
  .min(0, 'must be a price in rupees per million tokens')
  .max(1_000_000, 'must be a price in rupees per million tokens')

/** Model servers may be served under a path. */
const baseUrlWithPath = z
  .string()
  .refine(isSafeAddress, 'must start with https:// (http:// for this machine only)')
  .transform((url) => url.replace(/\/$/, ''))

function isSafeBase(address: string): boolean {
  return isSafeAddress(address) && URL.parse(address)?.pathname === '/'
}

/** API keys are sent there, so plain http is allowed for localhost only. */
function isSafeAddress(address: string): boolean {
  const url = URL.parse(address)
  if (!url || url.search || url.hash || url.username) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
}

/** Whether an address is this machine's own. */
export const isLoopback = (url: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)

/** Environment variables of providers; all optional. */
export const providerVariables = {
  PROVIDER_TIMEOUT_MS: z.coerce
    .number('must be 100 to 20000 (milliseconds)')
    .int('must be 100 to 20000 (milliseconds)')
    .min(100, 'must be 100 to 20000 (milliseconds)')
    // Must stay below the one-minute lease of a delivery.
    .max(20_000, 'must be 100 to 20000 (milliseconds)')
    .default(8000),
  TWILIO_ACCOUNT_SID: sid('AC').optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_VERIFY_SERVICE_SID: sid('VA').optional(),
  TWILIO_SMS_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-fA-F]{32}|[A-Za-z0-9]{3,11})$/, 'must be a number, a sender name or MG…')
    .optional(),
  // Twilio's console shows it with this prefix.
  TWILIO_WHATSAPP_FROM: z
    .string()
    .transform((number) => number.replace(/^whatsapp:/, ''))
    .pipe(phoneNumber)
    .optional(),
  TWILIO_WHATSAPP_CONTENT_SID: sid('HX').optional(),
  TWILIO_VOICE_FROM: phoneNumber.optional(),
  TWILIO_BASE_URL: baseUrl.optional(),
  SENDGRID_API_KEY: z.string().regex(/^SG\./, 'must start with SG.').optional(),
  SENDGRID_BASE_URL: baseUrl.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]+/, 'must start with smtp:// or smtps://')
    .optional(),
  EMAIL_FROM: z
    .string()
    .regex(/^[^<>]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/, 'must be an address, or: Daily Planner <a@b.in>')
    .optional(),
  MAIL_IN_ADDRESS: z
    .string()
    .regex(/^[^\s@<>+]{1,40}@[^\s@<>]+$/, 'must be an address without a plus sign: planner@mail.example')
    .optional(),
  MAIL_IN_URL: z
    .string()
    .refine(isImapUrl, 'must be imaps://user:password@mail.example, with special characters percent-encoded')
    .optional(),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{5,20}:[A-Za-z0-9_-]{30,60}$/, 'must be a token of BotFather’s: 123456789:AA…')
    .optional(),
  TELEGRAM_BASE_URL: baseUrl.optional(),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, 'must start with rzp_test_ or rzp_live_')
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
  FILES_S3_ENDPOINT: baseUrl.optional(),
  FILES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be a region such as ap-south-1')
    .optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  FILES_S3_ACCESS_KEY_ID: z.string().optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  TESSERACT: z.string().optional(),
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

/** A function declaration, because it is hoisted above the schemas that use it. */
function isImapUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !['imap:', 'imaps:'].includes(url.protocol)) return false
  return url.hostname !== '' && url.username !== '' && url.password !== '' && url.search === '' && url.hash === ''
}
