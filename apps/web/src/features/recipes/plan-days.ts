import { recipes as limits } from '@planner/contract/constants/kitchen'
import { addDays } from '@planner/days/plain-date'

/** Returns the days that can be planned: today and the next seven. */
export const planDays = (today: string): string[] =>
  Array.from({ length: limits.daysAhead + 1 }, (_, ahead) => addDays(today, ahead))
