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

/** What a dish looks like when it is served: its texture, or its shape. */
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
  // Of the street and the café.
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
  // Beside a meal.
  'jar',
  'powder',
  'salad',
] as const
export type Texture = (typeof textures)[number]

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

/** Work at the stove whose minutes follow the amount: milk to half, syrup to a thread, a halwa until it leaves the pan. */
export const boilsDown = 'reduce'

/**
 * What the minutes of a clock at the stove or the board follow when the amounts change, by the name of its timer. An unnamed clock
 * takes longer only until what was put in before it is hot.
 */
export const follows = ['brown', 'turns', 'tin', 'paste', 'steady'] as const
export type Follows = (typeof follows)[number]

/** Before what a clock follows: work at the board. It takes as long for eight as for two, unless it goes by turns ('~board turns'). */
export const board = 'board'

/** Before what a clock follows: of a cooker under pressure ('~pressure{10%minutes}'). */
export const pressure = 'pressure'

/**
 * Minutes that no clock of the page shows: of the hands ('~hands{6%minutes}': a grinder that is filled and scraped down, dough that is
 * kneaded; '~hands turns' where they follow the amount), over the flame in a step without a clock, and of an oven that has to be hot
 * before the next step.
 */
export const unseenClocks = ['hands', 'flame', 'preheat'] as const
export type UnseenClock = (typeof unseenClocks)[number]

/** What takes practice, beside what the amounts and the timers tell: frying in a bath, syrup, chhena, a batter that rises. */
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

/** What it is cooked with, where people ask for that: 'baked', 'steamed', 'without oven'. */
export const methods = ['oven', 'tandoor', 'pressure cooker', 'steam', 'grill', 'microwave', 'air fryer'] as const
export type Method = (typeof methods)[number]

/** What people want a dish for that neither course nor amounts tell: soft food, a party, a day of rain. */
export const purposes = ['soft food', 'party', 'rain'] as const
export type Purpose = (typeof purposes)[number]

/** What a food is to a cook besides its aisle (the column `groups` of foods/*.csv). */
export const foodGroups = [
  // At the board: greens that are picked over and washed, herbs that are only washed, what comes out of pods, grain that is rinsed.
  'leaves',
  'herb',
  'pods',
  'rinsed',
  /** As it is bought: nobody dices it. */
  'small',
  // In a measure: from a jug, and never half of one.
  'poured',
  'whole',
  'salt',
  // In a jar: what spoils it, and what of the vegetables is dry or sour enough for it.
  'spoils',
  'dry',
  // In a strict Jain home.
  'yeast',
  'soured',
  'sprouted',
  'fig',
  'curd',
  /** Made of pulses, though it lies in another aisle. */
  'pulse',
  // In a search.
  'sweetener',
  'chilli',
  'fat',
  'nut',
  'fast starch',
  'iron',
  'calcium',
  'summer',
  'winter',
  /** In so many meals that two dishes are not alike for it. */
  'everyday',
] as const
export type FoodGroup = (typeof foodGroups)[number]

/** What makes people ill that must not eat it; the order is that of the bits by which a day is planned. */
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
