import { reminders as limits } from '@planner/contract/constants/reminders'
import type { DocumentProposal } from '@planner/contract/documents'

import { inRupees } from '#platform/rupees.ts'

/** What the create dialog is filled with; the time as 'HH:MM' or empty. */
export type Proposed = { text: string; date: string; time: string }

/** '₹2,340' as people write it. */
export const sumOf = (rupees: number): string => inRupees(rupees).replace(/\.00$/, '')

/** The amount becomes a part of the title. */
export function proposedOf({ title, amount, date, time }: DocumentProposal): Proposed {
  const sum = amount === null ? '' : `, ${sumOf(amount)}`
  return { text: `${title.slice(0, limits.titleMax - sum.length).trim()}${sum}`, date, time: time?.slice(0, 5) ?? '' }
}
