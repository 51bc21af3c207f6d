import type { CheckedInputOf } from '@planner/contract/endpoint'
import * as files from '@planner/contract/files'
import type { Reminder } from '@planner/contract/reminders'
import type { Person, TestServer } from './test-server.ts'

type Input = CheckedInputOf<typeof files.add>

/** Attaches a file to a reminder, and returns the response. */
export async function upload(
  { app }: TestServer,
  { token }: Pick<Person, 'token'>,
  { id, ...query }: Input,
  content: Buffer,
  headers: Record<string, string> = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: files.add.path.replace(':id', id),
    query,
    payload: content,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', ...headers },
  })
  const body = response.json() as Partial<Reminder> & { detail?: string }
  return { status: response.statusCode, body, detail: body.detail, headers: response.headers }
}

/** Downloads a file as a page does. */
export async function download({ app }: TestServer, { token }: Pick<Person, 'token'>, id: string, fileId: string) {
  const url = files.download.path.replace(':id', id).replace(':file_id', fileId)
  const {
    statusCode: status,
    headers,
    rawPayload: content,
  } = await app.inject({
    url,
    headers: { authorization: `Bearer ${token}` },
  })
  return { status, headers, content }
}
