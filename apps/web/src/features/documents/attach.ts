import { queryClient } from '#api/client.ts'
import { sendPendingFiles } from '#features/files/pending-file-sender.ts'
import { addPendingFile } from '#features/files/pending-files.ts'
import { sendFile } from '#features/files/send-file.ts'
import { shrink } from '#features/files/shrink.ts'
import { replace } from '#features/reminders/changes/cached-list.ts'
import { newId } from '#platform/ids.ts'
import { now } from '#platform/time/clock.ts'

/**
 * Attaches a file to a reminder. The file is stored on this device until it has been sent, so that it survives a closed
 * page, a lost connection, or a reminder that is itself still queued.
 * @throws CallError, NoAnswer if the device cannot store it and it cannot be sent.
 */
export async function attach({ owner, reminderId, file }: { owner: string; reminderId: string; file: File }) {
  const pending = { id: newId(), owner, reminderId, name: file.name || 'document', content: await shrink(file) }
  const isSaved = await addPendingFile({ ...pending, addedAt: now().getTime() }).catch((error: unknown) => {
    console.warn('A file could not be kept on this device', error)
    return false
  })
  if (isSaved) return sendPendingFiles(owner)
  const reminder = await sendFile(reminderId, pending)
  replace(queryClient, reminder.id, () => reminder)
}
