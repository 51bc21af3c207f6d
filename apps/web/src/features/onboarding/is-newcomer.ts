import { dayMs } from '@planner/days/plain-date'

const firstWeekMs = 7 * dayMs

/** Whether an account is in its first week, during which first-time actions are explained. */
export const isNewcomer = ({ created_at: since }: { created_at: string }, now: Date): boolean =>
  now.getTime() - Date.parse(since) < firstWeekMs
