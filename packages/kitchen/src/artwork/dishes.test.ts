import { violations } from '@planner/testing/violations'
import { expect, test } from 'vitest'
import { dietOf } from '../compute/diet.ts'
import { eatenOf } from '../compute/eaten.ts'
import type { Dish, Portion } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { variationsOf } from '../read/variation.ts'
import type { Texture } from '../read/vocabulary.ts'
import { dishOfRecipe, recipe } from '../recipe/recipe.ts'
import { recipeIdOf } from '../recipe/recipe-of-dish.ts'
import { artwork } from './artwork.ts'
import type { Food } from './dish.ts'
import { glass } from './food-drink.ts'
import { riceAndCurry } from './food-meal.ts'
import { creamy, diamonds, heap, jalebis, kulfis, ladoos } from './food-sweet.ts'
import { liquidShareOf, runs } from './liquid.ts'
import { pieceOfFood, servedAs } from './served-as.ts'
import { serving } from './serving.ts'
import { foodsNamed } from './tables.ts'
import { looks, piecesShown, poured } from './textures.ts'
import { unclosed } from './unclosed.ts'

const dishes = [...cookbook().dishes.values()]
const pictures = new Map(dishes.map((dish) => [dish, artwork(dish)]))
const lookOf = (dish: Dish) => looks[servedAs(dish).texture]
const of = (...courses: Dish['course'][]) => dishes.filter(({ course }) => courses.includes(course))
const described = (dish: Dish) => `${dish.id} is drawn as ${servedAs(dish).texture}`

test('COOK-10 every dish has a picture of 4,096 bytes at most, well formed, the same each time', () => {
  expect(
    violations([...pictures], ([dish, svg]) => svg.length > 4096 || !/^[ -~]*$/.test(svg) || artwork(dish) !== svg).map(
      ([dish, svg]) => `${dish.id} ${svg.length}`,
    ),
  ).toEqual([])
  expect(violations([...pictures], ([, svg]) => /NaN|undefined/.test(svg) || unclosed(svg).length > 0)).toEqual([])
})

test('COOK-10 a recipe is drawn as its dish, for any number of servings', () => {
  const some = dishes.filter((_, index) => index % 40 === 0)
  expect(
    violations(some, (dish) => artwork(recipe(recipeIdOf(dish.id), 9)!) !== pictures.get(dish)).map(described),
  ).toEqual([])
})

test('COOK-10 a variation shows its own food, and a dish of a place that nobody knows is drawn too', () => {
  const base = dishes.find(({ swaps }) => swaps.size > 0)!
  const other = dishOfRecipe(`${recipeIdOf(base.id)}.${variationsOf(base)[0]!}`)!
  expect(servedAs(other).pieces).not.toEqual(servedAs(base).pieces)
  expect(unclosed(artwork({ ...base, id: 'own/mine', place: 'own', title: '<b>', names: [] }))).toEqual([])
})

test('COOK-10 a fry, a kebab and a bread are never drawn as something that runs', () => {
  expect(violations(of('fry', 'kebab', 'bread'), (dish) => poured.has(lookOf(dish).food)).map(described)).toEqual([])
})

test('COOK-10 a sabzi and a curry that hold next to no liquid are not drawn as a gravy', () => {
  const dry = of('sabzi', 'curry').filter((dish) => liquidShareOf(dish) < (dish.course === 'sabzi' ? 0.15 : 0.05))
  expect(violations(dry, (dish) => poured.has(lookOf(dish).food)).map(described)).toEqual([])
})

test('COOK-10 soups and dals are drawn in a bowl, but for dry dals and noodles', () => {
  expect(
    violations(of('soup'), (dish) => lookOf(dish).kind !== 'poured' && !/noodle/i.test(servedAs(dish).texture)).map(
      described,
    ),
  ).toEqual([])
  const wet = of('dal').filter((dish) => liquidShareOf(dish) > 0.3 && dish.role !== 'whole meal')
  expect(violations(wet, (dish) => !['dal', 'mash'].includes(servedAs(dish).texture)).map(described)).toEqual([])
})

test('COOK-10 a drink is in a glass or a cup, hot ones in a cup', () => {
  expect(violations(of('drink'), (dish) => lookOf(dish).kind !== 'drink').map(described)).toEqual([])
  const tea = of('drink').filter(({ title }) => /\b(chai|tea|kahwa)\b/i.test(title) && !/iced/i.test(title))
  const isCold = (dish: Dish) => lookOf(dish).food === glass && servedAs(dish).texture !== 'clay cup'
  expect(violations(tea, isCold).map(described)).toEqual([])
})

test('COOK-10 the picture of a dish without onion and garlic, such as any for Jains, shows neither', () => {
  // The colours of onion and garlic: rings and curls on a dish, a plate's salad, an onion or garlic bulb on the table.
  const inks = ['#b2567a', '#c98aa6', '#d98aa6', '#d9c2c8']
  const without = dishes.filter((dish) => dietOf(dish).flags.noOnionGarlic)
  expect(without.filter((dish) => dietOf(dish).jain).length).toBeGreaterThan(100)
  expect(violations(without, (dish) => inks.some((ink) => pictures.get(dish)!.includes(ink))).map(described)).toEqual(
    [],
  )
  expect(inks.every((ink) => [...pictures.values()].some((svg) => svg.includes(ink)))).toBe(true)
})

test('COOK-10 breads are drawn as breads', () => {
  const flat = of('bread').filter(({ title }) =>
    /\b(roti|paratha|naan|phulka|parotta|poori|luchi|kulcha)\b/i.test(title),
  )
  expect(
    violations(
      flat,
      (dish) => !/bread|stack|naan|wafers|griddle cake|buns|crepe|scramble/.test(servedAs(dish).texture),
    ).map(described),
  ).toEqual([])
  expect(
    violations(of('bread'), (dish) => ['poured', 'drink', 'kept'].includes(lookOf(dish).kind)).map(described),
  ).toEqual([])
})

test('COOK-10 sweets are drawn in their shape', () => {
  const shapes: [RegExp, Food][] = [
    [/\b(ladoo|laddu|laru|naru|pinni)$/i, ladoos],
    [/\b(barfi|katli|mysore pak)$/i, diamonds],
    [/\b(halwa|sheera)$/i, heap],
    [/\b(kheer|payasam|payesh|phirni|basundi)$/i, creamy],
    [/\b(jalebi|imarti)$/i, jalebis],
    [/\bkulfi$/i, kulfis],
  ]
  for (const [title, food] of shapes) {
    const named = of('sweet').filter((dish) => title.test(dish.title) && dish.served === null)
    expect(violations(named, (dish) => lookOf(dish).food !== food).map(described)).toEqual([])
  }
})

test('COOK-10 colour, pieces and garnish come from the file', () => {
  const served = (id: string) => servedAs(dishOfRecipe(id)!)
  expect(served('punjab.dal-makhani')).toMatchObject({ texture: 'dal', garnish: expect.arrayContaining(['cream']) })
  expect(served('kashmir.gushtaba').pieces[0]).toMatchObject({ nature: 'round' })
  expect(served('punjab.palak-paneer').pieces[0]).toMatchObject({ id: 'paneer' })
  expect(hue(served('punjab.palak-paneer').colour)).toBe('green')
  expect(hue(served('rajasthan.laal-maas').colour)).toBe('red')
  expect(served('delhi.butter-chicken').pieces.map(({ nature }) => nature)).not.toContain('tomato')
  expect(hue(served('gujarat.gujarati-kadhi').colour)).toBe('yellow')
  expect(served('manipur.kabok').texture).toBe('ladoo')
})

test('COOK-10 curries of paneer differ by the foods and the manner that name them', () => {
  const served = (id: string) => servedAs(dishOfRecipe(id)!)
  const second = (id: string) => served(id).pieces[1]?.nature
  expect(second('punjab.matar-paneer')).toBe('pea')
  expect(second('punjab.kadai-paneer')).toBe('capsicum')
  expect(served('delhi.paneer-butter-masala').garnish[0]).toBe('butter')
  expect(served('all-india.paneer-tikka-masala').pieces[0]!.color).not.toBe(
    served('punjab.palak-paneer').pieces[0]!.color,
  )
  expect(served('all-india.dahi-poha').texture).toBe('curd')
})

/** Returns which of three colour families a colour belongs to. */
function hue(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  if (green > red) return 'green'
  return green > red * 0.7 && blue < red ? 'yellow' : 'red'
}

/** Returns the foods that are cut and make up more than a third of the solid part of a dish. */
function mainly(dish: Dish): Portion[] {
  const solid = eatenOf(dish).filter(({ portion }) => portion.food.name !== 'water' && !portion.isForFrying)
  const total = solid.reduce((sum, { grams }) => sum + grams, 0)
  return solid
    .filter(({ portion: { food }, grams }) => grams > total / 3 && ['vegetables', 'meat'].includes(food.aisle))
    .map(({ portion }) => portion)
    .filter(({ food }) => !uncut.has(food.name))
}
const uncut = new Set([
  'chicken stock',
  'mutton stock',
  'tomato puree',
  'lemon juice',
  'galgal juice',
  'green chilli',
  'tamarind',
  'sweet tamarind pulp',
])

test('COOK-10 the main food of a dish with visible pieces has a drawing', () => {
  const shown = dishes.filter((dish) => piecesShown(servedAs(dish).texture) === 'all')
  const mains = shown.flatMap((dish) => mainly(dish).map(({ food }) => [dish, food] as const))
  expect(
    violations(mains, ([, food]) => !pieceOfFood(food)).map(([dish, food]) => `${dish.id} hides its ${food.name}`),
  ).toEqual([])
})

test('COOK-10 the drawing of a pickle shows the pickled food', () => {
  const whole = of('pickle').filter((dish) =>
    mainly(dish).some(({ preparation }) => !/grated|paste|pounded|ground/.test(preparation)),
  )
  expect(violations(whole, (dish) => servedAs(dish).pieces.length === 0).map(described)).toEqual([])
})

test('COOK-10 liquids in a dish’s title are not drawn as pieces', () => {
  const named = cookbook().foods.all.filter((food) => runs(food))
  expect(named.length).toBeGreaterThan(8)
  expect(servedAs(dishOfRecipe('west-bengal.doi-maach')!).pieces.map(({ nature }) => nature)).toEqual(['fish'])
  expect(
    violations(of('curry'), (dish) => servedAs(dish).pieces.some(({ id }) => id === 'curd' || id === 'hung-curd')).map(
      described,
    ),
  ).toEqual([])
})

test('COOK-10 a dish whose name ends in rice after a curry shows both', () => {
  const meals = dishes.filter(({ title }) =>
    /^(dal|kadhi|rajma|kari|chole) chawal$/i.test(title.replace(/^(jain|bohra) /i, '')),
  )
  expect(meals.length).toBeGreaterThan(2)
  expect(violations(meals, (dish) => lookOf(dish).food !== riceAndCurry).map(described)).toEqual([])
})

test('COOK-10 only drinks and sweets are drawn in a glass', () => {
  expect(
    violations(dishes, (dish) => lookOf(dish).kind === 'drink' && !['drink', 'sweet'].includes(dish.course)).map(
      described,
    ),
  ).toEqual([])
})

test('COOK-10 tea served with a dish is not drawn as a bowl of curry', () => {
  const base = dishes.find(({ title }) => title === 'Gajar Barfi')!
  expect(base.with.join()).toContain('chai')
  expect(servedAs(base).beside).toEqual([])
  expect(servedAs({ ...base, with: ['masala chai', 'coconut chutney'] }).beside).toHaveLength(1)
})

test('COOK-10 grated food is not drawn in pieces, and a plain cake has no fruit', () => {
  for (const id of ['tamil-nadu.thengai-sadam', 'all-india.egg-sponge-cake', 'all-india.eggless-vanilla-cake'])
    expect(servedAs(dishOfRecipe(id)!).pieces).toEqual([])
  expect(servedAs(dishOfRecipe('all-india.tutti-frutti-cake')!).pieces).not.toEqual([])
})

test('COOK-10 baked dishes are drawn in their tin, and mashed meat not on a leaf', () => {
  const baked = dishes.filter((dish) => servedAs(dish).texture === 'bake')
  expect(baked.length).toBeGreaterThan(5)
  expect(violations(baked, (dish) => serving(dish).vessels.join() !== 'baker').map(described)).toEqual([])
  expect(serving(dishOfRecipe('hyderabad.hyderabadi-haleem')!).vessels).not.toContain('leaf')
})

test('COOK-10 dry-fried leaves are drawn as leaves, mashed ones are not', () => {
  const fried = of('sabzi').filter(({ title }) => /\b(keerai|thotakura|shak)\b.*\b(poriyal|vepudu|bhaja)$/i.test(title))
  expect(fried.length).toBeGreaterThan(3)
  expect(violations(fried, (dish) => servedAs(dish).texture !== 'dry').map(described)).toEqual([])
  expect(servedAs(dishOfRecipe('punjab.sarson-da-saag')!).texture).toBe('mash')
})

test('COOK-10 rice with turmeric is yellow', () => {
  for (const id of ['tamil-nadu.lemon-rice', 'andhra-pradesh.pulihora', 'anglo-indian.yellow-coconut-rice']) {
    expect(hue(servedAs(dishOfRecipe(id)!).colour)).toBe('yellow')
    expect(bluish(servedAs(dishOfRecipe(id)!).colour)).toBeLessThan(0.75)
  }
  expect(bluish(servedAs(dishOfRecipe('all-india.plain-rice')!).colour)).toBeGreaterThan(0.8)
})
const bluish = (colour: string): number =>
  Number.parseInt(colour.slice(5, 7), 16) / Number.parseInt(colour.slice(1, 3), 16)

test('COOK-10 foods with their own shape are drawn in it', () => {
  const shapes: [RegExp, Texture][] = [
    [/\b(muffins?|cup cakes?)$/i, 'muffins'],
    [/\bwaffles?$/i, 'waffles'],
    [/\b(patra|patrodu|patrode|aluvadi|patyud)$/i, 'coiled slices'],
    [/\b(khandvi|muthia|^fara)$/i, 'steamed rolls'],
    [/\b(fried momo|momo fried|kurkure chicken momo|wonton)$/i, 'fried dumplings'],
    [/\bghevar$/i, 'ghevar'],
    [/\bbhutta$/i, 'cobs'],
    [/\b(undrallu|undi|ammini kozhukattai|nuchinunde)$/i, 'steamed balls'],
    [/\b(tandoori pomfret|grilled fish|baked masala fish)$/i, 'whole fish'],
  ]
  for (const [title, texture] of shapes) {
    const named = dishes.filter((dish) => title.test(dish.title) && dish.served === null)
    expect(violations(named, (dish) => servedAs(dish).texture !== texture).map(described)).toEqual([])
  }
})

test('COOK-10 the tables name foods that the cookbook has', () => {
  expect(violations(foodsNamed, (name) => !cookbook().foods.byName.has(name))).toEqual([])
})
