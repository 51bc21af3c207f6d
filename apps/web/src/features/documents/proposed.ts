import { reminders as limits } from '@planner/contract/constants/reminders'
import type { DocumentProposal } from '@planner/contract/documents'

import { inRupees } from '#platform/rupees.ts'

/** The values filled into the create dialog; the time as 'HH:MM' or empty. */
export type Proposed = { text: string; date: string; time: string }

/** Formats an amount without '.00': '₹2,340'. */
export const sumOf = (rupees: number): string => inRupees(rupees).replace(/\.00$/, '')

/** Converts a proposal into form values, appending the amount to the title. */
export function proposedOf({ title, amount, date, time }: DocumentProposal): Proposed {
  const sum = amount === null ? '' : `, ${sumOf(amount)}`
  return { text: `${title.slice(0, limits.titleMax - sum.length).trim()}${sum}`, date, time: time?.slice(0, 5) ?? '' }
}
