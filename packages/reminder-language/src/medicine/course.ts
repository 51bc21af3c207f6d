import type { Span } from '../reading.ts'
import { number, quantityOf, type Rest } from './rest.ts'

const spans: readonly [RegExp, number][] = [
  [/^(?:d|days?|din(?:on?)?|दिन(?:ों)?)$/i, 1],
  [/^(?:weeks?|wks?|ha?fte?|hafta|हफ्ते|हफ़्ते|हफ्ता|सप्ताह)$/i, 7],
  [/^(?:months?|mahin[ea]|महीने|महीना)$/i, 30],
  [/^(?:years?|saal|साल)$/i, 365],
]
const unit =
  'days?|din(?:on?)?|दिनों|दिन|weeks?|wks?|ha?fte|hafta|हफ्ते|हफ़्ते|हफ्ता|सप्ताह|months?|mahin[ea]|महीने|महीना|years?|saal|साल'
const course = new RegExp(
  `(?<!(?:every|har|each|in|after|within|alternate|once|per|हर)\\s{1,3})(?<![\\p{L}\\p{M}\\p{N}.-])` +
    `(?<lead>(?:(?:a\\s+)?course\\s+(?:of|for)|for(?:\\s+the)?(?:\\s+(?:next|first))?|(?:the\\s+)?(?:next|first)|agle|pehle|[x×*])\\s*)?` +
    `(?<n>${number})[\\s-]*(?<span>${unit}|(?<=\\dd?)d)(?<end>(?:\\s+(?:ka\\s+|ki\\s+)?course)?(?:\\s+(?:tak|tk|ke\\s+li?ye|तक|के\\s+लिए|के\\s+लिये))?)` +
    `(?![\\p{L}\\p{M}\\p{N}])(?!\\s+(?:ba+d|later|ago|pe?hle|se|me(?:in)?|ch+o+d+\\p{L}*|gap|apart|old|supply|बाद|में|मे|छोड़\\p{L}*|से|पहले)(?![\\p{L}\\p{M}]))`,
  'iu',
)
/** 'Ek din' and 'a week' are a length only where the text says so: 'ek din chhod ke', 'once a week'. */
const needsWords = /^(?:one|ek|एक)$/i
const aDay = /^(?:day|din|दिन)/i

/** '3/7' on a prescription: three days of seven. */
const inSevenths = /(?<![\p{L}\p{N}/])[x×]\s*(?<days>[1-9]\d?)\/7(?![\d/])/iu

/** The longest course, in days. */
const longest = 400

/**
 * Takes the length of a course from the text, in days: 'for 5 days', '5 din tak', 'course of 2 weeks'.
 *
 * @param recurrences what the reader of reminders takes as the recurrence. A length inside it is none of the course:
 *   'once in 15 days'.
 */
export function daysIn(left: Rest, recurrences: readonly Span[]): number | null {
  const { days: sevenths } = left.take(inSevenths)?.groups ?? {}
  if (sevenths !== undefined) return Number(sevenths)
  const found = left.take(course, ({ index, 0: written, groups }) => {
    const end = index + written.length
    if (recurrences.some((one) => one.start < end && one.end > index && (one.start < index || one.end > end)))
      return false
    if (groups!.lead !== undefined || groups!.end !== '') return true
    return !/^an?$/i.test(groups!.n!) && !(aDay.test(groups!.span!) && needsWords.test(groups!.n!))
  })
  if (!found) return null
  const days = quantityOf(found.groups!.n!) * (spans.find(([known]) => known.test(found.groups!.span!))?.[1] ?? 1)
  return Number.isInteger(days) && days >= 1 && days <= longest ? days : null
}
