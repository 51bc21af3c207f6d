import { timeZone } from '@planner/contract/constants/page'

/** Returns a delivery time in words, in India time: 'Wed, 2 Dec, 1:00 pm'. */
export const neededByInWords = (at: Date): string =>
  new Intl.DateTimeFormat('en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(at)
