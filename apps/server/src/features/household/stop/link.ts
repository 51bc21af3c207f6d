import { timingSafeEqual } from 'node:crypto'
import type { Context } from '#context.ts'

const purpose = 'stop link'
/** Short, since it is part of an SMS: 96 bits. */
const signatureBytes = 12

/** The address by which a helper stops messages; null where the installation has no public one. */
export function stopLink({ signer, config }: Context, helperId: string): string | null {
  if (!config.publicUrl.startsWith('https://')) return null
  const id = Buffer.from(helperId.replaceAll('-', ''), 'hex')
  return `${config.publicUrl}/stop/${Buffer.concat([id, signatureOf(signer, helperId)]).toString('base64url')}`
}

/** The helper of a link's token; null if it is forged. */
export function readStop({ signer }: Context, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 16 + signatureBytes) return null
  const helperId = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return timingSafeEqual(bytes.subarray(16), signatureOf(signer, helperId)) ? helperId : null
}

const signatureOf = (signer: Context['signer'], helperId: string): Buffer =>
  signer.sign(purpose, helperId).subarray(0, signatureBytes)
