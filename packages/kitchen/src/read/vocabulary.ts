/** The kinds of dish. */
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

/** The appearance of a dish when served: its texture or shape. */
export const textures = [
  // From a pot.
  'gravy',
  'broth',
  'dal',
  'soup',
  'mash',
  'greens',
  'bake',
  'dry',
  'scramble',
  'porridge',
  'gruel',
  'curd',
  'plain rice',
  'mixed rice',
  'noodles',
  'pasta',
  // Breads.
  'stack',
  'stuffed bread',
  'naan',
  'puffed bread',
  'folded bread',
  'baked balls',
  'buns',
  'loaf',
  'griddle cake',
  'wafers',
  // Batters and doughs, steamed or from the griddle.
  'dosa',
  'crepe',
  'idli',
  'flat cakes',
  'griddle cakes',
  'steamed balls',
  'squares',
  'rolls',
  'steamed rolls',
  'coiled slices',
  'paniyaram',
  'puttu',
  'string hoppers',
  'appam',
  'dumplings',
  'fried dumplings',
  // Fried and roasted.
  'vada',
  'vada in curd',
  'vada in broth',
  'fritters',
  'balls',
  'patties',
  'samosa',
  'half moons',
  'spirals',
  'threads',
  'mixture',
  'chips',
  'sticks',
  'diamonds',
  'discs',
  'seared',
  'skewers',
  'roast',
  'whole fish',
  'cobs',
  'parcels',
  // Street food and café dishes.
  'chaat',
  'filled puris',
  'sandwich',
  'toast',
  'wrap',
  'filled buns',
  'bread and curry',
  'puri and curry',
  'baati and curry',
  'pav and curry',
  'rice and curry',
  'pizza',
  // Eggs.
  'boiled eggs',
  'fried eggs',
  // Sweets.
  'ladoo',
  'barfi',
  'peda',
  'halwa',
  'kheer',
  'balls in syrup',
  'white balls in syrup',
  'balls in milk',
  'jalebi',
  'lace',
  'ghevar',
  'sweet half moons',
  'modak',
  'kulfi',
  'scoops',
  'muffins',
  'tarts',
  'waffles',
  'sliced roll',
  'cake',
  'rings',
  'set curd',
  // Drinks.
  'glass',
  'milk glass',
  'steel tumbler',
  'clay cup',
  'tea',
  'black tea',
  'pink tea',
  'coffee',
  'chocolate cup',
  // Served with a meal.
  'jar',
  'powder',
  'salad',
] as const
export type Texture = (typeof textures)[number]

/** The meals at which a dish is eaten. */
export const meals = ['breakfast', 'lunch', 'hi-tea', 'dinner', 'snack'] as const
export type Meal = (typeof meals)[number]

/** The role of a dish on a plate. */
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

/** The months (1 to 12) of the seasons a file may give instead of months. */
export const seasons: Readonly<Record<string, readonly number[]>> = {
  winter: [11, 12, 1, 2],
  spring: [2, 3],
  summer: [3, 4, 5, 6],
  monsoon: [6, 7, 8, 9],
  autumn: [9, 10, 11],
}

/** Units of an amount. No unit means pieces. */
export const units = ['g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'piece', 'clove', 'pinch'] as const
export type Unit = (typeof units)[number]

/** Minutes per unit of a timer. */
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

/** Timer names for waits, which need no work; any other name is work in parallel. */
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

/** Work that runs in parallel to another step and takes no time of its own. */
export const besides = 'meanwhile'

/**
 * Work at the stove whose minutes scale with the amount: milk to half, syrup to a thread, a halwa until it leaves the
 * pan.
 */
export const boilsDown = 'reduce'

/**
 * What the minutes of a timer at the stove or board scale with, by its name. An unnamed timer only takes longer until
 * the food added before it is hot.
 */
export const follows = ['brown', 'turns', 'tin', 'paste', 'steady'] as const
export type Follows = (typeof follows)[number]

/**
 * Prefix for work at the board, which takes as long for eight as for two, unless it is done piece by piece ('~board
 * turns').
 */
export const board = 'board'

/** Prefix for cooking under pressure ('~pressure{10%minutes}'). */
export const pressure = 'pressure'

/**
 * Timers not shown on the page: handwork ('~hands{6%minutes}', such as filling and scraping down a grinder or kneading
 * dough; '~hands turns' if it scales with the amount), the flame in a step without a timer, and preheating an oven
 * before the next step.
 */
export const unseenClocks = ['hands', 'flame', 'preheat'] as const
export type UnseenClock = (typeof unseenClocks)[number]

/** Skills besides those implied by amounts and timers: deep frying, syrup, chhena, a rising batter. */
export const skills = [
  'filling',
  'rolling out',
  'sugar stages',
  'pressing',
  'wrapping',
  'sealing',
  'embers',
  'folding in',
] as const
export type Skill = (typeof skills)[number]

/** Equipment that people search by: 'baked', 'steamed', 'without oven'. */
export const methods = ['oven', 'tandoor', 'pressure cooker', 'steam', 'grill', 'microwave', 'air fryer'] as const
export type Method = (typeof methods)[number]

/** Purposes that neither course nor amounts reveal: soft food, a party, a rainy day. */
export const purposes = ['soft food', 'party', 'rain'] as const
export type Purpose = (typeof purposes)[number]

/** The groups of a food in cooking, besides its aisle (the column `groups` of foods/*.csv). */
export const foodGroups = [
  // At the board: greens to pick over and wash, herbs to wash, foods in pods, grain to rinse.
  'leaves',
  'herb',
  'pods',
  'rinsed',
  /** Small as bought, so never diced. */
  'small',
  // In measuring: poured from a jug, never halved, salt.
  'poured',
  'whole',
  'salt',
  // In keeping: foods that spoil, and vegetables dry or sour enough to keep.
  'spoils',
  'dry',
  // In a strict Jain home.
  'yeast',
  'soured',
  'sprouted',
  'fig',
  'curd',
  /** Made of pulses, though sold in another aisle. */
  'pulse',
  // In search.
  'sweetener',
  'chilli',
  'fat',
  'nut',
  'fast starch',
  'iron',
  'calcium',
  'summer',
  'winter',
  /** In so many meals that sharing it does not make two dishes alike. */
  'everyday',
] as const
export type FoodGroup = (typeof foodGroups)[number]

/** Allergens; their order determines the bits used for planning. */
export const allergens = [
  'gluten',
  'milk',
  'egg',
  'soy',
  'peanut',
  'tree-nut',
  'sesame',
  'mustard',
  'sulphite',
  'fish',
  'crustacean',
  'mollusc',
] as const
export type Allergen = (typeof allergens)[number]
