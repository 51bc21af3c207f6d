import { addHint, hint } from './hints.ts'
import { kindOf } from './keys.ts'
import { has, hasAny, keySet, nth, type Token } from './token.ts'

/** Short Hindi weekday names, which are also names of people, planets and gods; read only in a list of days. */
const shortDays = new Map(
  ['ravi/रवि', 'som/सोम', 'mangal/मंगल', 'budh/बुध', 'guru/गुरु/गुरू', 'shukra/shukr/शुक्र', 'shani/शनि'].flatMap(
    (names, weekday) => names.split('/').map((name) => [name, weekday] as const),
  ),
)
addHint(shortDays.keys(), hint.shortDay)

const joints = keySet('AND OR , /')
const after = keySet('KO CHHOD part KA int')
const before = keySet('EVERY DAILY')

const dayOf = ({ word, meaning }: Token) => meaning?.weekday ?? shortDays.get(word)

/** Reads 'har som budh shukra', 'shani ravi chhod ke' and 'som aur shukravar' as days, in place. */
export function readShortDays(tokens: Token[]): void {
  for (let from = 0; from < tokens.length; from++) {
    if (dayOf(tokens[from]!) === undefined) continue
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
    if (days.length > 1 && isListed)
      for (const at of days) {
        const weekday = shortDays.get(tokens[at]!.word)
        if (weekday !== undefined && !has(tokens[at], 'wd'))
          tokens[at] = { ...tokens[at]!, keys: wd, kind: kindOf(wd), meaning: { keys: wd, weekday } }
      }
    from = to - 1
  }
}

const wd = ['wd']
