import { createHash, ECDH } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import webPush from 'web-push'
import type { Config } from '#config.ts'
import { systemClock } from '#platform/clock.ts'
import type { PushSubscriptionRow } from '#platform/db/tables/notifications.ts'
import type { ChannelPort, Delivery, Outcome } from '../channels.ts'
import { failureByStatus, type ProviderCalls, ProviderFailure, providerCalls } from '../provider-call.ts'
import { isAllowedPushAddress } from './allowed-host.ts'
import type { PushKeys } from './keys.ts'

/** The push service drops an undelivered reminder after a day, when it is of no use any more. */
const timeToLiveSeconds = 24 * 60 * 60

const timeoutMs = 5000

/**
 * How many people are sent pushes concurrently: if the process is killed, the outcomes of at most this many are
 * unknown.
 */
const atOnce = 20

/** RFC 8292 allows 24 hours at most. */
const signatureLivesSeconds = 12 * 60 * 60
const signatureTtlMs = 60 * 60 * 1000
const maxSignatures = 100

type Reply =
  | { kind: 'accepted' | 'gone' }
  | { kind: 'refused' | 'later' | 'unknown'; note: string; retryAfterMs?: number | undefined }

/** The app channel: Web Push (RFC 8030), encrypted for the browser (RFC 8291), signed with our key (RFC 8292). */
export function webPushChannel(config: Config['push'], keys: PushKeys): ChannelPort {
  /** Each push service has its own circuit breaker: an outage of one says nothing about the others. */
  const services = new Map<string, ProviderCalls>()
  function callsTo(host: string): ProviderCalls {
    let calls = services.get(host)
    if (!calls) {
      calls = providerCalls(timeoutMs, 'web-push')
      services.set(host, calls)
    }
    return calls
  }

  const signatures = new Map<string, { headers: Record<string, string>; until: number }>()
  /** Cached for an hour per push service, because signing costs half as much as encrypting. */
  function signatureFor(audience: string): Record<string, string> {
    const now = systemClock.now().getTime()
    const known = signatures.get(audience)
    if (known && known.until > now) return known.headers
    if (signatures.size >= maxSignatures) signatures.delete(signatures.keys().next().value!)
    const { publicKey, privateKey } = keys
    const expires = Math.floor(now / 1000) + signatureLivesSeconds
    const { Authorization } = webPush.getVapidHeaders(
      audience,
      config.subject,
      publicKey,
      privateKey,
      'aes128gcm',
      expires,
    )
    const headers = { Authorization }
    signatures.set(audience, { headers, until: now + signatureTtlMs })
    return headers
  }

  let last: Promise<void> = Promise.resolve()
  /** Waits for a turn of the event loop per push, because encryption takes a millisecond or two. */
  const myTurn = () => {
    last = last.then(() => turn())
    return last
  }

  async function push(delivery: Delivery, device: PushSubscriptionRow): Promise<Reply> {
    if (!isAllowedPushAddress(device.endpoint, config.hosts)) return { kind: 'refused', note: 'not a push service' }
    const { p256dh, auth, endpoint } = device
    await myTurn()
    // No browser generated this key: nothing can be delivered, and it must not affect other people’s alerts.
    if (!isPublicKey(p256dh)) return { kind: 'gone' }
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(delivery.message.push),
      {
        headers: signatureFor(new URL(endpoint).origin),
        TTL: timeToLiveSeconds,
        urgency: 'high',
        // While the browser is offline, a newer message about the same alert replaces the older one.
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
    async deliver(deliveries) {
      return Promise.all(
        deliveries.map(async (delivery) =>
          outcomeOf(delivery, await Promise.all(delivery.devices.map((device) => push(delivery, device)))),
        ),
      )
    },
  }
}

/** @throws ProviderFailure if a retry may help: unlike with other providers, a 5xx here means not accepted. */
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

/** Combines the outcomes of several devices: reaching one device counts as reaching the person. */
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
