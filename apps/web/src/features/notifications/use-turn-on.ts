import { failures } from '@planner/contract/failures'
import { useState } from 'react'

import { toast } from '#ui/toast.ts'
import { pushIsPossible, subscribeToPush } from './push.ts'
import { words } from './words.ts'

/** Asks the browser for permission to notify, and subscribes to push for when no tab is open. */
export function useTurnOn(onSettled: () => void): { pending: boolean; turnOn: () => void; failed: boolean } {
  const [pending, setPending] = useState(false)
  // Whether they are on only while the page is open, because push could not be set up.
  const [failed, setFailed] = useState(false)

  async function turnOn(): Promise<void> {
    setPending(true)
    try {
      if ((await Notification.requestPermission()) === 'granted') setFailed(!(await arrangePush()))
    } catch {
      toast.error(failures.notificationsSubscribe)
    } finally {
      setPending(false)
      onSettled()
    }
  }

  return { pending, turnOn: () => void turnOn(), failed }
}

/** Timeout in seconds for a browser's push service: some browsers wait forever if it is unreachable. */
const longestPush = 20

function withinSeconds<Value>(seconds: number, work: Promise<Value>): Promise<Value> {
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The push service does not answer')), seconds * 1000)
  })
  return Promise.race([work, tooLong])
}

/** @returns whether alerts will arrive with no tab open. */
async function arrangePush(): Promise<boolean> {
  if (!pushIsPossible()) {
    toast.success(words.onWhileOpen)
    return false
  }
  try {
    await withinSeconds(longestPush, subscribeToPush())
    toast.success(words.on)
    return true
  } catch (error) {
    console.warn('Couldn’t turn on push', error)
    toast.success(words.onWhileOpen)
    return false
  }
}
