import type { AutoReminder } from '@planner/contract/google'

type Shown = Pick<AutoReminder, 'id' | 'title' | 'description' | 'source' | 'created_date' | 'type'>

/** Returns the profile's list: suggestions from mail, or samples if there are none (docs/product/decisions.md#29). */
export function autoRemindersFrom(found: readonly Shown[], today: string): { isSample: boolean; reminders: Shown[] } {
  return found.length > 0
    ? { isSample: false, reminders: [...found] }
    : { isSample: true, reminders: samples.map((sample) => ({ ...sample, created_date: today })) }
}

const samples: Omit<Shown, 'created_date'>[] = [
  {
    id: 'sample-warranty',
    title: 'Washing machine warranty ends',
    description: 'The two-year warranty runs out next month. You can still book a free check-up.',
    source: 'Store invoice',
    type: 'warranty',
  },
  {
    id: 'sample-subscription',
    title: 'Streaming subscription renews',
    description: 'The yearly plan renews in five days unless you cancel it.',
    source: 'Renewal notice',
    type: 'subscription',
  },
]
