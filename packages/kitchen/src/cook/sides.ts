import { phrase } from './lines.ts'
import type { Pot, Step } from './pot.ts'
import { writeSentence } from './sentence.ts'

const wholeGrain = new Set(['grain', 'whole', 'split'])

/** Rinses and soaks what a base brings dry: whole pulses overnight, what is ground for four hours, the rest half an hour. */
export function soakBase(pot: Pot, long: boolean): Step[] {
  const dry = pot.held.filter(
    ({ id, from, ingredient, grams }) =>
      from !== 'main' &&
      !pot.isNamed(id) &&
      ((wholeGrain.has(ingredient.nature) && grams >= 10) || (id === 'fenugreek' && from === 'second')),
  )
  if (dry.length === 0) return []
  const whole = dry.some(({ ingredient }) => ingredient.nature === 'whole')
  const short = dry.some(({ id }) => id === 'chana-dal') ? (['an hour', 60] as const) : (['half an hour', 30] as const)
  const [hours, minutes] = whole ? (['overnight', 480] as const) : long ? (['four hours', 240] as const) : short
  const names = dry
    .map(({ ingredient }) => ingredient.word)
    .join(', ')
    .replace(/, ([^,]+)$/, ' and $1')
  const text = phrase(
    `<Rinse the ${names}, soak ${hours} and drain~Wash the ${names} in three waters and soak ${hours}; drain>.`,
    pot.draft.id,
  )
  return [{ kind: 's', minutes, text }]
}

/** Lets a batter rise: by an acid powder in minutes, else overnight. */
export function ferment(pot: Pot): Step[] {
  if (pot.has('eno') || pot.has('baking-soda'))
    return [
      {
        kind: 's',
        minutes: 15,
        text: 'Rest the batter a quarter of an hour so that it swells, and thin it again if it has stiffened.',
      },
    ]
  const text = phrase(
    '<Cover and leave eight to ten hours in a warm corner, until risen by half and pleasantly sour~Keep overnight in a warm place, covered, until it has risen and small bubbles show~Leave to ferment eight hours or overnight, until light, frothy and faintly sour>.',
    pot.draft.id,
  )
  return [{ kind: 's', minutes: 540, text }]
}

/** How a side is cooked, by its name: what is soaked and boiled first, then the pot; curd and what is sour go in last. */
const sides: Record<string, readonly string[]> = {
  'aloo rassa': [
    'c18 Boil {potato} in the skin until a knife slides in, peel and break up with the fingers.',
    'c12 For the aloo rassa, crackle {cumin} in a spoon of the oil, cook {tomato}[ with {*powder}] until the fat shows, add the potatoes, a third of the salt and the rest of the water, crush a few and simmer ten minutes, until the gravy has body.',
  ],
  chana: [
    's480 Soak {kala-chana} overnight in plenty of water.',
    'c30 Pressure-cook the soaked chana with a third of the salt and the rest of the water for twenty minutes, or until one crushes between two fingers.',
    'c8 For the chana, crackle {cumin} in a spoon of the oil, let {ginger} sizzle with it, stir in {*powder} for a few seconds, add the chana with its water and boil down until it coats; sharpen with {amchur} only now.',
  ],
  chole: [
    's480 Soak {kabuli-chana} overnight in plenty of water.',
    'c30 Pressure-cook the soaked chana with a third of the salt and the rest of the water for twenty minutes, or until one crushes between two fingers.',
    'c14 For the chole, brown {onion} in a spoon of the oil with {ginger}, cook {tomato} with it[ and {*powder}] until the fat shows, add the chana with its water and simmer until the gravy clings[; finish with {*finish+rest}].',
  ],
  'kaddu sabzi': [
    'p5 Peel and seed {pumpkin} and cut into 2 cm pieces.',
    'c16 For the kaddu sabzi, crackle {fenugreek} in a spoon of the oil, add the pumpkin[, {*powder}], a third of the salt and the rest of the water, cover and cook until it crushes under the spoon; sweeten with {*sweet}[ and sharpen with {*finish}].',
  ],
  'dahi aloo': [
    'c18 Boil {potato} in the skin until a knife slides in, peel and break up with the fingers.',
    'c10 For the dahi aloo, crackle {cumin}[ and {*temper}] in a spoon of the oil[ with {*aromatic}], stir in {*powder} for a few seconds, add the potatoes, a third of the salt and the rest of the water and simmer five minutes.',
    'c3 Off the boil stir in {curd}, beaten smooth[ with {besan}], and warm it on the lowest flame, stirring one way, until it thickens; boiled hard it splits.',
  ],
}

/** What a base brings to the plate: cooked where a side is known by name, else stirred together raw. */
export function sideDish(pot: Pot): Step[] {
  const name = pot.draft.base.label.replace(/^with /, '').toLowerCase()
  if (pot.group('base').length === 0) return []
  const lines = sides[name] ?? [`p4 Stir together {*base}[, {*temper}][, {*powder}] for the ${name} and keep it cold.`]
  return lines.map((line) => {
    const [, kind, minutes, pattern] = /^([pcs])(\d+) (.*)$/.exec(line)!
    return { kind: kind as Step['kind'], minutes: Number(minutes), text: writeSentence(pot, pattern!) }
  })
}

/** Lays fried vadas in curd, sambar or rasam. */
export function dunk(pot: Pot): Step[] {
  if (pot.draft.base.slug === 'dahi')
    return [
      {
        kind: 'c',
        minutes: 4,
        text: writeSentence(
          pot,
          'Drop the hot vadas in warm water for two minutes, press out gently and lay in whisked {curd}; dust with {roast-cumin} and trail {meethi-chutney} over.',
        ),
      },
    ]
  if (pot.held.some(({ id, from }) => id === 'toor-dal' && from === 'second'))
    return [
      {
        kind: 'c',
        minutes: 18,
        text: writeSentence(
          pot,
          'Meanwhile pressure-cook {toor-dal} soft, four whistles, add {*powder}[, {*sour}][, {*aromatic}][, {*tomato}], the rest of the salt and two cups of water, simmer until it smells cooked, and soak the vadas in it.',
        ),
      },
    ]
  return []
}
