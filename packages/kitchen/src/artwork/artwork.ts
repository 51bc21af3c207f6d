import { hash } from '../hash.ts'
import type { Dish as CookedDish } from '../read/dish.ts'
import { dishOfRecipe } from '../recipe/recipe.ts'
import { recipeIdOf } from '../recipe/recipe-of-dish.ts'
import { clothOf, tables } from './cloths.ts'
import type { Dish } from './dish.ts'
import { asDish, type Pictured } from './from-elsewhere.ts'
import { garnishWith, tableProps } from './garnish.ts'
import { isPale, mix } from './palette.ts'
import { group, type Pencil, pencilFor, shape, stroke } from './pencil.ts'
import type { Served } from './served-as.ts'
import { serving } from './serving.ts'
import { looks } from './textures.ts'
import { vessels } from './vessels.ts'

/**
 * Returns a recipe's picture: a 4:3 SVG of 2 to 4 kB, always the same for the same recipe. The dish is in the middle,
 * so that the picture can be cropped to 16:9 or a square. It contains no text, style, script or external reference, and
 * its ids have a prefix per recipe, so that many pictures fit on one page. A cookbook dish is drawn from its file, any
 * other recipe from its title and foods.
 */
export function artwork(recipe: Pictured | CookedDish): string {
  const subject = subjectOf(recipe)
  let picture = ''
  for (const detail of details) {
    picture = draw(subject, detail)
    // All characters are single bytes.
    if (picture.length <= mostBytes) break
  }
  return picture
}

/** The subject of a picture: a dish as served. */
type Subject = { id: string } & ReturnType<typeof serving>

function subjectOf(pictured: Pictured | CookedDish): Subject {
  const dish = 'portions' in pictured ? pictured : (dishOfRecipe(pictured.id) ?? asDish(pictured))
  return { id: recipeIdOf(dish.id), ...serving(dish) }
}

const mostBytes = 4096

/** The details that may be left out to keep the picture of an elaborate dish small, in this order. */
type Detail = { props: number; garnishes: number; mains: number }
const details: readonly Detail[] = [
  { props: 2, garnishes: 2, mains: 2 },
  { props: 1, garnishes: 2, mains: 2 },
  { props: 1, garnishes: 1, mains: 2 },
  // A second food, such as the peas of matar paneer, tells more than what lies on the table.
  { props: 0, garnishes: 1, mains: 2 },
  { props: 0, garnishes: 0, mains: 2 },
  { props: 0, garnishes: 1, mains: 1 },
  { props: 0, garnishes: 0, mains: 1 },
  { props: 0, garnishes: 0, mains: 0 },
]

function draw(subject: Subject, { props, garnishes, mains }: Detail): string {
  const pencil = pencilFor(subject.id)
  const vessel = vessels[subject.vessels[hash(`vessel of ${subject.id}`) % subject.vessels.length]!](pencil)
  const dish = cookedDish(subject.served, pencil)
  const served = { ...dish, mains: dish.mains.slice(0, mains), well: vessel.well }
  const drawing =
    scene(subject, pencil) +
    tableProps(dish, pencil.pick(corners).slice(0, props)) +
    group(
      inset,
      vessel.drawing,
      looks[subject.served.texture].food(served),
      takesGarnish(subject.served) ? garnishWith(served, subject.served.garnish, garnishes) : '',
      subject.hot ? steam(pencil) : '',
    ) +
    daylight(pencil)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" fill="none" stroke-linecap="round"><defs>${pencil.defs()}</defs>${drawing}</svg>`
}

/** Leaves a margin around the vessel also where the picture is cropped to 16:9. */
const inset = 'translate(28 21)scale(.86)'

/** Whether a dish takes a garnish: sweets have their own nuts, drinks their leaf, and a jar is closed. */
const takesGarnish = ({ texture }: Served): boolean => !['sweet', 'drink', 'kept'].includes(looks[texture].kind)

function cookedDish({ texture, colour, pieces, holds, beside }: Served, pencil: Pencil): Dish {
  const { kind, form } = looks[texture]
  return {
    pencil,
    mains: pieces,
    pot: shaded.has(texture) ? shadeOf(colour, pencil) : colour,
    has: (id) => holds.has(id),
    well: 80,
    sweet: kind === 'sweet',
    runny: kind === 'poured' || texture === 'greens',
    form,
    exact: true,
    beside,
  }
}

/** Returns the colour of a pot as one cook makes it: two red curries of a page are not the same red. */
function shadeOf(colour: string, pencil: Pencil): string {
  const [other, share] = pencil.pick(shades)
  return isPale(colour) ? colour : mix(colour, other, share)
}

/** Curries, dals and sabzis; sweets, breads and drinks keep their own colour. */
const shaded: ReadonlySet<Served['texture']> = new Set(['gravy', 'broth', 'dal', 'dry'])

const shades = [
  ['#ffffff', 0],
  ['#6a1c0c', 0.2],
  ['#f0b24a', 0.24],
  ['#8a4a1a', 0.22],
  ['#fff0d0', 0.16],
] as const

/** Where foods lie on the table: below the middle, because marks and buttons cover the upper corners on a card. */
const corners: readonly [number, number][][] = [
  [
    [62, 212],
    [338, 206],
  ],
  [
    [336, 216],
    [64, 204],
  ],
]

/** Draws the table and the regional cloth, with its woven borders to the left and right of the dish. */
function scene({ id, state }: Subject, pencil: Pencil): string {
  const number = hash(id)
  const [top, grain] = tables[number % tables.length]!
  const cloth = clothOf(state, number >>> 4)
  const motif = cloth.motif.replaceAll('"A"', `"${cloth.first}"`).replaceAll('"B"', `"${cloth.second}"`)
  const weave = pencil.define(
    'P',
    (name) =>
      `<pattern id="${name}" width="25" height="25" patternUnits="userSpaceOnUse">${shape('M0 0h25v25H0z', cloth.band)}${motif}</pattern>`,
  )
  const turn = pencil.pick([-9, -5, 0, 5, 9])
  return (
    shape(whole, top) +
    stroke('M0 20q200-12 400 4M0 284q200 12 400-6', grain, 3) +
    group(
      `rotate(${turn} 200 150)`,
      shape('M-60 50h520v208h-520z', '#1c0d0533'),
      shape('M-60 44h520v212h-520z', cloth.ground),
      shape('M-60 50h520v25h-520zM-60 225h520v25h-520z', `url(#${weave})`),
    )
  )
}

/** Draws faint steam that rises from the food towards the light. */
const steam = (pencil: Pencil): string => {
  const x = Math.round(pencil.between(176, 190))
  return stroke(`M${x} 146c-22-24 18-38-2-66M${x + 26} 136c-18-22 16-32 2-58`, '#fff3', 8)
}

const whole = 'M0 0h400v300H0z'

/** Draws light from a window at the upper left. */
const daylight = (pencil: Pencil): string =>
  shape(
    whole,
    `url(#${pencil.define('G', (name) => `<linearGradient id="${name}" x2="1" y2="1"><stop stop-color="#fff3d659"/><stop offset=".5" stop-color="#fff0"/><stop offset="1" stop-color="#160a1e40"/></linearGradient>`)})`,
  )
