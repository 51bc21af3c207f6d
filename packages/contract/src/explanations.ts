import * as z from 'zod/mini'
import { lineTypes, recipeActions } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id, optionalText, text } from './fields.ts'

/**
 * Things that can be explained: a recommendation for a reminder or a cart line, a suggestion from mail, a planned
 * recipe.
 */
export const subjects = ['vendor', 'line', 'mail', 'dish'] as const
export type Subject = (typeof subjects)[number]

const About = z.object({
  about: z.enum(subjects, 'about must be vendor, line, mail or dish'),
  /** The id of the vendor, suggestion or recipe. */
  id: text('id', { max: 120 }),
  /** For a vendor: the reminder it is recommended for. */
  reminder_id: z.optional(Id),
  /** For a line: its type, and the delivery city. */
  type: z.optional(z.enum(lineTypes, 'type must be recipe, recipe_item, service, product or ingredient')),
  action: z.optional(z.enum(recipeActions, 'action must be buy_ingredients, order_online or hire_chef')),
  city: z.optional(optionalText('City', { max: 100 })),
  /** For a dish: the day of its plan; defaults to today. */
  date: z.optional(Day),
  veg_only: z.optional(z.enum(['true', 'false'], 'veg_only must be true or false')),
})

export const why = endpoint({
  method: 'GET',
  path: '/api/why/:about/:id',
  access: 'member',
  summary: 'Why something is suggested: the facts, as sentences',
  input: About,
  result: z.object({
    facts: z.array(z.string()),
    /** Whether `whyInWords` may be called to have a language model phrase the reasons as one sentence. */
    may_word: z.boolean(),
  }),
})

export const whyInWords = endpoint({
  method: 'GET',
  path: '/api/why/:about/:id/words',
  access: 'member',
  summary: 'The same facts, written by a language model; takes up to 15 seconds',
  input: About,
  /** Null if the model has nothing better than the facts. */
  result: z.object({ words: z.nullable(z.string()) }),
})
