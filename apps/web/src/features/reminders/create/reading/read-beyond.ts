import type { Reminder } from '@planner/contract/reminders'
import { shoppingRequestIn } from '@planner/kitchen/shopping-request'
import type { Options, Reading } from '@planner/reminder-language'
import { checklistOf, type PastedList } from '@planner/reminder-language/checklist'
import { type Details, detailsOf } from '@planner/reminder-language/details'
import { eventsOf } from '@planner/reminder-language/events'
import { withYearlyOccasion } from '@planner/reminder-language/implied-yearly'
import { intentOf, type Request, settled } from '@planner/reminder-language/intent'
import { languagesOf } from '@planner/reminder-language/languages'
import { type MedicineReading, medicineOf } from '@planner/reminder-language/medicine'
import { namedDoerIn } from '@planner/reminder-language/named-doer'
import { type PersonToRemind, personToRemindIn } from '@planner/reminder-language/person-to-remind'
import { storedRecurrence } from '@planner/reminder-language/recurrence-name'
import { type Sentence, sentencesOf } from '@planner/reminder-language/several'
import type { QueryClient } from '@tanstack/react-query'

import { queuedCalls } from '#api/offline-queue/queue.ts'
import { namesAtHand } from '#features/household/for-whom.ts'
import { withQueued } from '../../offline/with-queued.ts'
import { listOptions } from '../../queries.ts'
import { requestInWords } from './request-in-words.ts'

/** Everything read from a text besides a single reminder. */
export type Beyond = {
  /** One sentence per reminder requested. */
  sentences: readonly Sentence[]
  details: Details
  /** Another person to be reminded. */
  reminded: PersonToRemind | null
  /** The member whose task it seems to be, though nobody asks to remind them. */
  doer: string | null
  /** A request about existing reminders; null if the text creates new ones. */
  request: Request | null
  /** The result of Enter for the request, in one line. */
  requestInWords: string | null
  /** Whether the request counts only if it matches a reminder; otherwise the text is a new one. */
  unsure: boolean
  /** A medicine with its times, if the text names one. */
  medicine: MedicineReading | null
  /** The recurrence as the server stores it: 'weekly' for 'every Sunday'. */
  recurrence: string
  /** The items of a pasted list. */
  checklist: readonly string[]
  /** Shopping list items as typed, if the text asks for nothing else. */
  shopping: string | null
  /** Codes of the Indian languages used, besides English and Hinglish. */
  languages: readonly string[]
}

/**
 * Reads everything besides a single reminder. Text with words excluded from reading (`leaveAlone`) is always a new
 * reminder.
 *
 * @param read the reminder itself, and the pasted list that it heads.
 * @param client the cache of reminders: a sentence that may change one does so only if one matches.
 */
export function readBeyond(
  text: string,
  { reading, list }: { reading: Reading; list: PastedList | null },
  options: Options,
  client: QueryClient,
): Beyond {
  const request = options.leaveAlone?.length ? null : intentOf(text, options)
  const wanted = request?.perhaps ? settled(request, listOn(client)) : request
  const isNew = wanted?.intent === 'create'
  const { date, recurrence } = reading
  const members = namesAtHand(client)
  const reminded = personToRemindIn(text, reading.spans, members)

  return {
    sentences: list ? [] : sentencesOf(text, options).map(asYearly),
    recurrence: recurrence ? (date ? storedRecurrence({ date, recurrence }) : recurrence) : 'none',
    checklist: list?.items ?? [],
    details: detailsOf(text, reading),
    reminded,
    doer: reminded ? null : namedDoerIn(text, reading.spans, members),
    request: isNew ? null : wanted,
    requestInWords: isNew || !wanted ? null : requestInWords(wanted, text),
    unsure: wanted !== request,
    medicine: options.leaveAlone?.length ? null : medicineOf(text, options),
    shopping: isNew && reading.spans.length === 0 ? shoppingRequestIn(text) : null,
    languages: languagesOf(text),
  }
}

const asYearly = (sentence: Sentence): Sentence => {
  const { recurrence } = withYearlyOccasion(sentence.reading, sentence.text)
  return { ...sentence, reading: { ...sentence.reading, recurrence } }
}

/** Returns the reminders cached on this device; empty before the list has loaded. */
const listOn = (client: QueryClient): Reminder[] =>
  withQueued(client.getQueryData(listOptions.queryKey) ?? [], queuedCalls())

/** Returns a pasted list; the reminder itself is read from the line above it. */
export const pastedListIn = (text: string, options: Options): PastedList | null => checklistOf(text, options)

/** Returns the reminders from which a text may count days ('shaadi se 3 din pehle'), as the server does. */
export const eventsOn = (client: QueryClient, today: string): Options['events'] => eventsOf(listOn(client), today)

export { withYearlyOccasion }
