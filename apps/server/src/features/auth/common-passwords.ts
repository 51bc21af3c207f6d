import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The 3,000 commonest passwords of at least 8 characters, in lower case; shorter ones are refused for their length.
 * From the frequency list of @zxcvbn-ts/language-common 4.1.3 (MIT).
 */
const commonest = new Set(readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'))

export const isCommonPassword = (password: string): boolean => commonest.has(password.toLowerCase())
