import type { Options, Reading } from '@planner/reminder-language'
import { type Details, detailsOf } from '@planner/reminder-language/details'
import { intentOf, type Request } from '@planner/reminder-language/intent'
import { languagesOf } from '@planner/reminder-language/languages'
import { type MedicineReading, medicineOf } from '@planner/reminder-language/medicine'
import { type Sentence, sentencesOf } from '@planner/reminder-language/several'

/** What a text says beyond one reminder. */
export type Beyond = {
  /** One of each reminder that it asks for. */
  sentences: readonly Sentence[]
  details: Details
  /** What it wants of the reminders that are there; null where it makes new ones. */
  request: Request | null
  /** A medicine with its times, if it is one. */
  medicine: MedicineReading | null
  /** Codes of the Indian languages in it, beside English and Hinglish. */
  languages: readonly string[]
}

/** Who takes words back from the reader writes a reminder: such a text asks for nothing else. */
export function readBeyond(text: string, reading: Reading, options: Options): Beyond {
  const wanted = options.leaveAlone?.length ? null : intentOf(text, options)

  return {
    sentences: sentencesOf(text, options),
    details: detailsOf(text, reading),
    request: wanted && wanted.intent !== 'create' ? wanted : null,
    medicine: options.leaveAlone?.length ? null : medicineOf(text, options),
    languages: languagesOf(text),
  }
}
