import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { Config } from '#config.ts'
import type { PushSubscriptionRow } from '#platform/db/tables.ts'
import type { ChannelPort, Delivery, Outcome } from '../channels.ts'
import { isAllowedPushAddress } from './allowed-host.ts'
import type { PushKeys } from './keys.ts'

/** A reminder a day old is no use any more; the push service then drops it. */
const timeToLiveSeconds = 24 * 60 * 60

const timeoutMs = 10_000

/** Errors of a connection that was never made, so that nothing was handed over. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

type Reply = 'accepted' | 'gone' | 'refused' | 'later' | 'unknown'

/** The app channel: Web Push (RFC 8030), encrypted for the browser (RFC 8291), signed as ours (RFC 8292). */
export function webPushChannel(config: Config['push'], keys: PushKeys): ChannelPort {
  async function push(delivery: Delivery, device: PushSubscriptionRow): Promise<Reply> {
    if (!isAllowedPushAddress(device.endpoint, config.hosts)) return 'refused'
    const { p256dh, auth, endpoint } = device
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
    try {
      const { 'Content-Length': _length, ...headers } = request.headers as Record<string, string>
      const response = await fetch(request.endpoint, {
        method: 'POST',
        headers,
        body: new Uint8Array(request.body!),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (response.ok) return 'accepted'
      if (response.status === 404 || response.status === 410) return 'gone'
      return response.status === 429 || response.status >= 500 ? 'later' : 'refused'
    } catch (error) {
      const code = ((error as Error).cause as { code?: string } | undefined)?.code ?? ''
      return neverConnected.has(code) ? 'later' : 'unknown'
    }
  }

  return {
    connected: true,
    deliver: (deliveries) =>
      Promise.all(
        deliveries.map(async (delivery) => {
          const replies = await Promise.all(delivery.devices.map((device) => push(delivery, device)))
          return outcomeOf(delivery, replies)
        }),
      ),
  }
}

/** One outcome of several devices: reaching one of them is reaching the person. */
function outcomeOf(delivery: Delivery, replies: Reply[]): Outcome {
  const deliveryId = delivery.id
  const goneDevices = delivery.devices.filter((_, index) => replies[index] === 'gone').map((device) => device.endpoint)
  if (replies.includes('accepted')) return { deliveryId, kind: 'sent', goneDevices }
  if (replies.includes('unknown')) return { deliveryId, kind: 'unknown', note: 'no answer', goneDevices }
  if (replies.includes('later'))
    return { deliveryId, kind: 'failed', again: true, note: 'push service away', goneDevices }
  if (replies.includes('refused')) return { deliveryId, kind: 'failed', again: false, note: 'refused', goneDevices }
  return { deliveryId, kind: 'skipped', note: 'no device', goneDevices }
}
