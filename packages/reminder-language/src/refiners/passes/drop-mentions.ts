import { mentioning, placeKinds, ratios, romantic } from '../../languages/mentions.ts'
import type { Fact } from '../../parsers/facts.ts'
import { has, nth, type Token } from '../../tokens/token.ts'
import type { Draft } from './draft.ts'

/**
 * Drops a word for a day or a time that is only mentioned: what it means is told, or somebody, a place, a song is called so.
 *
 * @example '15 August Park ke peeche' is in a street.
 */
export function dropMentions(draft: Draft): void {
  const { tokens, facts } = draft
  if (facts.length === 0) return
  draft.facts = facts.filter((fact) => !(isMention(tokens, fact) || isFigure(tokens, fact, facts.length === 1)))
}

/** 'Shaam naam ka dost', 'fri = fried', '26 January Marg', 'andheri raat'. */
function isMention(tokens: readonly Token[], { kind, date, repeat, from, to }: Fact): boolean {
  const [before, after] = [nth(tokens, from - 1)?.word ?? '', tokens[to]]
  if (kind === 'part' && to === from + 1 && romantic.has(before)) return true
  // 'Earth rotation 23 hr 56 min' is no 'har 56 minute'.
  if (repeat && tokens[from]!.word === 'hr' && has(nth(tokens, from - 1), 'int')) return true
  if (after === undefined) return false
  if (mentioning.has(after.word)) return true
  // 'Friday_final_v5', 'password monday@1230'.
  if (after.glued && (after.word === '_' || after.word.startsWith('@')) && !repeat) return true
  // '5/18 se multiply' is a fraction: the day comes before the month here.
  const isAmerican = to === from + 1 && has(tokens[from], 'dm') && tokens[from]!.numbers[1]! > 12
  if (isAmerican && (has(after, 'SE') || tokens.some(({ word }) => word === '='))) return true
  const isNameable = date?.is === 'weekday' || date?.is === 'calendar' || date?.is === 'feast'
  const isPlace = placeKinds.has(after.word) || after.word.startsWith('पेठ')
  return isNameable && !repeat && isPlace && (after.capital || after.word.charCodeAt(0) > 127)
}

const namesRatio = (tokens: readonly Token[]) => tokens.some(({ word }) => ratios.has(word))

/** 'Aspect ratio 16:9', '19:19:19 khaad', 'Pixel 8a': figures that could be hours. */
function isFigure(tokens: readonly Token[], { kind, from, to }: Fact, isAlone: boolean): boolean {
  if (kind !== 'clock') return false
  if (!isAlone) return to === from + 1 && namesRatio(tokens)
  const [first, last] = [tokens[from]!, tokens[to - 1]!]
  if (to === from + 1) return has(first, 'clock') && (namesRatio(tokens) || isFertilizer(first, tokens[to]))
  // 'GJ 01 PM 1145' is a number plate.
  const isPlate =
    /^[a-z]{2}$/.test(nth(tokens, from - 1)?.word ?? '') && tokens[from - 1]!.capital && tokens[to]?.digits === 4
  return to === from + 2 && has(first, 'int') && ((last.glued && last.word === 'a') || isPlate)
}

/** '19:19:19 khaad'; '10:30:00 meeting' is an hour. */
const isFertilizer = ({ word, numbers }: Token, next: Token | undefined) =>
  word.split(':').length > 2 && numbers[2] !== 0 && next !== undefined && !has(next, 'AM') && !has(next, 'PM')
