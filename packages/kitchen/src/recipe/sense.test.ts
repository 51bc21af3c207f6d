import { beforeAll, describe, expect, test } from 'vitest'
import { ingredient } from '../knowledge/ingredients.ts'
import { all, type Dish, everyDish, has, isOf, odd, says } from './every-dish.ts'

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
    const mild = odd(
      (dish) => savoury(dish),
      (dish) => ![...dish.grams.keys()].some((id) => hot.test(id)),
    )
    // A samosa or kachori of khoya is a sweet.
    expect(mild.filter((id) => !/\.khoya\./.test(id))).toEqual([])
  })

  test('what is fried in a bath lists the bath', () => {
    const deep = /(hot|in) (oil|ghee)[^.]*(balloon|float)|[Dd]eep-fry/
    expect(
      odd(
        ({ said }) => deep.test(said),
        ({ draft }) => !draft.parts.some(({ from }) => from === 'frying'),
      ),
    ).toEqual([])
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
    expect(odd((dish) => dough(dish) && !dish.draft.base.slug.startsWith('with-'), outside)).toEqual([])
  })

  test('a dough of rice flour for a press has six tenths of its flour in water', () => {
    expect(
      odd(
        (dish) => /^(chakli|murukku|ribbon-pakoda)$/.test(dish.draft.base.slug),
        (dish) => !has(dish, 'spinach', 'tomato') && dish.grams.get('water')! < 0.6 * dish.grams.get('rice-flour')!,
      ),
    ).toEqual([])
  })

  test('raw flour, grain and pulse are cooked four minutes at least', () => {
    expect(
      odd(
        (dish) => !isOf(dish, 'drink namkeen sundal dip'),
        (dish) =>
          [...dish.grams.keys()].some((id) => {
            const { nature, word } = ingredient(id)
            const isRaw = ['flour', 'grain', 'split', 'whole'].includes(nature)
            return isRaw && dish.grams.get(id)! > 1.5 && minutesAfter(dish, word.toLowerCase()) < 3
          }),
      ).filter((id) => !id.startsWith('raita.')),
    ).toEqual([])
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
    expect(
      odd(({ draft }) => draft.parts.some(({ id }) => least[ingredient(id).nature] !== undefined), under).filter(
        (id) => !/^(chips|fries|pudding)\./.test(id),
      ),
    ).toEqual([])
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
    expect(
      odd(
        (dish) => dish.draft.family.id !== 'pickle',
        (dish) => Object.entries(most).some(([id, limit]) => (dish.grams.get(id) ?? 0) > limit),
      ),
    ).toEqual([])
  })

  test('salt is at most three parts in a hundred of the plate', () => {
    expect(
      odd(
        (dish) => !isOf(dish, 'pickle podi drink hotdrink preserve'),
        (dish) => ((dish.grams.get('salt') ?? 0) + (dish.grams.get('rock-salt') ?? 0)) / dish.one.servingGrams > 0.03,
      ),
    ).toEqual([])
  })

  test('nothing is crushed, ground, roasted or boiled twice, and no step is left without its thing', () => {
    const broken =
      /\b(it it|and and|with with|in in|the the)\b|, ,| ,|\(\)|\b(with|of) (until|to|for|stir|on a)\b|Work in the [^.]* at this point|\bsoften in it (with|until)\b/
    expect(odd(all, ({ said }) => broken.test(said))).toEqual([])
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
    expect(odd(says(/\bthe (ground )?paste\b|the rest of the /), unsaid)).toEqual([])
  })
})

/** What a stranger who read fifty whole recipes found, asked of all. */
describe('what a strict reader found stays mended', { timeout: 60_000 }, () => {
  const texts = ({ one }: Dish) => one.steps.map(({ text }) => text)
  const natures = ({ draft }: Dish) =>
    draft.parts.filter(({ from }) => from === 'main').map(({ id }) => ingredient(id).nature)

  test('every ingredient line names its ingredient', () => {
    const measures = /\b(cups?|tbsp|tsp|g|ml|about|or to taste|an?|of|pinch(es)?)\b|[\d¼⅓½⅔¾.,\s]/g
    expect(odd(all, ({ one }) => one.ingredients.some((line) => line.replace(measures, '').length < 3))).toEqual([])
  })

  test('colocasia leaves are cooked long and with something sour; its roots meet something sour', () => {
    const sour = ['tamarind', 'kokum', 'lemon', 'curd', 'buttermilk', 'vinegar', 'gongura', 'amchur', 'raw-mango']
    expect(
      odd(
        (dish) => has(dish, 'arbi-leaves'),
        (dish) => !(has(dish, ...sour) && minutesAfter(dish, 'colocasia leaves') >= 20),
      ),
    ).toEqual([])
    expect(
      odd(
        (dish) => has(dish, 'arbi', 'suran', 'kand'),
        (dish) => !/tamarind|kokum|lemon|lime|curd|buttermilk|vinegar|mango|gongura|amchur|tomato/i.test(dish.said),
      ),
    ).toEqual([])
  })

  test('bamboo shoot is boiled out, quinoa rinsed', () => {
    expect(
      odd(
        (dish) => has(dish, 'bamboo-shoot'),
        (dish) => !/boil (it )?open 25 minutes[^.]*throw the water away/.test(dish.said),
      ),
    ).toEqual([])
    expect(
      odd(
        (dish) => has(dish, 'quinoa'),
        (dish) => !/(rinse|wash)[^.]*quinoa/i.test(dish.said),
      ),
    ).toEqual([])
  })

  test('a syrup has the sugar that the pot needs, other sweets no more than they can hold', () => {
    const thin = ({ one, said }: Dish) => {
      const sugar = one.quantities.find(({ id }) => id === 'sugar')
      return /syrup of sugar and a litre/.test(said) && (sugar?.buyGrams ?? 0) < 200
    }
    expect(odd(says(/syrup of sugar/), thin)).toEqual([])
    const cloying = (dish: Dish) => {
      if (!isOf(dish, 'mithai friedsweet steamedsweet halwa')) return false
      const sum = (sweet: boolean) =>
        dish.draft.parts
          .filter(({ id, inPot }) => id !== 'water' && !inPot && (ingredient(id).aisle === 'sweetener') === sweet)
          .reduce((total, { grams }) => total + grams, 0)
      return sum(true) > 1.75 * sum(false)
    }
    expect(odd((dish) => isOf(dish, 'mithai friedsweet steamedsweet halwa'), cloying)).toEqual([])
    expect(
      odd(
        (dish) => /^mithai\.(khajoor|anjeer)\.ladoo/.test(dish.one.id),
        (dish) => has(dish, 'jaggery', 'sugar'),
      ),
    ).toEqual([])
  })

  test('a sign of doneness fits the cut: no bone in mince, no mash or matchstick cooked until it breaks', () => {
    expect(
      odd(
        (dish) => /leav(es|ing) the bone/.test(dish.said),
        (dish) => natures(dish).includes('mince') && !natures(dish).some((one) => /^(chicken|mutton)$/.test(one)),
      ),
    ).toEqual([])
    const breaks = (dish: Dish) => {
      const all = texts(dish)
      const mashed = all.findIndex((text) => /potato[^.]*\bmash/.test(text))
      const cooked = all.findLastIndex((text) => /breaks? under the spoon/.test(text))
      return (mashed >= 0 && cooked > mashed) || all.some((text) => /stir-fry[^.]*break under the spoon/.test(text))
    }
    expect(odd(says(/breaks? under the spoon/), breaks)).toEqual([])
  })

  test('nothing is cooked twice or added when it is in the pot already', () => {
    const bakedAgain = (dish: Dish) => {
      const at = texts(dish).findIndex((text) => /\bBake\b/.test(text))
      return at > 0 && /coral-pink/.test(texts(dish).slice(0, at).join(' '))
    }
    expect(odd(says(/\bBake\b/), bakedAgain)).toEqual([])
  })

  test('what stands overnight is begun first, what is ground is ground before the oil is hot', () => {
    const late = (dish: Dish) => {
      const at = texts(dish).findIndex((text) => /\bsoak[^.]*overnight/i.test(text))
      const before = dish.one.steps.slice(0, Math.max(0, at))
      return before.some(({ kind, text }) => kind === 'cook' || /knead|dough/i.test(text))
    }
    // Kanji stands overnight itself: its pulses soak beside it.
    expect(odd(says(/\bsoak[^.]*overnight/i), late).filter((id) => !id.startsWith('kanji.'))).toEqual([])
    const burning = (dish: Dish) => {
      const fire = texts(dish).findIndex((text) => /crackle|splutter|shimmer|sizzle/i.test(text))
      return (
        fire >= 0 &&
        texts(dish).some((text, at) => at > fire && /^(Soak|Grind) (?!the tamarind)[^.]*ten minutes/.test(text))
      )
    }
    expect(odd(says(/(Soak|Grind) [^.]*ten minutes/), burning)).toEqual([])
    const washedThenRoasted = ({ said }: Dish) => /Wash the ([\w ]*dal)\b.*[Rr]oast the \1 in a dry/.test(said)
    expect(odd(says(/Wash the [\w ]*dal\b/), washedThenRoasted)).toEqual([])
  })

  test('what is served is made: a chutney is ground, a filling salted, tandoori bread touches fire', () => {
    expect(
      odd(says(/serve[^.]* chutney/i), ({ said }) => /serve[^.]* chutney, [^.]*(tomato|sesame|dried red)/i.test(said)),
    ).toEqual([])
    expect(
      odd(
        (dish) => isOf(dish, 'paratha kulcha'),
        (dish) =>
          has(dish, 'salt') &&
          !/Season the [^.]*rest of the salt|Mix [^.]* with salt|rest of the salt over each/.test(dish.said),
      ),
    ).toEqual([])
    expect(
      odd(
        ({ draft }) => /tandoori-roti|naan/.test(draft.base.slug),
        ({ said }) => !/flame|oven|\d{3} C|grill|tandoor\b/.test(said),
      ),
    ).toEqual([])
  })

  test('a thecha is chilli first, a vegetable seekh is bound', () => {
    expect(
      odd(
        (dish) => dish.draft.base.slug === 'thecha',
        (dish) => (dish.grams.get('green-chilli') ?? 0) < 6 && !/mirch/.test(dish.draft.label.toLowerCase()),
      ),
    ).toEqual([])
    expect(
      odd(
        (dish) => isOf(dish, 'vegkebab'),
        (dish) =>
          dish.draft.style?.id === 'seekh' && natures(dish).some((one) => one === 'pea') && !has(dish, 'potato'),
      ),
    ).toEqual([])
  })

  test('fruit with a stone loses it, pods are boiled once, and leaves and roots that scent are weighed as such', () => {
    expect(
      odd(
        ({ draft }) => draft.base.slug !== 'panna',
        ({ draft, texts }) =>
          draft.parts.some(
            ({ id, from }) =>
              from === 'main' &&
              /^(litchi|jamun|plum|mango|avocado)$/.test(id) &&
              !texts.some((text) => text.includes(ingredient(id).word) && /ston/.test(text)),
          ),
      ),
    ).toEqual([])
    expect(
      odd(says(/drumstick pods/), ({ said }) =>
        /Boil the drumstick pods[^.]*scrapes out.*drumstick pods and cook/.test(said),
      ),
    ).toEqual([])
    const heap = (dish: Dish) => (dish.grams.get('moringa-leaves') ?? 0) > 90
    expect(odd((dish) => has(dish, 'moringa-leaves'), heap)).toEqual([])
    expect(
      odd(
        (dish) => isOf(dish, 'instantdosa dosa adai idli'),
        (dish) => (dish.grams.get('ginger') ?? 0) > 5,
      ),
    ).toEqual([])
  })

  test('a claim is borne out by the serving, a difficulty by the time', () => {
    const claims = ({ one: { benefits, perServing } }: Dish) =>
      (benefits.includes('Low in fat.') && perServing.fat > 6) ||
      (benefits.some((line) => /protein/.test(line)) && perServing.protein < 5.4) ||
      (benefits.some((line) => /fibre/.test(line)) && perServing.fibre < 3)
    expect(odd(({ one }) => one.benefits.length > 0, claims)).toEqual([])
    const active = ({ one }: Dish) => one.prepMinutes + one.cookMinutes
    expect(
      odd(
        (dish) => dish.one.difficulty === 'Hard',
        (dish) => active(dish) <= 60,
      ),
    ).toEqual([])
    expect(
      odd(
        (dish) => dish.one.difficulty === 'Easy',
        (dish) => active(dish) > 60,
      ),
    ).toEqual([])
  })
})
