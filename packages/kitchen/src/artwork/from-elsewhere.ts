import { shopIdOf } from '../compute/shop-item.ts'
import type { Dish, Portion } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import type { Course } from '../read/vocabulary.ts'
import type { Recipe } from '../recipe/types.ts'

/** The facts a picture is drawn from; a recipe from another source may have any id. */
export type Pictured = Pick<Recipe, 'id' | 'title' | 'regionalOrigin'> & {
  quantities: readonly { id: string; grams: number }[]
}

/**
 * Converts a recipe without a file (a language model's, or one saved from an older cookbook) to a dish that can be
 * drawn. Its course is the most common one of the dishes that share the last distinctive word of its title.
 */
export function asDish({ id, title, regionalOrigin, quantities }: Pictured): Dish {
  const place = [...cookbook().places.values()].find(({ state }) => state === regionalOrigin)
  return {
    id,
    title,
    names: [],
    place: place?.id ?? '',
    alsoIn: [],
    course: courseOf(title),
    meals: [],
    role: 'main',
    serves: 4,
    cookedWeight: null,
    inOnePiece: false,
    occasions: [],
    season: null,
    checked: [],
    with: [],
    skills: [],
    methods: [],
    suits: [],
    isJainVersion: false,
    served: null,
    formOf: null,
    swaps: new Map(),
    portions: quantities.flatMap(({ id: food, grams }) => portionOf(food, grams)),
    timers: [],
    steps: [],
    notes: [],
  }
}

function portionOf(shopId: string, grams: number): Portion[] {
  foodsByShopId ??= new Map(cookbook().foods.all.map((food) => [shopIdOf(food), food]))
  const food = foodsByShopId.get(shopId)
  if (!food || !(grams > 0)) return []
  return [
    {
      food,
      name: food.name,
      amount: grams,
      unit: 'g',
      preparation: '',
      isForFrying: false,
      isForSyrup: false,
      isForChhena: false,
      isOptional: false,
    },
  ]
}

function courseOf(title: string): Course {
  coursesByWord ??= countCourses()
  for (const word of wordsIn(title).reverse()) {
    const counts = coursesByWord.get(word)
    if (counts) return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
  }
  return 'curry'
}

/** Returns how many dishes of each course have a word in their title. */
function countCourses(): Map<string, Map<Course, number>> {
  const counted = new Map<string, Map<Course, number>>()
  for (const { title, course } of cookbook().dishes.values()) {
    for (const word of wordsIn(title)) {
      const counts = counted.get(word) ?? new Map<Course, number>()
      counted.set(word, counts.set(course, (counts.get(course) ?? 0) + 1))
    }
  }
  return counted
}

const wordsIn = (title: string): string[] => title.toLowerCase().match(/\p{L}+/gu) ?? []

let foodsByShopId: ReadonlyMap<string, Dish['portions'][number]['food']> | undefined
let coursesByWord: ReadonlyMap<string, ReadonlyMap<Course, number>> | undefined
