import type { Answer, Asked } from '../http-stand-in.ts'
import { formOf, isE164, newSid, outcomeFor, refusal, type StandInContext } from './rules.ts'

type Verification = { code: string; sends: number; checks: number; until: Date }

const limit = 5
const goodForMs = 10 * 60_000

/**
 * Verify, with five sends, five checks and ten minutes each; approved, expired and used-up verifications are deleted.
 */
export function verifyResource(context: StandInContext) {
  const open = new Map<string, Verification>()
  let sent = 0

  function start(body: string): Answer {
    const { To: to = '', Channel: channel = '' } = formOf(body, ['To', 'Channel'], context)
    if (!isE164(to)) return refusal(400, 60200, 'Invalid parameter `To`')
    if (!['sms', 'whatsapp', 'call'].includes(channel)) return refusal(400, 60200, 'Invalid parameter `Channel`')
    const { refused } = outcomeFor(to)
    if (refused) return refusal(400, refused === 21614 ? 60205 : refused, 'refused')
    if (to.endsWith('60410')) return refusal(403, 60410, 'blocked by Fraud Guard')
    const running = liveOf(to)
    if (running && running.sends >= limit) return refusal(429, 60203, 'Max send attempts reached')
    const code = running?.code ?? String(100_000 + ((++sent * 7919) % 900_000))
    const until = running?.until ?? new Date(context.now().getTime() + goodForMs)
    open.set(to, { code, until, sends: (running?.sends ?? 0) + 1, checks: running?.checks ?? 0 })
    return { status: 201, body: { sid: newSid('VE'), to, channel, status: 'pending', valid: false } }
  }

  function check(body: string): Answer {
    const { To: to = '', Code: code } = formOf(body, ['To', 'Code'], context)
    const running = liveOf(to)
    if (!running) return refusal(404, 20404, 'The requested resource was not found')
    if (running.checks >= limit) return refusal(429, 60202, 'Max check attempts reached')
    running.checks++
    const isRight = code === running.code
    if (isRight) open.delete(to)
    const status = isRight ? 'approved' : 'pending'
    return { status: 200, body: { sid: newSid('VE'), to, status, valid: isRight } }
  }

  function liveOf(to: string): Verification | undefined {
    const running = open.get(to)
    return running && running.until > context.now() ? running : undefined
  }

  return {
    /** The pending codes, by number. */
    codes: () => new Map([...open].map(([to, { code }]) => [to, code])),
    answer({ method, path, body }: Asked, service: string): Answer | null {
      if (method !== 'POST') return null
      if (path === `${service}/Verifications`) return start(body)
      return path === `${service}/VerificationCheck` ? check(body) : null
    },
  }
}
