import type { Reminder } from '@planner/contract/reminders'

import { queryClient } from '#api/client.ts'
import { CallError, NoAnswer } from '#api/errors.ts'
import { onQueueMessage } from '#api/offline-queue/messages.ts'
import { isQueuedFor } from '#api/offline-queue/queue.ts'
import { replace } from '#features/reminders/changes/cached-list.ts'
import { toast } from '#ui/toast.ts'
import { dropKeptFile, type KeptFile, keptFilesOf } from './kept-files.ts'
import { sendFile } from './send-file.ts'
import { words } from './words.ts'

type Sent = (reminder: Reminder | null, file: KeptFile) => void
const listeners = new Set<Sent>()

/** Called when a file that waited was sent, or refused for good (then without a reminder). @returns stops it. */
export function onKeptSent(listener: Sent): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sends what waits on this device for a person: now, when there is a connection again, and after other changes were sent. */
export function watchKept(owner: string): () => void {
  const again = () => void sendKept(owner)
  again()
  window.addEventListener('online', again)
  const stop = onQueueMessage(({ kind }) => kind === 'sent' && again())
  return () => {
    window.removeEventListener('online', again)
    stop()
  }
}

let sending: Promise<void> | null = null

/** One after another; the server takes each once, so that two tabs do no harm. */
export function sendKept(owner: string): Promise<void> {
  sending ??= sendAll(owner)
    .catch((error: unknown) => console.warn('Files that wait could not be sent', error))
    .finally(() => {
      sending = null
    })
  return sending
}

async function sendAll(owner: string): Promise<void> {
  if (!navigator.onLine) return
  for (const file of await keptFilesOf(owner)) {
    // Its reminder is still to be made.
    if (isQueuedFor(file.reminderId)) continue
    try {
      const reminder = await sendFile(file.reminderId, file)
      await settle(file, reminder)
    } catch (error) {
      if (error instanceof NoAnswer || mayComeLater(error)) return
      await settle(file, null)
      const reason = error instanceof CallError ? error.detail : String(error)
      toast.error(words.failed(file.name, reason))
    }
  }
}

/** Signed out, too many at once, or the server is away: nothing is wrong with the file. */
const mayComeLater = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.status === 429 || error.status >= 500)

async function settle(file: KeptFile, reminder: Reminder | null): Promise<void> {
  await dropKeptFile(file.id)
  if (reminder) replace(queryClient, reminder.id, () => reminder)
  for (const listener of listeners) listener(reminder, file)
}
