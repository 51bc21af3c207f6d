import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Channel } from './notifications.ts'

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  summary: 'Liveness: the process is running and its database is open and migrated',
  input: z.object({}),
  result: z.object({ status: z.literal('ok') }),
})

export const ready = endpoint({
  method: 'GET',
  path: '/api/ready',
  access: 'anyone',
  summary: 'Readiness: the database responds and shutdown hasn’t started',
  input: z.object({}),
  result: z.object({ status: z.literal('ready') }),
})

/** The operator of this installation, from its settings; null for missing ones. */
export const Operator = z.object({
  name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  contact_email: z.nullable(z.string()),
  grievance_officer: z.nullable(z.string()),
})
export type Operator = z.infer<typeof Operator>

/** Which services use a provider and which a built-in fallback; contains no keys and no provider addresses. */
export const config = endpoint({
  method: 'GET',
  path: '/api/config',
  access: 'anyone',
  summary: 'Operator details, connected providers, and the public key for push',
  input: z.object({}),
  result: z.object({
    channels: z.record(Channel, z.boolean()),
    phone_verification: z.boolean(),
    payments: z.nullable(z.literal('razorpay')),
    maps: z.boolean(),
    push_public_key: z.string(),
    operator: Operator,
    /** Ids in legal/recipients.ts of the recipients to which this installation sends data. */
    recipients: z.array(z.string()),
  }),
})
