import { timingSafeEqual } from 'node:crypto'
import type { Context } from '#context.ts'

const purpose = 'stop link'
/** Kept short, because it is part of an SMS: 96 bits. */
const signatureBytes = 12

/** Returns the link by which a helper opts out; null if the installation has no public URL. */
export function stopLink({ signer, config }: Context, helperId: string): string | null {
  if (!config.publicUrl.startsWith('https://')) return null
  const id = Buffer.from(helperId.replaceAll('-', ''), 'hex')
  return `${config.publicUrl}/stop/${Buffer.concat([id, signatureOf(signer, helperId)]).toString('base64url')}`
}

/** Returns the helper's id from a link's token; null if the token is forged. */
export function readStop({ signer }: Context, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 16 + signatureBytes) return null
  const helperId = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return timingSafeEqual(bytes.subarray(16), signatureOf(signer, helperId)) ? helperId : null
}

const signatureOf = (signer: Context['signer'], helperId: string): Buffer =>
  signer.sign(purpose, helperId).subarray(0, signatureBytes)
