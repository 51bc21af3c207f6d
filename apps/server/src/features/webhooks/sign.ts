import { Webhook as Signer } from 'standardwebhooks'
import type { Context } from '#context.ts'
import type { WebhookRow } from '#platform/db/tables/webhooks.ts'

const purpose = (userId: string): string => `webhook secret of ${userId}`

/** Returns a new signing secret in plain text, and sealed for storage. */
export function newSecret({ ids, sealer }: Context, userId: string): { secret: string; sealed: Buffer } {
  const secret = `whsec_${Buffer.from(ids.secret(), 'base64url').toString('base64')}`
  return { secret, sealed: sealer.seal(secret, purpose(userId)) }
}

/**
 * Returns the headers of a delivery. For a day after a rotation both secrets sign.
 *
 * @returns null if the key that the secret was sealed with is gone.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signedHeaders(
  { sealer, clock }: Context,
  { user_id: userId, secret, previous_secret: previous, previous_until: until }: WebhookRow,
  { id, body }: { id: string; body: string },
): Record<string, string> | null {
  const now = clock.now()
  const sealed = previous && until && until > now ? [secret, previous] : [secret]
  const secrets = sealed.flatMap((one) => sealer.open(one, purpose(userId)) ?? [])
  if (secrets.length === 0) return null
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((one) => new Signer(one).sign(id, now, body)).join(' '),
  }
}
