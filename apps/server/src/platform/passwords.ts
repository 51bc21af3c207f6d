import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Turns passwords into what may be stored of them. */
export type Passwords = {
  /** A password's hash in PHC form: '$argon2id$v=19$m=…,t=…,p=…$salt$hash'. */
  hash(password: string): Promise<string>
  /**
   * Whether a password has this hash, by the cost that the hash itself names. Without one, as for an unknown address, it says
   * no as late as with one.
   */
  matches(password: string, phc: string | null): Promise<boolean>
}

/** Argon2 parameters: KiB of memory, passes, lanes. */
export type PasswordCost = { memory: number; passes: number; parallelism: number }

/** OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB, two passes, one lane. */
export const owaspCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }

const derive = promisify(argon2)
const tagLength = 32

/** Argon2id at a cost. */
export function passwordsAt(cost: PasswordCost): Passwords {
  const nobodys = hash('nobody has this password')
  return { hash, matches: async (password, phc) => matches(password, phc ?? (await nobodys)) }

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(16)
    const tag = await derive('argon2id', { message: password, nonce: salt, tagLength, ...cost })
    const { memory, passes, parallelism } = cost
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
  }
}

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

/** Without the padding, as PHC strings are written. */
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
