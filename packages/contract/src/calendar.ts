import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Day } from './fields.ts'

/** An observance or holiday on a day of the calendar. */
export const NamedDay = z.object({
  day: Day,
  name: z.string(),
  /** Whether offices and schools are closed in the person's state, or everywhere. */
  holiday: z.boolean(),
  /** Whether many people fast. */
  fast: z.boolean(),
  /** From 3, a day that a whole state celebrates, to 1, one that few people notice. */
  weight: z.int(),
  /** A remark if the date is uncertain. */
  note: z.nullable(z.string()),
})
export type NamedDay = z.infer<typeof NamedDay>

export const namedDays = endpoint({
  method: 'GET',
  path: '/api/calendar/days',
  access: 'member',
  summary: 'Festivals, fasts and public holidays of a year in the user’s state, by day',
  input: z.object({
    year: z
      .string('Year must be text')
      .check(z.regex(/^(19[7-9]\d|20\d\d|21\d\d)$/, 'Year must be between 1970 and 2199')),
  }),
  result: z.array(NamedDay),
})
