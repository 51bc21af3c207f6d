import { clearWords } from '../tokens/words.ts'
import { book, openBook } from './book.ts'
import { feasts, isLunarDay, monthlyOf, moves, spellings } from './feasts.ts'
import { festivalDays } from './index.ts'
import { monthlyFeast } from './monthly-feast.ts'
import { addNames, addSpellings } from './names.ts'

/** Adds India's feasts to the reader. Idempotent. */
export function registerFestivals(): void {
  if (book.feasts === feasts) return
  openBook({ feasts, moves, isLunarDay, monthlyOf, monthlyFeast, festivalDays })
  addSpellings(spellings)
  for (const [feast, { names }] of Object.entries(feasts)) addNames(feast, names)
  clearWords()
}
