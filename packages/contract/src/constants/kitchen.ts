/**
 * Recipes, plans, shopping list and pantry. From docs/product/specification.md#9-business-constants-and-limits, and our
 * own limits. Times are in milliseconds unless the name has another unit.
 */

export const recipes = {
  perCategory: 4,
  /** Days before a dish may appear again. */
  unseenDays: 90,
  regenerationsPerHour: 6,
  daysAhead: 7,
  queryMax: 300,
  /** Recipes on one shopping list: a week of plans. */
  listMax: 140,
  factMs: 3000,
  /** How long a cultural tip is shown. */
  culturalTipMs: 9000,
  taskPollMs: 2000,
  taskPolls: 60,
  /** Percentages at which the progress of a plan is reported; each is held until shown, at most `milestoneHoldMs`. */
  milestones: [20, 40, 80],
  /** The text of each milestone; the page shows it itself if a milestone passed between two polls. */
  milestoneMessages: {
    20: 'Checking what you’ve seen lately',
    40: 'Choosing seasonal dishes',
    80: 'Writing the recipes',
  },
  milestoneHoldMs: 10_000,
  /** The most recipes a language model writes for one person's plans per day, and the most that wait for a plan. */
  writtenPerDay: 3,
  /** How many questions of a person's daily budget these recipes may use in 24 hours. */
  writingQuestionsPerDay: 6,
} as const

/** A person's own recipes. */
export const ownRecipes = {
  max: 500,
  bytesMax: 20_000,
  importMax: 50,
  /** Web pages and pasted texts that a person may import in a day. */
  pagesPerDay: 30,
  textsPerDay: 100,
  pageBytesMax: 2_000_000,
  pastedMax: 20_000,
} as const

/** The most recipes one person can save. */
export const savedRecipesMax = 1000

/** Dishes that a person has chosen to cook. */
export const chosenDishes = {
  /** Dishes of one day. */
  perDay: 20,
  /** From today on, so that one shopping list can hold them all. */
  aheadMax: 140,
  /** The default number of people. */
  people: 4,
  /** The most people at one meal, guests included. */
  peopleMax: 12,
  /** How many past days the list includes: as long as leftovers keep. */
  daysBack: 2,
} as const

/** docs/decisions/0043 */
export const shoppingList = {
  /** Typed items still to be bought. */
  openMax: 300,
  /** Ingredients of chosen dishes and recipes that are still to be bought. */
  ofDishesMax: 2500,
  textMax: 80,
  /** Items added per call. */
  perCall: 50,
  /** Items ticked or removed per call. */
  idsMax: 1000,
  staplesMax: 60,
  /** How long a ticked item stays on the list. */
  tickedHours: 24,
  boughtRetentionDays: 90,
  /** Ticked and removed items kept per household. */
  settledMax: 2000,
  /** How long a removed item can be restored. */
  removedRetentionDays: 30,
  boughtShown: 100,
} as const

export const pantry = {
  /** Pantry items of one household. */
  max: 400,
  textMax: 100,
  /** The share of the bought amount below which an item runs low. */
  lowShare: 0.2,
  /** How long 'not now' applies. */
  quietDays: 7,
  /** How long buying and cooking can be undone. */
  undoDays: 30,
  /** How long used-up items are remembered as suggestions. */
  usedUpRetentionDays: 30,
  dishesShown: 24,
} as const
