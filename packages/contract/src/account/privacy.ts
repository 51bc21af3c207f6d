import * as z from 'zod/mini'
import { privacy as limits } from '../constants/accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Instant, text } from '../fields.ts'

const Choice = (name: string) => z.boolean(`${name} must be true or false`)

/**
 * A person's choices about cookies, and the version of the notice. The browser stores the same shape as cookieConsent.
 */
export const Consent = z.object({
  /** The version of the notice that was agreed to. */
  version: text('version', { max: 20 }),
  necessary: z.literal(true, 'Necessary cookies can’t be turned off'),
  functional: Choice('functional'),
  analytics: Choice('analytics'),
  marketing: Choice('marketing'),
  /** When the choice was made, by the browser's clock. */
  timestamp: z.iso.datetime('timestamp must be in ISO 8601 format'),
})
export type Consent = z.infer<typeof Consent>

/** The latest consent applies. Nothing is stored for signed-out visitors. */
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

/**
 * Everything the product stores about a person, as one JSON file with a key for each kind of data. Limited to a few a
 * day.
 */
export const exportData = endpoint({
  method: 'POST',
  path: '/api/privacy/export',
  access: 'member',
  summary: 'Export all of the user’s data',
  produces: 'application/json',
  input: z.object({}),
  /** The parsed file. */
  result: z.unknown(),
})

/**
 * Schedules the deletion of the account: no more alerts, every other session ends, this one continues under a new
 * token, and after seven days everything is deleted; until then it can be cancelled. `planned_at` is also the person's
 * `deletion_planned_at`.
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
