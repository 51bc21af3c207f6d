import { createHash, ECDH } from 'node:crypto'
import webPush from 'web-push'
import type { Config } from '#config.ts'
import type { PushSubscriptionRow } from '#platform/db/tables.ts'
import type { ChannelPort, Delivery, Outcome } from '../channels.ts'
import { failureByStatus, type ProviderCalls, ProviderFailure, providerCalls } from '../provider-call.ts'
import { isAllowedPushAddress } from './allowed-host.ts'
import type { PushKeys } from './keys.ts'

/** A reminder a day old is no use any more; the push service then drops it. */
const timeToLiveSeconds = 24 * 60 * 60

const timeoutMs = 5000

/** People who are pushed to together: as many stay unknown where the process is killed in the middle. */
const atOnce = 20

type Reply =
  | { kind: 'accepted' | 'gone' }
  | { kind: 'refused' | 'later' | 'unknown'; note: string; retryAfterMs?: number | undefined }

/** The app channel: Web Push (RFC 8030), encrypted for the browser (RFC 8291), signed as ours (RFC 8292). */
export function webPushChannel(config: Config['push'], keys: PushKeys): ChannelPort {
  /** Each push service by itself: one that is down says nothing of the others. */
  const services = new Map<string, ProviderCalls>()
  function callsTo(host: string): ProviderCalls {
    let calls = services.get(host)
    if (!calls) {
      calls = providerCalls(timeoutMs, 'web-push')
      services.set(host, calls)
    }
    return calls
  }

  async function push(delivery: Delivery, device: PushSubscriptionRow): Promise<Reply> {
    if (!isAllowedPushAddress(device.endpoint, config.hosts)) return { kind: 'refused', note: 'not a push service' }
    const { p256dh, auth, endpoint } = device
    // No browser made that key: nothing can ever reach it, and nobody else's alerts may suffer for it.
    if (!isPublicKey(p256dh)) return { kind: 'gone' }
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(delivery.message.push),
      {
        vapidDetails: { subject: config.subject, ...keys },
        TTL: timeToLiveSeconds,
        urgency: 'high',
        // While the browser is away, a newer message on the same alert takes the place of the older.
        topic: createHash('sha256').update(delivery.message.push.tag).digest('base64url').slice(0, 32),
      },
    )
    const { 'Content-Length': _length, ...headers } = request.headers as Record<string, string>
    try {
      return await callsTo(new URL(endpoint).host).make(async () => {
        const response = await fetch(request.endpoint, {
          method: 'POST',
          headers,
          body: new Uint8Array(request.body!),
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        })
        await response.body?.cancel()
        return replyOf(response)
      })
    } catch (error) {
      const { kind, message: note, retryAfterMs } = error as ProviderFailure
      return { kind: kind === 'again' ? 'later' : kind, note, retryAfterMs }
    }
  }

  return {
    provider: 'web-push',
    connected: true,
    atOnce,
    isHealthy: () => [...services.values()].every((calls) => calls.isHealthy()),
    deliver: (deliveries) =>
      Promise.all(
        deliveries.map(async (delivery) => {
          const replies = await Promise.all(delivery.devices.map((device) => push(delivery, device)))
          return outcomeOf(delivery, replies)
        }),
      ),
  }
}

/** @throws ProviderFailure for what may be tried again: unlike with other providers, a 5xx here means not taken. */
function replyOf({ ok, status, headers }: Response): Reply {
  if (ok) return { kind: 'accepted' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status < 500 && status !== 429) return { kind: 'refused', note: `refused by the push service, ${status}` }
  const retryAfterMs = failureByStatus(429, headers.get('retry-after') ?? undefined)!.retryAfterMs
  throw new ProviderFailure('again', 'the push service is busy', { retryAfterMs, isOutage: status >= 500 })
}

function isPublicKey(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url').length > 0
  } catch {
    return false
  }
}

/** One outcome of several devices: reaching one of them is reaching the person. */
function outcomeOf(delivery: Delivery, replies: Reply[]): Outcome {
  const deliveryId = delivery.id
  const goneDevices = delivery.devices.filter((_, index) => replies[index]!.kind === 'gone').map((one) => one.endpoint)
  if (replies.some(({ kind }) => kind === 'accepted')) return { deliveryId, kind: 'sent', goneDevices }
  for (const wanted of ['unknown', 'later', 'refused'] as const) {
    const reply = replies.find(({ kind }) => kind === wanted)
    if (!reply || !('note' in reply)) continue
    const { note, retryAfterMs } = reply
    if (wanted === 'unknown') return { deliveryId, kind: 'unknown', note, goneDevices }
    const again = wanted === 'later'
    return {
      deliveryId,
      kind: 'failed',
      again,
      note,
      goneDevices,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    }
  }
  return { deliveryId, kind: 'skipped', note: 'no device', goneDevices }
}
