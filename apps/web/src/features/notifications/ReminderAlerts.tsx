import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'

import { token } from '#api/token.ts'
import { onWorkerMessage, tellWorker } from '#platform/worker-messages.ts'

import { currentPermission } from './permission.ts'
import { forgetPush, pushIsPossible, subscribeToPush } from './push.ts'
import { useAlertLoop } from './use-alert-loop.ts'

/** Everything that rings, for as long as somebody is signed in. Shows nothing itself. */
export function ReminderAlerts(): null {
  useAlertLoop()

  useEffect(() => {
    const renew = () => {
      if (currentPermission() !== 'granted' || !pushIsPossible()) return
      subscribeToPush().catch((error: unknown) => console.warn('Push could not be renewed', error))
    }
    renew()

    return onWorkerMessage((message) => {
      if (message.kind === 'open') navigate(message.url)
      if (message.kind === 'push-changed') renew()
    })
  }, [])

  useEffect(
    () => () => {
      // Also taken down where the page merely changes; only without a token has the person left.
      if (token.read() !== null) return
      tellWorker('signed-out')
      forgetPush().catch((error: unknown) => console.warn('Push could not be turned off', error))
    },
    [],
  )

  return null
}
