import { createHash } from 'node:crypto'

/** Returns the stored form of a token. A token has 256 random bits, so a fast hash is enough. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
