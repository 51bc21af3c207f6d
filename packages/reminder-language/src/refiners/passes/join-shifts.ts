import { type DateSpec, type Fact, onDay, type SayingOf } from '../../parsers/facts.ts'
import { has, type Token } from '../../tokens/token.ts'
import { touch } from '../neighbours.ts'
import type { Draft } from './draft.ts'

/**
 * Joins 'days before' or 'days after' to the date that they are counted from.
 *
 * @example 'two days before Diwali buy sweets' is one date. Hindi has the date first: 'Diwali se do din pehle'. In 'exam
 *   se ek din pehle yaad dilana 18 dec' the date is that of the event: it is counted from, and stays in the title.
 */
export function joinShifts(draft: Draft): void {
  const { tokens, facts } = draft
  if (!facts.some(({ kind }) => kind === 'shift')) return
  const joined: Fact[] = []
  /** A date counted from before it was named; its own words stay in the title. */
  let counted: Fact | undefined
  /** Dates that a distance was counted from: a second one is another reminder, not farther away. */
  const shifted = new Set<DateSpec>()
  const shiftedBy = ({ shift }: SayingOf<'shift'>, base: DateSpec): DateSpec => {
    const date: DateSpec = { is: 'shifted', base, ...shift }
    shifted.add(date)
    return date
  }
  for (let index = 0; index < facts.length; index++) {
    const fact = facts[index]!
    if (fact === counted) continue
    // Minutes and hours are relative to a time instead (take-lead.ts).
    if (fact.kind !== 'shift' || fact.shift.length.seconds > 0) {
      joined.push(fact)
      continue
    }
    const from = (base: DateSpec) => shiftedBy(fact, base)
    const next = facts[index + 1]
    const before = joined.at(-1)
    if (!pointsBack(tokens, fact) && isBase(next) && touch(tokens, fact, next)) {
      joined.push({ ...next, date: from(next.date), from: fact.from, weak: false })
      index++
    } else if (isBase(before) && touch(tokens, before, fact)) {
      if (shifted.has(before.date)) continue
      joined[joined.length - 1] = { ...before, date: from(before.date), to: fact.to, weak: false }
    } else if (before?.repeat?.feast && touch(tokens, before, fact)) {
      const date = from(before.date ?? { is: 'feast', feast: before.repeat.feast })
      joined[joined.length - 1] = { ...before, date, to: fact.to, weak: false }
    } else {
      const far = joined.findLastIndex(isBase)
      if (far >= 0 && shifted.has(joined[far]!.date!)) continue
      // The words of the date stay in the title: 'Republic Day tickets'.
      if (far >= 0 && fact.shift.sign < 0)
        joined[far] = { ...onDay(from(joined[far]!.date!)), from: fact.from, to: fact.to }
      else if (fact.shift.sign < 0) {
        const later = facts.slice(index + 1).filter(isBase)
        if (later.length !== 1 || facts.some(({ repeat }) => repeat) || !isOfLater(tokens, fact)) continue
        counted = later[0]!
        // With only a request between them, as in 'ek din pehle yaad dilana 18 dec', both leave the title.
        const isOne = tokens.slice(fact.to, counted.from).every(({ word }) => requests.has(word))
        joined.push({
          ...counted,
          date: from(later[0]!.date),
          from: fact.from,
          to: isOne ? counted.to : fact.to,
          weak: false,
        })
      }
    }
  }
  draft.facts = joined
}

/** The words of a request between the days and their date. */
const requests = new Set(
  'mujhe mujhko mujhey muje yaad yad dilana dilaana dilao dila dilwana karana karwana do de dena remind me please मुझे याद दिलाना दिलाओ दिला देना दो'.split(
    ' ',
  ),
)

const asks = /^(?:ya+d|remind(?:er)?|alert|alarm|bata\w*|याद|बता.*|रिमाइंडर?)$/
const toWhom = new Set(['mujhe', 'mujhko', 'mujhey', 'muje', 'hame', 'humein', 'मुझे', 'हमें'])

/** Whether a distance that no date precedes is from a later date: 'dawai do din pehle li thi' is from today. */
function isOfLater(tokens: readonly Token[], { from, to }: Fact): boolean {
  if (has(tokens[from], 'SE') || has(tokens[from], 'KA') || !has(tokens[to - 1], 'PEHLE')) return true
  let at = to
  while (toWhom.has(tokens[at]?.word ?? '')) at++
  return asks.test(tokens[at]?.word ?? '')
}

/** Whether the shift follows its date, as in Hindi: 'Diwali se do din pehle'. */
function pointsBack(tokens: readonly Token[], { from, to }: Fact): boolean {
  const last = tokens[to - 1]
  return has(last, 'PEHLE') || has(last, 'BAAD') || has(tokens[from], 'SE') || has(tokens[from], 'KA')
}

type Base = (SayingOf<'day'> | SayingOf<'boundary'>) & { date: DateSpec; from: number; to: number }

/** Whether days can be counted from a fact: it has a date that is not a year. */
function isBase(fact: Fact | undefined): fact is Base {
  return fact?.date !== undefined && fact.date.is !== 'year' && !fact.repeat
}
