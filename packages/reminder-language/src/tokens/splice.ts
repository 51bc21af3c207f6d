import { kindOf } from './keys.ts'
import { kinds } from './push.ts'
import type { Token } from './token.ts'
import { tokenize } from './tokenize.ts'
import { wordOf } from './words.ts'

/** Creates a word token that replaces a range of tokens. */
export function wordAt(word: string, first: Token, last = first): Token {
  return {
    ...wordOf(word),
    start: first.start,
    end: last.end,
    glued: first.glued,
    numbers: [],
    digits: 0,
    capital: false,
  }
}

/** Replaces a number of tokens from a position on, in place. */
export function replace(tokens: Token[], at: number, count: number, ...by: Token[]): void {
  tokens.splice(at, count, ...by)
}

/** Tokenizes a token again, as if there were spaces between its `parts`. */
export function anew(token: Token, parts: readonly string[]): Token[] {
  let { start } = token
  return parts.flatMap((part) => {
    const read = tokenize(part).map((one) => ({ ...one, start: one.start + start, end: one.end + start }))
    start += part.length
    return read
  })
}

/** Returns the token of a 24-hour time that spans the given tokens. */
export function clockAt(first: Token, last: Token, hour: number, minute: number): Token {
  return {
    ...first,
    end: last.end,
    keys: kinds.clock,
    kind: kindOf(kinds.clock),
    meaning: null,
    numbers: [hour, minute, 0],
    // Marks the time as written with a leading 0, so that it is not read on a 12-hour clock.
    digits: 1,
  }
}
