import type { Fact } from '../parsers/facts.ts'
import { endsPhrase } from '../parsers/pattern.ts'
import { retractionWords, shifts } from '../tokens/correction-words.ts'
import { has, hasAny, keySet, nth, type Token } from '../tokens/token.ts'

const between = new Set([
  ...retractionWords,
  ...', . - … i oh ah or make it that to ko at on par pe ki hi ke को की के ही'.split(' '),
])

/** Words that say something will not happen: 'nahi ho payega', 'nahi aa sakta'. */
const notGoing =
  /^(?:h|ha[in]+|ho|hog[ai]|hone|aa|ja|kar|mil|chal|raha|rahi|possible|pa+[yu]\S*|sak\S*|aung[ai]|jaung[ai]|karung[ai]|aayeg[ai]|है|हो|होगा|होगी|आ|जा|कर|पाएगा|पाएगी|पाऊंगा|पाऊंगी|सकता|सकती|सकेगा|आऊंगा|आऊंगी)$/

/** Words that may accompany 'shifted' between the old and the new day: "it's been shifted to". */
const moving = /^(?:it|is|has|have|been|got|now|its|['’]s|from|wali|wala|se|ho|kar|gay[ai]|gai|di|diya|से|गई|गया)$/

type FactKind = 'day' | 'time' | 'rule'

function kindOf({ repeat, date, wait, clock, part }: Fact): FactKind | null {
  if (repeat) return 'rule'
  if (date || wait) return 'day'
  return clock || part ? 'time' : null
}

const number = keySet('int num')

/** Extends a fact to a bare number it takes back: '8 nahi 9 baje', 'at 4 no 5 pm'. */
function withNumberBefore(tokens: readonly Token[], fact: Fact, last: Fact | undefined): Fact {
  let at = fact.from - 1
  while (at > 0 && (retractionWords.has(tokens[at]!.word) || tokens[at]!.word === ',')) at--
  return at >= (last?.to ?? 0) &&
    at < fact.from - 1 &&
    retractionWords.has(tokens[at + 1]!.word) &&
    hasAny(tokens[at], number)
    ? { ...fact, from: at }
    : fact
}

/** Replaces the hour of a fact by the bare number that corrects it: 'at four no make it five', '5 pm sorry 6'. */
function withNumberAfter(tokens: readonly Token[], fact: Fact, next: Fact | undefined): Fact {
  let at = fact.to
  while (at < tokens.length && between.has(tokens[at]!.word)) at++
  const hour = tokens[at]?.meaning?.number ?? tokens[at]?.numbers[0]
  const isSpoken =
    hasAny(tokens[at], number) &&
    hour! >= 1 &&
    hour! <= 12 &&
    tokens.slice(fact.to, at).some(({ word }) => retractionWords.has(word)) &&
    (!next || next.from > at) &&
    endsPhrase(tokens, at + 1)
  return isSpoken && fact.clock ? { ...fact, clock: { ...fact.clock, hour: hour!, minute: 0 }, to: at + 1 } : fact
}

const isShift = (token: Token | undefined) => shifts.has(token?.word ?? '')

/** Whether 'shift' means working hours: 'night shift 10 pm', 'kal 8 se 2 shift'. */
const isShiftWorked = (tokens: readonly Token[], at: number) =>
  /^(?:shift|शिफ्ट)$/.test(tokens[at]!.word) && !moving.test(tokens[at + 1]?.word ?? '')

/**
 * Applies a move, of which the second value counts: 'shifted from 3 pm to 5 pm', 'Saturday se Sunday shift ho gayi'.
 */
function asShifted(tokens: readonly Token[], fact: Fact): Fact {
  const isRange = fact.kind === 'clock' ? fact.endsAt : fact.kind === 'day' && fact.ends
  const isSpoken =
    (isShift(nth(tokens, fact.from - 1)) &&
      (tokens[fact.from - 1]!.word !== 'shift' || has(tokens[fact.from], 'FROM'))) ||
    (isShift(tokens[fact.to]) && !isShiftWorked(tokens, fact.to))
  if (!isRange || has(tokens[fact.to], 'TO') || !isSpoken) return fact
  if (fact.kind === 'clock') return { kind: 'clock', clock: fact.endsAt!, from: fact.from, to: fact.to }
  return { kind: 'day', date: fact.ends!, from: fact.from, to: fact.to } as Fact
}

/** Whether the words between two facts take back the first one. */
function isTakenBack(words: readonly Token[], before: Token | undefined): boolean {
  const isNot = words.some((token) => has(token, 'NOT'))
  // 'Changed from 20 Dec to 27 Dec'.
  if (isShift(before) && words.length === 1 && words[0]!.word === 'to') return true
  if (words.length === 1 && words[0]!.word === 'shift') return false
  if (words.some(isShift)) return words.every((one) => between.has(one.word) || isShift(one) || moving.test(one.word))
  return (
    words.every(({ word }) => between.has(word) || (isNot && notGoing.test(word))) &&
    words.some(({ word }) => retractionWords.has(word))
  )
}

/**
 * Returns the facts without those that the line takes back. The words of the correction become part of the fact that
 * replaces them, so that they are removed from the title with it. 'Tuesday not Monday' and 'not Monday but Tuesday'
 * both keep Tuesday.
 */
export function corrected(tokens: readonly Token[], read: readonly Fact[]): readonly Fact[] {
  let facts = read
    .map((fact) => asShifted(tokens, fact))
    .map((fact, at) =>
      fact.clock && !fact.repeat
        ? withNumberAfter(tokens, withNumberBefore(tokens, fact, nth(read, at - 1)), read[at + 1])
        : fact,
    )
  for (let index = 0; index + 1 < facts.length; index++) {
    const [before, after] = [facts[index]!, facts[index + 1]!]
    const words = tokens.slice(before.to, after.from)
    // 'Abhi nahi, sham ko'.
    const isNotNow = before.kind === 'block' && tokens.slice(before.from, before.to).some((token) => has(token, 'NOT'))
    if (isNotNow && words.every(({ word }) => between.has(word))) {
      facts = [...facts.slice(0, index), { ...after, from: before.from }, ...facts.slice(index + 2)]
      continue
    }
    const kind = kindOf(before)
    // 'Kal 5 baje nahi 6 baje' takes back only the time, 'Monday 5 pm no Tuesday 6 pm' both day and time.
    const first =
      kind && kind !== kindOf(after)
        ? facts.slice(0, index).findLastIndex((fact) => kindOf(fact) === kindOf(after))
        : index
    if (!kind || first < 0 || facts.slice(first, index).some(({ to }, at) => facts[first + at + 1]!.from - to > 1))
      continue
    if (words.length === 0) continue
    if (isTakenBack(words, nth(tokens, facts[first]!.from - 1))) {
      const from = before.from < facts[first]!.from ? before.from : facts[first]!.from
      const isNo = words.some(isShift) && tokens[0]!.word === 'no'
      facts = [
        ...facts.slice(0, first),
        // 'No meeting on Monday, shifted to Tuesday' is about a meeting: drop the 'no' from the title.
        ...(isNo ? [{ ...after, from: 0, to: 1 }] : []),
        {
          ...after,
          ...(kind === 'time' && isWithoutHalf(after) && before.part && { part: before.part }),
          from,
        } as Fact,
        ...facts.slice(index + 2),
      ]
      index = Math.max(-1, first - 1)
    } else if (kind === kindOf(after) && words.length === 1 && words[0]!.word === 'not') {
      facts = [...facts.slice(0, index), { ...before, to: after.to }, ...facts.slice(index + 2)]
      index--
    } else if (
      kind === kindOf(after) &&
      nth(tokens, before.from - 1)?.word === 'not' &&
      words.every((token) => token.word === ',' || has(token, 'EXCEPT'))
    ) {
      facts = [...facts.slice(0, index), { ...after, from: before.from - 1 }, ...facts.slice(index + 2)]
      index--
    }
  }
  return facts.map((fact) => withoutOther(tokens, fact))
}

/**
 * Whether a time has neither am/pm nor a part of the day. In 'subah 6 baje nahi 6:30' the part applies to both times.
 */
const isWithoutHalf = ({ clock, part, date }: Fact): boolean => clock?.half === null && !part && !date

const others = keySet('NEXT THIS PAST')

/** Extends a fact over a rejected alternative: 'this Saturday, not next'. */
function withoutOther(tokens: readonly Token[], fact: Fact): Fact {
  const at = tokens[fact.to]?.word === ',' ? fact.to + 1 : fact.to
  const isOther = fact.date && tokens[at]?.word === 'not' && hasAny(tokens[at + 1], others)
  const last = has(tokens[at + 2], 'WEEK') || tokens[at + 2]?.word === 'one' ? at + 3 : at + 2
  return isOther && (last >= tokens.length || endsPhrase(tokens, last)) ? { ...fact, to: last } : fact
}
