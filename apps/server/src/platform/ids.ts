import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** Generates row ids (UUID) and unguessable secrets. */
export type Ids = {
  next(): string
  /** 256 random bits, base64url. */
  secret(): string
  /** Returns six digits for a person to type. */
  code(): string
}

export const randomIds: Ids = {
  next: () => randomUUID(),
  secret: () => randomBytes(32).toString('base64url'),
  code: () => String(randomInt(1_000_000)).padStart(6, '0'),
}
