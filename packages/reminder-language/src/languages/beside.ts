import { learnFestivals } from '../festivals/load.ts'
import { addTags } from '../tags/tags.ts'
import { taxonomy } from '../tags/taxonomy.ts'

let learnt = false

/** Teaches the reader what is loaded beside it: India's feasts, and the words that tags go by. Again is once. */
export function learnBeside(): void {
  if (learnt) return
  learnt = true
  learnFestivals()
  addTags(taxonomy)
}
