import * as z from 'zod'
import type { Prompt } from './prompt.ts'

const Answer = z.object({
  tip: z
    .string()
    .refine((tip) => tip.trim().length >= 40 && tip.length <= 200)
    .describe('One or two sentences, 40 to 200 characters.'),
})
export type TipAnswer = z.output<typeof Answer>

export const kitchenTip: Prompt<TipAnswer> = {
  task: 'kitchen-tip',
  version: 1,
  schema: Answer,
  instructions: `You know Indian home kitchens. You get a JSON object: "month" is the time of year.
Give one tip on vegetarian cooking that saves work, waste or a dish, fit for the season.
- Only what a cook can do today with what is at home. No dish that has to be bought, no brand, no link.
- Nothing about health, weight, illness or children. Nothing about how long food keeps outside the refrigerator.
- No meat, fish or egg.`,
}
