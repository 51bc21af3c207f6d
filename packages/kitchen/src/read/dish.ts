import type { Food } from './food.ts'
import type { Course, Follows, Meal, Method, Purpose, Role, Skill, Texture, Unit } from './vocabulary.ts'

/** A measured food as one step uses it. */
export type Portion = {
  food: Food
  /** As the file writes it: 'split white urad'. */
  name: string
  amount: number
  /** Null for pieces. */
  unit: Unit | null
  /** 'finely chopped'; empty where nothing is said. */
  preparation: string
  /** The same in parts, where it names an amount that changes with the servings: 'shelled, from {{450 g}} in the pod'. */
  preparationParts?: readonly StepPart[]
  /** The bath of a deep-fried dish: only what is absorbed is eaten. */
  isForFrying: boolean
  /** The syrup that sweets lie in: only what is taken up is eaten. */
  isForSyrup: boolean
  /** Milk whose whey is poured off. */
  isForChhena: boolean
  isOptional: boolean
  /** The list says that it is rinsed or washed: no sentence does. */
  isWashed?: true
  /** Boiled in more water than any line measures. */
  isInPlenty?: true
  /** The share that stays where the rest is poured off; undefined for all. */
  stays?: number
}

export type Timer = {
  /** 'soak', 'meanwhile'; null for work at the stove or the board. */
  name: string | null
  minutes: number
  /** The sentence says its time already: a clock that is added to the words of a person's own recipe. */
  isSaid?: true
  /** A pot that boils down ('~reduce{20%minutes}'): its minutes follow the amount. */
  boilsDown?: true
  /** What its minutes follow else ('~turns{6%minutes}'). */
  follows?: Follows
  /** Work at the board: nothing is on the fire ('~board{10%minutes}'). */
  isAtBoard?: true
  /** Of a cooker under pressure ('~pressure{10%minutes}'). */
  isUnderPressure?: true
}

export type StepPart =
  | { kind: 'text'; text: string }
  /**
   * A number in a sentence that changes with the servings: 8 'balls', 400 'ml', or 12 of what the sentence names; with the word
   * before it that hangs on it, 'in' (two lots) or 'a' (20 cm tin).
   */
  | { kind: 'count'; amount: number; of: string; lead?: CountLead }
  /** A word for what was counted last: 'them', 'they are', for one of them 'it', 'it is'. */
  | { kind: 'pronoun'; many: string }
  | { kind: 'food'; index: number }
  | { kind: 'vessel'; name: string }
  | { kind: 'timer'; index: number }
  /** The end of a line of the paragraph: what follows is another step of the page. */
  | { kind: 'line' }

/** 'in' two lots, 'a' 20 cm tin. */
export type CountLead = 'in' | 'a'

export type Step = {
  parts: readonly StepPart[]
  /** The heading that the step stands under; null where the file has none. */
  section: string | null
}

/** A food that may take another's place in a dish. */
export type Swap = {
  food: string
  /** What cooks call the dish then; null: its title with the food in it. */
  title: string | null
  /** How the food is got ready; null: as the one whose place it takes. */
  preparation: string | null
  /** Minutes that it takes longer at the stove; negative where it is done sooner. */
  minutes: number
}

/** One dish as its file tells it. */
export type Dish = {
  /** 'assam/haah-kumura': the path is its id for ever. */
  id: string
  title: string
  /** Other names of this very dish. */
  names: readonly string[]
  place: string
  /** Further places where it is cooked. */
  alsoIn: readonly string[]
  course: Course
  meals: readonly Meal[]
  role: Role
  /** People at a meal; servings for preserves. */
  serves: number
  /** Grams of the whole dish when it is ready, where the cook has weighed it; null: computed. */
  cookedWeight: number | null
  /** Made of one bird or one leg, which no smaller one replaces: it is never made for fewer. */
  inOnePiece: boolean
  occasions: readonly string[]
  /** Months, 1 to 12, in which it is cooked; null: all year. */
  season: readonly number[] | null
  /** Facts that two independent sources agree on. */
  checked: readonly string[]
  /** The usual accompaniments: ids of dishes, or words. */
  with: readonly string[]
  /** What it looks like on the table, where title, course and amounts do not tell; null: they do. */
  served: Texture | null
  /** What takes practice beside what amounts and timers tell. */
  skills: readonly Skill[]
  /** What it is cooked with. */
  methods: readonly Method[]
  /** What people want it for. */
  suits: readonly Purpose[]
  /** The id of the dish of which this is a regional form. */
  formOf: string | null
  /** Food to what may take its place, by the same sentences. */
  swaps: ReadonlyMap<string, readonly Swap[]>
  portions: readonly Portion[]
  timers: readonly Timer[]
  steps: readonly Step[]
  notes: readonly string[]
}
