import { aisles as foodAisles } from '../shopping/aisles.ts'

/** The aisles of everything a household needs, in the order one walks through a shop. */
export const listAisles = [
  ...foodAisles.slice(0, -1),
  'Snacks & drinks',
  'Home & cleaning',
  'Personal care',
  'Other',
] as const
export type ListAisle = (typeof listAisles)[number]

/** Household items other than ingredients, by the words for them, including well-known brands. */
const table: Partial<Record<ListAisle, string>> = {
  'Snacks & drinks': `maggi, yippee, noodles packet, biscuit, biscuits, biskut, cookies, parle-g, parle g, marie gold, good day, oreo, hide and seek,
    monaco, krackjack, rusk, toast packet, chips, lays, kurkure, bingo, namkeen, bhujia, sev packet, mixture, khakhra packet, chocolate, dairy milk,
    kitkat, toffee, candy, chewing gum, ice cream, kulfi, cold drink, cold drinks, coke, coca cola, pepsi, thums up, thumbs up, sprite, limca,
    fanta, 7up, mirinda, maaza, frooti, slice, real juice, juice packet, appy, soda, tonic water, bournvita, horlicks, boost, complan, cornflakes,
    chocos, muesli, granola, popcorn, pickle jar, mouth freshener, saunf mint, energy drink, red bull, water bottle, bisleri, cake, pastry`,
  'Home & cleaning': `detergent, surf, surf excel, ariel, tide, rin, wheel, nirma, ghadi, vanish, comfort, fabric softener, bleach, dishwash,
    dish soap, vim, vim bar, pril, scotch brite, scrubber, steel wool, sponge, phenyl, lizol, floor cleaner, harpic, toilet cleaner, colin, domex,
    naphthalene, odonil, room freshener, mosquito coil, all out, good knight, mortein, hit, kala hit, laxman rekha, jhadu, broom, pochha, mop,
    duster, dustbin bag, garbage bag, bin bags, tissue, tissues, tissue paper, paper napkin, toilet paper, kitchen roll, foil, aluminium foil,
    cling film, matchbox, match box, machis, lighter, candle, mombatti, agarbatti, incense, dhoop, camphor, kapur, diya, cotton wicks, batti, bulb,
    led bulb, battery, batteries, cell, cells, fuse, tape, rope, gas cylinder, washing powder, kapde ka sabun, bartan ka sabun, nahane ki balti, glue`,
  'Personal care': `soap, sabun, lux, lifebuoy, dettol, dove, pears, cinthol, santoor, medimix, hand wash, handwash, sanitizer, shampoo, conditioner,
    hair oil, parachute, amla oil, navratna, hair colour, mehendi, mehndi, toothpaste, tooth paste, colgate, pepsodent, closeup, sensodyne,
    dant kanti, toothbrush, tooth brush, mouthwash, floss, face wash, facewash, cream face, cold cream, vaseline, boroline, body lotion, moisturiser,
    sunscreen, talcum, talc powder, deodorant, deo, perfume, razor, razors, blade, blades, gillette, shaving cream, after shave, sanitary pads, pads,
    stayfree, whisper, tampons, diaper, diapers, pampers, huggies, wipes, baby wipes, baby soap, baby oil, baby powder, cotton, ear buds, earbuds,
    band aid, bandage, ors, vicks, balm, iodex, crocin, paracetamol, comb, kanghi, bindi, kajal, nail cutter`,
}

let byName: ReadonlyMap<string, ListAisle> | undefined

const names = (): ReadonlyMap<string, ListAisle> =>
  (byName ??= new Map(
    Object.entries(table).flatMap(([aisle, words]) =>
      words.split(/,\s*/).map((name): [string, ListAisle] => [plainWords(name).join(' '), aisle as ListAisle]),
    ),
  ))

/** Returns the words of a name as written, in any script, in lower case and without the plural 's'. */
export const plainWords = (name: string): string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .match(/[\p{L}\p{M}\p{N}-]+/gu)
    ?.map((word) => (word.length > 3 ? word.replace(/(?<=[^su])s$/, '') : word)) ?? []

const wordsMax = 3

/** Returns the aisle of a non-food item, by the longest known name it contains; null for an unknown one. */
export function otherAisle(name: string): ListAisle | null {
  const words = plainWords(name).slice(0, 12)
  for (let length = Math.min(wordsMax, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const aisle = names().get(words.slice(at, at + length).join(' '))
      if (aisle) return aisle
    }
  return null
}
