import type { IngredientDiet } from '../knowledge/ingredients.ts'

/**
 * Foods that are not vegetarian but do not sound like it, or are missing from our table, by their source. A vegetarian
 * dish must contain none of them (egg counts as non-vegetarian).
 */
const table: Record<Exclude<IngredientDiet, 'veg'>, string> = {
  egg: `mayonnaise, mayo, egg mayonnaise, egg noodle, egg pasta, egg wash, egg white, egg yolk, egg powder, egg roll, omelette,
    omelet, meringue, aioli, hollandaise, tartar sauce, caesar dressing, albumen, anda bhurji, muttai, mutta, dim, kodi guddu,
    egg, anda, ande, ladyfinger biscuit, sponge finger, brioche, eggnog`,
  meat: `gelatine, gelatin powder, rennet, animal rennet, parmesan, parmigiano, pecorino, grana padano, chicken stock,
    chicken stock cube, chicken broth, chicken cube, chicken bouillon, chicken powder, chicken fat, chicken seasoning, beef stock,
    beef, beef cube, bone broth, bone stock, bone marrow, marrow, mutton stock, meat stock, lard, tallow, suet, dripping,
    animal shortening, animal fat, schmaltz, bacon, bacon bit, ham, salami, pepperoni, prosciutto, chorizo, sausage, hot dog, meat,
    meatball, mincemeat, ground meat, minced meat, mince, turkey, veal, venison, rabbit, duck, quail, pork, pork rind, goat, lamb,
    mutton, keema, kheema, qeema, gosht, ghosht, maas, maans, mamsam, mamsa, murgh, murg, murgi, kozhi, kodi, koli, chicken, poultry,
    kaleji, liver, bheja, brain, paya, trotter, nalli, marshmallow, gummy bear, jelly crystal, blood, isinglass, aspic,
    pepsin, collagen, foie gras, pate, raan, boti, batair, bater`,
  fish: `fish sauce, oyster sauce, worcestershire sauce, worcester sauce, worcestershire, shrimp paste, belacan, dried shrimp,
    dry shrimp, prawn powder, prawn cracker, anchovy, anchovy paste, anchovies, fish stock, fish, fish ball, dashi, bonito,
    bonito flake, katsuobushi, caviar, roe, ngari, shutki, shidal, hentak, tungtap, sidol, lobster, oyster, mussel, clam, scallop,
    octopus, crab, surimi, crab stick, eel, cod, trout, tilapia, sardine, macher, maach, machh, machli, machhi, macchi, meen, chingri,
    chemmeen, royyala, royyalu, chepa, chepala, karimeen, ilish, hilsa, jhinga, kolambi, sungta, bombil, surmai, bangda,
    xo sauce, nam pla, garum, sushi, prawn, shrimp, squid, calamari, seafood, cuttlefish`,
}

export const traps: ReadonlyMap<string, Exclude<IngredientDiet, 'veg'>> = new Map(
  Object.entries(table).flatMap(([kind, names]) =>
    names.split(',').map((name) => [name.trim().replace(/\s+/g, ' '), kind as Exclude<IngredientDiet, 'veg'>] as const),
  ),
)

/** Words before a name of meat that make it a meat substitute: soya keema, mock duck, veg sausage. */
export const likeMeat = new Set(
  'soya soy veg vegetarian vegan veggie mock plant based eggless meatless meatfree paneer mushroom kathal jackfruit tofu faux imitation rajma nutri chana aloo lauki makhana nutrela vegetable agar'.split(
    ' ',
  ),
)

/** Phrases that contain the name of a part of an animal but mean something else. */
export const noAnimals = new Set([
  'blood heat',
  'blood warm',
  'blood orange',
  'dripping wet',
  'stop dripping',
  'is dripping',
  'it dripping',
  'without dripping',
  'potato sausage',
  'tomato omelette',
  'besan omelette',
  'moong dal omelette',
  'dal ki kaleji',
  'nadru yakhni',
  'wangan yakhni',
  'guchhi yakhni',
  'lauki yakhni',
  'al yakhni',
  'paneer yakhni',
])

/**
 * Names of animal products that are also other words (mori is plain dal in Gujarat, saul rice and sira flattened rice
 * in Assam, tilli sesame in Chhattisgarh): they count only in the ingredient list.
 */
export const homonyms = new Set(['hand', 'mori', 'saul', 'sira', 'snail', 'tilli'])

/** Words after a name that say it is absent. */
export const substituteWords = new Set('free less substitute replacer replacement alternative style'.split(' '))

/** Words before a name that say it is left out. */
export const negations = new Set('no without not never avoid skip omit instead unlike replace'.split(' '))
