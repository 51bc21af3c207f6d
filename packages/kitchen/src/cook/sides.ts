import { phrase } from './lines.ts'
import type { Pot, Step } from './pot.ts'
import { writeSentence } from './sentence.ts'

const wholeGrain = new Set(['grain', 'whole', 'split'])

/** Rinses and soaks what a base brings dry: whole pulses overnight, what is ground for four hours, the rest half an hour. */
export function soakBase(pot: Pot, long: boolean): Step[] {
  const dry = pot.held.filter(
    ({ id, from, ingredient, grams }) =>
      from !== 'main' && !pot.isNamed(id) && wholeGrain.has(ingredient.nature) && grams >= 10,
  )
  if (dry.length === 0) return []
  const whole = dry.some(({ ingredient }) => ingredient.nature === 'whole')
  const [hours, minutes] = whole ? ['overnight', 480] : long ? ['four hours', 240] : ['half an hour', 30]
  const names = dry.map(({ ingredient }) => ingredient.word).join(' and ')
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

const hotNatures = new Set(['potato', 'gourd', 'whole', 'coarse', 'fat'])

/** What a base brings to the plate: cooked where it is not eaten raw. */
export function sideDish(pot: Pot): Step[] {
  const name = pot.draft.base.label.replace(/^with /, '').toLowerCase()
  if (pot.group('base').length === 0) return []
  const seconds = pot.held.filter(({ from }) => from === 'second').map(({ ingredient }) => ingredient)
  const hot = seconds.some(({ nature, role }) => hotNatures.has(nature === '-' ? role : nature))
  if (!hot)
    return [
      {
        kind: 'p',
        minutes: 4,
        text: writeSentence(pot, `Stir together {*base}[, {*temper}][, {*powder}] for the ${name} and keep it cold.`),
      },
    ]
  const soaked = seconds.some(({ nature }) => nature === 'whole')
  return [
    {
      kind: 'c',
      minutes: soaked ? 25 : 15,
      text: writeSentence(
        pot,
        `For the ${name}, [crackle {*temper} in a spoon of the fat and ]cook {*base}${soaked ? ' (soaked overnight)' : ''}[ with {*aromatic}][, {*tomato}][, {*powder}][, {*finish}][, {*sweet}][, {*curd}] and a third of the salt in a cup of water until soft and well seasoned.`,
      ),
    },
  ]
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
          'Meanwhile boil {toor-dal} soft, add {*powder}[, {*sour}][, {*aromatic}][, {*tomato}] and water, simmer until it smells cooked, and soak the vadas in it.',
        ),
      },
    ]
  return []
}
