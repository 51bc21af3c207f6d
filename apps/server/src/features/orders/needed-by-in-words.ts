import { dayAndTime } from '@planner/commerce/hand-over/day-and-time'
import { timeZone } from '@planner/contract/constants/page'
import type { ShopLanguage } from '@planner/contract/new-vendor'

/** Returns a delivery time in words, in India time: 'Wed, 2 Dec, 1:00 pm'. */
export const neededByInWords = (at: Date | string, language: ShopLanguage = 'en'): string =>
  dayAndTime(at, timeZone, language)
