import { beforeAll, describe, expect, test } from 'vitest'
import { ingredient } from '../knowledge/ingredients.ts'
import { type Dish, everyDish, has, isOf, odd } from './every-dish.ts'

// What a cook would notice before lighting the stove, asked of every recipe of the pool.
beforeAll(() => void everyDish(), 300_000)

/** Minutes at the fire from the step that first names a thing. */
function minutesAfter({ one }: Dish, word: string): number {
  const at = one.steps.findIndex(({ text }) => text.toLowerCase().includes(word))
  const rest = at < 0 ? [] : one.steps.slice(at)
  return rest.filter(({ kind }) => kind === 'cook').reduce((sum, { minutes }) => sum + minutes, 0)
}

describe('a recipe makes sense to who cooks it tonight', { timeout: 60_000 }, () => {
  test('a curry, a filling or a kebab has heat of some kind', () => {
    const hot = /chilli|kashmiri|pepper$|podi|sambar-powder|rasam-powder|schezwan|masala|chutney|kasundi|axone|mustard$/
    const savoury = (dish: Dish) =>
      isOf(
        dish,
        'sabzi rasedar kofta chana paneercurry tofucurry chickencurry fishcurry shellfish eggcurry keema porkduck dryroast sambar rasam misal kathiroll samosa kachori cutlet bonda kebab vegkebab meatsnack fishfry momo plate nvtiffin noodles friedrice milletbowl',
      )
    const mild = odd((dish) => savoury(dish) && ![...dish.grams.keys()].some((id) => hot.test(id)))
    // A samosa or kachori of khoya is a sweet.
    expect(mild.filter((id) => !/\.khoya\./.test(id))).toEqual([])
  })

  test('what is fried in a bath lists the bath', () => {
    const deep = /(hot|in) (oil|ghee)[^.]*(balloon|float)|[Dd]eep-fry/
    const plain = ({ draft, said }: Dish) => deep.test(said) && !draft.parts.some(({ from }) => from === 'frying')
    expect(odd(plain)).toEqual([])
  })

  test('a dough has two fifths to nine tenths of its flour in water, milk or curd', () => {
    const wet: Record<string, number> = { water: 1, milk: 0.9, curd: 0.87, buttermilk: 0.95, 'coconut-milk': 0.8 }
    const dough = (dish: Dish) => isOf(dish, 'roti flavourbread paratha kulcha momo puri')
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
        .filter(({ id, from }) => from !== 'style' || id === 'water')
        .reduce((sum, { id, grams }) => sum + (wet[id] ?? 0) * grams, 0)
      const isMain = dish.draft.words.some((word) => word.ids.some((id) => wet[id] !== undefined))
      return !isMain && flour > 0 && (moist / flour < 0.38 || moist / flour > 0.92)
    }
    expect(odd(outside)).toEqual([])
  })

  test('a dough of rice flour for a press has six tenths of its flour in water', () => {
    const dry = (dish: Dish) =>
      /^(chakli|murukku|ribbon-pakoda)$/.test(dish.draft.base.slug) &&
      !has(dish, 'spinach', 'tomato') &&
      dish.grams.get('water')! < 0.6 * dish.grams.get('rice-flour')!
    expect(odd(dry)).toEqual([])
  })

  test('raw flour, grain and pulse are cooked four minutes at least', () => {
    const raw = (dish: Dish) =>
      !isOf(dish, 'drink namkeen sundal dip') &&
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
      !isOf(dish, 'pickle podi drink hotdrink preserve') &&
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

/** What a stranger who read fifty whole recipes found, asked of all. */
describe('what a strict reader found stays mended', { timeout: 60_000 }, () => {
  const texts = ({ one }: Dish) => one.steps.map(({ text }) => text)
  const natures = ({ draft }: Dish) =>
    draft.parts.filter(({ from }) => from === 'main').map(({ id }) => ingredient(id).nature)

  test('every ingredient line names its ingredient', () => {
    const measures = /\b(cups?|tbsp|tsp|g|ml|about|or to taste|an?|of|pinch(es)?)\b|[\d¼⅓½⅔¾.,\s]/g
    expect(odd(({ one }) => one.ingredients.some((line) => line.replace(measures, '').length < 3))).toEqual([])
  })

  test('colocasia leaves are cooked long and with something sour; its roots meet something sour', () => {
    const sour = ['tamarind', 'kokum', 'lemon', 'curd', 'buttermilk', 'vinegar', 'gongura', 'amchur', 'raw-mango']
    const itches = (dish: Dish) =>
      has(dish, 'arbi-leaves') && !(has(dish, ...sour) && minutesAfter(dish, 'colocasia leaves') >= 20)
    expect(odd(itches)).toEqual([])
    const bare = (dish: Dish) =>
      has(dish, 'arbi', 'suran', 'kand') &&
      !/tamarind|kokum|lemon|lime|curd|buttermilk|vinegar|mango|gongura|amchur|tomato/i.test(dish.said)
    expect(odd(bare)).toEqual([])
  })

  test('bamboo shoot is boiled out, quinoa rinsed', () => {
    expect(
      odd(
        (dish) => has(dish, 'bamboo-shoot') && !/boil (it )?open 25 minutes[^.]*throw the water away/.test(dish.said),
      ),
    ).toEqual([])
    expect(odd((dish) => has(dish, 'quinoa') && !/(rinse|wash)[^.]*quinoa/i.test(dish.said))).toEqual([])
  })

  test('a syrup has the sugar that the pot needs, other sweets no more than they can hold', () => {
    const thin = ({ one, said }: Dish) => {
      const sugar = one.quantities.find(({ id }) => id === 'sugar')
      return /syrup of sugar and a litre/.test(said) && (sugar?.buyGrams ?? 0) < 200
    }
    expect(odd(thin)).toEqual([])
    const cloying = (dish: Dish) => {
      if (!isOf(dish, 'mithai friedsweet steamedsweet halwa')) return false
      const sum = (sweet: boolean) =>
        dish.draft.parts
          .filter(({ id, inPot }) => id !== 'water' && !inPot && (ingredient(id).aisle === 'sweetener') === sweet)
          .reduce((total, { grams }) => total + grams, 0)
      return sum(true) > 1.75 * sum(false)
    }
    expect(odd(cloying)).toEqual([])
    const datesAndSugar = (dish: Dish) =>
      /^mithai\.(khajoor|anjeer)\.ladoo/.test(dish.one.id) && has(dish, 'jaggery', 'sugar')
    expect(odd(datesAndSugar)).toEqual([])
  })

  test('a sign of doneness fits the cut: no bone in mince, no mash or matchstick cooked until it breaks', () => {
    const boned = (dish: Dish) =>
      /leav(es|ing) the bone/.test(dish.said) &&
      natures(dish).includes('mince') &&
      !natures(dish).some((one) => /^(chicken|mutton)$/.test(one))
    expect(odd(boned)).toEqual([])
    const breaks = (dish: Dish) => {
      const all = texts(dish)
      const mashed = all.findIndex((text) => /potato[^.]*\bmash/.test(text))
      const cooked = all.findLastIndex((text) => /breaks? under the spoon/.test(text))
      return (mashed >= 0 && cooked > mashed) || all.some((text) => /stir-fry[^.]*break under the spoon/.test(text))
    }
    expect(odd(breaks)).toEqual([])
  })

  test('nothing is cooked twice or added when it is in the pot already', () => {
    expect(odd(({ said }) => /fry[^.]*the firm vegetables/.test(said))).toEqual([])
    const bakedAgain = (dish: Dish) => {
      const at = texts(dish).findIndex((text) => /\bBake\b/.test(text))
      return at > 0 && /coral-pink/.test(texts(dish).slice(0, at).join(' '))
    }
    expect(odd(bakedAgain)).toEqual([])
  })

  test('what stands overnight is begun first, what is ground is ground before the oil is hot', () => {
    const late = (dish: Dish) => {
      const at = texts(dish).findIndex((text) => /\bsoak[^.]*overnight/i.test(text))
      const before = dish.one.steps.slice(0, Math.max(0, at))
      return before.some(({ kind, text }) => kind === 'cook' || /knead|dough/i.test(text))
    }
    // Kanji stands overnight itself: its pulses soak beside it.
    expect(odd(late).filter((id) => !id.startsWith('kanji.'))).toEqual([])
    const burning = (dish: Dish) => {
      const fire = texts(dish).findIndex((text) => /crackle|splutter|shimmer|sizzle/i.test(text))
      return (
        fire >= 0 &&
        texts(dish).some((text, at) => at > fire && /^(Soak|Grind) (?!the tamarind)[^.]*ten minutes/.test(text))
      )
    }
    expect(odd(burning)).toEqual([])
    const washedThenRoasted = ({ said }: Dish) => /Wash the ([\w ]*dal)\b.*[Rr]oast the \1 in a dry/.test(said)
    expect(odd(washedThenRoasted)).toEqual([])
  })

  test('what is served is made: a chutney is ground, a filling salted, tandoori bread touches fire', () => {
    expect(odd(({ said }) => /serve[^.]* chutney, [^.]*(tomato|sesame|dried red)/i.test(said))).toEqual([])
    const unsalted = (dish: Dish) =>
      isOf(dish, 'paratha kulcha') &&
      has(dish, 'salt') &&
      !/Season the [^.]*rest of the salt|Mix [^.]* with salt|rest of the salt over each/.test(dish.said)
    expect(odd(unsalted)).toEqual([])
    const plain = ({ draft, said }: Dish) =>
      /tandoori-roti|naan/.test(draft.base.slug) && !/flame|oven|\d{3} C|grill|tandoor\b/.test(said)
    expect(odd(plain)).toEqual([])
  })

  test('a thecha is chilli first, a vegetable seekh is bound', () => {
    const mild = (dish: Dish) =>
      dish.draft.base.slug === 'thecha' &&
      (dish.grams.get('green-chilli') ?? 0) < 6 &&
      !/mirch/.test(dish.draft.label.toLowerCase())
    expect(odd(mild)).toEqual([])
    const loose = (dish: Dish) =>
      isOf(dish, 'vegkebab') &&
      dish.draft.style?.id === 'seekh' &&
      natures(dish).some((one) => one === 'pea') &&
      !has(dish, 'potato')
    expect(odd(loose)).toEqual([])
  })

  test('fruit with a stone loses it, pods are boiled once, and leaves and roots that scent are weighed as such', () => {
    const stones = ({ draft, texts }: Dish) =>
      draft.base.slug !== 'panna' &&
      draft.parts.some(
        ({ id, from }) =>
          from === 'main' &&
          /^(litchi|jamun|plum|mango|avocado)$/.test(id) &&
          !texts.some((text) => text.includes(ingredient(id).word) && /ston/.test(text)),
      )
    expect(odd(stones)).toEqual([])
    expect(odd(({ said }) => /Boil the drumstick pods[^.]*scrapes out.*drumstick pods and cook/.test(said))).toEqual([])
    const heap = (dish: Dish) => (dish.grams.get('moringa-leaves') ?? 0) > 90
    expect(odd(heap)).toEqual([])
    const harsh = (dish: Dish) => isOf(dish, 'instantdosa dosa adai idli') && (dish.grams.get('ginger') ?? 0) > 5
    expect(odd(harsh)).toEqual([])
  })

  test('a claim is borne out by the serving, a difficulty by the time', () => {
    const claims = ({ one: { benefits, perServing } }: Dish) =>
      (benefits.includes('Low in fat.') && perServing.fat > 6) ||
      (benefits.some((line) => /protein/.test(line)) && perServing.protein < 5.4) ||
      (benefits.some((line) => /fibre/.test(line)) && perServing.fibre < 3)
    expect(odd(claims)).toEqual([])
    const active = ({ one }: Dish) => one.prepMinutes + one.cookMinutes
    expect(odd((dish) => dish.one.difficulty === 'Hard' && active(dish) <= 60)).toEqual([])
    expect(odd((dish) => dish.one.difficulty === 'Easy' && active(dish) > 60)).toEqual([])
  })
})
