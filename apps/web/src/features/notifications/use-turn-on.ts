import { failures } from '@planner/contract/failures'
import { useState } from 'react'

import { toast } from '#ui/toast.ts'
import { pushIsPossible, subscribeToPush } from './push.ts'
import { words } from './words.ts'

/** Asks the browser for permission to notify, and subscribes to push for when no tab is open. */
export function useTurnOn(onSettled: () => void): { pending: boolean; turnOn: () => void } {
  const [pending, setPending] = useState(false)

  async function turnOn(): Promise<void> {
    setPending(true)
    try {
      if ((await Notification.requestPermission()) === 'granted') await arrangePush()
    } catch {
      toast.error(failures.notificationsSubscribe)
    } finally {
      setPending(false)
      onSettled()
    }
  }

  return { pending, turnOn: () => void turnOn() }
}

/** Timeout in seconds for a browser's push service: some browsers wait forever if it is unreachable. */
const longestPush = 20

function withinSeconds<Value>(seconds: number, work: Promise<Value>): Promise<Value> {
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The push service does not answer')), seconds * 1000)
  })
  return Promise.race([work, tooLong])
}

async function arrangePush(): Promise<void> {
  if (!pushIsPossible()) {
    toast.success(words.onWhileOpen)
    return
  }
  try {
    await withinSeconds(longestPush, subscribeToPush())
    toast.success(words.on)
  } catch (error) {
    console.warn('Couldn’t turn on push', error)
    toast.success(words.onWhileOpen)
  }
}
