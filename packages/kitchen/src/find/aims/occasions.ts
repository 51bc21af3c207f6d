import type { DishEntry } from '../dish-index.ts'
import { type Aim, holds } from './aim.ts'

/** Whether the dish is served cold: with ice, or chilled or frozen. */
const isCold = ({ portions, timers }: DishEntry['dish']): boolean =>
  portions.some(({ food }) => food.name === 'ice') || timers.some(({ name }) => name === 'chill' || name === 'freeze')
const isWhole = ({ dish }: DishEntry): boolean => ['main', 'whole meal', 'dal'].includes(dish.role)

/** Aims about the occasion: parties, guests, the weather, festivals in general. */
export const occasionAims: readonly Aim[] = [
  {
    words:
      /\b(?:(?:for )?(?:a )?(?:birthday|b ?day)(?: party)?|kitty party|(?:for )?(?:a )?(?:party|parties)(?: starters?)?|starters?|appeti[sz]ers?|finger food)\b/,
    isCircumstance: true,
    fits: ({ dish }) =>
      ['snack', 'chaat', 'kebab', 'sweet'].includes(dish.course) || (dish.course === 'fry' && dish.role === 'snack'),
    worth: ({ dish }) => (dish.suits.includes('party') ? 0.5 : 0) + (['sweet'].includes(dish.course) ? 0 : 0.1),
  },
  {
    words: /\b(?:(?:for )?(?:the )?(?:guests?|mehmaan|mehman|dawat|visitors?|company))\b/,
    isCircumstance: true,
    fits: (entry, traits) =>
      (isWhole(entry) || ['sweet', 'rice', 'kebab'].includes(entry.dish.course)) && traits.rupees >= 25,
    worth: ({ dish, minutes }, { rupees }) =>
      Math.min(0.4, rupees / 200) + (minutes > 35 ? 0.2 : 0) + (dish.names.length > 3 ? 0.1 : 0),
  },
  {
    words: /\b(?:(?:for |in |on )?(?:a )?(?:rainy(?: days?| season)?|monsoon|barish|baarish))\b/,
    isCircumstance: true,
    fits: ({ dish }, traits) =>
      dish.course === 'soup' ||
      (traits.isFried && ['snack', 'fry', 'chaat'].includes(dish.course)) ||
      dish.suits.includes('rain'),
    worth: ({ dish }) => (dish.suits.includes('rain') ? 0.5 : 0),
  },
  {
    words: /\b(?:(?:for |in )?(?:the )?(?:summers?|hot weather|garmi(?:yon)?))\b/,
    isCircumstance: true,
    fits: ({ dish }, traits) =>
      dish.season?.some((month) => month >= 4 && month <= 6) === true ||
      (!traits.isFried && (isCold(dish) || holds(traits, 'summer', 0.15) > 0)),
    worth: ({ dish }) => (dish.season ? 0.3 : 0) + (dish.course === 'drink' ? 0.1 : 0),
  },
  {
    words: /\b(?:(?:for |in )?(?:the )?(?:winters?|cold weather|sardi(?:yon)?))\b/,
    isCircumstance: true,
    fits: ({ dish }, traits) =>
      dish.season?.some((month) => month === 12 || month === 1) === true || holds(traits, 'winter', 0.15) > 0,
    worth: ({ dish }) => (dish.season ? 0.3 : 0),
  },
  {
    words: /\b(?:festivals?|festive|tyohar|tyohaar|pooja|puja)(?: food| sweets?(?= ))?\b/,
    isCircumstance: true,
    fits: ({ dish }) => dish.occasions.length > 0,
    worth: ({ dish }) => Math.min(0.3, dish.occasions.length / 10),
  },
]
