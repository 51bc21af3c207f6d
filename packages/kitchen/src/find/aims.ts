import { isOf } from '../read/food.ts'
import type { FoodGroup } from '../read/vocabulary.ts'
import type { DishEntry } from './dish-index.ts'
import { type Traits, traitsOf } from './traits.ts'

/** Something a query asks for besides ingredients: an eater, an occasion, a method, an effect. */
type Aim = {
  /** Matches the words that ask for it, anywhere in the query. */
  words: RegExp
  /** Whether a dish fits, by computed facts. Dishes that fit count as near; no claim is made about them. */
  fits: (entry: DishEntry, traits: Traits) => boolean
  /** Set when the aim is about the eater or the occasion: a dish that is also named is meant whether it fits or not. */
  isCircumstance?: true
  /** How well a fitting dish fits; higher is ranked first. */
  worth?: (entry: DishEntry, traits: Traits) => number
}

/** Returns the share of a dish's weight from foods of a group; 0 unless it is more than `least`. */
const holds = ({ foods, shares }: Traits, group: FoodGroup, least = 0): number => {
  let sum = 0
  for (const [at, food] of foods.entries()) if (isOf(food, group)) sum += shares[at]!
  return sum > least ? sum : 0
}

const relishes: ReadonlySet<string> = new Set(['pickle', 'chutney', 'powder', 'preserve'])
const drinks: ReadonlySet<string> = new Set(['drink'])
const isMeal = ({ dish }: DishEntry): boolean => !relishes.has(dish.course) && !drinks.has(dish.course)
const wet: ReadonlySet<string> = new Set(['soup', 'drink', 'dal', 'curry', 'raita'])
const isDry = ({ dish }: DishEntry): boolean => isMeal({ dish } as DishEntry) && !wet.has(dish.course)
const isSoft = ({ dish }: DishEntry, { isFried }: Traits): boolean =>
  !isFried && (dish.course === 'dal' || dish.course === 'soup' || dish.suits.includes('soft food'))
/** Whether the dish is served cold: with ice, or chilled or frozen. */
const isCold = ({ portions, timers }: DishEntry['dish']): boolean =>
  portions.some(({ food }) => food.name === 'ice') || timers.some(({ name }) => name === 'chill' || name === 'freeze')
const isMild = (traits: Traits, most: number): boolean => traits.chilli <= most
const isWhole = ({ dish }: DishEntry): boolean => ['main', 'whole meal', 'dal'].includes(dish.role)
const hasHoney = ({ foods }: Traits): boolean => foods.some(({ name }) => name === 'honey')
const usesFood = ({ dish }: DishEntry, names: ReadonlySet<string>): boolean =>
  dish.portions.some(({ food }) => names.has(food.name))
const breads: ReadonlySet<string> = new Set(['bread', 'brown bread', 'pita bread', 'bread crumb fresh'])
const rotis: ReadonlySet<string> = new Set(['roti'])
const cookedRice: ReadonlySet<string> = new Set(['cooked rice'])

const aims: readonly Aim[] = [
  // Aims about the eater.
  {
    words:
      /\b(?:(?:for )?(?:an? |my )?(?:\d+ ?(?:months?|mo) old )?(?:bab(?:y|ies)|infants?)(?! (?:corn|potato|aloo|onion|jackfruit|brinjal|octopus|spinach))(?: food)?|(?:for )?(?:an? )?\d+ months?(?: old)?(?: baby)?|weaning(?: food)?|annaprashan|first foods?)\b/,
    // Hardly any salt or sugar; no honey, chilli or nuts; soft in texture.
    fits: (entry, traits) =>
      isSoft(entry, traits) &&
      isMeal(entry) &&
      traits.salt <= 0.7 &&
      traits.sugar <= 9 &&
      traits.chilli === 0 &&
      !hasHoney(traits) &&
      holds(traits, 'nut') === 0,
    worth: (_, { salt, sugar }) => 1 - salt - sugar / 10,
  },
  {
    words: /\b(?:(?:for )?(?:my |a )?(?:toddlers?|(?:\d|one|two|three) years? old)(?: food)?)\b/,
    isCircumstance: true,
    fits: (entry, traits) =>
      isMeal(entry) && isMild(traits, 0.15) && !traits.isFried && traits.salt <= 1.6 && !hasHoney(traits),
    worth: (entry, traits) => (isSoft(entry, traits) ? 0.6 : 0) + Math.min(0.3, traits.protein / 60),
  },
  {
    words: /\b(?:(?:for )?(?:my |the )?(?:kids?|children|bach+on|bach+e|bach+o)(?: ke liye| ka| ki)?)\b/,
    isCircumstance: true,
    fits: (entry, traits) => !relishes.has(entry.dish.course) && isMild(traits, 0.8),
    worth: (_, traits) => 0.3 - traits.chilli / 4,
  },
  {
    words:
      /\b(?:(?:for )?(?:a )?(?:diabet(?:ic|ics|es)|sugar patients?|madhumeh)(?: friendly| patients?| diet| food| recipes?)*)\b/,
    // Few fast carbohydrates, and fibre counts in its favour. These are figures only, not medical advice.
    fits: (entry, traits) =>
      isMeal(entry) &&
      !traits.isFried &&
      traits.sugar <= 2 &&
      traits.carbohydrate <= 35 &&
      holds(traits, 'fast starch') <= 0.12 &&
      traits.kcal >= 60,
    worth: (_, { fibre, protein, carbohydrate }) => fibre / 20 + protein / 60 - carbohydrate / 100,
  },
  {
    words:
      /\b(?:(?:for )?(?:my |the )?(?:elderly|old people|senior citizens?|grandparents?|grandmother|grandfather|dadi|dada|nani|nana|buzurg|old age)(?: people| parents)?)\b/,
    isCircumstance: true,
    fits: (entry, traits) =>
      isMeal(entry) && isSoft(entry, traits) && isMild(traits, 0.8) && traits.fat <= 14 && traits.sugar <= 12,
    worth: (_, { salt, fat }) => 0.4 - salt / 10 - fat / 60,
  },
  {
    words:
      /\b(?:(?:for |when |in )?(?:a )?(?:fever|sick|sick person|ill(?:ness)?|upset stomach|loose motions?|convalescen\w+|bukhar|patients?))\b/,
    fits: (entry, traits) =>
      isMeal(entry) && isSoft(entry, traits) && isMild(traits, 0.5) && traits.fat <= 9 && traits.sugar <= 10,
    worth: (_, { fat, chilli }) => 0.4 - fat / 30 - chilli,
  },
  { words: /\b(?:soft|easy to chew|no chewing|mushy)(?: food)?\b/, fits: isSoft },
  {
    words:
      /\b(?:tiffin ?box|lunch ?box|school tiffin|kids tiffin|office (?:tiffin|lunch|box)|school lunch|tiffin(?= for|$| recipes?| ideas?)|dabba|packed lunch)\b/,
    isCircumstance: true,
    fits: (entry, traits) => isDry(entry) && entry.dish.course !== 'sweet' && traits.grams >= 70,
    worth: (entry, { wait }) =>
      (['bread', 'rice', 'breakfast dish'].includes(entry.dish.course) ? 0.4 : 0) - Math.min(0.3, wait / 2000),
  },
  {
    words: /\b(?:travel(?:l?ing)?|train journey|journey|road trip|picnic|safar|trek(?:king)?)(?: food| snacks?)?\b/,
    isCircumstance: true,
    // Food that keeps for a day unrefrigerated: no gravy, curd or fresh coconut.
    fits: (entry, traits) => isDry(entry) && entry.dish.course !== 'rice' && holds(traits, 'spoils', 0.08) === 0,
    worth: ({ dish }) => (['snack', 'bread'].includes(dish.course) ? 0.3 : 0),
  },
  // Aims about the occasion.
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
  // Aims about the method.
  {
    words: /\b(?:without|no|bina) (?:an? )?(?:oven|otg|baking)\b/,
    fits: ({ dish }) => !dish.methods.includes('oven') && !dish.methods.includes('tandoor'),
  },
  {
    words: /\b(?:in (?:an? |the )?)?(?:pressure cooker|cooker|kukar|instant pot)\b(?! (?:cake|mutton|chicken))/,
    fits: ({ dish }) => dish.methods.includes('pressure cooker'),
    worth: (_, { vessels }) => (vessels.length === 1 ? 0.3 : 0),
  },
  {
    words: /\b(?:one|single)[ -](?:pot|pan|vessel)(?: meals?| dinner| dish(?:es)?)?\b/,
    fits: (entry, { vessels, isFried }) =>
      vessels.length <= 1 &&
      !isFried &&
      (entry.dish.role === 'whole meal' || entry.dish.course === 'rice') &&
      isMeal(entry),
    worth: ({ dish }) => (dish.role === 'whole meal' ? 0.3 : 0),
  },
  {
    words: /\b(?:in (?:an? |the )?)?air ?fr(?:yer|ied|y)\b/,
    // No recipe of ours is written for an air fryer; oven-baked and grilled dishes come close.
    fits: ({ dish: { methods, course } }) =>
      methods.includes('air fryer') ||
      ((methods.includes('oven') || methods.includes('grill')) &&
        ['snack', 'kebab', 'fry', 'sabzi', 'chaat'].includes(course)),
    worth: ({ dish }) => (dish.methods.includes('air fryer') ? 1 : 0),
  },
  {
    words: /\b(?:in (?:an? |the )?)?microwave\b/,
    fits: ({ dish }) => dish.methods.includes('microwave'),
  },
  {
    words: /\b(?:without|no|zero|bina)(?: any)? (?:oil|tel|ghee|fat)\b|\boil[ -]?free\b|\btel ke bina\b/,
    fits: (entry, traits) => !relishes.has(entry.dish.course) && traits.oil < 0.3,
    worth: (entry) => (isMeal(entry) ? 0.3 : 0),
  },
  {
    words: /\b(?:without|no) (?:cooking|fire|gas|flame|stove)\b|\bno[ -]?cook\b|\bfireless\b/,
    fits: (_, { heat }) => heat === 0,
  },
  {
    words: /\b(?:steamed|steam cooked|bhap(?:a|e) (?:wal[aei]|hua))\b/,
    fits: ({ dish }) => dish.methods.includes('steam'),
  },
  { words: /\bbaked\b/, fits: ({ dish }) => dish.methods.includes('oven') },
  // Aims about the effect.
  {
    words:
      /\b(?:high|rich in|full of|more|good)[ -]protein\b|\bprotein[ -](?:rich|packed)\b|\bprotein\b(?= (?:breakfast|lunch|dinner|snacks?|meals?|veg|food|diet|dishes|recipes|$))/,
    fits: (entry, { protein, kcal }) => isMeal(entry) && protein >= 12 && protein * 4 >= kcal * 0.18,
    worth: (_, { protein, kcal }) => protein / 40 + ((protein * 4) / Math.max(1, kcal)) * 0.5,
  },
  {
    words: /\b(?:low|less|little|kam)[ -](?:oil|fat|tel|ghee)\b|\bkam tel (?:wal[aei]|ka|ki|mein)?/,
    fits: (entry, traits) => !relishes.has(entry.dish.course) && !traits.isFried && traits.oil <= 4 && traits.fat <= 9,
    worth: (_, { oil }) => 0.4 - oil / 10,
  },
  {
    words: /\b(?:iron[ -]?rich|rich in iron|high iron|iron)(?: food| foods)?\b(?! (?:griddle|kadhai|pan|tawa))/,
    fits: (entry, traits) => isMeal(entry) && holds(traits, 'iron', 0.15) > 0,
    worth: (_, traits) => holds(traits, 'iron'),
  },
  {
    words: /\b(?:calcium[ -]?rich|rich in calcium|high calcium|calcium)(?: food| foods)?\b/,
    fits: (_, traits) => holds(traits, 'calcium', 0.25) > 0,
    worth: (_, traits) => holds(traits, 'calcium') / 2,
  },
  {
    words: /\b(?:high[ -](?:fibre|fiber)|(?:fibre|fiber)[ -]rich|rich in (?:fibre|fiber))\b/,
    fits: (entry, { fibre }) => isMeal(entry) && fibre >= 6,
    worth: (_, { fibre }) => fibre / 20,
  },
  {
    words: /\b(?:low[ -]carbs?|keto|low carbohydrate)\b/,
    fits: (entry, { carbohydrate, protein }) => isMeal(entry) && carbohydrate <= 12 && protein >= 5,
    worth: (_, { carbohydrate }) => 0.4 - carbohydrate / 40,
  },
  {
    words: /\b(?:low[ -]cal(?:orie)?s?|weight[ -]?loss|diet(?:ing)? food|slimming|fat loss|vajan kam)\b/,
    fits: (entry, { kcal, isFried, sugar, grams }) =>
      isMeal(entry) && !isFried && kcal <= 260 && sugar <= 5 && grams >= 90,
    worth: (_, { protein, fibre, kcal }) => protein / 40 + fibre / 30 - kcal / 1500,
  },
  {
    words:
      /\blight(?:er)?\b(?= (?:dinner|lunch|meals?|breakfast|food|snacks?|supper|curry|dal|evening|khana)|$)|\bhalka(?: phulka)?\b/,
    fits: (entry, { kcal, fat, isFried }) => isMeal(entry) && !isFried && kcal <= 300 && fat <= 10,
    worth: (_, { kcal, fat }) => 0.4 - kcal / 1500 - fat / 60,
  },
  {
    words: /\b(?:healthy|nutritious|sehatmand|paushtik)\b/,
    fits: ({ dish }, { isFried, sugar, protein, fibre, oil }) =>
      !isFried &&
      dish.course !== 'sweet' &&
      !relishes.has(dish.course) &&
      sugar <= 4 &&
      oil <= 9 &&
      (protein >= 6 || fibre >= 4),
    worth: (_, { protein, fibre, oil }) => protein / 60 + fibre / 40 - oil / 50,
  },
  {
    words: /\b(?:not (?:too )?spicy|less spicy|non[ -]?spicy|mild|no chilli|without chilli|kam mirch|bina mirch)\b/,
    fits: (_, traits) => isMild(traits, 0.25),
  },
  {
    words: /\b(?:spicy|teekha|tikha|hot and spicy|jhannat)\b(?= |$)/,
    fits: (_, { chilli }) => chilli >= 1.8,
    worth: (_, { chilli }) => Math.min(0.4, chilli / 12),
  },
  // Aims about leftovers and other food at hand.
  {
    words:
      /\b(?:with |from |use |using )?(?:leftover|left over|bache hue|bacha hua|basi|cooked) (?:rice|chawal|bhaat|chaval)\b/,
    fits: (entry) => usesFood(entry, cookedRice),
  },
  {
    words: /\b(?:with |from |use |using )?(?:leftover|left over|bachi hui|basi) (?:rotis?|chapatis?|phulkas?)\b/,
    fits: (entry) => usesFood(entry, rotis),
  },
  {
    words: /\b(?:with |from |use |using )?(?:leftover|left over|stale|old) bread\b/,
    fits: (entry) => usesFood(entry, breads),
  },
  {
    isCircumstance: true,
    words: /\beasy\b|\bsimple\b|\bbeginners?\b/,
    fits: ({ minutes, dish }) => minutes <= 35 && dish.steps.length <= 5,
  },
]

/** The words people type for a festival, as a pattern, with the occasions recipe files use for it. */
const feasts: Readonly<Record<string, readonly string[]>> = {
  'diwali|deepavali|deepawali': ['diwali', 'deepavali'],
  holi: ['holi'],
  'eid|ramzan eid|bakrid': ['eid', 'eid-al-adha', 'eid-al-fitr'],
  'ramadan|ramzan|iftar|sehri|suhoor': ['iftar', 'ramadan', 'ramzan'],
  'christmas|xmas': ['christmas'],
  'onam|onasadya': ['onam'],
  vishu: ['vishu'],
  bihu: ['bihu', 'magh-bihu'],
  'durga puja|durga pooja|pujo': ['durga-puja'],
  'ganesh chaturthi|ganpati|ganesha|vinayaka chaturthi': [
    'ganesh chaturthi',
    'ganesh-chaturthi',
    'ganesha chaturthi',
    'vinayaka chaturthi',
  ],
  'janmashtami|krishna jayanti|gokulashtami': ['janmashtami', 'krishna jayanthi'],
  'raksha bandhan|rakhi|rakshabandhan': ['rakhi', 'raksha bandhan', 'raksha-bandhan'],
  'karva chauth|karwa chauth': ['karva chauth', 'karva-chauth'],
  lohri: ['lohri'],
  'makar sankranti|sankranti|uttarayan|sankranthi': [
    'makar sankranti',
    'makar-sankranti',
    'pana-sankranti',
    'paush sankranti',
    'poush-sankranti',
    'uttarayan',
  ],
  'ugadi|yugadi': ['ugadi'],
  'gudi padwa': ['gudi-padwa'],
  'navroz|nowruz|parsi new year': ['navroz'],
  'easter|good friday': ['easter'],
  'baisakhi|vaisakhi': ['baisakhi'],
  chhath: ['chhath'],
  teej: ['teej', 'teeja'],
  'basant panchami|vasant panchami|saraswati puja': ['basant panchami', 'saraswati-puja'],
  losar: ['losar'],
  'poila boishakh|bengali new year': ['poila-boishakh'],
}
const feastAims: readonly Aim[] = Object.entries(feasts).map(([words, called]) => ({
  words: new RegExp(`\\b(?:for |on )?(?:${words})\\b(?: special| food| festival)*`),
  isCircumstance: true,
  fits: ({ dish }) => dish.occasions.some((occasion) => called.includes(occasion)),
}))

/** Phrases to remove around the actual wish, and words to replace before reading. */
const meant: readonly (readonly [RegExp, string])[] = [
  [/^\s*what (?:can|to|should|do|could) (?:i |we |you )?(?:make|cook|do|eat|have|prepare)?\b/, ' '],
  [/\bi (?:have|want|need)\b|\bgive me\b|\bsuggest(?:ions?)?\b/g, ' '],
  [
    /\b(?:ekadashi|navratri|shivratri|janmashtami|sawan|monday|somvar|thursday) (?:fast(?:ing)?|vrat|upvas)(?: food| dishes)?\b/,
    ' vrat ',
  ],
  [/\b(?:for|in|on|during) (?:a |an |the |my )?(?:fast|fasting|vrat|upvas|upwas)(?: days?)?\b/, ' vrat '],
]

/** The aims found in a text, and the remaining words. */
export type Aims = {
  rest: string
  /** True when the text contains no aim, so every dish fits. */
  isEmpty: boolean
  /** True when all aims concern only the eater or the occasion. */
  isCircumstance: boolean
  fits: (entry: DishEntry) => boolean
  worth: (entry: DishEntry) => number
}

const most = 200

const served = new WeakMap<Aim, WeakMap<DishEntry, number | null>>()

/** Returns how well a dish serves an aim; null when it does not. Computed once per pair. */
function servedBy(aim: Aim, entry: DishEntry): number | null {
  const known = served.get(aim) ?? new WeakMap<DishEntry, number | null>()
  served.set(aim, known)
  const before = known.get(entry)
  if (before !== undefined) return before
  const traits = traitsOf(entry.dish)
  const worth = aim.fits(entry, traits) ? (aim.worth?.(entry, traits) ?? 0) : null
  known.set(entry, worth)
  return worth
}

/** Extracts the aims from a query; the remaining text is about foods, meals, places and time. */
export function aimsOf(text: string): Aims {
  let rest = ` ${text.slice(0, most).toLowerCase()} `
  for (const [words, other] of meant) rest = rest.replace(words, other)
  const found: Aim[] = []
  for (const aim of [...aims, ...feastAims]) {
    const one = aim.words.exec(rest)
    if (!one) continue
    found.push(aim)
    // "Lunch box" also asks for lunch, so that word is kept.
    const kept = /\blunch\b/.exec(one[0])?.[0] ?? ''
    rest = `${rest.slice(0, one.index)} ${kept} ${rest.slice(one.index + one[0].length)}`
  }
  return {
    rest: rest.trim() === text.trim().toLowerCase() ? text : rest.trim(),
    isEmpty: found.length === 0,
    isCircumstance: found.every((aim) => aim.isCircumstance === true),
    fits: (entry) => found.every((aim) => servedBy(aim, entry) !== null),
    worth: (entry) => found.reduce((sum, aim) => sum + (servedBy(aim, entry) ?? 0), 0),
  }
}

export const noAims: Aims = { rest: '', isEmpty: true, isCircumstance: true, fits: () => true, worth: () => 0 }
