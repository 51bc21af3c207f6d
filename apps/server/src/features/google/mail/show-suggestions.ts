import { answerBytesMax } from '@planner/contract/constants/api'
import type { Context } from '#context.ts'
import { fitting } from '#platform/answer-size.ts'
import type { MailSuggestionRow } from '#platform/db/tables/google.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { openSuggestions, suggestionsToCome } from './store.ts'

const todayOf = (context: Context, user: UserRow): string => wallTimeOf(context.clock.now(), user.time_zone).day

/** Limit for the rows: presented, some of their content appears twice. */
const shownBytes = answerBytesMax / 2

/** Returns the suggestions waiting for an answer. */
export const showSuggestions = async (context: Context, user: UserRow): Promise<MailSuggestionRow[]> =>
  fitting(await openSuggestions(context.db, user.id, { from: todayOf(context, user) }), shownBytes)

/** Returns the suggestions that were not dismissed, accepted or not: the profile's auto-reminders. */
export const showAutoReminders = async (context: Context, user: UserRow): Promise<MailSuggestionRow[]> =>
  fitting(await suggestionsToCome(context.db, user.id, { from: todayOf(context, user) }), shownBytes)
