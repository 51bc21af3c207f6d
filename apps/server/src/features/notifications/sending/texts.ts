import type { Moment } from '@planner/contract/notifications'
import { hourMs, minuteMs } from '#platform/clock.ts'

type Ringing = { title: string; moment: Moment; occurrenceAt: Date; timeZone: string; now: Date }

/** Later than this and the message says that it is late: a tick or two is nobody's concern. */
const lateMs = 2 * minuteMs

/** What a person reads when a reminder rings, in every channel. */
export function alertText({ title, moment, occurrenceAt, timeZone, now }: Ringing): { subject: string; body: string } {
  const untilMs = occurrenceAt.getTime() - now.getTime()
  const time = inZone(occurrenceAt, timeZone, { hour: 'numeric', minute: '2-digit' })
  if (untilMs < -lateMs) {
    const day = inZone(occurrenceAt, timeZone, { weekday: 'short', day: 'numeric', month: 'short' })
    return { subject: title, body: `Late, and we are sorry: this was due on ${day} at ${time}.` }
  }
  if (moment === 'due') return { subject: title, body: `Now, ${time}.` }
  return { subject: title, body: `In ${inWords(untilMs)}, at ${time}.` }
}

function inWords(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minuteMs))
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.round(ms / hourMs)
  return hours === 1 ? '1 hour' : `${hours} hours`
}

const inZone = (instant: Date, timeZone: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-IN', { ...parts, timeZone }).format(instant)
