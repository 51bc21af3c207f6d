import * as z from 'zod/mini'
import { medicines as limits } from './constants/reminders.ts'
import { endpoint } from './endpoint.ts'
import { Day, Done, Id, optionalText, Time, text } from './fields.ts'
import { Recurrence, Shared, sharing } from './reminders.ts'

/** The unit in which a dose is counted; 'dose' if none was given. */
export const units = [
  'tablet',
  'capsule',
  'ml',
  'drop',
  'spoon',
  'puff',
  'unit',
  'sachet',
  'injection',
  'dose',
] as const
export const Unit = z.enum(units, `unit must be one of ${units.join(', ')}`)
export type Unit = z.infer<typeof Unit>

/** When it is taken relative to food. */
export const foods = ['before', 'with', 'after'] as const
export const Food = z.enum(foods, 'food must be before, with or after')
export type Food = z.infer<typeof Food>

const quarters = (name: string, { min, max }: { min: number; max: number }) =>
  z.number(`${name} must be a number`).check(
    z.minimum(min, `${name} must be at least ${min}`),
    z.maximum(max, `${name} must be at most ${max.toLocaleString('en-IN')}`),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, `${name} has at most two decimals`),
  )

/** A time of day and the amount taken then. */
export const DoseTime = z.object({ time: Time, amount: quarters('Amount', { min: 0.01, max: limits.amountMax }) })
export type DoseTime = z.infer<typeof DoseTime>

const Times = z
  .array(DoseTime)
  .check(
    z.minLength(1, 'At least one time of day'),
    z.maxLength(limits.timesMax, `At most ${limits.timesMax} times a day`),
  )

const Stock = quarters('Stock', { min: 0, max: limits.stockMax })

const fields = {
  name: text('Name', { max: limits.nameMax }),
  unit: Unit,
  food: z.nullable(Food),
  note: optionalText('Note', { max: limits.noteMax }),
  times: Times,
  /** The days on which it is taken; 'none' is not allowed here. */
  recurrence: Recurrence.check(z.refine((value) => value !== 'none', 'Repeats must name the days of the medicine')),
  /** The last day; null for no end. */
  ends_on: z.nullable(Day),
  /** How many days before it runs out a reminder to refill is due; null for none. */
  refill_days: z.nullable(
    z
      .int('refill_days must be a whole number of days')
      .check(
        z.minimum(0, 'refill_days must not be negative'),
        z.maximum(limits.refillDaysMax, `At most ${limits.refillDaysMax} days ahead`),
      ),
  ),
  /** Whether it is put on the shopping list when the reminder to refill is due. */
  refill_list: z.boolean('refill_list must be true or false'),
}

export const Medicine = z.object({
  id: Id,
  name: z.string(),
  unit: Unit,
  food: z.nullable(Food),
  note: z.string(),
  /** Earliest first. */
  times: z.array(DoseTime),
  recurrence: z.string(),
  starts_on: Day,
  ends_on: z.nullable(Day),
  /** Whether doses are suspended: through `paused_until`, or until it is resumed. */
  paused: z.boolean(),
  paused_until: z.nullable(Day),
  /** The remaining amount, counting doses marked as taken; null if it is not counted. */
  left: z.nullable(z.number()),
  /** The first day for which the stock does not suffice; null if it lasts. */
  runs_out_on: z.nullable(Day),
  refill_days: z.nullable(z.int()),
  refill_list: z.boolean(),
  /** The day of the reminder to refill; null if none is planned. */
  refill_on: z.nullable(Day),
  /** Whether the caller added it. */
  mine: z.boolean(),
  /** Absent if it is private. */
  shared: z.optional(Shared),
})
export type Medicine = z.infer<typeof Medicine>

export const list = endpoint({
  method: 'GET',
  path: '/api/medicines',
  access: 'member',
  summary: 'List the user’s medicines, and those of the household whose doses ring at the user',
  input: z.object({}),
  result: z.array(Medicine),
})

export const create = endpoint({
  method: 'POST',
  path: '/api/medicines',
  access: 'member',
  summary: 'Add a medicine; a reminder is made for each time of day',
  carries: ['idempotency-key'],
  input: z.object({
    /** Chosen by the caller, so that a repeated call adds only one. */
    id: z.optional(Id),
    name: fields.name,
    unit: z._default(Unit, 'dose'),
    food: z._default(fields.food, null),
    note: z._default(fields.note, ''),
    times: Times,
    recurrence: z._default(fields.recurrence, 'daily'),
    /** Defaults to today; the first dose is on the first of the medicine's days from then on. */
    starts_on: z.optional(Day),
    ends_on: z._default(fields.ends_on, null),
    /** Instead of a last day: the number of days for each time of day. */
    days: z.optional(
      z
        .int('Days must be a whole number')
        .check(
          z.minimum(1, 'Days must be at least 1'),
          z.maximum(limits.daysMax, `Days must be at most ${limits.daysMax}`),
        ),
    ),
    /** The initial stock; null to not count it. */
    stock: z._default(z.nullable(Stock), null),
    refill_days: z._default(fields.refill_days, null),
    refill_list: z._default(fields.refill_list, false),
    ...sharing,
  }),
  result: Medicine,
})

/** The past stays unchanged, also in the dose log: new times and days apply from now on. */
export const update = endpoint({
  method: 'PUT',
  path: '/api/medicines/:id',
  access: 'member',
  summary: 'Change a medicine from now on, pause it or resume it',
  carries: ['idempotency-key'],
  input: z.object({
    id: Id,
    ...z.partial(z.object(fields)).shape,
    /** The first day, from which 'every 2 weeks' and the like are counted; the doses before it are left out. */
    starts_on: z.optional(Day),
    paused: z.optional(z.boolean('paused must be true or false')),
    /** With `paused`: the last day of the pause; null to pause until it is resumed. */
    paused_until: z.optional(z.nullable(Day)),
    ...sharing,
  }),
  result: Medicine,
})

export const setStock = endpoint({
  method: 'POST',
  path: '/api/medicines/:id/stock',
  access: 'member',
  summary: 'Set a medicine’s stock, or add to it; null stops counting',
  carries: ['idempotency-key'],
  input: z.object({
    id: Id,
    /** The current stock. */
    left: z.optional(z.nullable(Stock)),
    /** The amount bought in addition. */
    added: z.optional(Stock),
  }),
  result: Medicine,
})

export const remove = endpoint({
  method: 'DELETE',
  path: '/api/medicines/:id',
  access: 'member',
  summary: 'Delete a medicine with its reminders and its dose log',
  carries: ['idempotency-key'],
  input: z.object({ id: Id }),
  result: Done,
})

/** The state of a dose; 'due' is in the future, or today and not over yet. */
const doseStates = ['taken', 'skipped', 'missed', 'due'] as const

export const Dose = z.object({
  day: Day,
  time: z.string(),
  amount: z.number(),
  state: z.enum(doseStates),
})
export type Dose = z.infer<typeof Dose>

export const doseLog = endpoint({
  method: 'GET',
  path: '/api/medicines/:id/table',
  access: 'member',
  summary: 'List a medicine’s doses between two days, each with its state',
  input: z.object({ id: Id, from: Day, to: Day }),
  result: z.object({
    medicine: Medicine,
    /** By day and time. */
    doses: z.array(Dose),
  }),
})
