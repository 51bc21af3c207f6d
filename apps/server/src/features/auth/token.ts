import { createHash } from 'node:crypto'

/** The stored form of a token. It has 256 random bits, so a fast hash is enough. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
