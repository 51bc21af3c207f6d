import { isEnglishPart } from '../parsers/english-part.ts'
import type { Fact } from '../parsers/facts.ts'
import { endsPhrase } from '../parsers/pattern.ts'
import { has, hasAny, keySet, type Token } from '../tokens/token.ts'
import { describesNoun } from './neighbours.ts'
import type { Arrangement } from './passes/draft.ts'

const joints = keySet('AND mark')

/**
 * Returns the facts that name several times or days ('subah sham dawai', 'Tue Thu piano'), of which one reminder is
 * kept.
 */
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
    // In 'raat ko morning alarm' the part of the day before a noun may be part of its name.
    if (fact.weak && isEnglishPart(tokens[fact.from]!.word) && !endsPhrase(tokens, fact.to)) continue
    const [first, second] = fact.from < time.from ? [fact, time] : [time, fact]
    const isBetween = has(tokens[second.to], 'KA') && has(tokens[second.to + 1], 'MID')
    if (!isBetween && tokens.slice(first.to, second.from).every((token) => hasAny(token, joints)))
      return [first, second]
  }
  return null
}

const alone = new Set(['monthday', 'calendar', 'weekday', 'offset'])

/**
 * Finds several days of one kind in a row: '5 tarikh aur 20 tarikh ko', '15 June, 15 Sept and 15 Dec'. Two days need an
 * 'and', except dates with months.
 */
export function severalDays(
  tokens: readonly Token[],
  read: readonly Fact[],
  used: readonly Fact[] | null,
): readonly Fact[] | null {
  for (let index = 0; index + 1 < read.length; index++) {
    if (used && !used.includes(read[index]!)) continue
    const run = [read[index]!]
    while (follows(tokens, run.at(-1)!, read[index + run.length])) run.push(read[index + run.length]!)
    const between = tokens.slice(run[0]!.to, run.at(-1)!.from)
    // 'Rent on 5 Dec, 6 Dec laundry' is two tasks.
    const isAtEdge =
      run[0]!.from === 0 || run.at(-1)!.to === tokens.length || read[index + run.length]?.from === run.at(-1)!.to
    const isPair = run[0]!.date?.is === 'calendar' && isAtEdge
    const isList = run.length > 2 || isPair || between.some((token) => has(token, 'AND'))
    if (run.length > 1 && isList) return run
  }
  return null
}

/** Whether a fact is a day of the same kind as the one before it, separated only by connecting words. */
function follows(tokens: readonly Token[], last: Fact, next: Fact | undefined): next is Fact {
  if (!next || !last.date || last.date.is !== next.date?.is || !alone.has(last.date.is)) return false
  if ([last, next].some(({ weak, repeat, ends }) => weak || repeat || ends)) return false
  // 'In June, October': the phrase of a month includes the comma that a year may follow.
  const between = tokens.slice(tokens[last.to - 1]?.word === ',' ? last.to - 1 : last.to, next.from)
  return (
    between.some((token) => has(token, 'AND') || token.word === ',') &&
    between.every((token) => hasAny(token, joints) || has(token, 'KO'))
  )
}

/**
 * Returns the facts whose words are removed from the title. Parts of the day stay, since a single one is not the whole
 * request.
 */
export function withoutTimes(tokens: readonly Token[], used: readonly Fact[], several: readonly Fact[]): Fact[] {
  if (!several.some((fact) => fact.part)) return [...used]
  return used.flatMap((fact) => {
    if (fact.date || !(several.includes(fact) || (fact.part && fact.to === several[0]!.from))) return fact
    const part = tokens.findIndex((token, at) => at >= fact.from && token.meaning?.part)
    return fact.repeat && part > fact.from ? { ...fact, to: part } : []
  })
}
