import { assigneeIn, doersIn } from '#features/household/assignee-in-text.ts'
import type { Beyond } from './reading/read-beyond.ts'
import type { Understood } from './reading/use-reading.ts'

/** What the person chose of a text that could mean something else. */
export type Chosen = {
  /** One new reminder. */
  asOne: boolean
  /** To keep a reminder about medicine as one. */
  asMedicine: boolean
  /** The text that seemed to change a reminder, but found none: it makes one. */
  foundNothing: string | null
}

/** What a text means, and so which card is shown: a request, a medicine, things for the list, several reminders, or one. */
export type Meaning = {
  beyond: Beyond | null
  request: Beyond['request']
  /** A medicine for which the person has not asked yet. */
  maybeMedicine: Beyond['medicine']
  medicine: Beyond['medicine']
  shopping: string | null
  /** Two or more; null for any other number. */
  sentences: Beyond['sentences'] | null
  person: string | null
  /** Whom the text wants reminded. */
  forWhom: string | null
  /** Who may be the one to do it. */
  doers: readonly string[]
}

/** @param text as it is now: what was understood may be a moment old. */
export function meaningOf(text: string, understood: Understood | null, chosen: Chosen): Meaning {
  const beyond = chosen.asOne ? null : (understood?.beyond ?? null)
  const foundNothing = chosen.foundNothing !== null && chosen.foundNothing === understood?.readText
  const request = foundNothing ? null : (beyond?.request ?? null)
  const maybe = request === null ? (beyond?.medicine ?? null) : null
  const medicine = maybe && (maybe.sure || chosen.asMedicine) ? maybe : null
  const shopping = request === null && !medicine ? (beyond?.shopping ?? null) : null
  const isOneOrMore = request === null && !medicine && shopping === null
  const sentences = isOneOrMore && beyond && beyond.sentences.length > 1 ? beyond.sentences : null
  const person = beyond?.details.person?.value ?? null
  const forWhom = sentences ? null : medicine ? person : (beyond?.reminded?.name ?? assigneeIn(text, person))
  const doers = sentences || medicine || forWhom !== null ? [] : doersIn(text)
  return {
    beyond,
    request,
    maybeMedicine: medicine ? null : maybe,
    medicine,
    shopping,
    sentences,
    person,
    forWhom,
    doers,
  }
}
