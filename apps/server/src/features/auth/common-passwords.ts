import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Bytes kept of each password's SHA-256 hash. */
const hashBytes = 5

let list: Buffer | undefined

/** Product-specific words, which attackers try first, with digits appended. */
const ofTheProduct = new Set(['planner', 'dailyplanner', 'yourdailyplanner', 'aidailyplanner', 'reminder', 'reminders'])

/** Whether a password was seen in a breach or is based on the product's name; case-insensitive. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return wasBreached(lower) || ofTheProduct.has(lower.replaceAll(/[^a-z]/g, ''))
}

/**
 * Looks a password up in the sorted list built by scripts/breached-passwords.mjs: 97,137 hashes, 0.5 MB, read on first
 * use.
 */
function wasBreached(password: string): boolean {
  list ??= readFileSync(path.join(import.meta.dirname, 'breached-passwords.bin'))
  const wanted = createHash('sha256').update(password).digest().subarray(0, hashBytes)
  let [from, to] = [0, list.length / hashBytes]
  while (from < to) {
    const middle = (from + to) >>> 1
    const order = list.compare(wanted, 0, hashBytes, middle * hashBytes, (middle + 1) * hashBytes)
    if (order === 0) return true
    if (order < 0) from = middle + 1
    else to = middle
  }
  return false
}
