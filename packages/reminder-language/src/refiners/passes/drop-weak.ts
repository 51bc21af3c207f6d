import type { DateSpec, Fact } from '../../parsers/facts.ts'
import { has, nth, type Token } from '../../tokens/token.ts'
import { touch } from '../neighbours.ts'
import type { Draft } from './draft.ts'

/**
 * Drops everyday words that could name a time, unless they are next to a time, a day or a recurrence, or are the whole
 * text.
 *
 * @example 'sun cream kal lana': `sun` is not Sunday.
 */
export function dropWeak(draft: Draft): void {
  const { tokens, facts } = draft
  draft.facts = facts.filter(
    (fact, index) => !isDayOfRule(tokens, facts, fact) && (!fact.weak || hasCompany(tokens, facts, fact, index)),
  )
}

/**
 * Whether a weekday repeats a day of the recurrence, and is therefore a name: 'har Shanivar 6 baje Shani mandir', 'har
 * shukravar jumma namaz'.
 */
function isDayOfRule(tokens: readonly Token[], facts: readonly Fact[], { date, from, to }: Fact): boolean {
  if (date?.is !== 'weekday' || date.which !== 'bare' || to > from + 1 || has(tokens[to], 'KO')) return false
  return facts.some(
    ({ repeat, to: end }) => end <= from && repeat?.byDay?.some(({ weekday }) => weekday === date.weekday),
  )
}

function hasCompany(tokens: readonly Token[], facts: readonly Fact[], fact: Fact, index: number): boolean {
  if (fact.kind === 'duration' || fact.kind === 'count') return facts.some((other) => other.repeat)
  const { date } = fact
  if (date?.is === 'offset' && date.days < 0) return false
  // 'Buy rakhi 3 days before Raksha Bandhan': the first of two words for a feast is a thing.
  if (date?.is === 'feast' && facts.some((other) => other !== fact && isOfFeast(other.date))) return false
  const before = nth(facts, index - 1)
  const after = facts[index + 1]
  if (date?.is === 'week' || date?.is === 'year')
    return facts.some(
      (other) => other !== fact && (other.date ?? (date.is === 'week' && other.repeat?.freq === 'DAILY')),
    )
  if (before && isCompany(before) && touch(tokens, before, fact)) return true
  if (after && isCompany(after) && touch(tokens, fact, after)) return true
  // 'Haircut sat morning', 'game night sat'.
  if (date?.is === 'weekday' && after?.part && after.from === fact.to) return true
  const endsLine = fact.to === tokens.length
  if (date?.is === 'weekday' && before?.part && before.from > 0 && before.to === fact.from && endsLine) return true
  if (!fact.part) return false
  // 'Walk morning': a part of the day that ends the text counts.
  return (
    date !== undefined ||
    (endsLine && fact.from > 0 && !has(tokens[fact.from], 'LUNCH') && !has(tokens[fact.to - 1], 'HALF'))
  )
}

const isOfFeast = (date: DateSpec | undefined) =>
  date?.is === 'feast' || (date?.is === 'shifted' && date.base.is === 'feast')

const isCompany = ({ marker, weak, date, clock }: Fact) => !marker && (!weak || date || clock)
