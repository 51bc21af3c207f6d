import { detectLanguage } from '../vocabulary/index.ts'
import { hint, hintsIn } from './hints.ts'
import { readMixed } from './mixed.ts'
import { readNumber } from './numbers.ts'
import { isDigit, kinds, meaningless, push, pushWord } from './push.ts'
import type { Token } from './token.ts'
import { speaking } from './words.ts'

/**
 * The most tokens, and numbers, that are read. A reminder is a line or two; the rest of a longer text stays in the
 * title.
 */
export const mostTokens = 400
const mostNumbers = 80

/** Matches digits of Indian scripts. They have the same length as ASCII digits, so offsets stay valid. */
const indianDigits =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g

/** Splits a text into words, numbers and marks. Never throws. */
export function tokenize(text: string, leaveAlone: readonly { start: number; end: number }[] = []): Token[] {
  let tokens = cut(text)
  const language = (hintsIn(tokens) & hint.language) === 0 ? null : detectLanguage(tokens)
  if (language !== null) tokens = speaking(language, () => cut(text))
  if (leaveAlone.length > 0) leave(tokens, leaveAlone)
  return tokens
}

/** Removes the meaning of words in the given ranges, in place. */
export function leave(tokens: Token[], alone: readonly { start: number; end: number }[]): void {
  tokens.forEach((token, at) => {
    if (alone.some((span) => token.start < span.end && token.end > span.start))
      tokens[at] = { ...token, ...meaningless }
  })
}

/** 'B/w 4 and 5'; replaced by 'btw', which has the same length. */
const between = /\bb\/w\b/gi

function cut(asWritten: string): Token[] {
  const written = asWritten.includes('/') ? asWritten.replace(between, 'btw') : asWritten
  const text =
    written.search(indianDigits) >= 0
      ? written.replace(indianDigits, (digit) => String((digit.charCodeAt(0) & 15) - (digit < '\u0700' ? 0 : 6)))
      : written
  const tokens: Token[] = []
  let at = 0
  let numbers = 0
  while (at < text.length && tokens.length < mostTokens && numbers < mostNumbers) {
    const code = text.charCodeAt(at)
    if (code === 32) {
      at++
      continue
    }
    if ((code | 32) >= 97 && (code | 32) <= 122) at = readLatin(text, at, tokens)
    else if (isSpace(code)) {
      at++
      continue
    } else if (isDigit(code)) at = readNumber(text, at, tokens)
    else at = readOther(text, at, code, tokens)
    const last = tokens[tokens.length - 1]!
    if (last.digits > 0 || (last.meaning !== null && last.meaning.number !== undefined)) numbers++
  }
  return tokens
}

function isSpace(code: number): boolean {
  return (
    code <= 32 ||
    code === 0xa0 ||
    code === 0x202f ||
    (code >= 0x2000 && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    code === 0xfeff ||
    code === 0x3000
  )
}

/** Letters with an apostrophe inside; a possessive 's becomes a separate token. */
const latin = /[A-Za-z]+(?:['’][A-Za-z]+)*/y
const letters = /[\p{L}\p{M}\u200c\u200d]+/uy

function readLatin(text: string, at: number, tokens: Token[]): number {
  let end = at
  let next = 97
  // Setting bit 32 converts a capital to a lower-case letter.
  while ((next | 32) >= 97 && (next | 32) <= 122) {
    end++
    next = end < text.length ? text.charCodeAt(end) : 32
  }
  if (next === 32) {
    pushWord(tokens, text, at, end)
    return end
  }
  latin.lastIndex = at
  const raw = latin.exec(text)![0]
  end = at + raw.length
  if (end < text.length && isDigit(text.charCodeAt(end))) return readMixed(text, at, tokens)
  if (end < text.length && text.charCodeAt(end) > 127 && /[\p{L}\p{M}]/u.test(text[end]!)) {
    letters.lastIndex = at
    end = at + letters.exec(text)![0].length
  }
  const possessive = /['’]s$/i.test(raw) && end === at + raw.length
  if (!possessive) {
    pushWord(tokens, text, at, end)
    // 'In two days' time'.
    return /['’]\s/.test(text.slice(end, end + 2)) && tokens.at(-1)!.meaning?.unit ? end + 1 : end
  }
  pushWord(tokens, text, at, end - 2)
  push(tokens, text, end - 2, end, kinds.possessive)
  return end
}

const hashtag = /#[\p{L}\p{M}\p{N}\p{ExtPict}\p{Join_C}_-]+/uy

/** Matches '@' inside a word, as in a password: 'Sharma@2019', 'Ravi@12'. 'Gym@6pm' and 'gym@6' are times. */
const inWord = /@(?!\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m|ba?j|o'?c)|\d{1,2}[:.]\d\d(?!\d))[\p{L}\p{N}]+/iuy
const secret = /pass|pwd|wi-?fi|log ?in|\bid\b/i

function readOther(text: string, at: number, code: number, tokens: Token[]): number {
  if (code === 64 && at > 0 && tokens.at(-1)?.end === at && tokens.at(-1)!.keys !== kinds.mark) {
    inWord.lastIndex = at
    const rest = inWord.exec(text)?.[0] ?? ''
    if (rest.length > 3 || (rest !== '' && secret.test(text))) {
      push(tokens, text, at, at + rest.length, kinds.opaque)
      return at + rest.length
    }
  }
  if (code === 35) {
    hashtag.lastIndex = at
    const tag = hashtag.exec(text)
    if (tag) {
      push(tokens, text, at, at + tag[0].length, kinds.opaque)
      return at + tag[0].length
    }
  }
  if (code < 128 || code === 0x964 || code === 0x965) {
    push(
      tokens,
      text,
      at,
      at + 1,
      text[at] === '@' ? kinds.at : text[at] === '&' ? kinds.and : text[at] === '~' ? kinds.around : kinds.mark,
    )
    return at + 1
  }
  letters.lastIndex = at
  const found = letters.exec(text)
  if (found) {
    pushWord(tokens, text, at, at + found[0].length)
    return at + found[0].length
  }
  const length = code >= 0xd800 && code <= 0xdbff ? 2 : 1
  push(tokens, text, at, Math.min(text.length, at + length), kinds.mark)
  return Math.min(text.length, at + length)
}
