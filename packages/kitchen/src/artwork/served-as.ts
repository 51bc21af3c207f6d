import { eatenOf } from '../compute/eaten.ts'
import { shopIdOf } from '../compute/shop-item.ts'
import { ingredients } from '../knowledge/ingredients.ts'
import { wordsOfPart } from '../read/counts.ts'
import type { Dish, Portion } from '../read/dish.ts'
import type { Food } from '../read/food.ts'
import type { Texture } from '../read/vocabulary.ts'
import { type Garnish, garnishes } from './garnish.ts'
import { liquidShareOf, runs } from './liquid.ts'
import { colorOf, mix, potColor, type Stained } from './palette.ts'
import { natureOf } from './pieces.ts'
import {
  besideColours,
  browned,
  colourWords,
  courseWords,
  foodPieces,
  foodStains,
  garnishOf,
  ground,
  groundColourOf,
  madePieces,
  melting,
  seared,
  titledGarnish,
} from './tables.ts'
import { piecesShown } from './textures.ts'
import { firstMeant, lastMeant, wordsOf } from './words.ts'

/** A piece visible in the dish: how it is drawn, and its colour. */
export type ServedPiece = { id: string; nature: string; color: string }

/** The appearance of a dish when served: facts only, without drawing. */
export type Served = {
  texture: Texture
  /** The colour of the gravy, dough, batter or drink. */
  colour: string
  /** At most two kinds. */
  pieces: readonly ServedPiece[]
  /** The garnish of the title and those added in the last step. */
  garnish: readonly Garnish[]
  /** The colours of the bowls beside it. */
  beside: readonly string[]
  /** The vessels in the file, such as 'kadhai' or 'clay pot'. */
  cookware: readonly string[]
  /** The ids of all its foods (`shopIdOf`). */
  holds: ReadonlySet<string>
}

/** Returns how a dish is served, from its file: course, title, facts, amounts, the last step and accompaniments. */
export function servedAs(dish: Dish): Served {
  const texture = textureOf(dish)
  return {
    texture,
    colour: colourOf(dish, texture),
    pieces: piecesOf(dish, texture),
    garnish: garnishesOf(dish),
    beside: besideOf(dish),
    cookware: dish.steps.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'vessel' ? [part.name] : []))),
    holds: new Set(dish.portions.map(({ food }) => shopIdOf(food))),
  }
}

/** Returns the title, then the other names; names in other scripts match no words. */
const namesOf = (dish: Dish): string[] => [dish.title, ...dish.names]

function textureOf(dish: Dish): Texture {
  if (dish.served) return dish.served
  const { title, facts, otherwise } = courseWords[dish.course]
  for (const name of namesOf(dish)) {
    const found = lastMeant(name, title)
    if (found) return found
  }
  const texts = [...dish.checked, ...dish.steps.map(textOf)]
  for (const text of texts) {
    const found = firstMeant(text, facts)
    if (found) return found
  }
  return otherwise === 'by liquid' ? byLiquid(dish) : otherwise
}

/** Returns the texture by the share of liquid: a dry dish has almost none, and a sabzi is dry unless it has plenty. */
function byLiquid(dish: Dish): Texture {
  const share = liquidShareOf(dish)
  if (share < (dish.course === 'sabzi' ? 0.26 : 0.1)) return 'dry'
  return share < 0.6 ? 'gravy' : 'broth'
}

const textOf = ({ parts }: Dish['steps'][number]): string => parts.map((part) => wordsOfPart(part) ?? ' ').join('')

/** The pot weight for which the colour is computed, so that a pot for twelve looks like one for four. */
const potGrams = 800

/** Textures whose grains are not coloured by fried onion or meat. */
const cleanGrains: ReadonlySet<Texture> = new Set(['mixed rice', 'plain rice', 'noodles', 'scramble', 'mixture'])
const browning: ReadonlySet<string> = new Set(['onion', 'shallot', 'curd', 'garam masala', 'tomato', 'milk'])
/** Foods that turn rice completely yellow even in small amounts. */
const yellowing: ReadonlySet<string> = new Set(['turmeric powder', 'turmeric', 'saffron'])
const yellowed = 8

function colourOf(dish: Dish, texture: Texture): string {
  const eaten = eatenOf(dish)
  const total = eaten.reduce((sum, { grams }) => sum + grams, 0) || 1
  const isClean = cleanGrains.has(texture)
  const isRice = texture === 'mixed rice' || texture === 'plain rice'
  const parts = eaten
    .filter(({ portion }) => !isClean || !browning.has(portion.food.name))
    .map(({ portion: { food }, grams }): Stained => {
      const own = foodStains.get(food.name)
      return {
        id: shopIdOf(food),
        grams: ((grams * potGrams) / total) * (isRice && yellowing.has(food.name) ? yellowed : 1),
        ...(own ? { stain: [own.colour, own.strength] } : {}),
      }
    })
  const mixed = potColor(parts, groundColourOf(texture))
  const named = lastMeant(dish.title, colourWords)
  return named ? mix(mixed, named.colour, named.share) : mixed
}

/** Natures that are not drawn as pieces: flours, grains, spices. */
const dull = new Set(['-', 'flour', 'coarse', 'grain', 'cooked', 'noodle', 'bread', 'leafherb'])
/** Foods that bind a batter or filling and are not visible. */
const bound = new Set(['egg'])
/** Ingredients not visible in a sweet, unlike fruit and nuts. */
const unseenInSweets: ReadonlySet<string> = new Set(['egg', 'paneer', 'khoya', 'gourd'])
const hidesEgg: ReadonlySet<Texture> = new Set(['crepe', 'griddle cake', 'dosa', 'pizza', 'cake', 'muffins'])
const pulses = new Set(['split', 'whole', 'sprout'])
/**
 * The minimum share of the solid weight for a food to be visible; less for foods in the title, since dried ones are
 * light.
 */
const leastShare = 0.08
const leastNamed = 0.02
/** The minimum share for meat and fish, which a dish is eaten for. */
const leastMeat = 0.05
/**
 * The share above which a food does not melt into the sauce, such as the mango of a pickle; tomato and onion always do.
 */
const mostMelted = 0.38
const sauces: ReadonlySet<string> = new Set(['tomato', 'onion'])
const mostPieces = 2

function piecesOf(dish: Dish, texture: Texture): ServedPiece[] {
  const shown = piecesShown(texture)
  if (shown === 'none') return []
  const made = namesOf(dish)
    .map((name) => lastMeant(name, madePieces))
    .find((one) => one !== undefined)
  const grilled = lastMeant(dish.title, seared)
  const grill: Record<string, string> | null = grilled ? { paneer: grilled.colour, tofu: grilled.colour } : null
  const title = new Set(namesOf(dish).flatMap(wordsOf))
  const solid = eatenOf(dish).filter(({ portion }) => portion.food.name !== 'water' && !portion.isForFrying)
  const total = solid.reduce((sum, { grams }) => sum + grams, 0)
  const byFood = Map.groupBy(solid, ({ portion }) => portion.food)
  const seen = [...byFood].flatMap(([food, portions]) => {
    const whole = pieceOfFood(food)
    if (!whole || (texture === 'greens' && whole.nature === 'leafy')) return []
    if (dish.course === 'sweet' && unseenInSweets.has(whole.nature)) return []
    const piece =
      texture === 'scramble' ? crumbled(whole, food) : { ...whole, color: grill?.[whole.nature] ?? whole.color }
    const isNamed = isIn(title, food)
    const isMain =
      shown === 'all' || (!bound.has(piece.nature) && !pulses.has(piece.nature)) || (isNamed && !hidesEgg.has(texture))
    const grams = portions
      .filter(({ portion }) => (shown === 'filling' && texture !== 'scramble') || !isGround(portion))
      .reduce((sum, one) => sum + one.grams, 0)
    const melts = melting.has(food.name) && (grams < total * mostMelted || sauces.has(food.name))
    const least = isNamed && !melts ? leastNamed : food.aisle === 'meat' ? leastMeat : leastShare
    if (!isMain || grams < total * least) return []
    if (melts && (!isNamed || texture === 'mash')) return []
    const weight = grams * (isNamed ? 4 : 1) * (food.aisle === 'meat' || food.name === 'paneer' ? 3 : 1)
    return [{ piece, weight, isNamed }]
  })
  const rest = seen
    .filter(({ isNamed }) => !made || made.draw === 'threads' || isNamed)
    .sort((left, right) => right.weight - left.weight)
    .map(({ piece }) => piece)
  const first = made ? [{ id: '', nature: natureOf(made.draw), color: made.colour }] : []
  return [...first, ...rest].slice(0, mostPieces)
}

/** Returns a food as a piece in a dish; undefined for liquids, flours, grains, spices and fats. */
export function pieceOfFood(food: Food): ServedPiece | undefined {
  if (runs(food)) return undefined
  const own = foodPieces.get(food.name)
  if (own) return { id: '', nature: natureOf(own.draw), color: own.colour }
  const id = shopIdOf(food)
  const known = ingredients.get(id)
  if (!known || dull.has(known.nature)) return undefined
  return { id, nature: known.nature, color: colorOf(id) }
}

/** Returns the piece as crumbs when it is egg, meat, paneer or tofu in a scramble. */
const crumbled = (piece: ServedPiece, food: Food): ServedPiece => {
  if (piece.nature === 'egg') return { id: '', nature: 'mince', color: '#f3d469' }
  const isCrumbled = (food.aisle === 'meat' && piece.nature !== 'prawn') || crumbling.has(piece.nature)
  return isCrumbled ? { ...piece, id: '', nature: 'mince' } : piece
}
const crumbling: ReadonlySet<string> = new Set(['paneer', 'tofu'])

/** Whether a title names a food: "Aloo Gobi" names the potato, by one of its names or its Hindi word. */
function isIn(title: ReadonlySet<string>, food: Food): boolean {
  const old = ingredients.get(shopIdOf(food))
  return [food.name, ...food.names, ...food.hindi, ...(old ? [old.word] : [])].some((name) => {
    const words = wordsOf(name)
    return words.length > 0 && words.every((word) => title.has(word) || title.has(`${word}s`))
  })
}

/** Whether a food is ground or grated by its preparation, or as bought: grated coconut. */
const isGround = ({ preparation, food }: Portion): boolean =>
  [...wordsOf(preparation), ...wordsOf(food.name)].some((word) => ground.has(word))

/** Returns the garnish that the title promises, then those named in the last step with foods, most prominent first. */
function garnishesOf(dish: Dish): Garnish[] {
  const last = dish.steps.findLast(({ parts }) => parts.some(({ kind }) => kind === 'food'))
  const found = (last?.parts ?? []).flatMap((part): Garnish[] => {
    if (part.kind !== 'food') return []
    const { food, preparation } = dish.portions[part.index]!
    const garnish = garnishOf.get(food.name)
    if (!garnish) return []
    return [garnish === 'raw onion' && wordsOf(preparation).some((word) => browned.has(word)) ? 'brown onion' : garnish]
  })
  const titled = lastMeant(dish.title, titledGarnish)
  return [...new Set([...(titled ? [titled.garnish] : []), ...garnishes.filter((one) => found.includes(one))])]
}

const mostBowls = 2

function besideOf(dish: Dish): string[] {
  const bowls = dish.with.flatMap((one) => lastMeant(one.split('/').at(-1)!.replaceAll('-', ' '), besideColours) ?? [])
  return [...new Set(bowls)].slice(0, mostBowls)
}
