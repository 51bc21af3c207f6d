import * as notifications from '@planner/contract/notifications'

import { call } from '#api/call.ts'

/** Subscribes this browser to push messages, so that alerts arrive with no tab open. Safe to repeat. */
export async function subscribeToPush(): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  const { public_key } = await call(notifications.pushKey, {})
  const key = bytesOf(public_key)

  const old = await registration.pushManager.getSubscription()
  if (old && !isSame(old.options.applicationServerKey, key)) await old.unsubscribe()

  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser returned no push endpoint')

  await call(notifications.subscribe, { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })
}

export const pushIsPossible = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window

/** Unsubscribes this browser, so that the next user does not receive the previous user's reminders. */
export async function clearPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/** Decodes base64url text to bytes. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))

  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

export function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0))

  return bytes.length === other.length && bytes.every((byte, index) => byte === other[index])
}
