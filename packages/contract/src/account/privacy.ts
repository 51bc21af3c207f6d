import * as z from 'zod/mini'
import { privacy as limits } from '../constants/accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Instant, text } from '../fields.ts'

const Choice = (name: string) => z.boolean(`${name} must be true or false`)

/** A person's choices, and the version of the notice. The browser stores the same shape as cookieConsent. */
export const Consent = z.object({
  /** Which text was agreed to, as the page names it. */
  version: text('version', { max: 20 }),
  necessary: z.literal(true, 'Necessary cookies can’t be turned off'),
  functional: Choice('functional'),
  analytics: Choice('analytics'),
  marketing: Choice('marketing'),
  /** When it was chosen, by the browser's clock. */
  timestamp: z.iso.datetime('timestamp must be in ISO 8601 format'),
})
export type Consent = z.infer<typeof Consent>

/** The latest one applies. Nothing is stored for signed-out visitors. */
export const giveConsent = endpoint({
  method: 'POST',
  path: '/api/privacy/consent',
  access: 'member',
  summary: 'Record cookie consent',
  input: Consent,
  result: Done,
})

export const consent = endpoint({
  method: 'GET',
  path: '/api/privacy/consent',
  access: 'member',
  summary: 'Get the latest cookie consent',
  input: z.object({}),
  result: z.object({ consent: z.nullable(z.object({ ...Consent.shape, recorded_at: Instant })) }),
})

/** Everything the product keeps of a person, as one JSON file with a key for each kind. A few a day. */
export const exportData = endpoint({
  method: 'POST',
  path: '/api/privacy/export',
  access: 'member',
  summary: 'Export all of the user’s data',
  produces: 'application/json',
  input: z.object({}),
  /** The file, read. */
  result: z.unknown(),
})

/**
 * Closes the account: nothing rings, every other session ends, this one continues under a new token, and after seven days
 * everything is removed; until then it can be cancelled. `planned_at` is also the person's `deletion_planned_at`.
 */
export const askDeletion = endpoint({
  method: 'POST',
  path: '/api/privacy/deletion',
  access: 'member',
  summary: 'Schedule account deletion in seven days',
  input: z.object({
    password: z
      .string('Password must be text')
      .check(z.minLength(1, 'Please enter your password'), z.maxLength(1000, 'Incorrect password')),
    word: z.literal(limits.deletionWord, `Please type ${limits.deletionWord}`),
  }),
  result: z.object({ asked_at: Instant, planned_at: Instant, access_token: z.string() }),
})

export const withdrawDeletion = endpoint({
  method: 'DELETE',
  path: '/api/privacy/deletion',
  access: 'member',
  summary: 'Cancel account deletion',
  input: z.object({}),
  result: Done,
})
