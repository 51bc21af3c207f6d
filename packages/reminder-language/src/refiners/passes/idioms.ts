import type { Fact } from '../../parsers/facts.ts'
import { hasHint, hint } from '../../tokens/hints.ts'
import { has, nth, type Token } from '../../tokens/token.ts'
import type { Draft } from './draft.ts'
import { isInstruction } from './is-instruction.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/**
 * Returns the facts of a line that belong to a saying or to a list of titles, and so are not about when.
 *
 * @example 'Rome was not built in a day', 'sunday ho ya monday roz khao ande', 'movies to watch: Tuesday, Dangal'.
 */
export function idiomsIn({ tokens, facts }: Draft): readonly Fact[] {
  if (neverIn(tokens, facts) || isTitles(tokens, facts) || isMaxim(tokens, facts)) return facts
  return eitherOf(tokens, facts)
}

const wasWords = set('was were is are did does do can cannot wasn werent wasnt didnt doesnt cant')

/** Whether a duration is part of a negative statement: 'Rome was not built in a day'. */
function neverIn(tokens: readonly Token[], facts: readonly Fact[]): boolean {
  const [fact] = facts
  if (facts.length !== 1 || fact!.to < tokens.length || !has(tokens[fact!.from], 'IN')) return false
  const at = tokens.findIndex(({ word }) => word === 'not' || word.endsWith("n't") || word.endsWith('n’t'))
  if (at < 1 || at >= fact!.from) return false
  if (tokens[at]!.word === 'not' && !wasWords.has(tokens[at - 1]!.word)) return false
  return !tokens.slice(0, fact!.from).some((token) => token.keys[0] === 'mark' || hasHint(token, hint.doing))
}

const become = set('ho hoo हो')
const or = set('ya yaa या')

/**
 * Returns the facts of an 'either way' phrase: 'Sunday ho ya Monday', 'din ho ya raat'. A repetition next to one counts
 * only in an instruction.
 */
function eitherOf(tokens: readonly Token[], facts: readonly Fact[]): readonly Fact[] {
  let at = 1
  while (at < tokens.length && !(become.has(tokens[at]!.word) && or.has(tokens[at + 1]?.word ?? ''))) at++
  if (at >= tokens.length) return none
  const isAll = !isInstruction(tokens) && facts.every(({ clock }) => !clock)
  return facts.filter(({ from, to }) => isAll || to === at || from === at + 2)
}

const none: readonly Fact[] = []

const first = set('is never')
const maxims =
  /^(?:(?:every|each) (?:day|morning) is |(?:har|हर) (?:din|roz|subah|दिन|सुबह) .*(?:hota|hoti|hote|होता|होती|होते)(?: hai| hain| है| हैं)?$|tomorrow (?:is another|is a new|never|may never)|never (?:put|leave|postpone) .*(?:today|tomorrow)|kal kisne|कल किसने)/

/** Whether a line is a maxim: 'tomorrow is another day', 'har din ek sa nahi hota'. */
function isMaxim(tokens: readonly Token[], facts: readonly Fact[]): boolean {
  if (tokens.length > 16 || facts.some(({ clock }) => clock)) return false
  const [opening, second] = [tokens[0]!, tokens[1]]
  const mayBegin =
    opening.word === 'never' || has(opening, 'EVERY') || has(opening, 'DAILY') || first.has(second?.word ?? '')
  return mayBegin && maxims.test(tokens.map(({ word }) => word).join(' '))
}

const titled = set(
  'movie movies film films show shows series serial serials book books novel novels playlist names naam title titles podcast podcasts album albums band bands फिल्में फ़िल्में किताबें नाम गाने gaane gane songs song',
)

const heading = set(': - –')

/** Whether a line is a list of titles or names: 'songs for sangeet: Gallan Goodiyan, Sunday Saturday wala'. */
function isTitles(tokens: readonly Token[], facts: readonly Fact[]): boolean {
  let at = 1
  while (at < 6 && at < tokens.length && !heading.has(tokens[at]!.word)) at++
  if (at === 6 || at >= tokens.length || !tokens.slice(0, at).some(({ word }) => titled.has(word))) return false
  if (!tokens.slice(at + 1).some(({ word }) => word === ',')) return false
  return facts.every(
    ({ clock, repeat, wait, from, to }) =>
      from > at && !clock && !repeat && !wait && !preposed(tokens, from) && !has(tokens[to], 'KO'),
  )
}

const preposed = (tokens: readonly Token[], from: number): boolean =>
  prepositions.has(tokens[from]!.word) || prepositions.has(nth(tokens, from - 1)?.word ?? '')
const prepositions = set('on by at in from until before this next')
