import type { Reading } from '../reading.ts'

/** Removes the words that were read as day, time or repetition. */
export function withoutTimes(text: string, { spans }: Reading): string {
  let left = ''
  let at = 0
  for (const { start, end } of spans) {
    left += `${text.slice(at, start)} `
    at = end
  }
  return (left + text.slice(at)).replace(/\s+/g, ' ').trim()
}
