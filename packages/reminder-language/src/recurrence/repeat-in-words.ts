import { civil, readDay, weekdayOf } from '@planner/days/day-number'
import { dayOfMonthIn } from './month-days.ts'
import type { Recurring } from './recurring.ts'
import { isNamed, type Rule, readRule } from './rule.ts'

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const short = (name: string) => name.slice(0, 3)

/**
 * Describes a recurrence: 'Every Monday', 'Every 2 weeks on Mon and Thu', 'Last day of every month'. Empty for 'none'
 * and for invalid recurrences.
 */
export function recurrenceInWords(rule: Recurring): string {
  const start = readDay(rule.date)
  if (rule.festival) return `Every ${rule.festival}`
  if (isNamed(rule.recurrence)) {
    const day = start === null ? null : civil(start)
    const sayings = {
      none: '',
      daily: 'Every day',
      weekdays: 'Every weekday',
      weekly: start === null ? 'Every week' : `Every ${weekdayNames[weekdayOf(start)]}`,
      monthly: day === null ? 'Every month' : `Every month on the ${ordinal(day.dayOfMonth)}`,
      yearly: day === null ? 'Every year' : `Every year on ${day.dayOfMonth} ${short(monthNames[day.month - 1]!)}`,
    }
    return sayings[rule.recurrence]
  }
  const within = /FREQ=(HOURLY|MINUTELY|SECONDLY)(?:.*INTERVAL=(\d+))?/.exec(rule.recurrence)
  if (within)
    return every(Number(within[2] ?? 1), { HOURLY: 'hour', MINUTELY: 'minute', SECONDLY: 'second' }[within[1]!]!)
  const parsed = readRule(rule.recurrence)
  return parsed === null ? '' : `${sentence(parsed)}${ending(parsed)}`
}

function sentence(rule: Rule): string {
  const { byDay, byMonth, byMonthDay, interval, freq } = rule
  const unit = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' }[freq]
  const nth = byDay.filter((item) => item.nth !== null)
  const months = byMonth.map((month) => short(monthNames[month - 1]!))
  if (rule.byYearDay.length + rule.byWeekNo.length > 0) return `${every(interval, unit)} by a rule of its own`
  if (freq === 'DAILY' && byDay.length + byMonth.length + byMonthDay.length === 0) return every(interval, 'day')
  if (freq === 'WEEKLY' && byDay.length > 0 && byMonth.length === 0 && rule.bySetPos.length === 0) return weekly(rule)
  if (freq === 'YEARLY' && byMonth.length > 0 && byMonthDay.length > 0 && byDay.length === 0)
    return interval === 1 && byMonth.length === 1
      ? `Every year on ${and(byMonthDay.map(dateInMonth))} ${and(months)}`
      : `${every(interval, 'year')} on ${and(byMonthDay.map(dateInMonth))} ${and(months)}`
  const span =
    freq === 'YEARLY' && byMonth.length > 0
      ? `${and(months)}${interval === 1 ? '' : ` ${every(interval, 'year').toLowerCase()}`}`
      : every(interval, unit).toLowerCase()
  const joint = freq === 'YEARLY' && byMonth.length > 0 && interval === 1 ? 'every ' : ''
  if (rule.bySetPos.length > 0 && byDay.length > 0) {
    const kind = isWorkweek(byDay.map((item) => item.weekday))
      ? 'working day'
      : and(byDay.map((item) => weekdayNames[item.weekday]!))
    return `${capital(and(rule.bySetPos.map(place)))} ${kind} of ${joint}${span}`
  }
  if (nth.length > 0) {
    const one = nth.every((item) => item.weekday === nth[0]!.weekday)
    const phrase = one
      ? `${and(nth.map((item) => place(item.nth!)))} ${weekdayNames[nth[0]!.weekday]}`
      : and(nth.map((item) => `${place(item.nth!)} ${weekdayNames[item.weekday]}`))
    return `${capital(phrase)} of ${joint}${span}`
  }
  if (byMonthDay.length === 1 && byMonthDay[0] === -1 && byDay.length === 0) return `Last day of ${joint}${span}`
  const lastOf = dayOfMonthIn(rule)
  const on = [
    ...(byMonthDay.length > 0 ? [`the ${and((lastOf === null ? byMonthDay : [lastOf]).map(dayOfMonth))}`] : []),
    ...(byDay.length > 0 ? [and(byDay.map((item) => short(weekdayNames[item.weekday]!)))] : []),
  ]
  const phrase = `${every(interval, unit)}${on.length > 0 ? ` on ${on.join(' that is a ')}` : ''}`
  return months.length > 0 ? `${phrase} in ${and(months)}` : phrase
}

function weekly(rule: Rule): string {
  const days = rule.byDay.map((item) => item.weekday)
  const names = days.map((day) => weekdayNames[day]!)
  if (rule.interval === 1 && isWorkweek(days)) return 'Every weekday'
  if (rule.interval === 1 && days.length === 2 && days.includes(0) && days.includes(6)) return 'Every weekend'
  if (rule.interval === 1) return `Every ${days.length === 1 ? names[0] : and(names.map(short))}`
  return `Every ${rule.interval} weeks on ${days.length === 1 ? names[0] : and(names.map(short))}`
}

function ending(rule: Rule): string {
  if (rule.count !== null) return rule.count === 1 ? ', once' : `, ${rule.count} times`
  if (rule.until === null) return ''
  const { year, month, dayOfMonth: day } = civil(readDay(rule.until)!)
  return ` until ${day} ${short(monthNames[month - 1]!)} ${year}`
}

function isWorkweek(days: number[]): boolean {
  return days.length === 5 && [1, 2, 3, 4, 5].every((day) => days.includes(day))
}

function every(interval: number, unit: string): string {
  return interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`
}

/** Returns the day number as written in a date: the '5' of '5 Dec'. */
function dateInMonth(day: number): string {
  return day > 0 ? String(day) : dayOfMonth(day)
}

function dayOfMonth(day: number): string {
  return day > 0 ? ordinal(day) : day === -1 ? 'last day' : `${ordinal(-day)} last day`
}

function place(nth: number): string {
  return nth > 0 ? ordinal(nth) : nth === -1 ? 'last' : `${ordinal(-nth)} last`
}

function ordinal(number: number): string {
  const teens = number % 100 >= 11 && number % 100 <= 13
  return `${number}${teens ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`
}

function and(items: string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
