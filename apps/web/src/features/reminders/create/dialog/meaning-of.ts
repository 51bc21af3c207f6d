import type { Beyond } from '../reading/read-beyond.ts'
import type { Understood } from '../reading/use-reading.ts'

/** The person's choices for a text with several possible meanings. */
export type Chosen = {
  /** Whether it is to be one new reminder. */
  asOne: boolean
  /** Whether a text about medicine is to be added as a medicine. */
  asMedicine: boolean
  /** The text that seemed to change a reminder but matched none, and so creates one. */
  foundNothing: string | null
}

/**
 * The meaning of a text, which decides the card shown: a request, a medicine, list items, several reminders, or one.
 */
export type Meaning = {
  beyond: Beyond | null
  request: Beyond['request']
  /** A possible medicine that the person has not confirmed. */
  maybeMedicine: Beyond['medicine']
  medicine: Beyond['medicine']
  shopping: string | null
  /** Two or more; null otherwise. */
  sentences: Beyond['sentences'] | null
  person: string | null
  /** The person to be reminded, as named in the text. */
  forWhom: string | null
  /** The member whose task it seems to be: a guess, so it is offered rather than preselected. */
  doer: string | null
}

/** Determines the meaning of a text as last read. */
export function meaningOf(understood: Understood | null, chosen: Chosen): Meaning {
  const beyond = chosen.asOne ? null : (understood?.beyond ?? null)
  const foundNothing = chosen.foundNothing !== null && chosen.foundNothing === understood?.readText
  const request = foundNothing ? null : (beyond?.request ?? null)
  const maybe = request === null ? (beyond?.medicine ?? null) : null
  const medicine = maybe && (maybe.sure || chosen.asMedicine) ? maybe : null
  const shopping = request === null && !medicine ? (beyond?.shopping ?? null) : null
  const isOneOrMore = request === null && !medicine && shopping === null
  const sentences = isOneOrMore && beyond && beyond.sentences.length > 1 ? beyond.sentences : null
  const person = beyond?.details.person?.value ?? null
  const forWhom = sentences ? null : medicine ? person : (beyond?.reminded?.name ?? null)
  const doer = sentences || medicine || forWhom !== null ? null : (beyond?.doer ?? null)
  return {
    beyond,
    request,
    maybeMedicine: medicine ? null : maybe,
    medicine,
    shopping,
    sentences,
    person,
    forWhom,
    doer,
  }
}
