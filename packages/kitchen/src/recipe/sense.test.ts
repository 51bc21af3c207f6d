import { beforeAll, describe, expect, test } from 'vitest'
import type { Draft } from '../compose/draft.ts'
import { pool } from '../compose/pool.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import { tipsByFamily, tipsByNature } from '../knowledge/serving-tips.ts'
import { mentions } from './mentions.ts'
import { recipe } from './recipe.ts'
import type { Recipe } from './types.ts'

/** What a cook would notice before lighting the stove, asked of every recipe of the pool. */
type Dish = { draft: Draft; one: Recipe; grams: ReadonlyMap<string, number>; said: string }

let dishes: Dish[]

beforeAll(() => {
  dishes = pool().map((draft) => {
    const one = recipe(draft.id)!
    const grams = new Map(one.quantities.map((part) => [part.id, part.grams / one.serves]))
    return { draft, one, grams, said: one.steps.map(({ text }) => text).join(' ') }
  })
}, 300_000)

const odd = (fails: (dish: Dish) => unknown) => dishes.filter(fails).map(({ one }) => one.id)
const isOf = (families: string) => {
  const ids = new Set(families.split(' '))
  return ({ draft }: Dish) => ids.has(draft.family.id)
}

/** Minutes at the fire from the step that first names a thing. */
function minutesAfter({ one }: Dish, word: string): number {
  const at = one.steps.findIndex(({ text }) => text.toLowerCase().includes(word))
  const rest = at < 0 ? [] : one.steps.slice(at)
  return rest.filter(({ kind }) => kind === 'cook').reduce((sum, { minutes }) => sum + minutes, 0)
}

describe('a recipe makes sense to who cooks it tonight', { timeout: 60_000 }, () => {
  test('a curry, a filling or a kebab has heat of some kind', () => {
    const hot = /chilli|kashmiri|pepper$|podi|sambar-powder|rasam-powder|schezwan|masala|chutney|kasundi|axone|mustard$/
    const savoury = isOf(
      'sabzi rasedar kofta chana paneercurry tofucurry chickencurry fishcurry shellfish eggcurry keema porkduck dryroast sambar rasam misal kathiroll samosa kachori cutlet bonda kebab vegkebab meatsnack fishfry momo plate nvtiffin noodles friedrice milletbowl',
    )
    expect(odd((dish) => savoury(dish) && ![...dish.grams.keys()].some((id) => hot.test(id)))).toEqual([])
  })

  test('what is fried in a bath lists the bath', () => {
    const deep = /(hot|in) (oil|ghee)[^.]*(balloon|float)|[Dd]eep-fry/
    const plain = ({ draft, said }: Dish) => deep.test(said) && !draft.parts.some(({ from }) => from === 'frying')
    expect(odd(plain)).toEqual([])
  })

  test('a dough has two fifths to nine tenths of its flour in water, milk or curd', () => {
    const wet: Record<string, number> = { water: 1, milk: 0.9, curd: 0.87, buttermilk: 0.95, 'coconut-milk': 0.8 }
    const dough = isOf('roti flavourbread paratha kulcha momo puri')
    const outside = (dish: Dish) => {
      if (
        !dough(dish) ||
        dish.draft.base.slug.startsWith('with-') ||
        /bakarkhani|litti|bhakri$/.test(dish.draft.base.slug)
      )
        return false
      const flour = dish.draft.parts
        .filter(
          ({ id, from }) => ingredient(id).nature === 'flour' && (from !== 'main' || dish.draft.family.id === 'roti'),
        )
        .reduce((sum, { grams }) => sum + grams, 0)
      const moist = dish.draft.parts
        .filter(({ from }) => from !== 'style')
        .reduce((sum, { id, grams }) => sum + (wet[id] ?? 0) * grams, 0)
      const isMain = dish.draft.words.some((word) => word.ids.some((id) => wet[id] !== undefined))
      return !isMain && flour > 0 && (moist / flour < 0.38 || moist / flour > 0.92)
    }
    expect(odd(outside)).toEqual([])
  })

  test('raw flour, grain and pulse are cooked four minutes at least', () => {
    const raw = (dish: Dish) =>
      !isOf('drink namkeen sundal dip')(dish) &&
      [...dish.grams.keys()].some((id) => {
        const { nature, word } = ingredient(id)
        const isRaw = ['flour', 'grain', 'split', 'whole'].includes(nature)
        return isRaw && dish.grams.get(id)! > 1.5 && minutesAfter(dish, word.toLowerCase()) < 3
      })
    expect(odd(raw).filter((id) => !id.startsWith('raita.'))).toEqual([])
  })

  test('meat, liver and eggs have the fire they need, and potatoes soften', () => {
    const least: Record<string, number> = {
      mutton: 18,
      chicken: 16,
      chickenboneless: 8,
      mince: 8,
      liver: 8,
      egg: 2,
      potato: 8,
    }
    const under = (dish: Dish) =>
      dish.draft.parts.some(({ id, grams }) => {
        const { nature, word } = ingredient(id)
        const wanted = least[nature]
        return (
          wanted !== undefined &&
          grams > 8 &&
          minutesAfter(dish, word.toLowerCase()) < wanted &&
          !/[Pp]ressure/.test(dish.said)
        )
      })
    expect(odd(under).filter((id) => !/^(chips|fries|pudding)\./.test(id))).toEqual([])
  })

  test('no spice is far beyond what a serving bears', () => {
    const most: Record<string, number> = {
      cloves: 0.5,
      'star-anise': 0.5,
      hing: 0.4,
      saffron: 0.1,
      'stone-flower': 0.3,
      nutmeg: 0.3,
      haldi: 1.2,
      'baking-soda': 0.6,
      'black-cardamom': 1,
      cinnamon: 1.2,
    }
    const heavy = (dish: Dish) =>
      dish.draft.family.id !== 'pickle' && Object.entries(most).some(([id, limit]) => (dish.grams.get(id) ?? 0) > limit)
    expect(odd(heavy)).toEqual([])
  })

  test('salt is at most three parts in a hundred of the plate', () => {
    const salty = (dish: Dish) =>
      !isOf('pickle podi drink hotdrink preserve')(dish) &&
      ((dish.grams.get('salt') ?? 0) + (dish.grams.get('rock-salt') ?? 0)) / dish.one.servingGrams > 0.03
    expect(odd(salty)).toEqual([])
  })

  test('nothing is crushed, ground, roasted or boiled twice, and no step is left without its thing', () => {
    const broken =
      /\b(it it|and and|with with|in in|the the)\b|, ,| ,|\(\)|\b(with|of) (until|to|for|stir|on a)\b|Work in the [^.]* at this point|\bsoften in it (with|until)\b/
    expect(odd(({ said }) => broken.test(said))).toEqual([])
  })

  test('what is called the paste, the batter or the rest has been made or begun before', () => {
    const unsaid = ({ one }: Dish) => {
      const steps = one.steps.map(({ text }) => text)
      const said = steps.join(' ')
      const at = steps.findIndex((text) => /\bthe (ground )?paste\b/.test(text))
      if (at >= 0 && !/grind|ground|pound|blend|paste of|crush/i.test(steps.slice(0, at + 1).join(' '))) return true
      return [...said.matchAll(/the rest of the ([a-z]+)/g)].some(
        ({ 1: word, index }) => !said.slice(0, index).toLowerCase().includes(word!) && !/seafood|leaves/.test(word!),
      )
    }
    expect(odd(unsaid)).toEqual([])
  })
})

describe('tips', { timeout: 60_000 }, () => {
  test('every tip of the tables is given with a dish, and every dish has one', () => {
    const given = new Set(dishes.flatMap(({ one }) => one.tips))
    const written = [...Object.values(tipsByFamily), ...Object.values(tipsByNature)].flat()
    expect(written.map((tip) => tip.replace(/^\[[^\]]*\] /, '')).filter((tip) => !given.has(tip))).toEqual([])
    expect(odd(({ one }) => one.tips.length === 0)).toEqual([])
  })

  test('no tip names an ingredient that its dish does without', () => {
    const strange = ({ one }: Dish) =>
      mentions(one.tips, [...[...one.quantities, ...one.besides].map(({ id }) => id), 'water', 'salt', 'oil']).length
    expect(odd(strange)).toEqual([])
  })
})
