import type { Fact } from '../parsers/facts.ts'
import { isEnglishPart } from '../parsers/part-of-day.ts'
import { endsPhrase } from '../parsers/pattern.ts'
import { has, hasAny, keySet, type Token } from '../tokens/token.ts'
import { describesNoun } from './neighbours.ts'
import type { Arrangement } from './passes/draft.ts'

const joints = keySet('AND mark')

/** The facts that say several times or days ('subah sham dawai', 'Tue Thu piano'), of which one reminder is kept. */
export function severalOf(tokens: readonly Token[], read: readonly Fact[], given: Arrangement): readonly Fact[] | null {
  const { time, settling, used, repeat } = given
  const pair = repeat ? undefined : used.find((fact) => fact.several)
  if (pair) return [pair]
  const days = repeat ? null : severalDays(tokens, read, used)
  if (days) return days
  if (!time) return null
  for (const fact of read) {
    if (!(fact.part || fact.clock) || fact.date || fact === time || fact === settling) continue
    if ((used.includes(fact) && !fact.repeat) || describesNoun(tokens, fact.to)) continue
    if (fact.part && fact.part.part === (settling ?? time).part?.part) continue
    // 'Raat ko morning alarm': a part before a noun may be its name.
    if (fact.weak && isEnglishPart(tokens[fact.from]!.word) && !endsPhrase(tokens, fact.to)) continue
    const [first, second] = fact.from < time.from ? [fact, time] : [time, fact]
    const isBetween = has(tokens[second.to], 'KA') && has(tokens[second.to + 1], 'MID')
    if (!isBetween && tokens.slice(first.to, second.from).every((token) => hasAny(token, joints)))
      return [first, second]
  }
  return null
}

const alone = new Set(['monthday', 'calendar', 'weekday', 'offset'])

/** Days of one kind with nothing but 'and' between them: '5 tarikh aur 20 tarikh ko'. */
export function severalDays(
  tokens: readonly Token[],
  read: readonly Fact[],
  used: readonly Fact[] | null,
): readonly Fact[] | null {
  for (let index = 0; index + 1 < read.length; index++) {
    const [first, second] = [read[index]!, read[index + 1]!]
    if (!first.date || first.date.is !== second.date?.is || !alone.has(first.date.is) || first.weak || second.weak)
      continue
    if (first.repeat || second.repeat || first.ends || second.ends || (used && !used.includes(first))) continue
    const between = tokens.slice(first.to, second.from)
    if (
      between.some((token) => has(token, 'AND')) &&
      between.every((token) => hasAny(token, joints) || has(token, 'KO'))
    )
      return [first, second]
  }
  return null
}

/** What leaves the title then: not the parts of the day, since no one of them is all that was asked. */
export function withoutTimes(tokens: readonly Token[], used: readonly Fact[], several: readonly Fact[]): Fact[] {
  if (!several.some((fact) => fact.part)) return [...used]
  return used.flatMap((fact) => {
    if (fact.date || !(several.includes(fact) || (fact.part && fact.to === several[0]!.from))) return fact
    const part = tokens.findIndex((token, at) => at >= fact.from && token.meaning?.part)
    return fact.repeat && part > fact.from ? { ...fact, to: part } : []
  })
}
