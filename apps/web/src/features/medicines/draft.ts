import { medicines as limits } from '@planner/contract/constants/reminders'
import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import { unitsInWords } from '@planner/contract/medicine-words'
import type { create, Food, Medicine, Unit, update } from '@planner/contract/medicines'
import type { MedicineReading } from '@planner/reminder-language/medicine'
import { type Repeat, readRepeat, repeatOf, ruleOf } from '#features/reminders/edit/repeat.ts'
import { differs } from '#platform/differs.ts'

/** A medicine as typed into the form. */
export type MedicineDraft = {
  name: string
  unit: Unit
  food: Food | ''
  times: readonly { time: string; amount: string }[]
  /** A named recurrence, an RRULE that the form cannot express, or 'custom' for `repeat`. */
  recurrence: string
  repeat: Repeat
  /** An RRULE that the form cannot express, which stays selectable; null if there is none. */
  ownRule: string | null
  /** The first day; empty for today. */
  startsOn: string
  days: string
  endsOn: string
  stock: string
  refillDays: string
  onList: boolean
  note: string
}

/** The `recurrence` of a draft whose days are set in `repeat`. */
export const custom = 'custom'

/** Returns the fields for the days of a medicine. */
function daysOf(recurrence: string, startsOn: string): Pick<MedicineDraft, 'recurrence' | 'repeat' | 'ownRule'> {
  if (recurrence !== 'daily' && canExpress(recurrence, startsOn))
    return { recurrence: custom, repeat: repeatOf(recurrence, startsOn), ownRule: null }
  // Choosing certain days offers the days of the week.
  return { recurrence, repeat: repeatOf('weekly', startsOn), ownRule: recurrence === 'daily' ? null : recurrence }
}

const canExpress = (recurrence: string, startsOn: string): boolean =>
  ['weekdays', 'weekly', 'monthly', 'yearly'].includes(recurrence) || readRepeat(recurrence, startsOn) !== null

/** Returns the recurrence of a draft; null while its days are incomplete. */
export const recurrenceOf = ({ recurrence, repeat, startsOn }: MedicineDraft, today: string): string | null =>
  recurrence === custom ? ruleOf(repeat, startsOn || today) : recurrence

/**
 * Creates a draft from a parsed text. @param whom a person named in the text who is not in the household; added to the
 * medicine's name.
 */
export const draftOfReading = (reading: MedicineReading, whom: string | null, today: string): MedicineDraft => ({
  name: whom === null ? reading.name : `${reading.name} (${whom})`,
  unit: reading.unit,
  food: reading.food ?? '',
  times: reading.times.map(({ time, amount }) => ({
    time: time.slice(0, 5),
    // Left empty, so that the person must enter it.
    amount: reading.doubts.some(({ is }) => is === 'no amount') ? '' : String(amount),
  })),
  ...daysOf(reading.recurrence, reading.startsOn ?? today),
  startsOn: reading.startsOn ?? '',
  days: reading.days === null ? '' : String(reading.days),
  endsOn: reading.endsOn ?? '',
  stock: reading.stock === null ? '' : String(reading.stock),
  refillDays: reading.stock === null ? '' : '3',
  onList: false,
  note: '',
})

export const draftOf = (medicine: Medicine): MedicineDraft => ({
  name: medicine.name,
  unit: medicine.unit,
  food: medicine.food ?? '',
  times: medicine.times.map(({ time, amount }) => ({ time: time.slice(0, 5), amount: String(amount) })),
  ...daysOf(medicine.recurrence, medicine.starts_on),
  startsOn: medicine.starts_on,
  days: '',
  endsOn: medicine.ends_on ?? '',
  stock: medicine.left === null ? '' : String(medicine.left),
  refillDays: medicine.refill_days === null ? '' : String(medicine.refill_days),
  onList: medicine.refill_list,
  note: medicine.note,
})

/** Returns the reason why the draft can't be saved, as a sentence; null if it can. */
export function faultOf(draft: MedicineDraft, today: string): string | null {
  const { name, times, days, stock } = draft
  if (name.trim() === '') return failures.medicineName
  if (times.some(({ time }) => time === '')) return failures.medicineTime
  if (times.some(({ amount }) => !isAmount(amount, 0.01, limits.amountMax))) return failures.medicineAmount
  if (new Set(times.map(({ time }) => time)).size < times.length) return failures.medicineSameTime
  if (days !== '' && !(/^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= limits.daysMax))
    return failures.medicineDays
  if (recurrenceOf(draft, today) === null) return failures.reminderRepeat
  return stock === '' || isAmount(stock, 0, limits.stockMax) ? null : failures.medicineStock
}

/**
 * Returns the first amount, as '12 tablets', that is more than people take at once; null if there is none. It may still
 * be right, so the person is asked.
 */
export function unlikelyIn(drafts: readonly Pick<MedicineDraft, 'times' | 'unit'>[]): string | null {
  for (const { times, unit } of drafts)
    for (const { amount } of times)
      if (numberOf(amount) > limits.usualMax[unit]) return unitsInWords(numberOf(amount), unit)
  return null
}

const isAmount = (typed: string, min: number, max: number): boolean =>
  /^\d+(?:[.,]\d{1,2})?$/.test(typed.trim()) && numberOf(typed) >= min && numberOf(typed) <= max

const numberOf = (typed: string): number => Number(typed.trim().replace(',', '.'))

const timesOf = ({ times }: MedicineDraft) => times.map(({ time, amount }) => ({ time, amount: numberOf(amount) }))

const refillOf = ({ refillDays, onList }: MedicineDraft) => ({
  refill_days: refillDays === '' ? null : Number(refillDays),
  refill_list: onList && refillDays !== '',
})

/** Returns the input that adds the medicine. */
export const creationOf = (draft: MedicineDraft, today: string): Omit<InputOf<typeof create>, 'id'> => ({
  name: draft.name.trim(),
  unit: draft.unit,
  food: draft.food === '' ? null : draft.food,
  note: draft.note,
  times: timesOf(draft),
  recurrence: recurrenceOf(draft, today)!,
  ...(draft.startsOn && { starts_on: draft.startsOn }),
  ...(draft.days !== '' ? { days: Number(draft.days) } : draft.endsOn !== '' && { ends_on: draft.endsOn }),
  stock: draft.stock === '' ? null : numberOf(draft.stock),
  ...refillOf(draft),
})

/** Returns the input that updates the medicine: only the changed fields, so that changes made elsewhere are kept. */
export function changeOf(draft: MedicineDraft, medicine: Medicine): InputOf<typeof update> {
  const before = draftOf(medicine)
  const is = (...names: (keyof MedicineDraft)[]) => names.some((name) => differs(draft[name], before[name]))
  return {
    id: medicine.id,
    ...(is('name') && { name: draft.name.trim() }),
    ...(is('unit') && { unit: draft.unit }),
    ...(is('food') && { food: draft.food === '' ? null : draft.food }),
    ...(is('note') && { note: draft.note }),
    ...(is('times') && { times: timesOf(draft) }),
    // The days are counted from the first one, so each needs the other.
    ...(is('recurrence', 'repeat', 'startsOn') && {
      recurrence: recurrenceOf(draft, medicine.starts_on)!,
      starts_on: draft.startsOn || medicine.starts_on,
    }),
    ...(is('endsOn') && { ends_on: draft.endsOn === '' ? null : draft.endsOn }),
    ...(is('refillDays', 'onList') && refillOf(draft)),
  }
}

/** Returns the stock if it was changed, else undefined. */
export const stockOf = (draft: MedicineDraft, medicine: Medicine): number | null | undefined =>
  draft.stock === draftOf(medicine).stock ? undefined : draft.stock === '' ? null : numberOf(draft.stock)

/** Returns the number of doses of a daily course of a number of days; null for any other. */
export const dosesOf = ({ days, times, recurrence }: MedicineDraft): number | null =>
  /^\d+$/.test(days) && recurrence === 'daily' ? Number(days) * times.length : null
