import { isDigit, kinds, push, pushWord } from './push.ts'
import type { Token } from './token.ts'
import { wordOf } from './words.ts'

const meaningOf = (word: string) => wordOf(word).meaning

/**
 * Letters and digits without a space: '27jan', '8bje', '4h30min', '15h00', '2moro'; anything else ('7up', 'b2b') is
 * opaque.
 */
const mixed = /[A-Za-z0-9]+/y
const pieces = /\d+|[a-z]+/g

export function readMixed(text: string, at: number, tokens: Token[]): number {
  mixed.lastIndex = at
  const raw = mixed.exec(text)![0]
  const end = at + raw.length
  const lower = raw.toLowerCase()
  if (meaningOf(lower)) {
    pushWord(tokens, text, at, end)
    return end
  }
  const parts = lower.match(pieces)!
  if (
    parts.length <= 6 &&
    !isCode(raw, parts) &&
    parts.every((part, index) => mayBePiece(part, index > 0 ? parts[index - 1]! : ''))
  ) {
    let from = at
    for (const part of parts) {
      if (isDigit(part.charCodeAt(0)))
        push(tokens, text, from, from + part.length, kinds.int, [Number(part)], part.length)
      else if (suffixes.has(part)) push(tokens, text, from, from + part.length, kinds.suffix)
      else pushWord(tokens, text, from, from + part.length)
      from += part.length
    }
    return end
  }
  push(tokens, text, at, end, kinds.opaque)
  return end
}

/** Whether letters and digits form a code: '5D12JAN', 'JAN25', 'seat 12A'; '4h30min' is a duration. */
function isCode(raw: string, parts: readonly string[]): boolean {
  const letters = parts.filter((part) => !isDigit(part.charCodeAt(0)))
  if (parts.length > 3 && letters.some((part) => !meaningOf(part)?.unit)) return true
  if (raw !== raw.toUpperCase()) return false
  return /^\d+[AP]$/.test(raw) || (letters[0] === parts[0] && meaningOf(letters[0]!)?.month !== undefined)
}

const suffixes = new Set(['st', 'nd', 'rd', 'th', 'ths'])
const gluedKeys = ['unit', 'AM', 'PM', 'OCLOCK', 'mo', 'HRS', 'DATE', 'KO', 'TIMES', 'SHARP', 'ST']

function mayBePiece(part: string, before: string): boolean {
  if (isDigit(part.charCodeAt(0))) return part.length <= 4
  if (part === 'p' || part === 'a') return before !== ''
  if (suffixes.has(part)) return before !== ''
  // 'D3' and 'H1' are names; a unit of one letter follows its number.
  if (part.length === 1 && before === '') return false
  const meaning = meaningOf(part)
  return meaning?.keys.some((key) => gluedKeys.includes(key)) ?? false
}
