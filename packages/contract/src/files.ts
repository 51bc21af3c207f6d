import * as z from 'zod/mini'
import { files as limits } from './constants/reminders.ts'
import { endpoint } from './endpoint.ts'
import { Id, text } from './fields.ts'
import { Reminder } from './reminders.ts'

const FileName = text('The file name', { max: limits.nameMax })

/** Takes JPEG, PNG, WebP or PDF, recognized by content; the location is removed from photos. */
export const add = endpoint({
  method: 'POST',
  path: '/api/reminders/:id/files',
  access: 'member',
  summary: 'Attach a photo or PDF file of at most 10 MB to a reminder',
  takes: 'file',
  input: z.object({
    id: Id,
    /** Chosen by the caller, so that a repeated call attaches the file only once. */
    file_id: Id,
    name: FileName,
  }),
  result: Reminder,
})

export const download = endpoint({
  method: 'GET',
  path: '/api/reminders/:id/files/:file_id',
  access: 'member',
  summary: 'A file of a reminder, with its own media type',
  produces: 'application/octet-stream',
  input: z.object({ id: Id, file_id: Id }),
  result: z.custom<AsyncIterable<Uint8Array>>(),
})

export const remove = endpoint({
  method: 'DELETE',
  path: '/api/reminders/:id/files/:file_id',
  access: 'member',
  summary: 'Remove a file from a reminder; for 7 days it can be put back',
  input: z.object({ id: Id, file_id: Id }),
  result: Reminder,
})

export const restore = endpoint({
  method: 'POST',
  path: '/api/reminders/:id/files/:file_id/restore',
  access: 'member',
  summary: 'Put back a file that was removed within the last 7 days',
  input: z.object({ id: Id, file_id: Id }),
  result: Reminder,
})
