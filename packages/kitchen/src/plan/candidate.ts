import type { Dish } from '../read/dish.ts'
import type { Course, Role } from '../read/vocabulary.ts'
import type { Category } from '../recipe/types.ts'

/** The lightweight facts of a recipe needed for planning a day. */
export type Candidate = {
  id: string
  title: string
  /** A cookbook dish, or a variation its file allows. */
  kind: 'dish' | 'variation'
  source: () => Dish
  veg: boolean
  categories: readonly Category[]
  role: Role
  course: Course
  /** The slots of a plate it can take. */
  parts: readonly Part[]
  /** The ids of the places where it is cooked, its home first. */
  places: readonly string[]
  region: string
  state: string
  /** Bit mask of `traits`. */
  traits: number
  /** Bit mask of `allergens`. */
  allergens: number
  /** The shop id of its main food; undefined for grain and milk, which most meals contain. */
  main: string | undefined
  /** The shop ids of its vegetables and fruit. */
  fresh: readonly string[]
  /** The months in which it is cooked; null for all year. */
  season: readonly number[] | null
  /** The occasions its file names. */
  occasions: readonly string[]
  /** The id of the dish that its family goes back to: dishes of one family, forms and variations, are kin. */
  family: string
  /** Its main food within its course, such as "potato in sabzi"; undefined where that is mostly grain or milk. */
  mainInCourse: string | undefined
  /** A hash of the id that drives random choices, so that they do not depend on the other candidates. */
  mark: number
}

/** The parts a dish can play on a plate. Wet parts are dal or gravy; dry ones are eaten beside them. */
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

/** Returns the slots of a plate that a dish of this role and course can take. */
export function partsOf(role: Role, course: Course): Part[] {
  if (role === 'main') return wet.has(course) ? ['gravy', 'vegetable'] : ['dry', 'vegetable']
  if (role !== 'side') return [role]
  return [
    'side',
    ...(cooked.has(course) ? (['vegetable'] as const) : []),
    ...(wet.has(course) ? [] : (['dry'] as const)),
  ]
}
