import * as z from 'zod/mini'
import { chosenDishes as limits } from '../constants/kitchen.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Done, Id } from '../fields.ts'
import { adults } from '../household-roles.ts'
import { Meal, meals } from './chosen-dishes.ts'

/** Languages of messages to a cook. */
export const cookLanguages = ['en', 'hi', 'mr', 'gu', 'bn', 'ta', 'te', 'kn', 'ml', 'pa', 'ur'] as const
export const CookLanguage = z.enum(
  cookLanguages,
  'Language must be English, Hindi, Marathi, Gujarati, Bengali, Tamil, Telugu, Kannada, Malayalam, Punjabi or Urdu',
)
export type CookLanguage = z.infer<typeof CookLanguage>

/** Someone who can eat at the table: a person with an account, or a helper. */
export const Seat = z.object({
  id: Id,
  name: z.string(),
  is_helper: z.boolean(),
  is_me: z.boolean(),
  eats: z.boolean(),
})
export type Seat = z.infer<typeof Seat>

export const MealAtTable = z.object({
  meal: Meal,
  seats: z.array(Seat),
  guests: z.int(),
  /** The total number of eaters; for a person who lives alone and entered nothing, the usual number. */
  eaters: z.int(),
})
export type MealAtTable = z.infer<typeof MealAtTable>

export const Table = z.object({
  day: Day,
  meals: z.array(MealAtTable),
  /** Whether the household's meals follow the person's diet, and adults see why a dish is not for them. */
  shares_diet: z.boolean(),
})
export type Table = z.infer<typeof Table>

export const show = endpoint({
  method: 'GET',
  path: '/api/household/table',
  access: 'member',
  summary: 'Who eats at the household’s table on a day, meal by meal',
  input: z.object({ day: z.optional(Day) }),
  result: Table,
})

/** Changes only the fields that are given, so that two members' changes to the same meal both apply. */
export const seat = endpoint({
  method: 'PUT',
  path: '/api/household/table',
  access: 'member',
  summary: 'Set who eats at a day’s meals; servings of chosen dishes are adjusted',
  input: z.object({
    /** Today or one of the following seven days. */
    day: Day,
    meals: z
      .array(Meal)
      .check(z.minLength(1, 'Choose at least one meal'), z.maxLength(meals.length, 'A day has four meals')),
    seats: z._default(
      z
        .array(z.object({ member_id: Id, eats: z.boolean('eats must be true or false') }))
        .check(z.maxLength(limits.peopleMax, 'At most 12 people')),
      [],
    ),
    guests: z.optional(
      z
        .int('guests must be a whole number')
        .check(z.minimum(0, 'guests must not be negative'), z.maximum(limits.peopleMax, 'At most 12 people')),
    ),
  }),
  result: Table,
})

export const shareDiet = endpoint({
  method: 'PUT',
  path: '/api/household/diet-sharing',
  access: 'member',
  summary: 'Share your diet and allergies with the household, or keep them private',
  input: z.object({ share: z.boolean('share must be true or false') }),
  result: z.object({ shares_diet: z.boolean() }),
})

const ToCook = {
  day: Day,
  meal: Meal,
  language: CookLanguage,
  /** When it should be ready, in the person's local time. */
  ready_at: z.optional(
    z
      .string('ready_at must be a time')
      .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'ready_at must be a time such as 20:00')),
  ),
}

export const message = endpoint({
  method: 'POST',
  path: '/api/household/table/message',
  access: 'member',
  summary: 'A message for the cook: what to make for a meal, for how many, and when',
  input: z.object({ ...ToCook, helper_id: z.optional(Id) }),
  result: z.object({ text: z.string(), language: CookLanguage }),
})

/** Counts towards the sender's daily SMS limit. */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/household/table/sms',
  access: 'member',
  roles: adults,
  summary: 'Send that message by SMS to a helper who has agreed to get messages',
  input: z.object({ ...ToCook, helper_id: Id }),
  result: z.extend(Done, {
    /** True without an SMS provider: the message is in the outbox. */
    in_outbox: z.boolean(),
  }),
})
