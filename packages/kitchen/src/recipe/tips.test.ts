import { beforeAll, describe, expect, test } from 'vitest'
import { tipsByFamily, tipsByNature } from '../knowledge/serving-tips.ts'
import { all, type Dish, everyDish, isOf, odd } from './every-dish.ts'
import { mentions } from './mentions.ts'
import { condition } from './tips.ts'

beforeAll(() => void everyDish(), 300_000)

describe('what is said beside a recipe', { timeout: 60_000 }, () => {
  test('every tip of the tables is given with a dish, and every dish has one', () => {
    const given = new Set(everyDish().flatMap(({ one }) => one.tips))
    const written = [...Object.values(tipsByFamily), ...Object.values(tipsByNature)].flat()
    expect(written.map((tip) => tip.replace(condition, '')).filter((tip) => !given.has(tip))).toEqual([])
    expect(odd(all, ({ one }) => one.tips.length === 0)).toEqual([])
  })

  test('no tip names an ingredient that its dish does without', () => {
    const strange = ({ one }: Dish) =>
      mentions(one.tips, [...[...one.quantities, ...one.besides].map(({ id }) => id), 'water', 'salt', 'oil']).length
    expect(odd(({ one }) => one.tips.length > 0, strange)).toEqual([])
  })

  test('a tip on raw chilli is given only with one', () => {
    expect(
      odd(
        (dish) => dish.one.tips.some((tip) => /bites into a raw/.test(tip)),
        (dish) => !/green chill(i|ies)\b/.test(dish.said),
      ),
    ).toEqual([])
  })

  test('a note is not against its dish', () => {
    const against = ({ one, draft, said }: Dish) => {
      const note = one.culturalNote ?? ''
      return (
        (/its bones/.test(note) && /liver|mince/.test(said)) ||
        (/lid goes on/.test(note) && /uncovered on a high flame/.test(said)) ||
        (/beaten for hours/.test(note) && !/^(haleem|daleem|khichda|harees)$/.test(draft.base.slug))
      )
    }
    expect(odd(({ one }) => one.culturalNote, against)).toEqual([])
  })

  test('a tip, a note and a drink know how the dish is made and eaten', () => {
    const tipped = (tip: RegExp, fits: (dish: Dish) => boolean) =>
      odd(
        (dish) => dish.one.tips.some((one) => tip.test(one)),
        (dish) => !fits(dish),
      )
    expect(tipped(/Day-old, slightly sour/, ({ said }) => /[Ff]erment|overnight/.test(said))).toEqual([])
    expect(tipped(/steady medium heat/, ({ said }) => !/\blow flame\b|barely warm/.test(said))).toEqual([])
    expect(tipped(/Do not crowd mushrooms/, ({ said }) => /mushrooms[^.]*(golden|colour)/.test(said))).toEqual([])
    const dry = ({ said }: Dish) => /[Rr]oast[^.]*curry leaves[^.]*crush/.test(said)
    expect(tipped(/curry leaves well before/, (dish) => !dry(dish))).toEqual([])
    expect(tipped(/up to two days/, (dish) => !isOf(dish, 'cafe chaat roasted sandwich springroll dosa'))).toEqual([])
    expect(tipped(/Marinate even/, ({ said }) => /marina|leave/i.test(said))).toEqual([])
    const drunk = (drink: RegExp, id: string, least: number) =>
      odd(
        (dish) => !isOf(dish, 'vrat'),
        (dish) => (dish.grams.get(id) ?? 0) > least && drink.test(dish.one.drinkPairing),
      )
    expect(drunk(/Nimbu|Jaljeera|Aam panna|Kokum/, 'tamarind', 2)).toEqual([])
    expect(drunk(/chaas|lassi|mor\b|[Mm]ajjig|Mattha|Ghol/, 'curd', 60)).toEqual([])
    expect(
      odd(
        ({ one }) => /Indore/.test(one.culturalNote ?? ''),
        ({ one }) => !['Madhya Pradesh', 'Maharashtra'].includes(one.state),
      ),
    ).toEqual([])
    expect(
      odd(
        (dish) => isOf(dish, 'pickle podi'),
        (dish) => !/meal/.test(dish.one.drinkPairing),
      ),
    ).toEqual([])
  })
})
