import type { Food } from './food.ts'
import type { Course, Follows, Meal, Method, Purpose, Role, Skill, Texture, Unit } from './vocabulary.ts'

/** A measured food as used in one step. */
export type Portion = {
  food: Food
  /** As written in the file: 'split white urad'. */
  name: string
  amount: number
  /** Null for pieces. */
  unit: Unit | null
  /** 'finely chopped'; empty when not stated. */
  preparation: string
  /**
   * The preparation in parts, when it contains an amount that changes with the servings: 'shelled, from {{450 g}} in
   * the pod'.
   */
  preparationParts?: readonly StepPart[]
  /** Frying oil, of which only the absorbed part is eaten. */
  isForFrying: boolean
  /** Syrup that sweets are placed in, of which only the absorbed part is eaten. */
  isForSyrup: boolean
  /** Milk whose whey is poured off. */
  isForChhena: boolean
  isOptional: boolean
  /** The list shows that it is rinsed or washed; the sentences do not. */
  isWashed?: true
  /** Boiled in plenty of water, more than the file measures. */
  isInPlenty?: true
  /** The share that remains when the rest is poured off; undefined for all of it. */
  stays?: number
}

export type Timer = {
  /** 'soak', 'meanwhile'; null for work at the stove or the board. */
  name: string | null
  minutes: number
  /** The sentence already mentions the time: a timer added from the text of a person's own recipe. */
  isSaid?: true
  /** A reduction ('~reduce{20%minutes}'): its minutes scale with the amount. */
  boilsDown?: true
  /** What its minutes scale with otherwise ('~turns{6%minutes}'). */
  follows?: Follows
  /** Work at the board, with nothing on the fire ('~board{10%minutes}'). */
  isAtBoard?: true
  /** Cooking under pressure ('~pressure{10%minutes}'). */
  isUnderPressure?: true
}

export type StepPart =
  | { kind: 'text'; text: string }
  /**
   * A count that changes with the servings: 8 'balls', 400 'ml', or 12 of what the sentence mentions; with the word
   * before it that depends on the number, 'in' (two lots) or 'a' (20 cm tin).
   */
  | { kind: 'count'; amount: number; of: string; lead?: CountLead }
  /** A pronoun for the last count: 'them', 'they are', shown as 'it', 'it is' for a single piece. */
  | { kind: 'pronoun'; many: string }
  /** A food of `swaps` where a sentence names it: 'until the {{okra}} is crisp'; a variation names its own food. */
  | { kind: 'named'; name: string }
  /** The article of a vessel for frying: '{{a}} #kadhai{}' is 'a small kadhai' for little oil. */
  | { kind: 'article'; words: string }
  | { kind: 'food'; index: number }
  | { kind: 'vessel'; name: string }
  | { kind: 'timer'; index: number }
  /** A line break in the paragraph: the rest is another step of the page. */
  | { kind: 'line' }

/** 'in' two lots, 'a' 20 cm tin. */
export type CountLead = 'in' | 'a'

export type Step = {
  parts: readonly StepPart[]
  /** The heading above the step; null when the file has none. */
  section: string | null
}

/** A food that may replace another in a dish. */
export type Swap = {
  food: string
  /** The name of the dish with this food; null: its title with the food's name inserted. */
  title: string | null
  /** The preparation of the food; null: like that of the food it replaces. */
  preparation: string | null
  /** Additional minutes at the stove; negative if it is done sooner. */
  minutes: number
}

/** A dish as parsed from its file. */
export type Dish = {
  /** 'assam/haah-kumura': the path of the file, which never changes. */
  id: string
  title: string
  /** Other names of the same dish. */
  names: readonly string[]
  place: string
  /** Other places where it is cooked. */
  alsoIn: readonly string[]
  course: Course
  meals: readonly Meal[]
  role: Role
  /** People at a meal; servings for preserves. */
  serves: number
  /** Grams of the finished dish as weighed by the cook; null: computed. */
  cookedWeight: number | null
  /** Made of a single bird or leg that has no smaller equivalent, so it is never scaled down. */
  inOnePiece: boolean
  occasions: readonly string[]
  /** The months, 1 to 12, in which it is cooked; null: all year. */
  season: readonly number[] | null
  /** Facts that two independent sources agree on. */
  checked: readonly string[]
  /** The usual accompaniments: ids of dishes, or words. */
  with: readonly string[]
  /** Its appearance when served; null when title, course and amounts determine it. */
  served: Texture | null
  /** The skills it needs besides those implied by amounts and timers. */
  skills: readonly Skill[]
  /** The equipment it is cooked with. */
  methods: readonly Method[]
  /** The purposes people want it for. */
  suits: readonly Purpose[]
  /** A Jain version of another dish, such as Jain Pav Bhaji, which takes yeast and what is soured. */
  isJainVersion: boolean
  /** The id of the dish of which this is a regional form. */
  formOf: string | null
  /** Foods, each with those that may replace it without changing the sentences. */
  swaps: ReadonlyMap<string, readonly Swap[]>
  portions: readonly Portion[]
  timers: readonly Timer[]
  steps: readonly Step[]
  notes: readonly Note[]
}

/** A note below the steps: its words, and the foods of `swaps` it names. */
export type Note = readonly StepPart[]
