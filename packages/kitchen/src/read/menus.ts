import { parse } from 'yaml'
import * as z from 'zod'
import { parts } from '../plan/candidate.ts'
import { categoriesOfDish } from '../recipe/recipe-of-dish.ts'
import { categories } from '../recipe/types.ts'
import type { Cookbook } from './cookbook.ts'
import type { Fault } from './fault.ts'
import { roles } from './vocabulary.ts'

const Seat = z.array(z.enum(parts)).min(1)

/** The composition of a meal. */
const Meal = z.strictObject({
  /** True for lunch and dinner, which are plates of one place. */
  plate: z.boolean().default(false),
  /** The minutes of work available. */
  minutes: z.strictObject({ working: z.number(), holiday: z.number() }).optional(),
  /** The maximum of each kind among its four dishes. */
  most: z.partialRecord(z.enum(['fried', ...roles]), z.number()),
  /** The meals whose dishes it may use when none of its own fit. */
  borrows: z.array(z.enum(categories)).default([]),
  vegetarian: z.array(z.array(Seat).length(4)).min(1),
  mixed: z.array(z.strictObject({ veg: z.array(Seat).length(2), other: z.array(Seat).length(2) })).min(1),
})
const Meals = z.strictObject(Object.fromEntries(categories.map((one) => [one, Meal])) as Record<Category, typeof Meal>)

/** A dish that a festival or fast requires: one of a list, or one fit for the fast. */
const Must = z
  .strictObject({
    /** The ids of the places with this custom; everywhere when omitted. */
    places: z.array(z.string()).min(1).optional(),
    meal: z.enum(categories),
    dishes: z.array(z.string()).min(1).optional(),
    vrat: z.literal(true).optional(),
  })
  .refine(({ dishes, vrat }) => (dishes === undefined) !== (vrat === undefined), 'must name dishes, or vrat')

const Feast = z.strictObject({
  /** Its name in the festival calendar, or 'strict fast' for all days of a strict fast. */
  feast: z.string(),
  /** Other occasions of recipe files whose dishes belong to it too: those of Navratri on Durga Ashtami. */
  occasions: z.array(z.string()).default([]),
  /** For a festival of several days: whether the dishes are required on the first or on every day. */
  days: z.enum(['first', 'every']).default('first'),
  musts: z.array(Must).min(1),
})

type Category = (typeof categories)[number]
export type MealMenu = z.output<typeof Meal>
export type Must = z.output<typeof Must>
export type FeastMenu = z.output<typeof Feast>

export type Menus = {
  meals: Readonly<Record<Category, MealMenu>>
  feasts: readonly FeastMenu[]
  faults: readonly Fault[]
}

/**
 * Parses the menus.
 *
 * @param files the content of each file of `menus/`, by its path, such as 'feasts/south.yaml'.
 * @throws Error when `meals.yaml` cannot be parsed, because nothing can be planned without it.
 */
export function readMenus(files: ReadonlyMap<string, string>): Menus {
  const feasts: FeastMenu[] = []
  const faults: Fault[] = []
  for (const [file, text] of files) {
    if (!file.startsWith('feasts/')) continue
    const read = z.array(Feast).safeParse(parse(text))
    if (read.success) feasts.push(...read.data)
    else {
      const [issue] = read.error.issues
      faults.push({ file: `menus/${file}`, line: 1, text: `${issue!.path.join('.')}: ${issue!.message}` })
    }
  }
  return { meals: Meals.parse(parse(files.get('meals.yaml') ?? '')), feasts, faults }
}

/** Returns the dishes and places in the menus that the cookbook lacks, or does not serve at that meal. */
export function checkMenus({ feasts }: Menus, { dishes, places }: Pick<Cookbook, 'dishes' | 'places'>): string[] {
  const servedAt = (id: string): readonly string[] => categoriesOfDish(dishes.get(id)!)
  return feasts.flatMap(({ feast, musts }) =>
    musts.flatMap(({ dishes: wanted = [], places: kept = [], meal }) => [
      ...wanted.filter((id) => !dishes.has(id)).map((id) => `${feast}: there is no dish ${id}`),
      ...wanted
        .filter((id) => dishes.has(id) && !servedAt(id).includes(meal))
        .map((id) => `${feast}: ${id} is not served at ${meal}`),
      ...kept.filter((id) => !places.has(id)).map((id) => `${feast}: there is no place ${id}`),
    ]),
  )
}
