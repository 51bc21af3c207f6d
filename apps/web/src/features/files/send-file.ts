import { files as limits } from '@planner/contract/constants/reminders'
import * as files from '@planner/contract/files'
import type { Reminder } from '@planner/contract/reminders'

import { refusal } from '#api/call.ts'
import { NoAnswer } from '#api/errors.ts'
import { requestOf } from '#api/request.ts'
import { token } from '#api/token.ts'
import { noteChange } from '#platform/offline/cached-answers.ts'

const authorized = (): Record<string, string> => ({ authorization: `Bearer ${token.read() ?? ''}` })

/** Uploads a file to a reminder. @throws CallError, NoAnswer */
export async function sendFile(
  reminderId: string,
  { id, name, content }: { id: string; name: string; content: Blob },
): Promise<Reminder> {
  const { url } = requestOf(files.add, { id: reminderId, file_id: id, name: name.slice(-limits.nameMax) })
  const response = await sendBytes(url, content)
  noteChange()
  return (await response.json()) as Reminder
}

/** Uploads a file's bytes. @throws CallError, NoAnswer */
export async function sendBytes(url: string, content: Blob): Promise<Response> {
  const response = await answered(() =>
    fetch(url, {
      method: 'POST',
      headers: { ...authorized(), accept: 'application/json', 'content-type': 'application/octet-stream' },
      body: content,
      signal: AbortSignal.timeout(limits.uploadMs),
    }),
  )
  if (!response.ok) throw await refusal(response)
  return response
}

/** Downloads a file of a reminder. @throws CallError, NoAnswer */
export async function fetchFile(reminderId: string, id: string, signal?: AbortSignal): Promise<Blob> {
  const { url } = requestOf(files.download, { id: reminderId, file_id: id })
  const response = await answered(() => fetch(url, { headers: authorized(), ...(signal && { signal }) }))
  if (!response.ok) throw await refusal(response)
  return answered(() => response.blob())
}

async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw new NoAnswer(error)
  }
}
