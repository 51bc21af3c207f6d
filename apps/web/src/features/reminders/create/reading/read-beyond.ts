import type { Reminder } from '@planner/contract/reminders'
import { saidForList } from '@planner/kitchen/said-for-list'
import type { Options, Reading } from '@planner/reminder-language'
import { checklistOf, type PastedList } from '@planner/reminder-language/checklist'
import { type Details, detailsOf } from '@planner/reminder-language/details'
import { intentOf, type Request, settled } from '@planner/reminder-language/intent'
import { languagesOf } from '@planner/reminder-language/languages'
import { type MedicineReading, medicineOf } from '@planner/reminder-language/medicine'
import { type PersonToRemind, personToRemindIn } from '@planner/reminder-language/person-to-remind'
import { type Sentence, sentencesOf } from '@planner/reminder-language/several'
import type { QueryClient } from '@tanstack/react-query'

import { queuedCalls } from '#api/offline-queue/queue.ts'
import { namesAtHand } from '#features/household/for-whom.ts'
import { withQueued } from '../../offline/with-queued.ts'
import { listOptions } from '../../queries.ts'
import { requestInWords } from './request-in-words.ts'

/** What a text says beyond one reminder. */
export type Beyond = {
  /** One of each reminder that it asks for. */
  sentences: readonly Sentence[]
  details: Details
  /** Somebody else whom it wants reminded. */
  reminded: PersonToRemind | null
  /** What it wants of the reminders that are there; null where it makes new ones. */
  request: Request | null
  /** What Enter does with the request, in one line. */
  requestInWords: string | null
  /** The request is one only if it finds a reminder; else the text is a new one. */
  unsure: boolean
  /** A medicine with its times, if it is one. */
  medicine: MedicineReading | null
  /** Things to tick, of a pasted list. */
  checklist: readonly string[]
  /** Things for the shopping list, as they were typed, if it asks for nothing else. */
  shopping: string | null
  /** Codes of the Indian languages in it, beside English and Hinglish. */
  languages: readonly string[]
}

/**
 * Who takes words back from the reader writes a reminder: such a text asks for nothing else.
 *
 * @param read the reminder itself, and the pasted list that it heads.
 * @param client holds the reminders: a sentence that may change one does so only if there is one of that name.
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

  return {
    sentences: list ? [] : sentencesOf(text, options),
    checklist: list?.items ?? [],
    details: detailsOf(text, reading),
    reminded: personToRemindIn(text, reading.spans, namesAtHand(client)),
    request: isNew ? null : wanted,
    requestInWords: isNew || !wanted ? null : requestInWords(wanted, text),
    unsure: wanted !== request,
    medicine: options.leaveAlone?.length ? null : medicineOf(text, options),
    shopping: isNew && reading.spans.length === 0 ? saidForList(text) : null,
    languages: languagesOf(text),
  }
}

/** The reminders on this device; none before the list has come. */
const listOn = (client: QueryClient): Reminder[] =>
  withQueued(client.getQueryData(listOptions.queryKey) ?? [], queuedCalls())

/** A pasted list: the reminder itself is read from the line above it. */
export const pastedListIn = (text: string, options: Options): PastedList | null => checklistOf(text, options)
