import type { InputOf } from '@planner/contract/endpoint'
import type { createFromText } from '@planner/contract/reminders'

type Input = InputOf<typeof createFromText>

/**
 * An attempt to create a reminder: the same input keeps its id, so that a retry after a lost answer creates only one.
 */
export type Attempt = Input & { id: string }

export function attemptOf(last: Attempt | null, input: Omit<Input, 'id'>, newId: () => string): Attempt {
  const same =
    last !== null &&
    last.text === input.text &&
    last.suggested_date === input.suggested_date &&
    last.suggested_time === input.suggested_time &&
    last.date_picked === input.date_picked &&
    last.audience === input.audience &&
    last.for_id === input.for_id &&
    last.escalate_to_id === input.escalate_to_id &&
    last.escalate_minutes === input.escalate_minutes &&
    JSON.stringify(last.leave_alone) === JSON.stringify(input.leave_alone)

  return same ? last : { ...input, id: newId() }
}
