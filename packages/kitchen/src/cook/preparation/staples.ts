import type { Preparation } from './preparation-row.ts'

const boiled =
  's480|Soak the {m} overnight in plenty of water.||c20|Drain the soaked {m} and boil twenty minutes in fresh water with a pinch of salt, or pressure-cook two whistles, until soft but whole{drain}'

/** Small whole pulses, which a hard boil and long pressure turn to porridge; sprouted for a usal. */
const soft: Preparation = {
  cube: boiled,
  soak: boiled,
  cut: boiled,
  chunk: boiled,
  sprout:
    's1200|Soak the {m} overnight, drain, tie in a damp cloth and leave twelve hours more in a warm place to sprout.||c12|Boil the sprouted {m} in salted water until just tender{drain}',
}

/** Dried peas fall to mush where chickpeas would soften. */
const peas =
  's480|Soak the {m} overnight in plenty of water.||c20|Drain the soaked {m} and pressure-cook three whistles in fresh water with a pinch of salt until soft but whole{drain}'
const dried: Preparation = { cube: peas, soak: peas, cut: peas, chunk: peas, boil: peas, chop: peas, joint: peas }

/** Big pulses that rice is cooked with stay whole. */
const firm =
  's480|Soak the {m} overnight in plenty of water.||c22|Drain the soaked {m}, boil hard ten minutes in fresh water and pressure-cook five whistles with a pinch of salt until soft but whole{drain}'

/** Slower to soften than other split pulses, what is added to meat or rice is boiled before. */
const justSoft = 'c25|Soak the {m} an hour, boil 25 minutes until just soft and drain.'

/** Pulses, grains, nuts and fruit: pulses soak, rajma and its kin boil hard, flours are sifted. */
export const staples: Record<string, Preparation> = {
  whole: {
    any: 's480|Soak the {m} overnight in plenty of water.||c30|Drain the soaked {m}, boil hard ten minutes in fresh water and pressure-cook seven whistles with a pinch of salt until {they crush/it crushes} easily{drain}',
    cut: firm,
    joint: firm,
    chop: 's480|Soak the {m} overnight.||c25|Drain the soaked {m}, boil hard ten minutes and pressure-cook seven whistles until soft{drain}',
    mash: 's480|Soak the {m} overnight.||c25|Drain the soaked {m}, pressure-cook seven whistles, drain very well and mash.',
    puree:
      's480|Soak the {m} overnight.||c25|Drain the soaked {m}, pressure-cook eight whistles until very soft and grind.',
    rinse: 's480|Pick over the {m} and soak overnight.',
    batter: 's480|Soak the {m} overnight and drain.',
    grate:
      's480|Soak the {m} overnight.||c22|Drain the soaked {m}, boil hard ten minutes and then gently until tender, drain and crush lightly.',
    fine: 's480|Soak the {m} overnight.||c20|Drain the soaked {m}, boil hard ten minutes and then gently until tender but whole, and drain.',
  },
  vatana: dried,
  'dried-green-peas': dried,
  'sabut-moong': soft,
  'sabut-masoor': soft,
  matki: soft,
  lobia: soft,
  // Slower to soften than other split pulses.
  'chana-dal': {
    rinse: 's60|Wash the {m} in three waters, soak an hour and drain.',
    chunk: 's60|Wash the {m} in three waters, soak an hour and drain.',
    stuff: 'c30|Soak the {m} an hour, boil 25 minutes until soft but whole, drain dry and mash.',
    mash: 'c30|Soak the {m} an hour, boil 25 minutes until {they/it} can be crushed, drain well and grind coarsely.',
    puree: 'c30|Soak the {m} an hour, boil 25 minutes until soft, drain well and grind.',
    fine: justSoft,
    cut: justSoft,
    mince: justSoft,
    joint: justSoft,
  },
  split: {
    any: 'p4|Wash the {m} until the water runs clear, soak half an hour and drain.',
    soak: 'p3|Wash the {m}, soak four hours and drain.',
    batter: 'p3|Wash the {m} and soak four hours.',
    stuff: 'c15|Soak the {m} an hour, boil until soft but whole, drain dry and mash.',
    mash: 'c15|Boil the {m} until it can be crushed, drain well and grind coarsely.',
    puree: 'c15|Soak the {m} an hour, boil until soft, drain well and grind.',
    rinse: 'p3|Wash the {m} in three waters, rubbing gently, and drain.',
    sweetgrate: 'p4|Soak the {m} an hour, drain and grind coarsely.',
    sweetstuff:
      'c30|Wash the {m}, boil, or pressure-cook three whistles, until soft enough to crush, drain well and mash through a sieve.',
    fritter: 'p5|Soak the {m} four hours and grind coarsely with no water.',
    boil: 'c12|Soak the {m} half an hour, boil until soft but whole, and drain.',
    fine: 'c10|Soak the {m} half an hour, boil until just soft and drain.',
  },
  sprout: {
    rinse: 'p1|Rinse the {m} and drain.',
    any: 'c4|Rinse the {m}, blanch three minutes in boiling water, for raw sprouts are not safe for everyone, and drain.',
    mash: 'c5|Rinse the {m}, boil three minutes, drain and crush coarsely.',
  },
  soya: {
    any: 'c9|Boil the {m} five minutes in salted water, rinse cold and squeeze out every drop.',
    dryroast: 'p1|Measure out the {m}.',
  },
  tofu: {
    any: 'p12|Press the {m} under a weight for ten minutes and cut into 2 cm cubes.',
    crumble: 'p8|Press the {m} under a weight and crumble.',
    stuff: 'p8|Press the {m} dry and crumble.',
    mash: 'p8|Press and crumble the {m}.',
    grate: 'p6|Press and crumble the {m}.',
    slice: 'p12|Press the {m} under a weight for ten minutes and slice.',
    strips: 'p12|Press the {m} under a weight for ten minutes and cut into fingers.',
    fine: 'p10|Press the {m} dry and crumble or cut very small.',
    bite: 'p12|Press the {m} under a weight for ten minutes and cut into cubes.',
  },
  vadi: { any: 'c4|Fry the {m} in a teaspoon of oil until brown and crush any large ones.' },
  fruit: {
    any: 'p5|Peel the {m}, take out any core and seeds and cut into bite-sized pieces.',
    mash: 'p5|Peel the {m}, take out any core and seeds and mash to a thick pulp.',
    sweetfruit: 'p5|Peel the {m}, take out any core and seeds and mash to a thick pulp.',
  },
  'custard-apple': { any: 'p18|Halve the {m}, scoop out the flesh and press it off every seed.' },
  mango: {
    any: 'p5|Peel the {m}, cut the flesh from the stone and dice.',
    mash: 'p4|Peel the {m} and press the pulp from the stone.',
    sweetfruit: 'p4|Peel the {m} and press the pulp from the stone.',
  },
  litchi: {
    any: 'p6|Peel, stone and halve the {m}.',
    sweetfruit: 'p6|Peel and stone the {m} and mash to a thick pulp.',
  },
  jamun: {
    any: 'p8|Wash the {m} and cut the flesh from the stone.',
    sweetfruit: 'p8|Wash the {m}, crush by hand, pick out the stones and rub through a sieve.',
  },
  plum: { any: 'p4|Wash, halve and stone the {m}, and cut small.' },
  avocado: {
    any: 'p3|Halve and stone the {m}, scoop out the flesh and mash.',
    slice: 'p3|Halve and stone the {m}, scoop out the flesh and slice.',
  },
  bael: { any: 'p3|Pick the shell and the larger seeds out of the {m}.' },
  banana: {
    any: 'p2|Peel and slice the {m}.',
    sweetfruit: 'p2|Peel and mash the {m}.',
    mash: 'p2|Peel and mash the {m}.',
  },
  strawberry: { any: 'p3|Hull and quarter the {m}.', sweetfruit: 'p3|Hull the {m} and crush to a pulp.' },
  grapes: { any: 'p3|Pull the {m} from the stalks, wash and halve.' },
  pineapple: { any: 'p6|Peel the {m}, cut out eyes and core and cut into bite-sized pieces.' },
  guava: { any: 'p4|Wash the {m}, trim the ends and cut into bite-sized pieces.' },
  'coconut-water': { any: 'p1|Strain the {m}.' },
  'sugarcane-juice': { any: 'p1|Strain the {m}.' },
  apple: { mash: 'p4|Peel, core and grate the {m}.', sweetfruit: 'p4|Peel, core and grate the {m}.' },
  aril: {
    any: 'p5|Cut the {m} open and knock out the seeds, leaving the bitter white pith.',
    blend: 'p6|Cut the {m} open, knock out the seeds and press out the juice.',
  },
  raisins: { any: 'p2|Rinse the {m} in warm water, drain and chop coarsely.' },
  figs: { any: 'p4|Snip off the stalks and chop the {m}; soften in a spoon of warm water if hard.' },
  dryfruit: { any: 'p3|Chop the {m}, taking out stones if there are any; soften in a spoon of warm water if hard.' },
  nut: {
    any: 'c6|Roast the {m} on a low flame until they smell nutty, and cool.',
    slice: 'p3|Chop the {m} coarsely.',
    cut: 'c3|Fry the {m} in a little ghee until gold.',
    cube: 'c4|Fry the {m} in a little ghee until crisp.',
    chunk: 'c4|Roast the {m} in a little ghee until crisp.',
    sweetgrate: 'c10|Roast the {m} lightly, cool and pound to a coarse powder.',
    sweetfruit: 'p3|Chop the {m} fine.',
    dryroast: 'p1|Pick over the {m} and throw out any that are dark.',
    blend: 'p3|Soak the {m} in hot water for half an hour, peel if need be and chop.',
    mash: 'c5|Roast the {m} crisp and crush coarsely.',
    raita: 'c4|Roast the {m} crisp in a little ghee.',
    soak: 'c12|Boil the {m} in salted water until soft.',
    grate: 'c4|Roast and crush the {m}.',
    stuff: 'c4|Roast and crush the {m} coarsely.',
  },
  coconut: { any: 'p1|Measure out the {m}; it should be fresh and moist.' },
  makhana: {
    boil: 'c10|Roast the {m} on a low flame until one crushes between the fingers.',
  },
  peanuts: {
    boil: 'c9|Roast the {m} on a low flame until the skins slip off; cool and rub them off.',
    chop: 'c9|Roast the {m} on a low flame until the skins slip off; cool and rub them off.',
    raita: 'c9|Roast the {m} on a low flame until the skins slip off, cool, rub them off and crush coarsely.',
    sweetgrate: 'c10|Roast the {m} on a low flame until the skins slip off, cool, rub them off and pound coarsely.',
  },
  flour: {
    any: 'p2|Sift the {m}.',
    sweetgrate: 'p2|Sift the {m} so that no lump is left.',
    puree: 'p2|Sift the {m}.',
  },
  grain: { any: 'p3|Rinse the {m} until the water is clear and soak twenty minutes.' },
  coarse: {
    any: 'p2|Pick over the {m}; sift out any dust.',
    soak: 'p3|Soak the {m} four hours in just enough water to cover, until it crushes between the fingers.',
    mash: 'p4|Soak the {m} until soft and drain very well.',
    stuff: 'p4|Rinse the {m} until soft and drain.',
  },
  noodle: { any: 'c6|Boil the {m} until just done, rinse cold and drain.' },
  bread: { any: 'p2|Cut the {m} into triangles or small cubes.' },
  papad: {
    any: 'c5|Roast the {m} one by one over the flame until crisp and break into pieces.',
  },
}
