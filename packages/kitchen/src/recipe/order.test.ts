import { beforeAll, describe, expect, test } from 'vitest'
import { moistureOf } from '../compose/settle.ts'
import { standingIn } from '../cook/steps.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import { type Dish, everyDish, has, isOf, odd, says } from './every-dish.ts'

// The order, the time and the amounts of things, as a second strict reader asked them of fifty whole recipes.
beforeAll(() => void everyDish(), 300_000)

const brings = ({ draft }: Dish, id: string) => draft.parts.some((part) => part.id === id && part.from !== 'main')
const natures = ({ draft }: Dish) =>
  draft.parts.filter(({ from }) => from === 'main').map(({ id }) => ingredient(id).nature)

/** Minutes at the fire from a step on. */
const fireFrom = ({ one }: Dish, at: number) =>
  one.steps.slice(at).reduce((sum, { kind, minutes }) => sum + (kind === 'cook' ? minutes : 0), 0)

describe('the order in which a cook works', { timeout: 60_000 }, () => {
  test('a side is boiled soft, soured after that, and served', () => {
    const beside = (dish: Dish) =>
      dish.draft.family.id === 'puri' && /^with-(?!shri|aam|suji)/.test(dish.draft.base.slug)
    expect(
      odd(
        (dish) => beside(dish),
        (dish) => !/serve[^.]*with the /.test(dish.said),
      ),
    ).toEqual([])
    const hard = (dish: Dish) => {
      if (!beside(dish) || !/chana|chole/.test(dish.draft.base.slug)) return false
      const soft = dish.texts.findIndex((text) => /Pressure-cook the soaked/.test(text))
      return soft < 0 || dish.texts.slice(0, soft + 1).some((text) => /amchur|tomatoes with/.test(text))
    }
    expect(odd((dish) => beside(dish) && /chana|chole/.test(dish.draft.base.slug), hard)).toEqual([])
    expect(
      odd(
        (dish) => beside(dish),
        (dish) => has(dish, 'curd') && !/Off the boil stir in curd, beaten/.test(dish.said),
      ),
    ).toEqual([])
  })

  test('whatever soaks overnight is set to soak in the first step, or in the night in which a batter ferments', () => {
    const late = ({ texts }: Dish) =>
      texts.findIndex((text) => /\bsoak[^.]* overnight/i.test(text) && !text.startsWith('Ferment overnight')) > 0
    expect(odd(says(/\bsoak[^.]* overnight/i), late)).toEqual([])
    const night = ({ texts }: Dish) => texts.filter((text) => /overnight/.test(text)).length > 1
    expect(
      odd(
        (dish) => isOf(dish, 'appam'),
        (dish) => night(dish),
      ),
    ).toEqual([])
  })

  test('tamarind is soaked and strained, and boiled eight minutes where it sours a gravy', () => {
    const ready =
      /[Ss]oak(ed)? (the )?tamarind|tamarind,? \(?(water|juice|soaked|freed)|juice of (the )?tamarind|strained tamarind/i
    expect(
      odd(
        (dish) => brings(dish, 'tamarind'),
        (dish) => !ready.test(dish.said),
      ),
    ).toEqual([])
    const gravies =
      'rasedar chana kofta paneercurry tofucurry chickencurry muttoncurry fishcurry shellfish eggcurry keema porkduck plate kuzhambu sambar rasam salan soup nvtiffin'
    expect(
      odd(
        (dish) => isOf(dish, gravies),
        (dish) =>
          brings(dish, 'tamarind') &&
          fireFrom(
            dish,
            dish.texts.findLastIndex((text) => text.includes('tamarind')),
          ) < 8,
      ),
    ).toEqual([])
  })

  test('what a sundal is made of is boiled, unless it is a raw salad', () => {
    expect(
      odd(
        (dish) => dish.draft.base.slug === 'sundal',
        (dish) => natures(dish).includes('split') && !/[Bb]oil|pressure/.test(dish.said),
      ),
    ).toEqual([])
  })

  test('besan is no whole spice, and nothing raw follows ground mustard into the pot', () => {
    expect(
      odd(
        (dish) => has(dish, 'besan'),
        ({ said }) => /\b(crackle|sizzle|splutter|shimmer, add|drop in)\b[^.;]*\bbesan\b/i.test(said),
      ),
    ).toEqual([])
    const late = ({ texts }: Dish) => {
      const at = texts.findIndex((text) => /mustard[^.]*(longer|bitter)/.test(text))
      const before = texts.slice(0, at).join(' ')
      return at >= 0 && texts.slice(at).some((text) => /green tomato/.test(text) && !before.includes('green tomato'))
    }
    expect(odd(says(/mustard[^.]*(longer|bitter)/), late)).toEqual([])
    const stewed = ({ one }: Dish) => {
      const at = one.steps.findIndex(({ text }) => /longer makes it bitter/.test(text))
      return at >= 0 && one.steps.slice(at + 1).some(({ kind, minutes }) => kind === 'cook' && minutes > 2)
    }
    expect(odd(says(/longer makes it bitter/), stewed)).toEqual([])
  })

  test('in a wok eggs are scrambled first and alone', () => {
    expect(
      odd(
        (dish) => isOf(dish, 'friedrice noodles'),
        (dish) =>
          natures(dish).includes('egg') &&
          natures(dish).some((nature) => nature !== 'egg' && nature !== '-') &&
          !/Scramble the beaten/.test(dish.said),
      ),
    ).toEqual([])
  })

  test('seafood that is lifted from the wok comes back, and aromatics wait for a slow main', () => {
    const lost = ({ texts }: Dish) => {
      const at = texts.findIndex((text) => /Lift out, or/.test(text))
      return at >= 0 && !/back in/.test(texts.slice(at + 1).join(' '))
    }
    expect(odd(says(/Lift out, or/), lost)).toEqual([])
    const burnt = ({ texts }: Dish) => {
      const at = texts.findIndex((text) => /stir-fry[^.]* [5-9] minutes/.test(text))
      return at > 0 && /(flash|toss) (ginger|garlic)[^.]* (seconds|fragrant)/.test(texts[at - 1]!)
    }
    expect(odd(says(/stir-fry[^.]* [5-9] minutes/), burnt)).toEqual([])
  })

  test('tur dal and chana dal are boiled under pressure, or as long as they take', () => {
    const hard = ({ one }: Dish) =>
      one.steps.some(
        ({ minutes, text }) => minutes < 20 && /[Bb]oil (the )?(soaked )?(toor|chana) dal[^.]*soft/.test(text),
      )
    expect(
      odd(
        (dish) => !isOf(dish, 'sundal easternveg'),
        (dish) => hard(dish),
      ),
    ).toEqual([])
  })

  test('meat that simmers is salted before, okra is fried first, a scent is not boiled away and mustard oil smokes', () => {
    const meat = /\b(chicken|mutton|duck|pork)\b[^.]*(juices run clear|presses apart|whistles)/
    const bland = (dish: Dish) => {
      const at = dish.texts.findIndex((text) => meat.test(text))
      const before = dish.texts.slice(0, at + 1).filter((text) => !/dough|batter|[Ff]erment|[Kk]nead/.test(text))
      return at >= 0 && has(dish, 'salt') && !before.some((text) => /salt/.test(text))
    }
    expect(odd(says(meat), bland)).toEqual([])
    expect(
      odd(says(/\bokra\b/), ({ said }) => /; add [^;]*the okra for the last|add the okra and simmer/.test(said)),
    ).toEqual([])
    expect(
      odd(says(/(kewra|rose) water/), ({ said }) => /(kewra|rose) water[^.]*bring to the boil/.test(said)),
    ).toEqual([])
    const cold = /(Heat|Warm|Melt)[a-z ]* mustard oil(?![^.]*smok)/
    const begun = ({ texts }: Dish) => texts.slice(0, texts.findIndex((text) => cold.test(text)) + 1).join(' ')
    expect(
      odd(
        (dish) => !/smok/i.test(begun(dish)),
        (dish) => cold.test(dish.said),
      ),
    ).toEqual([])
  })

  test('fruit goes into milk that has cooled', () => {
    expect(
      odd(
        (dish) => dish.draft.family.id === 'kheer',
        (dish) => natures(dish).includes('fruit') && has(dish, 'full-milk', 'milk') && !/cool/i.test(dish.said),
      ),
    ).toEqual([])
  })
})

describe('time, water and weight', { timeout: 60_000 }, () => {
  test('a puri dough is stiff: 40 to 60 parts of water in 100 of flour, the main counted', () => {
    // On plates the water of the curry beside it is counted along.
    const alone = /^(puri with-(shrikhand|aamras)|roti luchi)$/
    const loose = (dish: Dish) => {
      const sum = (ids: string[]) =>
        dish.draft.parts.filter(({ id }) => ids.includes(id)).reduce((total, { grams }) => total + grams, 0)
      const share = (sum(['water']) + moistureOf(dish.draft.parts)) / sum(['atta', 'suji', 'maida'])
      return share < 0.4 || share > 0.6
    }
    expect(odd(({ draft }) => alone.test(`${draft.family.id} ${draft.base.slug}`), loose)).toEqual([])
  })

  test('a fried bread takes up a fifth of its flour in oil, wherever it stands', () => {
    const apart = (dish: Dish) => {
      const flour = dish.draft.parts
        .filter(({ id, from }) => from !== 'main' && ['atta', 'maida', 'suji'].includes(id))
        .reduce((sum, { grams }) => sum + grams, 0)
      const oil = dish.draft.parts.find(({ from }) => from === 'frying')?.grams ?? 0
      return oil < 0.17 * flour || oil > 0.2 * flour + 11
    }
    expect(
      odd(({ draft }) => draft.family.id === 'puri' || /^(puri|poori|luchi|bhatur[ae])$/.test(draft.base.slug), apart),
    ).toEqual([])
  })

  test('three and more vegetables share what one dish would bring', () => {
    const heaped = (dish: Dish) => {
      const mains = dish.draft.parts.filter(({ from }) => from === 'main')
      const grams = mains.reduce((sum, part) => sum + part.grams, 0)
      return (
        mains.length > 2 &&
        mains.every(({ id }) => ingredient(id).aisle === 'vegetable') &&
        grams > 1.25 * dish.draft.family.main
      )
    }
    expect(odd(({ draft }) => draft.parts.filter(({ from }) => from === 'main').length > 2, heaped)).toEqual([])
  })

  test('milk that is boiled down weighs less, and drained noodles no more than they drink', () => {
    const heavy = ({ draft, one }: Dish) =>
      (draft.base.slug === 'milk-cake' && one.servingGrams > 110) ||
      (draft.family.id === 'noodles' && draft.base.slug !== 'thukpa' && one.servingGrams > 480)
    expect(odd(({ draft }) => draft.base.slug === 'milk-cake' || draft.family.id === 'noodles', heavy)).toEqual([])
  })

  test('a wait of ten minutes and more stands beside the time at work', () => {
    expect(
      odd(
        ({ one }) => one.standMinutes >= 10,
        ({ one }) => !one.quickFacts.time.includes(' + '),
      ),
    ).toEqual([])
    expect(
      odd(
        ({ draft }) => draft.family.id === 'sandwich',
        ({ one }) =>
          one.quantities.some(({ measure }) => /slices?$/.test(measure) && Number.parseInt(measure, 10) % 2 === 1),
      ),
    ).toEqual([])
  })

  test('a style that is dry is dried', () => {
    expect(
      odd(
        (dish) => ['sukka', 'varuval', 'stirfry', 'pepperroast'].includes(dish.draft.style?.id ?? ''),
        (dish) =>
          isOf(dish, 'chickencurry muttoncurry shellfish fishcurry tofucurry porkduck') &&
          !/\bdr(y|ied|ies)\b|clings|coats/.test(dish.said),
      ),
    ).toEqual([])
  })
})

describe('sentences that know the dish', { timeout: 60_000 }, () => {
  test('chillies alone are neither softened nor fried golden, and only pods and cloves swell', () => {
    const burnt =
      /\b(soften|fry|brown|sweat|colour) (green chilli|dried red chilli)( and curry leaves)?,? until (the raw smell|golden|soft)/i
    expect(odd(says(/green chilli|dried red chilli/), ({ said }) => burnt.test(said))).toEqual([])
    expect(
      odd(says(/\bswell/), ({ said }) => /\blet [^.;]*(cumin|bay leaf|mustard|fennel)[^.;]* swell/.test(said)),
    ).toEqual([])
  })

  test('what a title is named after goes where it belongs', () => {
    const fat = /\b(Rinse|Wash|Soak)\b[^.;]*\b(butter|ghee|oil)\b[^.;]* soak/
    expect(odd(says(/\b(Rinse|Wash|Soak)\b[^.;]*\bsoak/), ({ said }) => fat.test(said))).toEqual([])
    expect(
      odd(
        (dish) => /Vanilla/.test(dish.one.title),
        (dish) => !has(dish, 'vanilla'),
      ),
    ).toEqual([])
    const spiced = (dish: Dish) => isOf(dish, 'hotdrink') && /\bcrush/.test(dish.said)
    expect(
      odd(
        (dish) => spiced(dish),
        (dish) => !/what you crushed|the crushed spice/.test(dish.said),
      ),
    ).toEqual([])
    expect(
      odd(
        (dish) => isOf(dish, 'dal'),
        (dish) => brings(dish, 'raw-mango') && !/off the stone/.test(dish.said),
      ),
    ).toEqual([])
    const unshaped = (dish: Dish) =>
      /rasmalai|chum-chum|rasgulla/.test(dish.draft.base.slug) && isOf(dish, 'dairysweet')
    expect(
      odd(
        (dish) => unshaped(dish),
        (dish) => !/(balls|ovals)/.test(dish.said),
      ),
    ).toEqual([])
  })

  test('nothing is cut after it is floured, and boiled eggs have no tip on cracking', () => {
    expect(
      odd(says(/evenly coated/), ({ said }) => /evenly coated\. (Chop|Dice|Slice|Finely|Peel|Shred)/.test(said)),
    ).toEqual([])
    expect(
      odd(
        ({ one }) => /Crack each egg/.test(one.tips.join(' ')),
        ({ said }) => /nine minutes/.test(said),
      ),
    ).toEqual([])
    const raw = ({ said }: Dish) => /work in crushed peanuts/.test(said)
    expect(odd(says(/crushed peanuts/), raw)).toEqual([])
  })
})

describe('what is begun is ended', { timeout: 60_000 }, () => {
  test('of salt that is divided the rest goes in too', () => {
    const unfinished = (thing: string) => (dish: Dish) => {
      const at = dish.texts.findIndex((text) =>
        new RegExp(`\\b(half|part|a third|two thirds) of (the )?${thing}\\b`).test(text),
      )
      const goesOn = (text: string) => new RegExp(`\\b${thing}\\b|other half`).test(text)
      return at >= 0 && !dish.texts.slice(at + 1).some(goesOn) && !/the rest of/.test(dish.texts[at]!)
    }
    expect(odd(says(/\b(half|part|a third|two thirds) of (the )?salt\b/), unfinished('salt'))).toEqual([])
  })

  test('a pinch of spice is pounded: alone it gives no paste', () => {
    const alone =
      /\b(?:Toast|Roast|Dry-roast|warm) (?:black pepper|fennel seeds|coriander seeds)[ ,][^.;]*?(?:paste|splash of water)/
    const bulky = /coconut|poppy|cashew|sesame|peanut|chilli|dal\b|stone flower|, /
    const ground = ({ said }: Dish) => {
      const found = alone.exec(said)
      return found !== null && !bulky.test(found[0].split(/cool|grind|blend/)[0]!)
    }
    expect(
      odd(
        (dish) => isOf(dish, curries),
        (dish) => ground(dish),
      ),
    ).toEqual([])
  })

  test('mustard oil smokes before anything goes into it, and hing goes in last', () => {
    const raw = ({ said }: Dish) =>
      /\b(Heat|Warm) mustard oil(?! (in a [a-z ]+ )?until it smokes)[^.]*(crackle|drop in|sizzle)/.test(said)
    expect(
      odd(
        (dish) => isOf(dish, curries),
        (dish) => raw(dish),
      ),
    ).toEqual([])
    const early = /\b(crackle|sizzle|drop in|let) hing[, ][^.;]*(mustard|cumin) seeds/
    expect(
      odd(
        (dish) => isOf(dish, curries),
        (dish) => early.test(dish.said),
      ),
    ).toEqual([])
  })

  test('potatoes, capsicum and greens of a style are not stewed as long as its meat', () => {
    const stewed = (dish: Dish) => {
      const meat = dish.texts.findIndex((text) => /about (80|75|50|150) minutes/.test(text))
      if (meat < 0) return false
      return ['potato', 'capsicum', 'spinach', 'peas'].some((id) => {
        const { word } = ingredient(id)
        return (
          brings(dish, id) &&
          dish.texts.slice(0, meat).some((text) => new RegExp(`(Turn|Add|Put) ${word}\\b`).test(text))
        )
      })
    }
    expect(
      odd(
        (dish) => isOf(dish, 'muttoncurry porkduck'),
        (dish) => stewed(dish),
      ),
    ).toEqual([])
  })

  test('nuts that are lifted from the fat come back', () => {
    const lost = ({ texts }: Dish) => {
      const at = texts.findIndex((text) => /(cashew|almonds|peanuts)[^.;]*\blift out/.test(text))
      return at >= 0 && !/nuts|cashew|almonds/.test(texts.slice(at + 1).join(' '))
    }
    expect(odd(says(/(cashew|almonds|peanuts)[^.;]*\blift out/), lost)).toEqual([])
  })

  test('a step has the minutes that its sentences name, beside what they let stand', () => {
    const words = ' one two three four five six seven eight nine ten'.split(' ')
    const named = (text: string) =>
      [
        ...text
          .replace(/\(or [^)]*\)|, or [^.;,]*minutes|last \w+ minutes|not a minute/g, '')
          .matchAll(/(\w+) minutes?\b/g),
      ]
        .map(([, word]) => (words.includes(word!) ? words.indexOf(word!) : Number(word) || 0))
        .reduce((sum, minutes) => sum + minutes, 0)
    const short = ({ one }: Dish) =>
      one.steps.some(({ kind, minutes, text }) => kind !== 'stand' && named(text) > minutes + standingIn(text))
    expect(odd(says(/\bminutes?\b/), short)).toEqual([])
  })

  test('rice that is drained is boiled in plenty of water, no liquid is scattered, no paste browns with its onion', () => {
    const drained = /\b[Bb]oil\b[^.;]*\brice\b[^.]*[;,] drain\b/
    expect(
      odd(
        ({ said }) => drained.test(said),
        ({ said }) => !/plenty of water|litres/.test(said),
      ),
    ).toEqual([])
    const poured = /[Ss](catter|trew)[^.;]*\b(juice|cream|(?<!coconut )milk|water|oil|honey|vinegar)\b[^.;]* over/
    expect(odd(says(/[Ss](catter|trew)/), ({ said }) => poured.test(said))).toEqual([])
    const burnt = /\b[Ff]ry (?:[a-z]+ and )?onion(?:,| and) ginger-garlic paste[^.;]*(golden|brown|amber)/
    expect(odd(says(/ginger-garlic paste/), ({ said }) => burnt.test(said))).toEqual([])
  })

  test('fenugreek is not in the oil while an onion browns deep, and a night with dry yeast wants a pinch of it', () => {
    const bitter = (dish: Dish) => {
      const deep = dish.texts.find((text) => /amber/.test(text)) ?? ''
      return /(sizzle|crackle|drop in|add)[^.]*(fenugreek seeds|panch phoron)[^.]*\.[^.]*amber/i.test(deep)
    }
    expect(odd(says(/amber/), bitter)).toEqual([])
    expect(
      odd(
        (dish) => (dish.grams.get('yeast') ?? 0) > 0.3,
        (dish) => /overnight/.test(dish.said),
      ),
    ).toEqual([])
  })

  test('nobody waits at the fire for what could have been soaked before', () => {
    expect(
      odd(
        ({ texts }) => texts.some((text) => text.includes('to soak in a little')),
        ({ texts }) => texts.some((text) => /, soaked (ten minutes|meanwhile)/.test(text)),
      ),
    ).toEqual([])
  })
})

const curries =
  'rasedar chana kofta paneercurry tofucurry chickencurry muttoncurry fishcurry shellfish eggcurry keema porkduck'
