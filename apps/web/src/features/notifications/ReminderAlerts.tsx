import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'

import { token } from '#api/token.ts'
import { listKey } from '#features/reminders/queries.ts'
import { words as remindersWords } from '#features/reminders/words.ts'
import { type FromWorker, onWorkerMessage, postToWorker } from '#platform/offline/worker-messages.ts'
import { toast } from '#ui/toast.ts'
import { closeAnswered } from './close-answered.ts'
import { currentPermission } from './permission.ts'
import { clearPush, pushIsPossible, subscribeToPush } from './push.ts'
import { useAlertLoop } from './use-alert-loop.ts'
import { words } from './words.ts'

/** Runs all alerts while a user is signed in. Renders nothing itself. */
export function ReminderAlerts(): null {
  const client = useQueryClient()
  useAlertLoop()

  useEffect(() => {
    const renew = () => {
      if (currentPermission() !== 'granted' || !pushIsPossible()) return
      subscribeToPush().catch((error: unknown) => console.warn('Couldn’t renew push', error))
    }
    renew()

    return onWorkerMessage((message) => {
      if (message.kind === 'open') navigate(message.url)
      else if (message.kind === 'push-changed') renew()
      else showAct(message, client)
    })
  }, [client])

  useEffect(() => closeAnswered(client), [client])

  useEffect(tryAgainWhenOnline, [])

  useEffect(
    () => () => {
      // This also unmounts when only the page changes; the person has signed out only if there is no token.
      if (token.read() !== null) return
      postToWorker('signed-out')
      clearPush().catch((error: unknown) => console.warn('Couldn’t turn off push', error))
    },
    [],
  )

  return null
}

/**
 * Retries notification actions made offline, now and whenever the device is online again. Returns the cleanup function.
 */
function tryAgainWhenOnline(): () => void {
  const tryAgain = () => postToWorker('perform-waiting')
  // The first request after reconnecting often still fails.
  let soon: ReturnType<typeof setTimeout> | undefined
  const onOnline = () => {
    tryAgain()
    clearTimeout(soon)
    soon = setTimeout(tryAgain, 3000)
  }
  tryAgain()
  window.addEventListener('online', onOnline)

  return () => {
    window.removeEventListener('online', onOnline)
    clearTimeout(soon)
  }
}

/** Immediately applies an action tapped on a notification to an open page. */
function showAct({ action, outcome }: Extract<FromWorker, { kind: 'acted' }>, client: QueryClient): void {
  if (outcome.kind !== 'later') void client.invalidateQueries({ queryKey: listKey })
  if (document.visibilityState !== 'visible') return

  if (outcome.kind === 'refused') toast.error(`${outcome.detail}.`)
  else if (outcome.kind === 'later') toast.info(words.kept)
  else toast.success(action === 'done' ? remindersWords.completed : words.acted[action])
}
