import type { Checked, PhoneVerifier, Started, Unavailable } from '../phone-verifier.ts'
import { ProviderFailure } from '../provider-call.ts'
import type { TwilioAccess } from './client.ts'
import { estimatedPaise } from './prices.ts'

/** Verify's own limits; its other refusals of a number are the same as for messages. */
const limits: Record<string, Extract<Started, { kind: 'refused' }>['reason']> = {
  60202: 'too-many',
  60203: 'too-many',
  60212: 'too-many',
  60410: 'blocked',
}

/** One-time codes through Twilio Verify, which generates, sends and checks them. */
export function twilioVerify(access: TwilioAccess, serviceSid: string): PhoneVerifier {
  const service = async () => (await access.client()).verify.v2.services(serviceSid)
  return {
    connected: true,
    pricePaise: estimatedPaise.code,
    async start({ to }) {
      try {
        const verify = await service()
        await access.calls.make(() => verify.verifications.create({ to, channel: 'sms' }))
        return { kind: 'pending' }
      } catch (error) {
        const failure = failureOf(error)
        const note = failure.message
        if (failure.kind === 'unknown') return { kind: 'unknown', note }
        if (failure.kind === 'again') return unavailable(failure)
        return { kind: 'refused', reason: limits[failure.code ?? ''] ?? failure.refusal ?? 'other', note }
      }
    },
    async check({ to, code }): Promise<Checked> {
      try {
        const verify = await service()
        const { status } = await access.calls.make(() => verify.verificationChecks.create({ to, code }))
        return { kind: status === 'approved' ? 'approved' : 'wrong' }
      } catch (error) {
        const failure = failureOf(error)
        // Already approved, ten minutes old, or tried too often: Twilio has deleted it.
        if (failure.code === '20404') return { kind: 'expired' }
        if (failure.code === '60202') return { kind: 'too-many' }
        return unavailable(failure)
      }
    },
  }
}

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  throw error
}

const unavailable = ({ message: note, retryAfterMs }: ProviderFailure): Unavailable => ({
  kind: 'unavailable',
  note,
  ...(retryAfterMs !== undefined && { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }),
})
