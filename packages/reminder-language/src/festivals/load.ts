import { forgetWords } from '../tokens/words.ts'
import { book, openBook } from './book.ts'
import { feasts, isLunarDay, moves } from './feasts.ts'
import { festivalDays } from './index.ts'
import { addNames } from './names.ts'

/** Teaches the reader India's feasts; again is once. */
export function learnFestivals(): void {
  if (book.feasts === feasts) return
  openBook({ feasts, moves, isLunarDay, festivalDays })
  for (const [feast, { names }] of Object.entries(feasts)) addNames(feast, names)
  forgetWords()
}
