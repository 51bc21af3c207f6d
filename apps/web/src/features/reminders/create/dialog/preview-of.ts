import { type Planned, plannedOf } from '../../agenda/planned.ts'
import { type PlannedOne, plannedOfEach } from '../several/planned-of-each.ts'
import type { Sentence } from '../use-sentence.ts'
import { type Meaning, meaningOf } from './meaning-of.ts'
import type { CreateFields } from './use-create-form.ts'

/** What the create dialog will make of its text and fields, as it shows it. */
export type Preview = {
  meaning: Meaning
  /** Whether a medicine or list items are added rather than reminders. */
  hasCard: boolean
  /** The reminder read from the text; null until it is read. */
  planned: Planned | null
  /** The reminders of a text with several; null for a single one. */
  all: readonly PlannedOne[] | null
  /** The indexes in `all` that the person excluded. */
  leftOut: ReadonlySet<number>
  /** The others of `all`. */
  taken: readonly PlannedOne[] | null
}

/** Returns what a text and fields will make. @param foundNothing a text that seemed to change a reminder but matched none. */
export function previewOf(
  { understood }: Pick<Sentence, 'understood'>,
  fields: CreateFields,
  foundNothing: string | null,
  at: { now: Date; timeZone: string },
): Preview {
  const meaning = meaningOf(understood, { ...fields, foundNothing })
  const all = meaning.sentences && plannedOfEach(meaning.sentences, fields, at)
  const leftOut = fields.left.of === understood?.readText ? fields.left.places : noPlaces

  return {
    meaning,
    hasCard: meaning.medicine !== null || meaning.shopping !== null,
    planned: understood && plannedOf(understood.reading, fields, at),
    all,
    leftOut,
    taken: all?.filter((_, at) => !leftOut.has(at)) ?? null,
  }
}

const noPlaces: ReadonlySet<number> = new Set()
