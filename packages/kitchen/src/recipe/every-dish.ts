import { odd as oddOf } from '@planner/testing/odd'
import type { Draft } from '../compose/draft.ts'
import { pool } from '../compose/pool.ts'
import { recipe } from './recipe.ts'
import type { Recipe } from './types.ts'

/** A recipe of the pool as rules ask of it; grams a serving by ingredient, the texts of its steps, and all of them in one. */
export type Dish = { draft: Draft; one: Recipe; grams: ReadonlyMap<string, number>; texts: string[]; said: string }

let dishes: Dish[] | undefined

/** The whole pool, written once for all tests that a worker runs. For tests alone: it is kept. */
export const everyDish = (): readonly Dish[] =>
  (dishes ??= pool().map((draft) => {
    const one = recipe(draft.id)!
    const grams = new Map(one.quantities.map((part) => [part.id, part.grams / one.serves]))
    const texts = one.steps.map(({ text }) => text)
    return { draft, one, grams, texts, said: texts.join(' ') }
  }))

/**
 * The ids of the recipes within a scope that break a rule.
 *
 * @throws Error when the scope is empty, say since a wording changed.
 */
export const odd = (scope: (dish: Dish) => unknown, breaks: (dish: Dish) => unknown): string[] =>
  oddOf(everyDish().filter(scope), (dish) => Boolean(breaks(dish))).map(({ one }) => one.id)

/** The scope of a rule that is for every recipe. */
export const all = (): boolean => true

/** The scope of a rule on what some words describe. */
export const says =
  (words: RegExp) =>
  ({ said }: Dish): boolean =>
    words.test(said)

export const has = ({ draft }: Dish, ...ids: string[]): boolean => draft.parts.some(({ id }) => ids.includes(id))

/** Whether it is of one of some families, by their ids with spaces between. */
export const isOf = ({ draft }: Dish, families: string): boolean => families.split(' ').includes(draft.family.id)
