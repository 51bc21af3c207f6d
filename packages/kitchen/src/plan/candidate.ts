import type { Dish } from '../read/dish.ts'
import type { Course, Role } from '../read/vocabulary.ts'
import type { Category } from '../recipe/types.ts'

/** The light facts of a recipe by which a day is planned. */
export type Candidate = {
  id: string
  title: string
  /** A dish of the cookbook, or a variation that its file allows. */
  kind: 'dish' | 'variation'
  source: () => Dish
  veg: boolean
  categories: readonly Category[]
  role: Role
  course: Course
  /** The slots of a plate that it can take. */
  parts: readonly Part[]
  /** Ids of places where it is cooked, its home first. */
  places: readonly string[]
  region: string
  state: string
  /** Bits of `traits`. */
  traits: number
  /** Bits of `allergens`. */
  allergens: number
  /** Shop id of the food that it is mostly made of; undefined for grain and milk, which most meals hold. */
  main: string | undefined
  /** Shop ids of its vegetables and fruit. */
  fresh: readonly string[]
  /** Months in which it is cooked; null for all year. */
  season: readonly number[] | null
  /** Feasts that its file names, in the form of `occasionKey`. */
  occasions: readonly string[]
  /** By what it is kin to others: the dish of which it is a form, and its main food in its course. */
  kin: readonly [string, ...string[]]
  /** A hash of the id, by which chance decides whatever other candidates there are. */
  mark: number
}

/** What a dish can be on a plate. Wet is dal or gravy, dry what is eaten beside it. */
export const parts = [
  'staple',
  'whole meal',
  'dal',
  'gravy',
  'vegetable',
  'dry',
  'side',
  'relish',
  'snack',
  'sweet',
  'drink',
] as const
export type Part = (typeof parts)[number]

const wet = new Set<Course>(['curry', 'soup', 'dal'])
const cooked = new Set<Course>(['sabzi', 'curry', 'fry', 'kebab'])

/** The slots of a plate that a dish of this role and course can take. */
export function partsOf(role: Role, course: Course): Part[] {
  if (role === 'main') return wet.has(course) ? ['gravy', 'vegetable'] : ['dry', 'vegetable']
  if (role !== 'side') return [role]
  return [
    'side',
    ...(cooked.has(course) ? (['vegetable'] as const) : []),
    ...(wet.has(course) ? [] : (['dry'] as const)),
  ]
}

/** 'Makar Sankranti' and 'makar-sankranti' are one occasion. */
export const occasionKey = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-')

/** Forms of one dish are kin, and so are dishes of one main food and one course. */
export const kinKeysOf = (root: string, main: string | undefined, course: Course): [string, ...string[]] =>
  main === undefined ? [root] : [root, `${main} in ${course}`]
