import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The 3,000 commonest passwords of at least 8 characters, in lower case; shorter ones are refused for their length.
 * From the frequency list of @zxcvbn-ts/language-common 4.1.3 (MIT).
 */
const commonest = new Set(readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'))

/** What the product is called and about: whoever guesses at it tries these, with digits, first. */
const ofTheProduct = new Set(['planner', 'dailyplanner', 'yourdailyplanner', 'aidailyplanner', 'reminder', 'reminders'])

/** Whether a password is among the first that are guessed, whatever its case. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return commonest.has(lower) || ofTheProduct.has(lower.replaceAll(/[^a-z]/g, ''))
}
