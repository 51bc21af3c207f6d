import { createHash } from 'node:crypto'

/** Our namespace, so that other products get different ids for the same names. */
const namespace = Buffer.from('7d1f0b6a4c0e4b7c9a53d1b0c2f4e611', 'hex')

/** Returns a UUID that is always the same for a name (version 5, RFC 9562). */
export function namedId(name: string): string {
  const hash = createHash('sha1').update(namespace).update(name).digest()
  hash[6] = (hash[6]! & 0x0f) | 0x50
  hash[8] = (hash[8]! & 0x3f) | 0x80
  const hex = hash.toString('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
