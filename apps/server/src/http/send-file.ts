import type { FastifyReply } from 'fastify'
import type { SentFile } from './route.ts'

/** A person's file is only looked at: it runs nothing, loads nothing, and no cache keeps it. */
const policy = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Sends a person's file under its own name and media type. */
export function sendFile(reply: FastifyReply, { content, about: { name, type, bytes, shown } }: SentFile) {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const kind = shown ? 'inline' : 'attachment'
  return reply
    .type(type)
    .header('content-length', bytes)
    .header('content-disposition', `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeName(name)}`)
    .header('content-security-policy', policy)
    .header('cache-control', 'private, no-store')
    .send(content)
}

/** RFC 8187 */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
