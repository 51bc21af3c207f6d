import { beforeAll, describe, expect, test } from 'vitest'
import { ingredient } from '../knowledge/ingredients.ts'
import { type Dish, everyDish, has, isOf, odd, says } from './every-dish.ts'

// What a recipe says of itself, in its title, its claims and its counts, asked of every recipe of the pool.
beforeAll(() => void everyDish(), 300_000)

describe('what a recipe says of itself is so', { timeout: 60_000 }, () => {
  test('what a title promises is in the pot, and enough of it', () => {
    const promised: [RegExp, string, number?][] = [
      [/Garlic/, 'garlic green-garlic', 2.4],
      [/Pepper (Soup|Chips)/, 'pepper', 0.4],
      [/\bJeera\b/, 'cumin roast-cumin', 0.5],
      [/Cheese\b/, 'cheese mozzarella paneer'],
      [/Chilli Cheese/, 'green-chilli dry-chilli chilli-powder'],
      [/Kesar/, 'saffron'],
      [/Makhani/, 'tomato tomato-puree'],
      [/Honey/, 'honey'],
      [/Schezwan/, 'schezwan'],
      [/Achari/, 'nigella'],
      [/Adrak|Ginger/, 'ginger ggpaste dry-ginger'],
      [/Hariyali/, 'mint coriander'],
      [/Peri Peri/, 'kashmiri dry-chilli'],
    ]
    const broken = ({ one, grams }: Dish) =>
      promised.some(
        ([title, ids, least = 0.01]) =>
          title.test(one.title) && !ids.split(' ').some((id) => (grams.get(id) ?? 0) >= least),
      )
    expect(odd(({ one }) => promised.some(([title]) => title.test(one.title)), broken)).toEqual([])
  })

  test('no claim is made of what is sweet or fried; protein that is claimed gives an eighth of the energy', () => {
    expect(
      odd(
        ({ one }) => one.benefits.length > 0,
        ({ draft }) => draft.family.sweet || draft.parts.some(({ from }) => from === 'frying'),
      ),
    ).toEqual([])
    expect(
      odd(
        ({ one: { benefits } }) => benefits.some((line) => /protein/.test(line)),
        ({ one: { perServing } }) => perServing.protein * 4 < 0.12 * perServing.calories,
      ),
    ).toEqual([])
  })

  test('bread and eggs that nobody shares come by whole pieces a head', () => {
    const pieces: Record<string, [string, number]> = {
      springroll: ['bread', 27],
      sandwich: ['bread', 27],
      cafe: ['pav', 40],
      eggsnack: ['egg', 44.5],
      eggcurry: ['egg', 44.5],
      biryani: ['egg', 44.5],
      pulao: ['egg', 44.5],
      khichdi: ['egg', 44.5],
    }
    const shared = ({ draft, one }: Dish) => {
      const [piece, weight] = pieces[draft.family.id] ?? ['', 1]
      return one.quantities.some(({ id, grams }) => id === piece && Math.round(grams / weight) % one.serves !== 0)
    }
    expect(odd(({ draft }) => draft.family.id in pieces, shared)).toEqual([])
  })

  test('curd and pickle that are served are listed, and papad counts for its hing', () => {
    const served = (word: string) => (dish: Dish) =>
      new RegExp(`[Ss]erve[^.]*with ${word}\\b(?! rice)`).test(dish.said) &&
      !dish.one.ingredients.some((line) => line.includes(word) && line.includes('to serve'))
    expect(odd(says(/[Ss]erve[^.]*with curd\b(?! rice)/), served('curd'))).toEqual([])
    expect(
      odd(
        (dish) => has(dish, 'papad'),
        (dish) => dish.one.diet.glutenFree,
      ),
    ).toEqual([])
  })

  test('what is called Jain, vegan, sattvic or fit for a fast is so', () => {
    const called = (name: RegExp, fits: (diet: Dish['one']['diet']) => boolean) =>
      odd(
        ({ one }) => [one.title, ...one.tags].some((text) => name.test(text)),
        ({ one }) => !fits(one.diet),
      )
    expect(called(/\bjain\b/i, ({ jain }) => jain)).toEqual([])
    expect(called(/\bvegan\b/i, ({ vegan }) => vegan)).toEqual([])
    expect(called(/\bsatt?vik\b/i, ({ noOnionGarlic }) => noOnionGarlic)).toEqual([])
    expect(called(/\b(vrat|upvas|falahari|farali)\b/i, ({ vrat }) => vrat)).toEqual([])
  })

  test('compounded hing counts inside the powders that hold it, soy inside crumbs; brinjal is not for Jains', () => {
    const lacks = (allergen: string, ...ids: string[]) =>
      odd(
        (dish) => has(dish, ...ids),
        (dish) => !dish.one.allergens.includes(allergen),
      )
    expect(lacks('gluten', 'hing', 'sambar-powder', 'rasam-powder')).toEqual([])
    expect(lacks('soy', 'breadcrumbs', 'bread', 'pav')).toEqual([])
    expect(
      odd(
        (dish) => has(dish, 'brinjal', 'big-brinjal'),
        (dish) => dish.one.diet.jain,
      ),
    ).toEqual([])
  })
})

describe('a name keeps its word', { timeout: 60_000 }, () => {
  test('a chutney that is tasted for sour holds something sour, a makhani gravy is blended smooth', () => {
    const sour =
      /^(tamarind|lemon|kokum|curd|tomato|raw-mango|amla|gongura|plum|anardana|pineapple|apple|pomegranate|apricot|jamun)/
    expect(
      odd(
        (dish) => /needs salt, sour/.test(dish.said),
        (dish) => !dish.draft.parts.some(({ id }) => sour.test(id)),
      ),
    ).toEqual([])
    const coarse = ({ draft, said }: Dish) => draft.style?.id === 'makhani' && !/blend (it )?smooth/.test(said)
    expect(
      odd(
        (dish) => !isOf(dish, 'biryani gratin'),
        (dish) => coarse(dish),
      ),
    ).toEqual([])
  })

  const kept: [RegExp, string, number][] = [
    [/Lasooni|Hot Garlic|Burnt Garlic/, 'garlic green-garlic', 4],
    [/Shorshe|Besara/, 'yellow-mustard kasundi', 4],
    [/Kali Mirch|Pepper (Roast|Fry)|Chettinad/, 'pepper', 0.4],
    [/Makhani/, 'butter', 2.5],
    [/Manchow Soup/, 'noodles', 8],
    [/Manchow Soup/, 'spring-onion', 5],
    [/Angara/, 'charcoal', 0.1],
    [/Achari (?!.*Bharta)/, 'fennel', 0.2],
    [/Posto/, 'poppy', 2],
    [/Kadai/, 'coriander-seeds', 0.3],
    [/Vindaloo/, 'vinegar', 7],
    [/Palak Paneer.* with/, 'spinach', 60],
    [/Multigrain/, 'jowar-atta bajra-atta ragi-flour', 3],
  ]
  test.each(kept)('%s', (name, ids, least) => {
    const held = ({ draft }: Dish) =>
      draft.parts.reduce((sum, { id, grams }) => (ids.split(' ').includes(id) ? sum + grams : sum), 0)
    expect(
      odd(
        (dish) => name.test(dish.one.title),
        (dish) => held(dish) < least,
      ),
    ).toEqual([])
  })

  test('a gravy has something beside water that gives it body', () => {
    const thin =
      /^(water|salt|sugar|jaggery|vinegar|lemon|tea|hing|charcoal|.*-(leaf|leaves)|bay.*|kewra|rose-water|.*oil|ghee|butter|ginger|garlic|green-chilli|spring-onion|peas|baking-soda|bamboo-shoot)$/
    const dense = /poppy|yellow-mustard|kasundi|peanuts|copra|cashew|almonds|sesame|magaz|flour|besan/
    const gravies = (dish: Dish) =>
      isOf(dish, 'rasedar paneercurry tofucurry chickencurry muttoncurry eggcurry keema shellfish')
    const broth = /nagabamboo|naga|mizo|khasi|manipuri|jhol|ishtu|moilee|yakhni|roganjosh/
    const bare = ({ draft, grams }: Dish) => {
      const body = draft.parts.filter(
        ({ id, from }) => from !== 'main' && !thin.test(id) && (dense.test(id) || ingredient(id).aisle !== 'spice'),
      )
      return (
        (grams.get('water') ?? 0) >= 60 &&
        !draft.parts.some(({ id, from }) => from === 'main' && ingredient(id).nature === 'potato') &&
        !broth.test(draft.style?.id ?? '') &&
        body.reduce((sum, { id, grams: weight }) => sum + weight * (dense.test(id) ? 3 : 1), 0) < 14
      )
    }
    expect(
      odd(
        (dish) => gravies(dish),
        (dish) => bare(dish),
      ),
    ).toEqual([])
  })

  test('of a fat that is taken by the spoon the rest goes in too', () => {
    const left = ({ draft, said }: Dish) =>
      draft.parts.some(({ id, grams, from }) => {
        if (ingredient(id).role !== 'fat' || from === 'frying' || grams < 6) return false
        const word = ingredient(id).word
        const spoon = new RegExp(`\\ba spoon of (the )?${word}\\b`)
        const times = said.split(new RegExp(`(?<!mustard |coconut |groundnut |sesame |olive )\\b${word}\\b`)).length - 1
        return spoon.test(said) && times < 2
      })
    expect(odd(says(/\ba spoon of /), left)).toEqual([])
  })
})

describe('amounts and minutes can give what is told', { timeout: 60_000 }, () => {
  const mainGrams = ({ draft, grams }: Dish, natures: RegExp) =>
    draft.parts
      .filter(({ id, from }) => from === 'main' && natures.test(ingredient(id).nature))
      .reduce((sum, { id }) => sum + (grams.get(id) ?? 0), 0)

  test('roasted flour has ghee enough to be a ladoo, rice flour a filling as large as it is', () => {
    expect(
      odd(
        (dish) => isOf(dish, 'mithai'),
        (dish) =>
          /ladoo|pinni|panjiri|mohanthal|sukhdi/.test(dish.draft.base.slug) &&
          (dish.grams.get('ghee') ?? 0) < 0.35 * mainGrams(dish, /^(flour|split)$/),
      ),
    ).toEqual([])
    expect(
      odd(
        ({ draft }) => /^(steamedsweet|puranpoli)\.nariyal\./.test(draft.id),
        ({ grams }) => grams.get('coconut')! < 0.85 * (grams.get('rice-flour') ?? grams.get('maida') ?? 0),
      ),
    ).toEqual([])
  })

  test('leaves that wilt to a third are not salted like roots', () => {
    expect(
      odd(
        (dish) => isOf(dish, 'sabzi thoran saag'),
        (dish) =>
          dish.draft.parts.every(({ id, from }) => from !== 'main' || ingredient(id).nature === 'leafy') &&
          (dish.grams.get('salt') ?? 0) > 0.0125 * mainGrams(dish, /^leafy$/),
      ),
    ).toEqual([])
  })

  test('a piece takes its minute to shape and two on the tawa', () => {
    const number: Record<string, number> = { eight: 8, ten: 10, 'a dozen': 12, 'two dozen': 24 }
    const shaped = /(?:Make|Roll|Pinch off|into) (eight|ten|a dozen|two dozen)\b[^.]*\b(?:roll|fill|pat|wrap)/
    const hurried = ({ one: { steps } }: Dish) =>
      steps.some(({ kind, minutes, text }, at) => {
        const pieces = number[shaped.exec(text)?.[1] ?? ''] ?? 0
        const next = steps[at + 1]
        if (pieces === 0 || kind !== 'prepare') return false
        return minutes < pieces || (/\btawa\b/.test(next?.text ?? '') && next!.minutes < 2 * pieces)
      })
    expect(odd(says(shaped), hurried)).toEqual([])
  })

  test('what is fried in lots takes a minute for every forty grams', () => {
    const hurried = ({ one: { quantities, serves, steps } }: Dish) => {
      const solid = quantities.filter(({ id }) => !/^(oil|water)$/.test(id))
      const grams = solid.reduce((sum, part) => sum + (part.grams * 4) / serves, 0)
      return steps.every(({ kind, minutes }) => kind !== 'cook' || minutes < grams / 40)
    }
    const fried = (dish: Dish) =>
      isOf(dish, 'pakora vada samosa crumbfry bonda') && dish.draft.parts.some(({ from }) => from === 'frying')
    expect(
      odd(
        (dish) => fried(dish),
        (dish) => hurried(dish),
      ),
    ).toEqual([])
  })

  test('what goes into a pickle is not boiled twice, and no garlic lies raw in its oil', () => {
    const twice = ({ draft, texts }: Dish) => {
      const at = texts.findIndex((text) => text.startsWith('Blanch the '))
      return (
        draft.family.id === 'pickle' && at > 0 && /\b([Bb]oil|[Pp]arboil|[Ss]team)\b/.test(texts.slice(0, at).join(' '))
      )
    }
    expect(
      odd(
        ({ draft, texts }) => draft.family.id === 'pickle' && texts.some((text) => text.startsWith('Blanch the ')),
        twice,
      ),
    ).toEqual([])
    expect(
      odd(
        (dish) => isOf(dish, 'pickle'),
        (dish) => /lukewarm; crush/.test(dish.said),
      ),
    ).toEqual([])
  })

  test('peanuts that go in crushed are roasted before, and chillies and garlic that are blistered are whole', () => {
    expect(
      odd(
        ({ said }) => said.includes('the crushed peanuts'),
        ({ said }) => !/[Rr]oast[^.;]* peanuts/.test(said),
      ),
    ).toEqual([])
    const chopped = /[Cc]hop[^.]*(green chilli|garlic).*[Bb]lister/
    expect(
      odd(
        (dish) => isOf(dish, 'chutney'),
        (dish) => chopped.test(dish.said),
      ),
    ).toEqual([])
  })

  test('dried peas boil shorter than chickpeas, fresh ones longer than peas', () => {
    expect(
      odd(says(/dried (white|green) peas/), ({ said }) =>
        /dried (white|green) peas[^.]*(five|seven) whistles/.test(said),
      ),
    ).toEqual([])
    expect(odd(says(/chholia/), ({ said }) => /chholia for the last [2-9] minutes/.test(said))).toEqual([])
  })

  test('beaten eggs are not rolled in a pan', () => {
    expect(
      odd(says(/eggs into a bowl and beat/), ({ said }) =>
        /eggs into a bowl and beat lightly.*rolling gently/.test(said),
      ),
    ).toEqual([])
  })

  test('no fenugreek is finished with dried fenugreek, no shredded thing is chopped', () => {
    expect(
      odd(
        (dish) => has(dish, 'methi'),
        (dish) => has(dish, 'kasuri'),
      ),
    ).toEqual([])
    expect(odd(says(/\bgrated\b/), ({ said }) => /chopped grated/.test(said))).toEqual([])
  })

  test('kasundi and raw onion that are served are listed for it', () => {
    const unlisted = ({ one, said }: Dish) =>
      ['kasundi', 'raw onion'].some(
        (word) =>
          new RegExp(`\\bserve\\b[^.]*\\b${word}`, 'i').test(said) &&
          !one.ingredients.some((line) => /to serve/.test(line) && line.includes(word.replace('raw ', ''))),
      )
    expect(odd(says(/\bserve\b[^.]*\b(kasundi|raw onion)/i), unlisted)).toEqual([])
  })
})
