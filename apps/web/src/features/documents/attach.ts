import { queryClient } from '#api/client.ts'
import { keepFile } from '#features/files/kept-files.ts'
import { sendKept } from '#features/files/kept-sender.ts'
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
  const kept = { id: newId(), owner, reminderId, name: file.name || 'document', content: await shrink(file) }
  const isKept = await keepFile({ ...kept, addedAt: now().getTime() }).catch((error: unknown) => {
    console.warn('A file could not be kept on this device', error)
    return false
  })
  if (isKept) return sendKept(owner)
  const reminder = await sendFile(reminderId, kept)
  replace(queryClient, reminder.id, () => reminder)
}
