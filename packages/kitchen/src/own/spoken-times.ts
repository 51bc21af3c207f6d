import { leadingAmount, plainNumbers } from '../incoming/numbers.ts'
import { wordsOfPart } from '../read/counts.ts'
import type { Dish, Step, Timer } from '../read/dish.ts'

/** Units of time as people write them, in minutes. */
const minutesIn: Readonly<Record<string, number>> = {
  second: 1 / 60, seconds: 1 / 60, sec: 1 / 60, secs: 1 / 60, सेकंड: 1 / 60, सेकेंड: 1 / 60,
  minute: 1, minutes: 1, min: 1, mins: 1, mint: 1, minat: 1, minit: 1, minton: 1, मिनट: 1, मिनिट: 1,
  hour: 60, hours: 60, hr: 60, hrs: 60, ghanta: 60, ghante: 60, ghanton: 60, ghantey: 60, घंटा: 60, घंटे: 60, घण्टा: 60, घण्टे: 60,
} // biome-ignore format: words of one unit side by side

/** Stems of words for waits, by the timer name they stand for. */
const waitWords: readonly [string, readonly string[]][] = [
  ['soak', ['soak', 'bhigo', 'bhiga', 'भिगो', 'भिगा']],
  ['marinate', ['marinat', 'मैरिनेट']],
  ['ferment', ['ferment', 'khamir', 'खमीर']],
  ['chill', ['chill', 'refrigerat', 'fridge', 'फ्रिज']],
  ['cool', ['cool', 'thanda', 'thandi', 'ठंडा', 'ठंडी']],
  ['rest', ['rest', 'rakh', 'chhod', 'chod', 'रख', 'छोड़']],
]
/** Stems of words that show the food is on the fire after all: "dhak kar rakho aur 20 minute pakao". */
const fireWords = ['cook', 'paka', 'boil', 'ubal', 'ubaal', 'simmer', 'fry', 'bhun', 'bhoon', 'steam', 'bake', 'roast', 'पका', 'उबाल', 'भून', 'भुन'] // biome-ignore format: words

/** Words of repetition: "every 5 minutes" is not a duration. */
const each = new Set(['every', 'har', 'हर'])
const joins = new Set(['and', 'aur', 'और'])

/** The maximum duration of a timer: two days. */
const longest = 2 * 24 * 60

/**
 * Returns the longest duration in a sentence, in minutes: '20 min', 'aadha ghanta', '1 hour 30 minutes'; null when
 * there is none.
 */
export function spokenMinutes(sentence: string): number | null {
  const words = plainNumbers(sentence.toLowerCase()).split(' ')
  const found: number[] = []
  /** Where the last duration ended; one that follows immediately is added to it. */
  let end = -1
  for (let at = 0; at < words.length; at++) {
    const read = timeAt(words, at)
    if (!read || each.has(words[at - 1] ?? '')) continue
    const belongs = at === end || (at === end + 1 && joins.has(words[end]!))
    if (belongs) found.push(found.pop()! + read.minutes)
    else found.push(read.minutes)
    end = at + read.length
    at = end - 1
  }
  const most = Math.max(0, ...found.filter((minutes) => minutes <= longest))
  return most > 0 ? Math.max(1, Math.round(most)) : null
}

function timeAt(words: readonly string[], at: number): { minutes: number; length: number } | null {
  const some = words.slice(at, at + 7)
  const read = leadingAmount(some.join(' '))
  if (!read) return null
  const left = read.rest === '' ? [] : read.rest.split(' ')
  const [unit = ''] = left
  const word = unit.replace(/[^\p{L}\p{M}]+$/u, '')
  if (!Object.hasOwn(minutesIn, word)) return null
  return { minutes: read.amount * minutesIn[word]!, length: some.length - left.length + 1 }
}

/**
 * Returns the dish with timers added for durations in the text of its steps; steps that already have a timer are
 * unchanged.
 */
export function withSpokenTimes(dish: Dish): Dish {
  const timers: Timer[] = [...dish.timers]
  const steps = dish.steps.map((step): Step => {
    if (step.parts.some(({ kind }) => kind === 'timer')) return step
    const said = step.parts.map((part) => wordsOfPart(part) ?? ' ').join('')
    const minutes = spokenMinutes(said)
    if (minutes === null) return step
    const index = timers.push({ name: waitNameIn(said), minutes, isSaid: true }) - 1
    return { ...step, parts: [...step.parts, { kind: 'timer', index }] }
  })
  return timers.length === dish.timers.length ? dish : { ...dish, steps, timers }
}

function waitNameIn(said: string): string | null {
  const words = said.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  const begins = (stems: readonly string[]) => words.some((word) => stems.some((stem) => word.startsWith(stem)))
  return begins(fireWords) ? null : (waitWords.find(([, stems]) => begins(stems))?.[0] ?? null)
}
