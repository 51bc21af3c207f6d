import type { Fact } from '../parsers/facts.ts'
import { has, hasAny, keySet, type Token } from '../tokens/token.ts'
import { takesBack } from '../tokens/words-of-correction.ts'

const between = new Set([
  ...takesBack,
  ...', . - … i oh ah or make it that to ko at on par pe ki ke को की के'.split(' '),
])

type Kept = 'day' | 'time' | 'rule'

function kindOf({ repeat, date, wait, clock, part }: Fact): Kept | null {
  if (repeat) return 'rule'
  if (date || wait) return 'day'
  return clock || part ? 'time' : null
}

const number = keySet('int num')

/** '8 nahi 9 baje', 'at 4 no 5 pm': what is taken back is a number alone. */
function withNumberBefore(tokens: readonly Token[], fact: Fact): Fact {
  let at = fact.from - 1
  while (at > 0 && (takesBack.has(tokens[at]!.word) || tokens[at]!.word === ',')) at--
  return at >= 0 && at < fact.from - 1 && takesBack.has(tokens[at + 1]!.word) && hasAny(tokens[at], number)
    ? { ...fact, from: at }
    : fact
}

/**
 * The facts without those that the line takes back; the correction's words then belong to what is said instead, so that they
 * leave the title with it. 'Tuesday not Monday' and 'not Monday but Tuesday' keep the other one.
 */
export function corrected(tokens: readonly Token[], read: readonly Fact[]): readonly Fact[] {
  let facts = read.map((fact) => (fact.clock && !fact.repeat ? withNumberBefore(tokens, fact) : fact))
  for (let index = 0; index + 1 < facts.length; index++) {
    const [before, after] = [facts[index]!, facts[index + 1]!]
    const kind = kindOf(before)
    // 'Kal 5 baje nahi 6 baje' takes back the time alone, 'Monday 5 pm no Tuesday 6 pm' both.
    const first =
      kind && kind !== kindOf(after)
        ? facts.slice(0, index).findLastIndex((fact) => kindOf(fact) === kindOf(after))
        : index
    if (!kind || first < 0 || facts.slice(first, index).some(({ to }, at) => facts[first + at + 1]!.from - to > 1))
      continue
    const words = tokens.slice(before.to, after.from)
    if (words.length === 0) continue
    if (words.every(({ word }) => between.has(word)) && words.some(({ word }) => takesBack.has(word))) {
      facts = [
        ...facts.slice(0, first),
        { ...after, from: before.from < facts[first]!.from ? before.from : facts[first]!.from },
        ...facts.slice(index + 2),
      ]
      index = Math.max(-1, first - 1)
    } else if (kind === kindOf(after) && words.length === 1 && words[0]!.word === 'not') {
      facts = [...facts.slice(0, index), { ...before, to: after.to }, ...facts.slice(index + 2)]
      index--
    } else if (
      kind === kindOf(after) &&
      tokens[before.from - 1]?.word === 'not' &&
      words.every((token) => token.word === ',' || has(token, 'EXCEPT'))
    ) {
      facts = [...facts.slice(0, index), { ...after, from: before.from - 1 }, ...facts.slice(index + 2)]
      index--
    }
  }
  return facts
}
