import { isMedicineWord } from '../medicine/words.ts'
import type { Fact } from '../parsers/facts.ts'
import { hasAny, keySet, type Token } from '../tokens/token.ts'

/**
 * Whether the words for a time are part of the task and stay in the title: medicine taken 'after dinner', a meeting
 * 'after namaz'.
 */
export function isPartOfTask(tokens: readonly Token[], { from, to, date }: Fact): boolean {
  if (date) return false
  let isMeal = false
  let isBeside = false
  for (let at = from; at < to; at++) {
    const token = tokens[at]!
    if (token.word === 'namaz' || token.word === 'namaaz' || token.word === 'नमाज') return true
    if (!hasAny(token, ofMeals)) continue
    isMeal ||= hasAny(token, meals)
    isBeside ||= hasAny(token, besideMeal)
  }
  return isMeal && isBeside && tokens.some(({ word }) => isMedicineWord.test(word))
}

const meals = keySet('REPAST LUNCH MEAL')
const besideMeal = keySet('BEFORE AFTER BAAD PEHLE')
const ofMeals = keySet('REPAST LUNCH MEAL BEFORE AFTER BAAD PEHLE')
