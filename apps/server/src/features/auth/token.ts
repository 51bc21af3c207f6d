import { createHash } from 'node:crypto'

/** What is stored of a token. It has 256 random bits, so that a fast hash is enough. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
