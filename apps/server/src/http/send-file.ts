import type { FastifyReply } from 'fastify'
import type { SentFile } from './route.ts'

/** A person's file is only displayed: it must not run or load anything, nor be cached. */
const policy = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Sends a person's file with its name and media type. */
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

/** Encodes a file name as in RFC 8187. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
