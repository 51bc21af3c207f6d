import { addDays } from '@planner/days/plain-date'

export type Suggested = { id: string; title: string; description: string; date: string; source: string }

/**
 * Returns samples to show until real suggestions are found (docs/product/decisions.md#29). Their titles name no day, so
 * that the date next to them applies.
 */
export const suggestedFrom = (today: string): Suggested[] =>
  samples.map(({ inDays, ...rest }) => ({ ...rest, date: addDays(today, inDays) }))

const samples = [
  {
    id: 'sample-card-bill',
    title: 'Pay the credit card bill',
    description: 'Due in two days, as a statement in your inbox might say.',
    source: 'Email',
    inDays: 2,
  },
  {
    id: 'sample-car-insurance',
    title: 'Renew the car insurance',
    description: 'The policy expires in a week, as a notice from your insurer might say.',
    source: 'Email',
    inDays: 7,
  },
]
