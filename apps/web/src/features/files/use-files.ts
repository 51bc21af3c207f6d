import { files as limits } from '@planner/contract/constants/reminders'
import * as files from '@planner/contract/files'
import { fileTypes, type Reminder, type ReminderFile } from '@planner/contract/reminders'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'

import { call } from '#api/call.ts'
import { CallError, NoAnswer, serverSentence } from '#api/errors.ts'
import { isQueuedFor } from '#api/offline-queue/queue.ts'
import { useUser } from '#features/auth/session.tsx'
import { replace } from '#features/reminders/changes/cached-list.ts'
import { newId } from '#platform/ids.ts'
import { now } from '#platform/time/clock.ts'
import { toast } from '#ui/toast.ts'
import { onPendingFileSent } from './pending-file-sender.ts'
import { addPendingFile, type PendingFile, pendingFilesOf, removePendingFile } from './pending-files.ts'
import { sendFile } from './send-file.ts'
import { shrink } from './shrink.ts'
import { words } from './words.ts'

/** A file that has not been uploaded yet. */
export type Upload = { id: string; name: string; content: Blob; state: 'sending' | 'waiting' }

export const fileKey = (id: string) => ['file', id] as const

/** The files of a reminder, stored and pending, and functions to change them. */
export function useFiles(reminder: Reminder) {
  const client = useQueryClient()
  const { id: owner } = useUser()
  const [there, setThere] = useState<readonly ReminderFile[]>(reminder.files ?? [])
  /**
   * Files removed since the dialog opened, each with an undo in place: a toast's would be out of reach behind the
   * dialog.
   */
  const [removed, setRemoved] = useState<readonly ReminderFile[]>([])
  const [coming, setComing] = useState<readonly Upload[]>([])

  const show = useCallback(
    (answer: Reminder) => {
      setThere(answer.files ?? [])
      replace(client, answer.id, () => answer)
    },
    [client],
  )
  const drop = useCallback((id: string) => setComing((all) => all.filter((one) => one.id !== id)), [])

  useEffect(() => {
    let stale = false
    const mine = (file: PendingFile) => file.reminderId === reminder.id
    pendingFilesOf(owner).then(
      (pending) => !stale && setComing((all) => [...pending.filter(mine).map(asWaiting), ...all]),
      // Without storage there are no waiting files.
      () => {},
    )
    const stop = onPendingFileSent((answer, file) => {
      if (!mine(file)) return
      drop(file.id)
      if (answer) show(answer)
    })
    return () => {
      stale = true
      stop()
    }
  }, [owner, reminder.id, drop, show])

  const keep = async (file: Omit<Upload, 'state'>) => {
    try {
      const isSaved = await addPendingFile({ ...file, owner, reminderId: reminder.id, addedAt: now().getTime() })
      if (isSaved) {
        // Shown only once it is stored: the page may be closed at any moment.
        setComing((all) => all.map((one) => (one.id === file.id ? { ...one, state: 'waiting' as const } : one)))
        toast.info(words.kept)
        return
      }
      toast.error(words.deviceFull)
    } catch (error) {
      console.warn('A file could not be kept for later', error)
      toast.error(words.noStorage)
    }
    drop(file.id)
  }

  const send = async (given: File) => {
    const id = newId()
    const content = await shrink(given)
    if (content.size > limits.bytesMax) {
      toast.error(words.tooLarge(given.name))
      return
    }
    const file = { id, name: given.name || 'photo', content }
    client.setQueryData(fileKey(id), content)
    setComing((all) => [...all, { ...file, state: 'sending' }])
    if (!navigator.onLine || isQueuedFor(reminder.id)) return keep(file)
    try {
      show(await sendFile(reminder.id, file))
      drop(id)
    } catch (error) {
      if (error instanceof NoAnswer) return keep(file)
      drop(id)
      toast.error(words.failed(file.name, error instanceof CallError ? error.detail : String(error)))
    }
  }

  const room = limits.perReminder - there.length - coming.length

  return {
    there,
    coming,
    room,
    removed,
    /** Uploads one after another, to suit a phone's slow connection. */
    add: async (given: readonly File[]) => {
      const known = given.filter((file) => {
        const fits = (fileTypes as readonly string[]).includes(file.type)
        if (!fits) toast.error(words.wrongType(file.name))
        return fits
      })
      if (known.length > room) toast.error(words.full)
      for (const file of known.slice(0, Math.max(0, room))) await send(file)
    },
    remove: async (file: ReminderFile) => {
      try {
        show(await call(files.remove, { id: reminder.id, file_id: file.id }))
        setRemoved((all) => [...all, file])
      } catch {
        toast.error(words.notRemoved)
      }
    },
    putBack: async (file: ReminderFile) => {
      try {
        show(await call(files.restore, { id: reminder.id, file_id: file.id }))
        setRemoved((all) => all.filter(({ id }) => id !== file.id))
      } catch (error) {
        toast.error(serverSentence(error, words.notRestored))
      }
    },
    /** Deletes a waiting file from this device. */
    forget: async ({ id }: Upload) => {
      await removePendingFile(id).catch((error: unknown) =>
        console.warn('A file that waits could not be removed', error),
      )
      drop(id)
    },
  }
}

const asWaiting = ({ id, name, content }: PendingFile): Upload => ({ id, name, content, state: 'waiting' })
