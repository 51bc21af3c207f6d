import { writeDay } from '@planner/days/day-number'
import { expect, test } from 'vitest'
import { grammar } from '../grammar.ts'
import { loadLazyHelpers } from '../languages/lazy-helpers.ts'
import { tokenize } from '../tokens/tokenize.ts'
import {
  arrange,
  dropDescribingDates,
  dropMentions,
  dropOfNotes,
  dropPassingFestivals,
  dropRates,
  joinYearlyDates,
  keepAskedTimes,
  passes,
} from './arrange.ts'
import { presentAt } from './context.ts'
import type { Pass } from './passes/draft.ts'
import { dropAdjectives } from './passes/drop-adjectives.ts'
import { dropWeak } from './passes/drop-weak.ts'
import { joinShifts } from './passes/join-shifts.ts'
import { lean } from './passes/lean.ts'
import { noteParts } from './passes/note-parts.ts'
import { settleHalf } from './passes/settle-half.ts'
import { takeAhead } from './passes/take-ahead.ts'
import { takeDates } from './passes/take-dates.ts'
import { dropLoneLead, takeLead } from './passes/take-lead.ts'
import { takeExceptions, takeRecurrence, takeRecurrenceLimits } from './passes/take-recurrence.ts'
import { takeTime } from './passes/take-time.ts'
import { takeWait } from './passes/take-wait.ts'
import { resolve } from './resolve.ts'

loadLazyHelpers()

const present = presentAt(new Date('2026-11-20T04:30:00Z'), 'Asia/Kolkata')

/**
 * Reads a line with all passes, or with all but one: day, time in hours, rule, and the words removed from the title.
 */
function read(line: string, without: Pass | null = null): string {
  const tokens = tokenize(line, [])
  const given = arrange(tokens, grammar.read(tokens), present.day, without)
  const found = given && resolve(given, present)
  if (!found) return 'nothing'
  const used = [...new Set(given.used)].toSorted((a, b) => a.from - b.from)
  const words = used.map(({ from, to }) => line.slice(tokens[from]!.start, tokens[to - 1]!.end))
  return [writeDay(found.day), (found.seconds / 3600).toFixed(1), found.recurrence, words.join(' + ')]
    .filter(Boolean)
    .join(', ')
}

/** One example per pass: how its line is read with the pass and without it. */
const examples = [
  [
    joinShifts,
    'two days before Diwali buy sweets',
    '2027-10-27, 9.0, two days before Diwali',
    '2027-10-29, 9.0, Diwali',
  ],
  [noteParts, 'kal morning walk 6 baje', '2026-11-21, 6.0, kal + 6 baje', '2026-11-21, 18.0, kal + 6 baje'],
  [dropMentions, '15 August Park ke peeche', 'nothing', '2027-08-15, 9.0, 15 August'],
  [dropWeak, 'sun cream kal lana', '2026-11-21, 9.0, kal', '2026-11-21, 9.0, sun + kal'],
  [dropOfNotes, 'weekday lunch ideas', 'nothing', '2026-11-23, 9.0, FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR, weekday'],
  [dropRates, 'driver salary 15000 monthly', 'nothing', '2026-11-21, 9.0, FREQ=MONTHLY, monthly'],
  [dropDescribingDates, 'kal ki meeting ke notes aaj bhejna', '2026-11-20, 18.0, aaj', '2026-11-21, 9.0, kal'],
  [
    joinYearlyDates,
    'property tax half yearly 1 april & 1 oct',
    '2027-04-01, 9.0, FREQ=YEARLY;BYMONTH=4,10;BYMONTHDAY=1, half yearly + 1 april + 1 oct',
    '2027-04-01, 9.0, 1 april',
  ],
  [
    dropPassingFestivals,
    'gifts for Diwali on Monday',
    '2026-11-23, 9.0, on Monday',
    '2027-10-29, 9.0, for Diwali + on Monday',
  ],
  [
    dropAdjectives,
    'monthly review on 3 Dec',
    '2026-12-03, 9.0, on 3 Dec',
    '2026-12-03, 9.0, FREQ=MONTHLY, monthly + on 3 Dec',
  ],
  [
    keepAskedTimes,
    'dinner is on Tuesday - could you remind me on Monday',
    '2026-11-23, 9.0, on Monday',
    '2026-11-24, 9.0, on Tuesday',
  ],
  [
    takeRecurrence,
    'gym every week 6 am on mondays',
    '2026-11-23, 6.0, FREQ=WEEKLY;BYDAY=MO, every week + 6 am + on mondays',
    '2026-11-21, 6.0, 6 am',
  ],
  [
    takeExceptions,
    'gym daily 6 am except Sunday',
    '2026-11-21, 6.0, FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA, daily + 6 am + except Sunday',
    '2026-11-21, 6.0, FREQ=DAILY, daily + 6 am',
  ],
  [
    takeRecurrenceLimits,
    'antibiotics every day for 5 days',
    '2026-11-21, 9.0, FREQ=DAILY;COUNT=5, every day + for 5 days',
    '2026-11-21, 9.0, FREQ=DAILY, every day',
  ],
  [takeWait, 'check the oven in 20 minutes', '2026-11-20, 10.3, in 20 minutes', 'nothing'],
  [takeLead, 'book cab 30 minutes before 6 pm', '2026-11-20, 17.5, 30 minutes before + 6 pm', '2026-11-20, 18.0, 6 pm'],
  [
    takeDates,
    'yoga every day from 5 dec to 9 dec',
    '2026-12-05, 9.0, FREQ=DAILY;UNTIL=20261209, every day + from 5 dec to 9 dec',
    '2026-11-21, 9.0, FREQ=DAILY, every day',
  ],
  [takeTime, '7 baje wali bus ke liye kal 6 baje nikalna', '2026-11-21, 6.0, kal + 6 baje', '2026-11-21, 9.0, kal'],
  [takeAhead, 'submit report before Friday', '2026-11-26, 9.0, before Friday', '2026-11-27, 9.0, before Friday'],
  [
    dropLoneLead,
    'leave 10 minutes before the train tomorrow',
    '2026-11-21, 9.0, tomorrow',
    '2026-11-21, 9.0, 10 minutes before the + tomorrow',
  ],
  [settleHalf, 'kal subah ko gym 6 baje', '2026-11-21, 6.0, kal + subah ko + 6 baje', '2026-11-21, 18.0, kal + 6 baje'],
  [lean, 'dinner tomorrow at 8', '2026-11-21, 20.0, tomorrow + at 8', '2026-11-21, 8.0, tomorrow + at 8'],
] as const

test.each(examples)('%o: %s', (pass, line, withIt, withoutIt) => {
  expect(read(line)).toBe(withIt)
  expect(read(line, pass)).toBe(withoutIt)
})

test('every pass has an example', () => {
  expect(examples.map(([pass]) => pass)).toEqual(passes)
})
