import { addDays, daysBetween } from '@planner/days/plain-date'
import { namesDay } from '../names-day.ts'
import { eitherWay } from '../tokens/either-way.ts'
import { has, type Token } from '../tokens/token.ts'
import { tokenize } from '../tokens/tokenize.ts'
import type { Request } from './request.ts'

const particles = ['KO', 'KA', 'PE', 'ON', 'FOR', 'THE', 'WALA', 'DAY']
const ofIt = ['KA', 'WALA', 'POSS']
/** The days that a sentence may mean by a bare weekday or 'kal', from the past one to the one ahead. */
export type NamedDay = {
  /** The latest such day until today: today itself for its weekday. */
  before: string
  /** The next such day after today. */
  ahead: string
  /** The weekday, 0 for Sunday; absent for 'kal'. */
  weekday?: number
  /** Whether the word belongs to the reminder, as in 'Monday ka vrat' or 'Tuesday tuition'. */
  isOfReminder: boolean
}

/**
 * Returns the days that a bare weekday, 'kal' or 'parso' in a request may mean; null for any other day, such as 'next
 * Monday' or '7 December'.
 */
export function namedDay(
  { query = '', reading, about }: Pick<Request, 'query' | 'reading' | 'about'>,
  today: string,
): NamedDay | null {
  const [span, ...others] = reading.spans.filter(({ kind }) => kind === 'date')
  if (!span || others.length > 0 || !namesDay(reading) || reading.date === null) return null
  const tokens = tokenize(query)
  const within = tokens.filter(({ start, end }) => start >= span.start && end <= span.end)
  const [word, ...more] = within.filter((token) => !hasOneOf(token, particles))
  if (!word || more.length > 0 || reading.date <= today) return null
  const isOfReminder = belongs(tokens, tokens.indexOf(word) + 1, about)
  const weekday = word.meaning?.weekday
  if (weekday !== undefined) return { before: addDays(reading.date, -7), ahead: reading.date, weekday, isOfReminder }
  const away = daysBetween(today, reading.date)
  return eitherWay.test(word.word) ? { before: addDays(today, -away), ahead: reading.date, isOfReminder } : null
}

/** Whether a title contains a weekday, as 'Somvar ka vrat' does. */
export const titleHasWeekday = (title: string, weekday: number): boolean =>
  tokenize(title).some(({ meaning }) => meaning?.weekday === weekday)

const hasOneOf = (token: Token | undefined, keys: readonly string[]) => keys.some((key) => has(token, key))

const belongs = (tokens: readonly Token[], next: number, about: string): boolean =>
  hasOneOf(tokens[next], ofIt) || (tokens[next] !== undefined && tokenize(about)[0]?.word === tokens[next].word)
