import { medicines as limits } from '@planner/contract/constants/reminders'
import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import type { create, Food, Medicine, Unit, update } from '@planner/contract/medicines'
import type { MedicineReading } from '@planner/reminder-language/medicine'
import { differs } from '#platform/differs.ts'

/** A medicine as typed into the form. */
export type MedicineDraft = {
  name: string
  unit: Unit
  food: Food | ''
  times: readonly { time: string; amount: string }[]
  recurrence: string
  startsOn: string | null
  days: string
  endsOn: string
  stock: string
  refillDays: string
  onList: boolean
  note: string
}

/**
 * Creates a draft from a parsed text. @param whom a person named in the text who is not in the household; added to the
 * medicine's name.
 */
export const draftOfReading = (reading: MedicineReading, whom: string | null): MedicineDraft => ({
  name: whom === null ? reading.name : `${reading.name} (${whom})`,
  unit: reading.unit,
  food: reading.food ?? '',
  times: reading.times.map(({ time, amount }) => ({ time: time.slice(0, 5), amount: String(amount) })),
  recurrence: reading.recurrence,
  startsOn: reading.startsOn,
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
  recurrence: medicine.recurrence,
  startsOn: medicine.starts_on,
  days: '',
  endsOn: medicine.ends_on ?? '',
  stock: medicine.left === null ? '' : String(medicine.left),
  refillDays: medicine.refill_days === null ? '' : String(medicine.refill_days),
  onList: medicine.refill_list,
  note: medicine.note,
})

/** Returns the reason why the draft can't be saved, as a sentence; null if it can. */
export function faultOf({ name, times, days, stock }: MedicineDraft): string | null {
  if (name.trim() === '') return failures.medicineName
  if (times.some(({ time }) => time === '')) return failures.medicineTime
  if (times.some(({ amount }) => !isAmount(amount, 0.01, limits.amountMax))) return failures.medicineAmount
  if (new Set(times.map(({ time }) => time)).size < times.length) return failures.medicineSameTime
  if (days !== '' && !(/^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= limits.daysMax))
    return failures.medicineDays
  return stock === '' || isAmount(stock, 0, limits.stockMax) ? null : failures.medicineStock
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
export const creationOf = (draft: MedicineDraft): Omit<InputOf<typeof create>, 'id'> => ({
  name: draft.name.trim(),
  unit: draft.unit,
  food: draft.food === '' ? null : draft.food,
  note: draft.note,
  times: timesOf(draft),
  recurrence: draft.recurrence,
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
    ...(is('endsOn') && { ends_on: draft.endsOn === '' ? null : draft.endsOn }),
    ...(is('refillDays', 'onList') && refillOf(draft)),
  }
}

/** Returns the stock if it was changed, else undefined. */
export const stockOf = (draft: MedicineDraft, medicine: Medicine): number | null | undefined =>
  draft.stock === draftOf(medicine).stock ? undefined : draft.stock === '' ? null : numberOf(draft.stock)

/** Returns the number of doses of a course; null if it has no end. */
export const dosesOf = ({ days, times, recurrence }: MedicineDraft): number | null =>
  /^\d+$/.test(days) && recurrence === 'daily' ? Number(days) * times.length : null
