import { kindOf } from './keys.ts'
import { kinds } from './push.ts'
import type { Token } from './token.ts'
import { tokenize } from './tokenize.ts'
import { wordOf } from './words.ts'

/** A word that stands for others, at their place in the text. */
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

export function replace(tokens: Token[], at: number, count: number, ...by: Token[]): void {
  tokens.splice(at, count, ...by)
}

/** A piece of the text read anew, as if it had spaces in it; `parts` are its pieces in order. */
export function anew(token: Token, parts: readonly string[]): Token[] {
  let { start } = token
  return parts.flatMap((part) => {
    const read = tokenize(part).map((one) => ({ ...one, start: one.start + start, end: one.end + start }))
    start += part.length
    return read
  })
}

export function clockAt(first: Token, last: Token, hour: number, minute: number): Token {
  return {
    ...first,
    end: last.end,
    keys: kinds.clock,
    kind: kindOf(kinds.clock),
    meaning: null,
    numbers: [hour, minute, 0],
    // As if it began with 0: no hour of twelve.
    digits: 1,
  }
}
