import type { Socket } from 'node:net'
import { type ProblemCode, problems } from '@planner/contract/problems'

const codes: Partial<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'request.too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
}

/** Answers malformed HTTP in the usual error format and closes the connection. */
export function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
  const code = codes[error.code ?? ''] ?? 'request.malformed'
  const { status, detail } = problems[code]
  const body = JSON.stringify({ detail })
  const head = [
    `HTTP/1.1 ${status} Refused`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    "content-security-policy: default-src 'none'",
    'x-content-type-options: nosniff',
    `x-problem: ${code}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
