import type { Span } from '../reading.ts'
import { numbers } from './words.ts'

/** The text with the recognized parts blanked out, so that the rest can be read as a reminder. */
export class Rest {
  text: string

  constructor(text: string) {
    this.text = text
  }

  /** Removes and returns the first match, or the first that `suits`. */
  take(pattern: RegExp, suits: (found: RegExpExecArray) => boolean = () => true): RegExpExecArray | null {
    for (const found of this.text.matchAll(new RegExp(pattern, `g${pattern.flags.replace('g', '')}`))) {
      if (!suits(found)) continue
      this.blank({ start: found.index, end: found.index + found[0].length })
      return found
    }
    return null
  }

  blank({ start, end }: Span): void {
    this.text = `${this.text.slice(0, start)}${' '.repeat(end - start)}${this.text.slice(end)}`
  }
}

const numberWords = Object.keys(numbers).filter((word) => /^[\p{L}\p{M}]+$/u.test(word))

/** A number in digits or words. */
export const number = `\\d+(?:\\.\\d+)?|[1-3]½|½|¼|1\\/2|1\\/4|${numberWords.join('|')}`
/** The pattern as whole words. */
export const word = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}.-])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, 'iu')
export const quantityOf = (written: string): number => numbers[written.toLowerCase()] ?? Number(written)
