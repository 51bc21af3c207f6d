import { feastAt } from '../festivals/names.ts'
import { hasHint, hint } from '../tokens/hints.ts'
import { has, hasAny, keySet, nth, type Token } from '../tokens/token.ts'
import type { PartOfDay } from './facts.ts'
import { type Term, wholeNumber } from './number-terms.ts'

type Tokens = readonly Token[]

export type Weekday = { weekday: number; weak: boolean; plural: boolean }
export type Weekdays = { days: number[]; plural: boolean; several: boolean }

const none: never[] = []

export function weekday(tokens: Tokens, at: number): Term<Weekday>[] {
  const token = tokens[at]
  const { weekday: day, weak = false, plural = false } = token?.meaning ?? {}
  if (!token || day === undefined) return none
  const dotted = tokens[at + 1]?.word === '.' && tokens[at + 1]!.glued && token.word.length <= 5
  const possessive = has(tokens[at + 1], 'POSS') && !token.capital && !tokens[at + 2]
  return [
    {
      to: dotted || possessive || has(tokens[at + 1], 'DAYWORD') ? at + 2 : at + 1,
      value: { weekday: day, weak: weak && !has(tokens[at + 1], 'DAYWORD'), plural },
    },
  ]
}

const workweek = [1, 2, 3, 4, 5]
/** Weekdays by their initials: 'gym MWF 6 am'. */
const initialsOf: Readonly<Record<string, readonly number[]>> = { mwf: [1, 3, 5], tts: [2, 4, 6], tth: [2, 4] }

const ofWeek = keySet('WEEKDAY WEEKDAYS WEEKEND WEEKENDS')

/** Reads a list or range of weekdays: Mondays and Thursdays; Mon-Wed; somvar se shukravar; weekdays; weekends. */
export function weekdays(tokens: Tokens, at: number): Term<Weekdays>[] {
  const days = new Set<number>()
  const found: Term<Weekdays>[] = []
  let plural = false
  let dashed = false
  let to = at
  let count = 0
  while (count < 8) {
    let next = to
    if (count > 0) {
      while (
        tokens[next] &&
        (tokens[next]!.word === ',' ||
          tokens[next]!.word === '/' ||
          (dashed && tokens[next]!.word === '-') ||
          has(tokens[next], 'AND') ||
          has(tokens[next], 'OR'))
      )
        next++
      if (has(tokens[next], 'EVERY') || has(tokens[next], 'ON')) {
        // 'Except Fridays every weekday': the rule follows the day left out.
        if (next === to && hasAny(tokens[next + 1], ofWeek)) break
        next++
      }
      if (has(tokens[next], 'KO')) next++
    }
    const token = tokens[next]
    if (!token) break
    const lettered = initialsOf[token.word]
    if (lettered) {
      for (const day of lettered) days.add(day)
      plural = true
      to = next + 1
    } else if (has(token, 'WEEKDAYS') || has(token, 'WEEKDAY')) {
      for (const day of workweek) days.add(day)
      plural ||= has(token, 'WEEKDAYS')
      to = next + 1
    } else if (has(token, 'WEEKENDS') || has(token, 'WEEKEND')) {
      days.add(6).add(0)
      plural ||= has(token, 'WEEKENDS')
      to = next + 1
    } else {
      const one = weekday(tokens, next)[0]
      // 'Har shanivar Shani mandir': a day repeated without a connecting word is a name.
      if (!one || (next === to && days.has(one.value.weekday))) break
      plural ||= one.value.plural
      const joint = tokens[one.to]
      const last =
        joint &&
        (joint.word === '-' || has(joint, 'TO') || has(joint, 'SE') || has(joint, 'UNTIL') || has(joint, 'THROUGH')) &&
        tokens[one.to + 1]
          ? weekday(tokens, one.to + 1)[0]
          : undefined
      // 'Mon-Wed-Fri' is a list, 'Mon-Wed' a range.
      if (last && joint?.word === '-' && tokens[last.to]?.word === '-' && weekday(tokens, last.to + 1)[0]) dashed = true
      for (let day = one.value.weekday; ; day = (day + 1) % 7) {
        days.add(day)
        if (!last || dashed || day === last.value.weekday) break
      }
      to = last && !dashed ? last.to : one.to
    }
    count++
    found.unshift({ to, value: { days: [...days], plural, several: days.size > 1 } })
  }
  return found
}

export function month(tokens: Tokens, at: number): Term<number>[] {
  const value = tokens[at]!.meaning?.month
  if (value === undefined) return none
  return [{ to: tokens[at + 1]?.word === '.' && tokens[at + 1]!.glued ? at + 2 : at + 1, value }]
}

/** Reads a year: 2027, two thousand and twenty seven, twenty twenty seven, दो हजार बत्तीस. */
export function year(tokens: Tokens, at: number): Term<number>[] {
  const token = tokens[at]!
  if (has(token, 'int')) {
    const value = token.numbers[0]!
    return token.digits === 4 && value >= 1900 && value < 2200 ? [{ to: at + 1, value }] : none
  }
  const thousands = token.meaning?.number
  if (thousands === 2 && has(tokens[at + 1], 'THOUSAND')) {
    const rest = has(tokens[at + 2], 'AND') ? at + 3 : at + 2
    const more = tokens[rest] ? wholeNumber(tokens, rest)[0] : undefined
    return more ? [{ to: more.to, value: 2000 + more.value }] : [{ to: at + 2, value: 2000 }]
  }
  if (thousands !== 20 || !tokens[at + 1]) return none
  return wholeNumber(tokens, at + 1)
    .filter(({ value }) => value >= 10 && value <= 99)
    .map(({ to, value }) => ({ to, value: 2000 + value }))
}

const placed = keySet('word MEIN PE KA AROUND')

const isKept = (tokens: Tokens, at: number) =>
  hasAny(nth(tokens, at - 1), placed) && /^(?:h|hai|hain|hui|thi|hogi|gayi)$/.test(tokens[at + 1]?.word ?? '')

const namesToo = new Set(['purnima', 'pradosh'])
const ofEitherHalf = new Set(['Ashtami', 'Shashti'])
/** Words of what is done on a lunar day: 'upvas ashtami ko' is one. */
const isRite = (token: Token) =>
  hasHint(token, hint.rite | hint.celebration) || /^(?:mandir|temple|मंदिर)$/.test(token.word)

/** Whether an unknown word may begin the name of a lunar day, unlike a verb: 'mandir jaana ashtami ko'. */
const isEpithet = (token: Token | undefined) =>
  token !== undefined &&
  (token.keys[0] === 'word' || token.keys[0] === 'feast') &&
  !isRite(token) &&
  !/n[aei]$|न[ाेी]$/.test(token.word)

export function feast(tokens: Tokens, at: number): Term<string>[] {
  const words: string[] = []
  const ends: number[] = []
  for (let to = at; to < tokens.length && words.length < 6 && to < at + 12; to++) {
    const token = tokens[to]!
    if (
      has(token, 'POSS') ||
      token.word === '-' ||
      token.word === "'" ||
      token.word === '’' ||
      (token.word === '.' && words.length > 0)
    )
      continue
    if (token.keys[0] === 'mark' || has(token, 'int')) break
    words.push(token.word)
    ends.push(to + 1)
  }
  const found = feastAt(words)
  if (!found) return none
  // Purnima and Pradosh are also names.
  if (namesToo.has(words[0]!) && tokens[at]!.capital && !tokens.some(isRite)) return none
  // 'Sheetala Ashtami' is one day of the year, whose name is not known here, rather than the next Ashtami.
  if (found.length === 1 && ofEitherHalf.has(found.feast) && isEpithet(nth(tokens, at - 1))) return none
  // 'Chabi HM sir ke paas rakhi hai': here 'rakhi' is the verb 'kept'.
  if (words[0] === 'rakhi' && isKept(tokens, at)) return none
  const last = ends[found.length - 1]!
  return [{ to: last, value: found.feast }]
}

export function partOfDay(tokens: Tokens, at: number): Term<PartOfDay>[] {
  const token = tokens[at]!
  const part = token.meaning?.part
  const next = tokens[at + 1]
  if (has(token, 'EARLY') && !part) {
    let to = at + 1
    if (has(tokens[to], 'HOUR')) to++
    while (has(tokens[to], 'IN') || has(tokens[to], 'OF') || has(tokens[to], 'THE')) to++
    return has(tokens[to], 'MORNING') ? [{ to: to + 1, value: { part: 'early', hour: 6 } }] : none
  }
  if (has(token, 'MID') || has(token, 'LATE') || has(token, 'DER')) {
    let to = next?.word === '-' ? at + 2 : at + 1
    const at2 = tokens[to]
    if (!at2) return none
    const mid = has(token, 'MID')
    const value: PartOfDay | null = has(at2, 'MORNING')
      ? { part: 'morning', hour: mid ? 10 : 11 }
      : has(at2, 'AFTERNOON')
        ? { part: 'afternoon', hour: mid || token.word === 'देर' ? 14 : 16 }
        : has(at2, 'EVENING')
          ? { part: 'evening', hour: mid ? 18 : 19 }
          : has(at2, 'NIGHT')
            ? mid
              ? { part: 'midnight' }
              : { part: 'night', hour: 22 }
            : mid && has(at2, 'DAY')
              ? { part: 'noon' }
              : null
    return value ? [{ to: ++to, value }] : none
  }
  if (has(token, 'HALF') && has(next, 'NIGHT')) return [{ to: at + 2, value: { part: 'midnight' } }]
  if (!part) return none
  if (part === 'morning' && (has(next, 'EARLY') || next?.word === token.word))
    return [{ to: at + 2, value: { part: 'early', hour: 6 } }]
  if (part === 'morning' && next?.word === '-' && tokens[at + 2]?.word === token.word)
    return [{ to: at + 3, value: { part: 'early', hour: 6 } }]
  if (part === 'morning' && (next?.meaning?.part === 'morning' || next?.meaning?.part === 'early'))
    return [{ to: at + 2, value: { part: 'early', hour: 6 } }]
  return [
    {
      to: at + 1,
      value: part === 'morning' && /^s[av]+[ev]/.test(token.word) ? { part, hour: 7 } : { part: part },
    },
  ]
}
