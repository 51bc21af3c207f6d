import type { Meal } from '@planner/contract/kitchen/chosen-dishes'
import type { CookLanguage } from '@planner/contract/kitchen/who-eats'
import { addDays } from '@planner/days/plain-date'
import { type CookWords, cookWords } from './cook-words.ts'

export type ToCook = {
  language: CookLanguage
  today: string
  day: string
  meal: Meal
  /** 'HH:MM' */
  readyAt: string
  people: number
  dishes: readonly { title: string; names: readonly string[]; servings: number; leftover: boolean }[]
  /** The cook's name, if known. */
  name: string | null
}

/** Default meal times. */
export const usualTimes: Record<Meal, string> = { breakfast: '08:30', lunch: '13:00', tea: '17:00', dinner: '20:00' }

/** Returns what to make, for how many, and when, as several lines for WhatsApp or for copying. */
export function cookText({ language, name, people, dishes, ...when }: ToCook): string {
  const words = cookWords[language]
  const makes = dishes.map((dish, at) => {
    const servings = !dish.leftover && dish.servings !== people ? ` × ${dish.servings}` : ''
    return `${at + 1}. ${nameOf(dish, words)}${servings}${dish.leftover ? ` (${words.warmUp})` : ''}`
  })
  return [
    name === null ? words.hello : `${words.hello} ${name}`,
    '',
    `${dayOf(words, when)}: ${words.meals[when.meal]}`,
    `${words.readyBy}: ${timeOf(words, when.readyAt)}`,
    `${words.people}: ${people}`,
    '',
    ...makes,
    '',
    words.thanks,
  ].join('\n')
}

/** Returns the same in one line, for an SMS. */
export function cookLine({ language, people, dishes, ...when }: Omit<ToCook, 'name'>, asker: string): string {
  const words = cookWords[language]
  const makes = dishes.map((dish) => {
    const servings = !dish.leftover && dish.servings !== people ? ` × ${dish.servings}` : ''
    return `${nameOf(dish, words)}${servings}`
  })
  const what = `${dayOf(words, when)}, ${words.meals[when.meal]}, ${timeOf(words, when.readyAt)}`
  return `${asker}: ${what}. ${words.people}: ${people}. ${makes.join(', ')}.`
}

/** Returns a dish's name in the cook's script, if the cookbook has one. */
const nameOf = ({ title, names }: ToCook['dishes'][number], { script }: CookWords): string =>
  (script && names.find((name) => script.test(name))) || title

function dayOf(words: CookWords, { today, day }: Pick<ToCook, 'today' | 'day'>): string {
  if (day === today) return words.today
  if (day === addDays(today, 1)) return words.tomorrow
  return new Intl.DateTimeFormat(`${words.locale}-u-nu-latn`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}

const timeOf = ({ locale }: CookWords, time: string): string =>
  new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' })
    .format(new Date(`2026-01-01T${time}:00Z`))
    // Some locales use a narrow no-break space, which is not in GSM-7.
    .replaceAll(/\s/g, ' ')
