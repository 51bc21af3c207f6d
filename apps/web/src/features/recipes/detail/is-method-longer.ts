import type { Recipe } from '@planner/contract/kitchen/recipes'

/** On a wide screen, in pixels: an ingredient, a line of a step, the gap after a step, and roughly a line's letters. */
const ingredient = 35
const line = 25
const gap = 16
const letters = 56

/** Estimates whether the method is higher than the list of ingredients beside it. */
export const isMethodLonger = ({ ingredients, instructions }: Pick<Recipe, 'ingredients' | 'instructions'>): boolean =>
  instructions.reduce((height, text) => height + Math.ceil(text.length / letters) * line + gap, 0) >
  ingredients.length * ingredient
