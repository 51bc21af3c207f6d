import { expect, test } from 'vitest'
import { ConfigProblem, readConfig } from './config.ts'

const account = { TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'secret-token' }
const PUBLIC_URL = 'https://planner.example'

test('nothing configured means built-in fallbacks only', () => {
  expect(readConfig({}).providers).toMatchObject({ twilio: null, email: null, timeoutMs: 8000 })
})

test('a fully configured provider is used, and its callbacks go to the public address', () => {
  const { twilio } = readConfig({ ...account, TWILIO_SMS_FROM: '+15005550006', PUBLIC_URL }).providers
  expect(twilio).toMatchObject({ smsFrom: '+15005550006', callbackUrl: 'https://planner.example/api/webhooks/twilio' })
  const { email } = readConfig({ SMTP_URL: 'smtp://u:p@mail.example', EMAIL_FROM: 'Planner <a@b.in>' }).providers
  expect(email).toEqual({ by: 'smtp', url: 'smtp://u:p@mail.example', from: 'Planner <a@b.in>' })
})

test('Google redirects to the public address, and token keys keep their order', () => {
  const [present, old] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const config = readConfig({
    GOOGLE_CLIENT_ID: 'x.apps.example',
    GOOGLE_CLIENT_SECRET: 'y',
    TOKEN_KEY: `${present.toString('base64')}, ${old.toString('base64')}`,
    PUBLIC_URL,
  })
  expect(config.providers.google).toEqual({
    clientId: 'x.apps.example',
    clientSecret: 'y',
    baseUrl: null,
    redirectUrl: 'https://planner.example/api/google/callback',
  })
  expect(config.tokenKeys).toEqual([present, old])
})

test('a language model is reached at its provider’s address unless another one is set', () => {
  const of = (environment: Record<string, string>) =>
    readConfig({ LLM_MODEL: 'm', ...environment }).providers.languageModel
  expect(of({ LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'k' })).toEqual({
    family: 'anthropic',
    model: 'm',
    apiKey: 'k',
    baseUrl: 'https://api.anthropic.com/v1',
    price: null,
  })
  const price = { LLM_PRICE_INPUT: '12.5', LLM_PRICE_OUTPUT: '50', LLM_PRICE_SOURCE: 'its price list, 1 November 2026' }
  expect(of({ LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'k', ...price })).toMatchObject({
    price: { read: 12.5, written: 50, from: 'its price list, 1 November 2026' },
  })
  const own = { LLM_PROVIDER: 'openai-compatible' }
  expect(of({ ...own, LLM_BASE_URL: 'http://localhost:11434' })).toMatchObject({
    apiKey: null,
    baseUrl: 'http://localhost:11434/v1',
  })
  expect(of({ ...own, LLM_BASE_URL: 'https://x.example/api/v2/' })).toMatchObject({
    baseUrl: 'https://x.example/api/v2',
  })
})

test.each<[Record<string, string>, string]>([
  [{ TWILIO_SMS_FROM: '+15005550006' }, 'TWILIO_SMS_FROM needs TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN'],
  [{ TWILIO_AUTH_TOKEN: 'x' }, 'TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN must be set together'],
  [{ ...account, PUBLIC_URL }, 'TWILIO_ACCOUNT_SID is set but not used'],
  [{ ...account, TWILIO_SMS_FROM: '+15005550006' }, 'PUBLIC_URL is required for Twilio status callbacks'],
  [
    { ...account, PUBLIC_URL, TWILIO_WHATSAPP_FROM: '+15005550006' },
    'TWILIO_WHATSAPP_FROM and TWILIO_WHATSAPP_CONTENT_SID must be set together',
  ],
  [{ ...account, PUBLIC_URL, TWILIO_ACCOUNT_SID: 'AC1' }, 'TWILIO_ACCOUNT_SID must be a SID: AC…'],
  [{ ...account, PUBLIC_URL, TWILIO_VOICE_FROM: '98765' }, 'TWILIO_VOICE_FROM must be a number such as +14155550100'],
  [{ SENDGRID_API_KEY: 'SG.x' }, 'SENDGRID_API_KEY needs EMAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL needs EMAIL_FROM'],
  [{ EMAIL_FROM: 'a@b.in' }, 'EMAIL_FROM needs SENDGRID_API_KEY or SMTP_URL'],
  [{ SENDGRID_BASE_URL: 'https://x.example' }, 'SENDGRID_BASE_URL needs SENDGRID_API_KEY'],
  [{ EMAIL_FROM: 'nobody' }, 'EMAIL_FROM must be an address'],
  [
    { SENDGRID_API_KEY: 'SG.x', SMTP_URL: 'smtp://mail.example', EMAIL_FROM: 'a@b.in' },
    'set either SENDGRID_API_KEY or SMTP_URL, not both',
  ],
  [{ TWILIO_BASE_URL: 'http://elsewhere.example' }, 'TWILIO_BASE_URL must start with https://'],
  [{ TWILIO_BASE_URL: 'https://elsewhere.example/path' }, 'TWILIO_BASE_URL must start with https://'],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together'],
  [{ GOOGLE_CLIENT_SECRET: 'secret-token' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together'],
  [{ GOOGLE_BASE_URL: 'http://127.0.0.1:4012' }, 'GOOGLE_BASE_URL needs GOOGLE_CLIENT_ID'],
  [{ GOOGLE_BASE_URL: 'http://google.example' }, 'GOOGLE_BASE_URL must start with https://'],
  [{ TOKEN_KEY: 'secret-token' }, 'TOKEN_KEY must be 32 bytes in base64'],
  [{ LLM_PROVIDER: 'anthropic' }, 'LLM_PROVIDER and LLM_MODEL must be set together'],
  [{ LLM_MODEL: 'x' }, 'LLM_PROVIDER and LLM_MODEL must be set together'],
  [{ LLM_API_KEY: 'secret-token' }, 'LLM_API_KEY needs LLM_PROVIDER and LLM_MODEL'],
  [{ LLM_BASE_URL: 'https://x.example' }, 'LLM_BASE_URL needs LLM_PROVIDER and LLM_MODEL'],
  [
    { LLM_PROVIDER: 'google', LLM_MODEL: 'x', LLM_BASE_URL: 'https://x.example' },
    'LLM_PROVIDER google needs LLM_API_KEY',
  ],
  [{ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'x' }, 'needs LLM_API_KEY or LLM_BASE_URL'],
  [{ LLM_PROVIDER: 'clever', LLM_MODEL: 'x' }, 'LLM_PROVIDER must be openai-compatible, anthropic, google'],
  [{ LLM_PRICE_INPUT: '1', LLM_PRICE_OUTPUT: '1' }, 'LLM_PRICE_INPUT needs LLM_PROVIDER and LLM_MODEL'],
  [
    { LLM_PROVIDER: 'google', LLM_MODEL: 'x', LLM_API_KEY: 'k', LLM_PRICE_INPUT: '1' },
    'LLM_PRICE_INPUT and LLM_PRICE_OUTPUT must be set together',
  ],
  [{ LLM_PRICE_INPUT: 'cheap' }, 'LLM_PRICE_INPUT must be a price in rupees per million tokens'],
  [{ LLM_BASE_URL: 'http://model.example/v1' }, 'LLM_BASE_URL must start with https://'],
  [{ PROVIDER_TIMEOUT_MS: 'soon' }, 'PROVIDER_TIMEOUT_MS must be 100 to 20000 (milliseconds)'],
])('%j is refused: %s', (environment, reason) => {
  const read = () => readConfig(environment)
  expect(read).toThrow(ConfigProblem)
  expect(read).toThrow(reason)
  // The message names what is missing, and reveals no secret.
  expect(read).not.toThrow('secret-token')
})

test.each(['+15005550007', 'whatsapp:+15005550007'])('SAFE-4 a WhatsApp sender may be written %s', (from) => {
  const whatsapp = { TWILIO_WHATSAPP_FROM: from, TWILIO_WHATSAPP_CONTENT_SID: `HX${'6'.repeat(32)}` }
  const { providers } = readConfig({ ...account, PUBLIC_URL, ...whatsapp })
  expect(providers.twilio?.whatsapp?.from).toBe('+15005550007')
})

test('INOUT-2 a Telegram bot has a token, and a webhook where the public address is https', () => {
  const TELEGRAM_BOT_TOKEN = `123456789:${'A'.repeat(35)}`
  const of = (more: Record<string, string>) => readConfig({ TELEGRAM_BOT_TOKEN, ...more }).providers.telegram
  expect(readConfig({ PUBLIC_URL }).providers.telegram).toBeNull()
  expect(of({})).toEqual({ token: TELEGRAM_BOT_TOKEN, baseUrl: null, webhookUrl: null })
  expect(of({ PUBLIC_URL: 'http://192.168.1.5:3000' })).toMatchObject({ webhookUrl: null })
  expect(of({ PUBLIC_URL: `${PUBLIC_URL}/` })).toMatchObject({ webhookUrl: `${PUBLIC_URL}/api/webhooks/telegram` })
  const wrong = (given: Record<string, string>) => () => readConfig(given)
  expect(wrong({ TELEGRAM_BOT_TOKEN: 'my token' })).toThrow('TELEGRAM_BOT_TOKEN must be a token')
  expect(wrong({ TELEGRAM_BASE_URL: 'https://bots.example' })).toThrow('TELEGRAM_BASE_URL needs TELEGRAM_BOT_TOKEN')
})

test('INOUT-3 a mailbox needs an address and an IMAP server', () => {
  const whole = {
    MAIL_IN_ADDRESS: 'planner@mail.example',
    MAIL_IN_URL: 'imaps://planner%40mail.example:a%2Fb@mail.example',
  }
  expect(readConfig({}).providers.mailbox).toBeNull()
  expect(readConfig(whole).providers.mailbox).toEqual({
    address: 'planner@mail.example',
    host: 'mail.example',
    port: 993,
    secure: true,
    user: 'planner@mail.example',
    password: 'a/b',
    mailbox: 'INBOX',
  })
  expect(() => readConfig({ MAIL_IN_ADDRESS: 'planner@mail.example' })).toThrow('must be set together')
  expect(() => readConfig({ ...whole, MAIL_IN_URL: 'https://mail.example' })).toThrow('MAIL_IN_URL must be imaps://')
  expect(() => readConfig({ ...whole, MAIL_IN_ADDRESS: 'a+b@mail.example' })).toThrow('without a plus sign')
})
