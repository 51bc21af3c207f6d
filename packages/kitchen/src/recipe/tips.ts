import type { Draft } from '../compose/draft.ts'
import { hash } from '../compose/hash.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import { tipsByFamily, tipsByNature } from '../knowledge/serving-tips.ts'
import { mentions } from './mentions.ts'

/** What every kitchen has to hand, so that a tip may name it. */
const always = ['water', 'salt', 'oil']

const taste = [
  '[!knead|dough|\\bsteam|\\bbake|oven|\\btast(e|ing)\\b|^(adai|akkirotti|bharwan|bonda|cheela|crumbfry|cutlet|dosa|fishfry|handvo|idli|instantdosa|kebab|momo|namkeen|pakora|paniyaram|pickle|podi|preserve|raita|ricecake|roasted|samosa|springroll|thalipeeth|uttapam|vada|vegkebab):] Taste at the end and correct the seasoning a pinch at a time: what is in cannot be taken out.',
  '[(crackle|sizzle|splutter|pop|fry|shimmer|let)\\b[^.;]*curry leaves|curry leaves[^.;]*(crackle|crisp|splutter)] Dry curry leaves well before they meet hot oil: water is what makes it spit.',
  '[(pop|crackle|splutter|sputter).{0,60}mustard seeds|mustard seeds.{0,60}(pop|crackle|splutter|sputter)] Cover the pan while mustard seeds pop, and lower the flame as the popping slows.',
  '[cumin seeds.{0,60}(crackle|sizzle|splutter|sputter)|(crackle|sizzle|splutter|sputter).{0,60}cumin seeds] Cumin seeds are ready when they are a shade darker and smell sweet; black ones are bitter.',
  '[bloom turmeric|turmeric.{0,60}(half a minute|for a minute|few seconds)] Ground spices burn in seconds: have a spoon of water by the pan when they go in.',
  '[lemon juice] A lemon at the warmth of the room, rolled under the palm, gives twice the juice.',
  '[roast[^.]{0,80}(grind|pound|crush)] Let what was roasted cool before you grind it: warm it turns to paste.',
  '[knead.{0,90}dough|dough.{0,40}knead!^momo:] Keep dough under a damp cloth while you work: a dry skin cracks when it is rolled.',
  '[coriander leaves!(grind|blend|pound|paste)[^.]*coriander leaves|coriander leaves[^.]*(grind|blend)] Chop coriander leaves at the last moment, with a sharp knife: bruised they turn dark.',
  '[slice the [^.]*onion.*onions?[^.]{0,60}(gold|brown|amber)] Slice onion to one thickness and it browns evenly; a pinch of salt hurries it.',
  '[(crackle|sizzle|splutter)[^.;]*, |, [^.;]* (crackle|sizzle|splutter)!^(raita|chutney|vrat|pongal):] Measure the spices into one small bowl before you light the stove: nothing burns while you look for the next.',
  '[^(rasedar|chana|dal|chickencurry|muttoncurry|keema|kuzhambu|sambar|kootu|salan|haleem):!liver|straight from|at once|paneer] Made an hour ahead and warmed gently, it tastes rounder.',
  '[^(dal|soup|kuzhambu|khichdi|kootu|misal|rasedar|rasam|sambar|sabzi|saag|northeast|breakfaststew|dryroast|tofucurry|porkduck|keema|chana|kadhi|salan|easternveg|upma|daliya|milletbowl|onepot):!keep|tin|jar|at once|straight away|crisp] Cool what is left quickly and keep it in the refrigerator for up to two days.',
  '[\\bgreen chilli\\b!^(chutney|pickle|podi|dip|namkeen):] Use half the green chillies where children eat along; who likes it hot bites into a raw one.',
]

/** What is said where nothing else suits. */
const lastly = 'Read the steps once to their end before you begin, and set out all that they name.'

const drinks = new Set(['drink', 'hotdrink'])

const drinkTaste = [
  '[\\b(chill|chilled|ice)\\b!^hotdrink:] What is drunk cold wants its flavour a little stronger.',
  'Serve a drink in small glasses and fill them twice: it stays as it should be to the last mouthful.',
]

const sweetTaste = [
  '[syrup|thread!^(kheer|porridge|puranpoli|fruitbowl):] Measure everything before you light the stove: sweets do not wait.',
  '[\\b(chill|chilled|freeze|serve (very )?cold|(in|keep it) the cold)\\b!^fruitbowl:] What is sweet tastes less so when it is cold: judge it at the warmth it will be eaten at.',
  '[crushed green cardamom] Pound green cardamom with a pinch of something sweet and it turns to powder.',
  '[simmer.{0,60}milk] Stir along the bottom as well as the sides: milk catches there first.',
  '[!\\bsalt\\b] A few grains of salt (on a fast, of the kind it allows) make what is sweet taste sweeter.',
]

/** What a tip needs or shuns in the steps, before which stand family and base: `[needs] tip`, `[!shuns] tip`, `[needs!shuns] tip`, each a pattern. */
export const condition = /^\[((?:\[[^\]]*\]|[^!\]])*)(?:!((?:\[[^\]]*\]|[^\]])+))?\] /

function suits(tip: string, said: string): boolean {
  const match = condition.exec(tip)
  if (!match) return true
  const [, needs, shuns] = match
  return (!needs || new RegExp(needs, 'i').test(said)) && !(shuns && new RegExp(shuns, 'i').test(said))
}

/** One to three pieces of advice: on the main, on the kind of dish, and on what is likeliest to go wrong. */
export function tipsOf(draft: Draft, steps: string): string[] {
  const has = (id: string) => draft.parts.some((part) => part.id === id)
  const listed = [...draft.parts.map(({ id }) => id), ...always]
  const fitting = (tip: string) => mentions([tip], listed).length === 0
  const suited = (list: readonly string[] | undefined) =>
    list?.filter(
      (tip) => suits(tip, `${draft.family.id}: /${draft.base.slug}/ ${steps}`) && fitting(tip.replace(condition, '')),
    )
  const pick = (all: readonly string[] | undefined) => {
    const list = suited(all)
    return list?.[hash(`${draft.id} tip`) % list.length]?.replace(condition, '')
  }
  const [first, second] = draft.parts.filter(({ from }) => from === 'main').map(({ id }) => ingredient(id).nature)
  const tips = [pick(tipsByFamily[draft.family.id]), pick(tipsByNature[first ?? '']), pick(tipsByNature[second ?? ''])]
  if (
    draft.parts.some(({ from }) => from === 'frying') &&
    !/high flame|low flame|on low|low to medium|barely warm|warm oil|very hot|rises at once|squid|hottest|discs? is crisp/i.test(
      steps,
    )
  )
    tips.push(
      'Keep the oil at a steady medium heat: too cool and the food drinks it, too hot and the middle stays raw.',
    )
  else if (
    has('coconut-milk') &&
    /(heat|warm|simmer|pour in)[^.]*coconut milk|coconut milk[^.]*(heat|warm|steam|shiver)/i.test(steps)
  )
    tips.push('Keep coconut milk below the boil, or it separates.')
  else if (
    has('mustard-oil') &&
    !/smokes/.test(steps) &&
    /\b(heat|warm|hot)\b[^.]*mustard oil/i.test(/[^.]*mustard oil/.exec(steps)?.[0] ?? '')
  )
    tips.push('Heat mustard oil until it smokes once and pales, then cool a little: that takes off its bite.')
  else if (
    has('curd') &&
    !draft.family.sweet &&
    draft.family.id !== 'kadhi' &&
    /(beaten|whisk\w*|blend in|stir)[^.;]*curd[^.]*(simmer|absorb|fat shows|split)/i.test(steps)
  )
    tips.push('Use fresh, thick curd at room temperature; cold curd splits.')
  const said = [...new Set(tips.filter((tip) => tip !== undefined && fitting(tip)))] as string[]
  const more = drinks.has(draft.family.id) ? drinkTaste : draft.family.sweet ? sweetTaste : taste
  const one = said.length < 2 ? pick(more) : undefined
  if (one !== undefined) said.push(one)
  if (said.length === 0) said.push(lastly)
  return said.slice(0, 3)
}
