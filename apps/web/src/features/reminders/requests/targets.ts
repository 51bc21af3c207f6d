import type { Reminder } from '@planner/contract/reminders'
import type { Request } from '@planner/reminder-language/intent'
import * as targets from '@planner/reminder-language/targets'
import { occurrencesOf, type RecurrenceEngine } from '../agenda/occurrences.ts'
import { overdueDays } from '../agenda/overdue-days.ts'
import { isCompletedOn } from '../agenda/state-on.ts'

export { changedTo, leadsWith } from '@planner/reminder-language/targets'

export type Target = targets.Target<Reminder>

type Given = { list: readonly Reminder[]; now: Date; timeZone: string; engine: RecurrenceEngine | undefined }

const known = ({ list, now, timeZone, engine }: Given): targets.Known<Reminder> => ({
  list,
  now,
  timeZone,
  fallsOn: (reminder, range) => occurrencesOf(reminder, range, engine),
  missed: (reminder) => overdueDays(reminder, now, engine),
  isDone: isCompletedOn,
})

/** Returns the open occurrences that a sentence may refer to, best first. */
export const targetsOf = (request: Request, given: Given): Target[] => targets.targetsOf(request, known(given))

/** Answers a question: lists what falls on the days in question, or when the named reminder is due next. */
export const answerTo = (request: Request, text: string, given: Given) => targets.answerTo(request, text, known(given))
