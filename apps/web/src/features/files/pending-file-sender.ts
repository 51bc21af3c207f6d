import type { Reminder } from '@planner/contract/reminders'

import { queryClient } from '#api/client.ts'
import { CallError, NoAnswer } from '#api/errors.ts'
import { onQueueMessage } from '#api/offline-queue/messages.ts'
import { isQueuedFor } from '#api/offline-queue/queue.ts'
import { replace } from '#features/reminders/changes/cached-list.ts'
import { toast } from '#ui/toast.ts'
import { type PendingFile, pendingFilesOf, removePendingFile } from './pending-files.ts'
import { sendFile } from './send-file.ts'
import { words } from './words.ts'

type Sent = (reminder: Reminder | null, file: PendingFile) => void
const listeners = new Set<Sent>()

/**
 * Called when a waiting file was sent, or refused for good (then without a reminder). @returns the unsubscribe
 * function.
 */
export function onPendingFileSent(listener: Sent): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sends the person's waiting files: now, when the device is online again, and after other changes were sent. */
export function watchPendingFiles(owner: string): () => void {
  const again = () => void sendPendingFiles(owner)
  again()
  window.addEventListener('online', again)
  const stop = onQueueMessage(({ kind }) => kind === 'sent' && again())
  return () => {
    window.removeEventListener('online', again)
    stop()
  }
}

let sending: Promise<void> | null = null

/** Sends waiting files one after another. The server accepts each once, so two tabs may do this at the same time. */
export function sendPendingFiles(owner: string): Promise<void> {
  sending ??= sendAll(owner)
    .catch((error: unknown) => console.warn('Files that wait could not be sent', error))
    .finally(() => {
      sending = null
    })
  return sending
}

async function sendAll(owner: string): Promise<void> {
  if (!navigator.onLine) return
  for (const file of await pendingFilesOf(owner)) {
    // Its reminder has not been created yet.
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

/**
 * Whether sending may succeed later: signed out, rate limited, or server unavailable, rather than a problem with the
 * file.
 */
const mayComeLater = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.status === 429 || error.status >= 500)

async function settle(file: PendingFile, reminder: Reminder | null): Promise<void> {
  await removePendingFile(file.id)
  if (reminder) replace(queryClient, reminder.id, () => reminder)
  for (const listener of listeners) listener(reminder, file)
}
