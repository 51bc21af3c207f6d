import { addHint, hint } from './hints.ts'
import { kindOf } from './keys.ts'
import { kinds } from './push.ts'
import { wordAt } from './splice.ts'
import { has, hasAny, keySet, nth, type Token } from './token.ts'

/** Short Hindi weekday names, which are also names of people, planets and gods; read only in a list or range of days. */
const shortDays = new Map(
  [
    'ravi/रवि',
    'som/सोम',
    'mangal/मंगल',
    'budh/बुध',
    'guru/brihaspati/veer/गुरु/गुरू/बृहस्पति/वीर',
    'shukra/shukr/शुक्र',
    'shani/शनि',
  ].flatMap((names, weekday) => names.split('/').map((name) => [name, weekday] as const)),
)
addHint(shortDays.keys(), hint.shortDay)

/** The short names that people have too. */
const people = new Set('ravi som mangal guru veer रवि सोम मंगल गुरु गुरू वीर'.split(' '))

const joints = keySet('AND OR , /')
const after = keySet('KO CHHOD part KA int')
const before = keySet('EVERY DAILY')

const rangeJoints = ['SE', 'TO', 'TAK', 'UNTIL', 'THROUGH']
const afterRange = ['TAK', 'UNTIL', 'part', 'int', 'decimal', 'clock']
const hasOneOf = (token: Token | undefined, keys: readonly string[]) => keys.some((key) => has(token, key))

const dayOf = ({ word, meaning, keys }: Token) =>
  keys === kinds.untouched ? undefined : (meaning?.weekday ?? shortDays.get(word))

/**
 * Whether a range of days begins here: 'som se shukr', 'Som-Shani', 'mon se shani'. Two names of people are days only
 * next to a time ('som se guru 7 baje'), not in 'Ravi se Guru ka number lena'.
 */
function beginsRange(tokens: readonly Token[], from: number): boolean {
  const [first, joint, last, next] = [tokens[from]!, tokens[from + 1], tokens[from + 2], tokens[from + 3]]
  if (!last || !(joint?.word === '-' || joint?.word === '–' || hasOneOf(joint, rangeJoints))) return false
  const days = [dayOf(first), dayOf(last)]
  if (days.includes(undefined) || days[0] === days[1]) return false
  // 'Postpone call with Ravi to Friday'.
  if (people.has(first.word) && !shortDays.has(last.word) && (first.word !== 'som' || first.capital)) return false
  // 'Ravi se shukra ka paisa lena'.
  if (people.has(first.word) && first.word !== 'som' && has(next, 'KA')) return false
  if (!people.has(first.word) || !people.has(last.word)) return true
  return !last.capital && (next === undefined || hasOneOf(next, afterRange))
}

/** Reads 'har som budh shukra', 'shani ravi chhod ke', 'som aur shukravar' and 'som se shukr' as days, in place. */
export function readShortDays(tokens: Token[]): void {
  for (let from = 0; from < tokens.length; from++) {
    if (dayOf(tokens[from]!) === undefined) continue
    if (beginsRange(tokens, from)) {
      readDays(tokens, [from, from + 2])
      const joint = tokens[from + 1]!
      if (joint.word === '–' || has(joint, 'TAK')) tokens[from + 1] = wordAt('to', joint)
      from += 2
      continue
    }
    const days = [from]
    let to = from + 1
    for (;;) {
      const next = hasAny(tokens[to], joints) ? to + 1 : to
      const day = tokens[next] && dayOf(tokens[next])
      if (day === undefined || days.some((at) => dayOf(tokens[at]!) === day)) break
      days.push(next)
      to = next + 1
    }
    const isListed =
      hasAny(nth(tokens, from - 1), before) ||
      (!days.some((at) => tokens[at]!.capital || tokens[at]!.word.endsWith('day')) &&
        (days.length > 2 || days.some((at) => !shortDays.has(tokens[at]!.word)) || hasAny(tokens[to], after)))
    if (days.length > 1 && isListed) readDays(tokens, days)
    from = to - 1
  }
}

function readDays(tokens: Token[], places: readonly number[]): void {
  for (const at of places) {
    const weekday = shortDays.get(tokens[at]!.word)
    if (weekday !== undefined && !has(tokens[at], 'wd'))
      tokens[at] = { ...tokens[at]!, keys: wd, kind: kindOf(wd), meaning: { keys: wd, weekday } }
  }
}

const wd = ['wd']
