/** What a dish is on the table. */
export const courses = [
  'bread',
  'rice',
  'dal',
  'curry',
  'sabzi',
  'kebab',
  'fry',
  'chutney',
  'pickle',
  'salad',
  'raita',
  'soup',
  'snack',
  'chaat',
  'breakfast dish',
  'sweet',
  'drink',
  'preserve',
  'powder',
] as const
export type Course = (typeof courses)[number]

/** When a dish is eaten. */
export const meals = ['breakfast', 'lunch', 'hi-tea', 'dinner', 'snack'] as const
export type Meal = (typeof meals)[number]

/** Its part in a plate. */
export const roles = ['staple', 'dal', 'main', 'side', 'relish', 'snack', 'sweet', 'drink', 'whole meal'] as const
export type Role = (typeof roles)[number]

export const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

/** Months (1 to 12) of the seasons that a dish may name instead of months. */
export const seasons: Readonly<Record<string, readonly number[]>> = {
  winter: [11, 12, 1, 2],
  spring: [2, 3],
  summer: [3, 4, 5, 6],
  monsoon: [6, 7, 8, 9],
  autumn: [9, 10, 11],
}

/** Measures of an amount. No measure means pieces. */
export const units = ['g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'piece', 'clove', 'pinch'] as const
export type Unit = (typeof units)[number]

/** Minutes in each unit of a timer. */
export const timerUnits: Readonly<Record<string, number>> = {
  second: 1 / 60,
  seconds: 1 / 60,
  minute: 1,
  minutes: 1,
  hour: 60,
  hours: 60,
  day: 1440,
  days: 1440,
}

/** Named timers that pass by themselves; every other name is work beside other work. */
export const waits = [
  'soak',
  'ferment',
  'marinate',
  'rest',
  'cool',
  'set',
  'dry',
  'chill',
  'freeze',
  'drain',
  'settle',
  'ripen',
  'rise',
  'sprout',
  'mature',
  'smoke',
  'hang',
  'steep',
] as const

/** Work that runs beside another step and takes no time of its own. */
export const besides = 'meanwhile'
