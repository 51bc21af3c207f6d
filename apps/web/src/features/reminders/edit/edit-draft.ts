import { reminders as limits } from '@planner/contract/constants/reminders'
import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import type { Reminder, update } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import { type ForWhomInput, forWhomOf } from '#features/household/audience.ts'
import { differs } from '#platform/differs.ts'
import { dateInWords } from '#platform/time/date-in-words.ts'
import { occurrencesOf, type RecurrenceEngine, repeats } from '../agenda/occurrences.ts'
import type { Occurrence } from '../agenda/outlook.ts'
import { words } from '../words.ts'
import { changedDetails, type Details, detailsOf } from './details.ts'
import { isNamed } from './named-recurrence.ts'
import type { Rule } from './recurrence-in-words.ts'
import { type Repeat, readRepeat, repeatOf, ruleOf } from './repeat.ts'

/** The fields of the edit dialog; the time as 'HH:MM' or empty. */
export type EditDraft = {
  title: string
  description: string
  date: string
  time: string
  /** A named recurrence, an RRULE, or 'custom' for `repeat`. */
  recurrence: string
  repeat: Repeat
  details: Details
  ends: 'never' | 'on' | 'after'
  endsOn: string
  times: string
  forWhom: ForWhomInput
}

/** What an edit of a repeating reminder applies to: all occurrences, the opened one, or that and all following ones. */
export type Scope = 'all' | 'day' | 'following'

export const draftOf = (reminder: Reminder): EditDraft => ({
  title: reminder.title,
  description: reminder.description,
  date: reminder.date,
  time: reminder.time.slice(0, 5),
  recurrence: readRepeat(reminder.recurrence, reminder.date) ? custom : reminder.recurrence,
  repeat: repeatOf(reminder.recurrence, reminder.date),
  details: detailsOf(reminder),
  ends: reminder.ends_on && repeats(reminder) ? 'on' : 'never',
  endsOn: reminder.ends_on ?? '',
  times: '',
  forWhom: forWhomOf(reminder),
})

/** The `recurrence` of a draft whose repetition is set in `repeat`. */
export const custom = 'custom'

/** Returns the recurrence of a draft; null while it is incomplete. */
const recurrenceOf = ({
  recurrence,
  repeat,
  date,
}: Pick<EditDraft, 'recurrence' | 'repeat' | 'date'>): string | null =>
  recurrence === custom ? ruleOf(repeat, date) : recurrence

/**
 * Returns the default scope: the opened day of a series that began before it, else everything (docs/decisions/0071).
 */
export const firstScopeOf = ({ reminder, day }: Occurrence): Scope =>
  repeats(reminder) && day > reminder.date ? 'day' : 'all'

/** Returns the draft for another scope, whose date is that of the first day or of the opened one. */
export const withScope = (draft: EditDraft, scope: Scope, { reminder, day }: Occurrence): EditDraft => ({
  ...draft,
  date: scope === 'all' ? reminder.date : day,
})

/** Whether a rule contains its own end, so that its description includes it: 'until 31 Mar 2027'. */
export const saysItsEnd = (recurrence: string): boolean => /;(?:UNTIL|COUNT)=/.test(recurrence)

/** Returns the error of a draft, or null. A date that was already past may stay (docs/product/decisions.md#13). */
export function faultOf(draft: EditDraft, before: string, today: string): string | null {
  if (draft.title.trim() === '' || draft.date === '') return failures.reminderTitleAndDate
  if (draft.date < today && draft.date !== before) return failures.reminderPastDate
  if (recurrenceOf(draft) === null) return failures.reminderRepeat
  if (draft.recurrence !== 'none' && !hasEnd(draft)) return failures.reminderEnd
  if (draft.recurrence === 'none' && draft.ends === 'never' && draft.endsOn !== '' && draft.endsOn < draft.date) {
    return failures.reminderLastDay
  }

  return null
}

function hasEnd({ ends, endsOn, times, date }: EditDraft): boolean {
  if (ends === 'on') return endsOn >= date && endsOn !== ''
  if (ends === 'after') return /^\d+$/.test(times) && Number(times) >= 1 && Number(times) <= limits.timesMax
  return true
}

/**
 * Explains the date of a repeating reminder: changing it moves all occurrences and removes those before it. Null if it
 * does not repeat.
 */
export function dateHintOf(draft: EditDraft, reminder: Reminder, engine: RecurrenceEngine | undefined): string | null {
  if (!repeats(draft)) return null
  if (draft.date === reminder.date || draft.date === '') return words.firstDay

  const recurrence = recurrenceOf(draft) ?? 'none'
  const festival = recurrence === reminder.recurrence ? reminder.festival : null
  const range = { from: draft.date, to: addDays(draft.date, 366) }
  const [first = draft.date] = occurrencesOf({ ...reminder, date: draft.date, recurrence, festival }, range, engine)
  return words.movedFirstDay(dateInWords(first), first > reminder.date)
}

/**
 * Returns the input of an update. An untouched time keeps its seconds, and thus remains a default time if it was one.
 */
export function updateOf(draft: EditDraft, reminder: Reminder): InputOf<typeof update> {
  const untouched = draft.time === reminder.time.slice(0, 5)

  return {
    id: reminder.id,
    title: draft.title.trim(),
    description: draft.description,
    date: draft.date,
    time: untouched ? reminder.time : draft.time || null,
    recurrence: isUntouched(draft, reminder) ? reminder.recurrence : recurrenceOf(draft)!,
    ...endOf(draft, reminder),
    ...changedDetails(draft.details, reminder),
  }
}

/**
 * Transfers a draft to another reminder: edited fields are kept, all others and the day are the other reminder's. Used
 * between a changed occurrence and its series.
 */
export function rebased(draft: EditDraft, from: Reminder, to: Reminder): EditDraft {
  const [before, target] = [draftOf(from), draftOf(to)]
  return {
    ...target,
    ...changedIn(draft, before, ['title', 'description', 'time']),
    details: { ...target.details, ...changedIn(draft.details, before.details, keysOf(draft.details)) },
  }
}

/** A field that was changed both here and elsewhere. @see conflictsOf */
export type Conflict =
  | { field: 'title' | 'description' | 'date' | 'time'; mine: string; theirs: string }
  | { field: 'rule'; mine: Rule; theirs: Rule }
  | { field: 'forWhom' }
  | { field: 'detail' }

/** Returns the fields that a draft and somebody else have changed differently since the form was opened. */
export function conflictsOf(draft: EditDraft, opened: Reminder, current: Reminder): Conflict[] {
  const [before, now] = [draftOf(opened), draftOf(current)]
  const isIn = (mine: unknown, was: unknown, theirs: unknown) =>
    differs(mine, was) && differs(theirs, was) && differs(mine, theirs)
  const texts = (['title', 'description', 'date', 'time'] as const)
    .filter((field) => isIn(draft[field], before[field], now[field]))
    .map((field) => ({ field, mine: draft[field], theirs: now[field] }))
  const isRule = isIn(ruleIn(draft), ruleIn(before), ruleIn(now))
  const isForWhom = isIn(draft.forWhom, before.forWhom, now.forWhom)
  const isDetail = keysOf(draft.details).some((key) => isIn(draft.details[key], before.details[key], now.details[key]))
  return [
    ...texts,
    ...(isRule ? [{ field: 'rule' as const, mine: asRule(draft, opened), theirs: current }] : []),
    ...(isForWhom ? [{ field: 'forWhom' as const }] : []),
    ...(isDetail ? [{ field: 'detail' as const }] : []),
  ]
}

function asRule(draft: EditDraft, { recurrence: before, festival }: Reminder): Rule {
  const recurrence = recurrenceOf(draft) ?? 'none'
  return {
    date: draft.date,
    recurrence,
    festival: recurrence === before ? festival : null,
    ...(draft.ends === 'on' && { ends_on: draft.endsOn }),
  }
}

/** What makes up the rule, compared and taken as one: parts of two rules would be a third that nobody chose. */
const ruleIn = ({ recurrence, repeat, ends, endsOn, times }: EditDraft) => [
  recurrence,
  recurrence === custom && repeat,
  ends,
  endsOn,
  times,
]

/**
 * Returns the other person's version with what the draft changes. @param keepsMine whether fields that both have changed
 * keep the draft's value.
 */
export function merged(draft: EditDraft, opened: Reminder, current: Reminder, keepsMine: boolean): EditDraft {
  const [before, now] = [draftOf(opened), draftOf(current)]
  const isMine = (mine: unknown, was: unknown, theirs: unknown) =>
    differs(mine, was) && (keepsMine || !differs(theirs, was))
  const kept = (['title', 'description', 'date', 'time', 'forWhom'] as const)
    .filter((field) => isMine(draft[field], before[field], now[field]))
    .map((field) => [field, draft[field]])
  const { recurrence, repeat, ends, endsOn, times } = isMine(ruleIn(draft), ruleIn(before), ruleIn(now)) ? draft : now
  const details = keysOf(draft.details)
    .filter((key) => isMine(draft.details[key], before.details[key], now.details[key]))
    .map((key) => [key, draft.details[key]])
  return {
    ...now,
    ...Object.fromEntries(kept),
    recurrence,
    repeat,
    ends,
    endsOn,
    times,
    details: { ...now.details, ...Object.fromEntries(details) },
  }
}

const keysOf = (details: Details) => Object.keys(details) as (keyof Details)[]

const changedIn = <Fields extends object>(now: Fields, before: Fields, keys: (keyof Fields)[]): Partial<Fields> =>
  Object.fromEntries(
    keys.filter((key) => differs(now[key], before[key])).map((key) => [key, now[key]]),
  ) as Partial<Fields>

/** Whether a custom repetition is unchanged; the form may express the same rule in another order. */
const isUntouched = ({ recurrence, repeat, date }: EditDraft, reminder: Reminder): boolean =>
  recurrence === custom &&
  date === reminder.date &&
  JSON.stringify(repeat) === JSON.stringify(repeatOf(reminder.recurrence, reminder.date)) &&
  readRepeat(reminder.recurrence, reminder.date) !== null

/** Returns the fields for the end of the repetition, if it has changed. */
function endOf(
  { recurrence, ends, endsOn, times }: EditDraft,
  reminder: Reminder,
): { ends_on?: string | null; times?: number } {
  if (recurrence === 'none') {
    if (repeats(reminder) || endsOn === (reminder.ends_on ?? '')) return {}
    return { ends_on: endsOn || null }
  }
  if (ends === 'after') return { times: Number(times) }
  const chosen = ends === 'on' ? endsOn : null
  return chosen === (reminder.ends_on ?? null) ? {} : { ends_on: chosen }
}

/** Returns the input that turns one occurrence of a repeating reminder into a separate one. */
export function updateOfDay(draft: EditDraft, { reminder, day }: Occurrence): InputOf<typeof update> {
  const { recurrence: _, ends_on: _end, times: _times, ...edit } = updateOf(draft, reminder)

  return { ...edit, occurrence_date: day, only_day: true }
}

/** Returns the input that turns an occurrence and all following ones into a separate series. */
export function updateOfFollowing(draft: EditDraft, { reminder, day }: Occurrence): InputOf<typeof update> {
  const { recurrence, ...edit } = updateOf(draft, reminder)
  const isSame = recurrence === reminder.recurrence

  return { ...edit, ...(!isSame && { recurrence }), occurrence_date: day, following: true }
}

/** Returns the selectable recurrences; a rule without a name is kept and described in words. */
export function recurrenceOptions(reminder: Reminder, inWords: string | null): { value: string; label: string }[] {
  const { recurrence, date } = reminder
  const spelled = readRepeat(recurrence, date) !== null
  const unnamed = !isNamed(recurrence) && !spelled
  const options = Object.entries(namedLabels).map(([value, label]) => ({
    value,
    label: reminder.festival !== null && value === reminder.recurrence ? `Custom: ${inWords}` : label,
  }))

  const all = [...options, { value: custom, label: spelled ? `Custom: ${inWords}` : words.custom }]
  return unnamed ? [...all, { value: reminder.recurrence, label: `Custom: ${inWords}` }] : all
}

const namedLabels = {
  none: 'Never',
  daily: 'Daily',
  weekdays: 'Weekdays',
  weekly: 'Weekly',
  monthly: 'Monthly',
  yearly: 'Yearly',
}
