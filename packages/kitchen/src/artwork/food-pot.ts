import type { Dish, Food, Main } from './dish.ts'
import { darker, lighter, mix } from './palette.ts'
import {
  circle,
  cx,
  cy,
  ellipse,
  faint,
  light,
  mingled,
  n,
  type Place,
  p,
  ring,
  scatter,
  shape,
  specks,
  strew,
  stroke,
  sunflower,
} from './pencil.ts'
import { pieceOf } from './pieces.ts'

/** Draws a liquid: its surface, the fat at its edge and the light on it. */
export function pool({ pencil, pot, well }: Dish, color = pot): string {
  const turn = Math.round(pencil.between(0, 360))
  return (
    circle(cx, cy, well, color) +
    ring(
      cx,
      cy,
      well - 4,
      mix(color, '#f2a13a', 0.5),
      5,
      `${faint(0.6)} stroke-dasharray="${n(well)} 14 ${n(well / 2)} 22"`,
    ) +
    `<g transform="rotate(${turn} 200 150)">${stroke(`M${p(cx - well * 0.6, cy + 8)}q${p(well * 0.5, -well * 0.5, well, -2)}M${p(cx - well * 0.2, cy + well * 0.55)}q${p(well * 0.3, 6, well * 0.7, -well * 0.3)}`, lighter(color, 0.25), 6, faint(0.6))}</g>` +
    stroke(`M${p(cx - well + 3, cy + 22)}a${p(well - 3, well - 3)} 0 0 1 ${p(well + 20, -well + 1)}`, '#0003', 9)
  )
}

/** Draws pieces of up to two main ingredients, half sunk or heaped; each kind is defined once. */
export function pieces(dish: Dish, count: number, reach: number, size = 1): string {
  const { pencil } = dish
  const kinds = dish.mains.slice(0, 2)
  // No larger than the piece, or it would look like a burn.
  const shadeOf = ({ nature }: Main) =>
    round.has(nature) ? ellipse(1, 4, 11, 9, '#1c0d0538') : ellipse(2, 5, 16, 12, '#1c0d0538')
  if (dish.exact) {
    const drawings = kinds.map((main) => shadeOf(main) + pieceOf(pencil, main, main.color))
    return mingled(pencil, 'm', drawings, { count, reach, size })
  }
  return kinds
    .map((main, index) =>
      scatter(pencil, `m${index}`, shadeOf(main) + pieceOf(pencil, main, main.color), {
        count: Math.ceil(count / kinds.length),
        reach: index === 0 ? reach : reach * 0.9,
        size,
      }),
    )
    .join('')
}

/** The natures drawn as one small ball. */
const round = new Set(['whole', 'split', 'seedveg', 'grain', 'pea', 'firmgourd', 'root'])

const small = new Set([
  'split',
  'whole',
  'pea',
  'sprout',
  'grain',
  'mince',
  'seedveg',
  'nut',
  'dryfruit',
  'soya',
  'bean',
  'leafy',
])

function fit(dish: Dish, large: number, many: number): [count: number, size: number] {
  return small.has(dish.mains[0]?.nature ?? '') ? [many, 0.9] : [large, 1.3]
}

/** A gravy, whose surface and size of cut differ from dish to dish. */
export const wet: Food = (dish) => {
  const { pencil, pot, well } = dish
  const [count, size] = fit(dish, 7, 14)
  const surface = pencil.pick([
    '',
    specks(pencil, 18, well * 0.86, { color: darker(pot, 0.4), length: 1, width: 2.6 }),
    specks(pencil, 18, well * 0.86, { color: lighter(pot, 0.4), length: 6, width: 2.6 }),
    ring(cx, cy, well * 0.8, lighter(pot, 0.22), 7, `${faint(0.7)} stroke-dasharray="60 24 20 30"`),
  ])
  const cut = pencil.pick([0.85, 1, 1.12])
  return pool(dish) + surface + pieces(dish, Math.round(count / cut), well * 0.72, size * cut)
}

export const dry: Food = (dish) => {
  const [count, size] = fit(dish, 16, 26)
  const { pencil, pot, well } = dish
  return (
    circle(cx, cy, well * 0.92, darker(pot, 0.35)) +
    specks(pencil, 30, well * 0.85, { color: pot, length: 9, width: 7 }) +
    pieces(dish, count, well * 0.8, size) +
    specks(pencil, 18, well * 0.8, { color: lighter(pot, 0.3), length: 2, width: 2.5 })
  )
}

/** Smooth dal with a ladle of tempering over the middle. */
export const dal: Food = (dish) => {
  const { pencil, well } = dish
  const fat = dish.has('ghee') || dish.has('butter') ? '#f6c445' : '#c9541c'
  const seeds = dish.mains.some(({ nature }) => nature === 'whole')
  // Dumplings shaped for the dish, such as dhokli; foods from the shop have an id.
  const made = dish.mains.find(({ id, nature }) => id === '' && nature !== 'whole' && nature !== 'split')
  return (
    pool(dish) +
    specks(pencil, 26, well * 0.85, { color: lighter(dish.pot, 0.28), length: seeds ? 5 : 2, width: seeds ? 7 : 4 }) +
    shape(
      `M${p(cx - well * 0.5, cy + 4)}q${p(4, -well * 0.5, well * 0.5, -well * 0.42, well * 0.2, well * 0.1, well * 0.45, well * 0.5)}q${p(-4, well * 0.3, -well * 0.45, well * 0.28)}q${p(-well * 0.5, 4, -well * 0.5, -well * 0.36)}Z`,
      fat,
      faint(0.55),
    ) +
    specks(pencil, 20, well * 0.45, { color: '#4a2c16', length: 4, width: 2 }) +
    pieces({ ...dish, mains: made ? [made] : seeds ? [] : dish.mains.slice(1, 2) }, 5, well * 0.7, 1)
  )
}

/** Soup, rasam, raita, kheer base: smooth, with a swirl of cream or oil. */
export const smooth: Food = (dish) => {
  const { well, pencil } = dish
  const swirl = dish.has('cream') || dish.has('curd') ? '#fff8e8' : mix(dish.pot, '#fff3c4', 0.55)
  const isPlain = dish.exact && !dish.has('cream') && !dish.has('curd')
  return (
    pool(dish) +
    (isPlain
      ? ''
      : stroke(
          `M${p(cx - well * 0.45, cy)}c${p(0, -well * 0.5, well * 0.8, -well * 0.5, well * 0.8, 0)}s${p(-well * 0.55, well * 0.38, -well * 0.55, 0)}s${p(well * 0.28, -well * 0.2, well * 0.28, 0)}`,
          swirl,
          5,
          faint(0.85),
        )) +
    specks(pencil, 12, well * 0.8, { color: darker(dish.pot, 0.35), length: 1, width: 2.5 }) +
    pieces(dish, 5, well * 0.78, 0.8)
  )
}

const riceLike = (pot: string): string => mix(pot, '#fdebb4', 0.62)

/** A heap of separate grains with its pieces on top. */
export const grains: Food = (dish) => {
  const { pencil, pot, well } = dish
  const body = dish.exact ? mix(pot, '#fdf0cc', 0.34) : riceLike(pot)
  const [count, size] = fit(dish, 6, 12)
  return (
    circle(cx, cy, well * 0.98, darker(body, dish.exact ? 0.1 : 0.17)) +
    specks(pencil, 70, well * 0.92, { color: body, length: 8, width: 4.4 }) +
    specks(pencil, 34, well * 0.8, { color: lighter(body, 0.6), length: 8, width: 4 }) +
    (dish.exact && !dish.has('saffron')
      ? ''
      : specks(pencil, 18, well * 0.85, { color: mix(pot, '#f2a01c', 0.75), length: 8, width: 4.4 })) +
    circle(cx, cy, well, light(pencil), dish.exact ? faint(0.5) : '') +
    pieces(dish, count, well * 0.62, size)
  )
}

/** Returns the grains of a dry heap: flattened rice as flakes, sago as pearls, anything else as crumbs. */
const grainsOf = ({ has, pot }: Dish): { color: string; length: number; width: number } => {
  if (has('sabudana')) return { color: mix(pot, '#fbf3e0', 0.62), length: 1, width: 7.5 }
  if (has('poha')) return { color: mix(pot, '#fbe7a4', 0.35), length: 8, width: 6 }
  return { color: pot, length: 1, width: 6 }
}

/** Poha, upma, sabudana khichdi, bhurji: a dry, ragged heap of loose grains with the plate visible around it. */
export const loose: Food = (dish) => {
  const { pencil, well } = dish
  const { color, ...grain } = grainsOf(dish)
  const [count, size] = fit(dish, 7, 11)
  const reach = well * 0.82
  return (
    ellipse(cx + 5, cy + 9, reach * 1.04, reach, '#1c0d0550') +
    circle(cx, cy, reach * 0.94, darker(color, 0.1)) +
    specks(pencil, 90, reach * 1.1, { color: darker(color, 0.16), ...grain }) +
    specks(pencil, 90, reach * 1.04, { color, ...grain }) +
    circle(cx - 9, cy - 11, reach * 0.6, lighter(color, 0.3), faint(0.45)) +
    pieces(dish, count, reach * 0.76, size * 0.72) +
    (dish.has('peanuts') ? specks(pencil, 10, reach * 0.8, { color: '#b9743c', length: 3, width: 7 }) : '') +
    specks(pencil, 22, reach * 0.85, { color: lighter(color, 0.5), ...grain })
  )
}

/** Khichdi, pongal, porridge: a soft heap with an uneven surface. */
export const soft: Food = (dish) => {
  const { pencil, pot, well } = dish
  const [count, size] = fit(dish, 8, 12)
  return (
    circle(cx, cy, well * 0.96, darker(pot, 0.18)) +
    specks(pencil, 36, well * 0.84, { color: pot, length: 8, width: 13 }) +
    circle(cx, cy, well * 0.8, pot) +
    specks(pencil, 50, well * 0.85, { color: lighter(pot, 0.4), length: 2, width: 4 }) +
    specks(pencil, 20, well * 0.85, { color: darker(pot, 0.22), length: 3, width: 3 }) +
    circle(cx, cy, well * 0.9, light(pencil)) +
    pieces(dish, count, well * 0.66, size * 0.72)
  )
}

/** Noodles, string hoppers, sevai: nests of thread. */
export function nests(dish: Dish, places: readonly Place[], color: string): string {
  const threads = [22, 17, 12, 7]
    .map((r, index) => ring(index % 2 ? 1 : -1, index % 2 ? -1 : 1, r, index % 2 ? lighter(color, 0.45) : color, 4))
    .join('')
  const nest =
    ellipse(3, 6, 31, 29, '#1c0d054c') +
    circle(0, 0, 28, darker(color, 0.25)) +
    ring(0, 0, 27, color, 4, ' stroke-dasharray="40 6"') +
    threads +
    stroke('M-22-8Q0-24 22 6M-18 14Q4-10 24-8M-8 24Q-10-6 12-24', lighter(color, 0.55), 2.5) +
    circle(0, 0, 29, light(dish.pencil))
  return strew(dish.pencil, 'n', nest, places)
}

export const noodles: Food = (dish) => {
  const color = mix(dish.pot, '#f2cf86', 0.55)
  return (
    circle(cx, cy, dish.well * 0.9, darker(color, 0.3)) +
    nests(dish, sunflower(dish.pencil, 7, dish.well * 0.66), color) +
    pieces(dish, 7, dish.well * 0.7, 0.8)
  )
}

/** Chutney, dip, bharta: thick, with waves from the spoon. */
export const thick: Food = (dish) => {
  const { pencil, pot, well } = dish
  const wave = [0.78, 0.55, 0.32]
    .map(
      (share) =>
        `M${p(cx - well * share, cy + 6)}a${p(well * share, well * share)} 0 0 1 ${p(well * share * 1.8, -well * share * 0.5)}`,
    )
    .join('')
  return (
    circle(cx, cy, well, pot) +
    stroke(wave, lighter(pot, 0.3), 9, faint(0.7)) +
    stroke(wave, darker(pot, 0.25), 3, ` transform="translate(3 7)"${faint(0.5)}`) +
    specks(pencil, 40, well * 0.9, { color: darker(pot, 0.3), length: 2, width: 2.5 }) +
    specks(pencil, 20, well * 0.9, { color: lighter(pot, 0.5), length: 2, width: 2.5 }) +
    stroke(`M${p(cx - well + 3, cy + 22)}a${p(well - 3, well - 3)} 0 0 1 ${p(well + 20, -well + 1)}`, '#0003', 9) +
    ellipse(cx + 12, cy + 10, well * 0.3, well * 0.2, dish.has('olive-oil') ? '#c9b23a' : '#d9822a99')
  )
}
