import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { makeLimiter } from '../limiter.ts'

/** Hashes and verifies passwords. */
export type Passwords = {
  /** Returns a password's hash in PHC form: '$argon2id$v=19$m=…,t=…,p=…$salt$hash'. */
  hash(password: string): Promise<string>
  /**
   * Whether a password matches a hash, with the cost named in the hash. With null, as for an unknown email address, it
   * takes as long and returns false.
   */
  matches(password: string, phc: string | null): Promise<boolean>
}

/** Argon2 parameters: KiB of memory, passes, lanes. */
export type PasswordCost = { memory: number; passes: number; parallelism: number }

/** OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB, two passes, one lane. */
export const owaspCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }

/**
 * One hash at a time in a process: each takes the 19 MiB it is meant to cost an attacker, and four at once, as many as
 * Node has threads for it, would also leave none for files and host names. 64 take about two seconds.
 */
const limiter = makeLimiter({ concurrency: 1, maxQueued: 63 })

const deriveNow = promisify(argon2)
const derive: typeof deriveNow = (algorithm, parameters) => limiter.run(() => deriveNow(algorithm, parameters))

const tagLength = 32

/** Argon2id with the given cost. */
export function passwordsAt(cost: PasswordCost): Passwords {
  // No password is known to have this random hash.
  const nobodys = phcOf(cost, randomBytes(16), randomBytes(tagLength))
  return { hash, matches: (password, phc) => matches(password, phc ?? nobodys) }

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(16)
    return phcOf(cost, salt, await derive('argon2id', { message: password, nonce: salt, tagLength, ...cost }))
  }
}

const phcOf = ({ memory, passes, parallelism }: PasswordCost, salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`

async function matches(password: string, phc: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc)
  if (!parts) throw new Error('A stored password hash is not Argon2id in PHC form')
  const [, memory, passes, parallelism, salt, tag] = parts as unknown as string[]
  const expected = Buffer.from(tag!, 'base64')
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt!, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

/** Base64 without padding, as PHC strings use it. */
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
