import type { Dish, Food } from './dish.ts'
import { pieces, pool } from './food-pot.ts'
import { darker, isPale, lighter, mix } from './palette.ts'
import {
  ball,
  circle,
  cx,
  cy,
  dots,
  ellipse,
  faint,
  group,
  light,
  type Place,
  rect,
  ring,
  scatter,
  shape,
  solid,
  specks,
  strew,
  stroke,
} from './pencil.ts'
import { pieceOf } from './pieces.ts'
import { castShadow, sideBowl } from './vessels.ts'

const drop = (rx: number, ry: number): string => ellipse(4, 7, rx, ry, '#1c0d0552')

/** Returns places in a ring around the middle. */
export const round = (count: number, radius: number, { x = cx, y = cy, size = 1, first = -90 } = {}): Place[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = first + (360 / count) * index
    const angle = (turn * Math.PI) / 180
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), turn: turn + 90, size }
  })

const toasted = (pot: string): string => mix(pot, '#d99a45', 0.5)

/** Draws a bowl beside the dish: for an exact dish its own first or second, otherwise the usual one. */
const side = (dish: Dish, which: 0 | 1, usual: string, x: number, y: number, r: number): string => {
  const color = dish.exact ? dish.beside?.[which] : usual
  return color === undefined ? '' : sideBowl(dish.pencil, x, y, color, r)
}
const coconutSide = (dish: Dish, x: number, y: number, r = 26): string =>
  side(dish, 0, '#f3ead2', x, y, r) +
  (dish.exact ? '' : specks(dish.pencil, 5, r - 10, { color: '#4d6b2c', length: 3, width: 2, x, y }))
const sambarSide = (dish: Dish, x: number, y: number, r = 26): string => side(dish, 1, '#c0672a', x, y, r)
const mintSide = (dish: Dish, x: number, y: number, r = 26): string => side(dish, 0, '#5f8f3a', x, y, r)
const redSide = (dish: Dish, x: number, y: number, r = 26): string => side(dish, 1, '#a8321f', x, y, r)

/** A dosa, rolled up and browned in a lacy pattern, with its chutneys. */
export const dosa: Food = (dish) => {
  const gold = mix(dish.pot, '#dc9a3c', 0.62)
  const filled = dish.mains.some(({ nature }) => !['split', 'whole', 'grain', '-', 'coarse', 'flour'].includes(nature))
  return (
    group(
      'rotate(-16 200 150)',
      filled ? group('translate(0 14)', pieces(dish, 9, 40, 0.8)) : '',
      solid(
        dish.pencil,
        'M62 150C60 116 84 108 112 108L318 118C338 122 342 172 320 178L104 190C74 190 62 174 62 150Z',
        gold,
      ),
      stroke('M70 160Q190 146 332 154', darker(gold, 0.35), 4, faint(0.7)),
      stroke('M92 124Q200 128 322 134M100 176Q200 170 316 168', lighter(gold, 0.45), 5, faint(0.6)),
      `<g transform="matrix(1.5 0 0 .42 -100 84)">${specks(dish.pencil, 34, 72, { color: darker(gold, 0.3), length: 6, width: 4 })}</g>`,
      ellipse(66, 150, 9, 38, darker(gold, 0.3)) + ellipse(64, 150, 5, 28, lighter(gold, 0.5)),
    ) +
    coconutSide(dish, 132, 222) +
    sambarSide(dish, 272, 80)
  )
}

/** A flat round with its topping: uttapam, cheela, rotti, omelette, pancake. */
export const topped: Food = (dish) => {
  const r = 82
  const gold = toasted(dish.pot)
  return (
    castShadow(dish.pencil, r + 12, r + 10) +
    circle(cx, cy, r, darker(gold, 0.2)) +
    circle(cx, cy, r - 5, gold) +
    ring(cx, cy, r - 9, darker(gold, 0.3), 6, `${faint(0.6)} stroke-dasharray="22 13 6 17"`) +
    specks(dish.pencil, 46, r - 10, { color: lighter(gold, 0.4), length: 1, width: 5 }) +
    specks(dish.pencil, 22, r - 10, { color: darker(gold, 0.3), length: 1, width: 3.5 }) +
    circle(cx, cy, r, light(dish.pencil)) +
    pieces(dish, 12, r - 22, 0.75) +
    (dish.sweet ? '' : coconutSide(dish, 298, 208))
  )
}

/** Two folded half-moons, overlapping: cheela, pesarattu, omelette, patishapta. */
export const folded: Food = (dish) => {
  const gold = dish.form === 'pale' ? mix(dish.pot, '#f3dfb4', 0.5) : toasted(dish.pot)
  const half =
    drop(84, 50) +
    solid(dish.pencil, 'M-84 28C-84-52 84-52 84 28C40 40-40 40-84 28Z', gold) +
    stroke('M-76 26Q0 40 76 26', darker(gold, 0.35), 4) +
    specks(dish.pencil, 22, 50, { color: darker(gold, 0.28), length: 5, width: 5, x: 0, y: -2 })
  return (
    strew(dish.pencil, 'h', half, [
      { x: 196, y: 116, turn: -14 },
      { x: 204, y: 176, turn: 6 },
    ]) +
    group('translate(10 52)', pieces(dish, 6, 24, 0.7)) +
    (dish.sweet ? '' : mintSide(dish, 108, 218) + redSide(dish, 298, 92))
  )
}

/** A stack of flat bread with char spots, and a pat of butter on top. */
export const flatbread: Food = (dish) => {
  const gold = toasted(mix(dish.pot, '#ecd3a0', 0.4))
  const one =
    drop(66, 64) +
    circle(0, 0, 66, darker(gold, 0.22)) +
    circle(-1, -1, 63, gold) +
    specks(dish.pencil, 15, 54, { color: darker(gold, 0.42), length: 5, width: 7, x: 0, y: 0 }) +
    specks(dish.pencil, 14, 56, { color: lighter(gold, 0.4), length: 6, width: 6, x: 0, y: 0 }) +
    circle(0, 0, 66, light(dish.pencil))
  return (
    strew(dish.pencil, 'b', one, [
      { x: 222, y: 174 },
      { x: 214, y: 160, turn: 100 },
      { x: 186, y: 138, turn: 210 },
    ]) +
    (dish.exact ? '' : solid(dish.pencil, 'M172 122l24-5 6 19-25 6z', '#fbe28a')) +
    (dish.mains[0] && dish.mains[0].nature !== 'flour'
      ? group('translate(94 76)scale(.36)', pieces(dish, 7, 52, 1.1))
      : '') +
    coconutSide(dish, 122, 206) +
    redSide(dish, 284, 92)
  )
}

/** Puffed breads with their curry: puri, bhatura, luchi. */
export const puffed: Food = (dish) => {
  const gold = mix(dish.pot, '#e3a548', 0.7)
  const one =
    drop(40, 36) +
    ball(dish.pencil, 0, 0, 40, gold) +
    ring(0, 0, 34, darker(gold, 0.2), 3, `${faint(0.5)} stroke-dasharray="30 16"`) +
    ellipse(-13, -15, 13, 7, '#fff4d499')
  return (
    strew(dish.pencil, 'q', one, [
      { x: 168, y: 104 },
      { x: 238, y: 112, turn: 60 },
      { x: 152, y: 176, turn: 140 },
    ]) +
    (dish.exact
      ? dish.beside?.[0] === undefined
        ? strew(dish.pencil, 'q', one, [{ x: 236, y: 186, turn: 220 }])
        : sideBowl(dish.pencil, 242, 190, dish.beside[0], 44)
      : sideBowl(dish.pencil, 242, 190, mix(dish.pot, '#b5622a', 0.6), 44) +
        group('translate(142 115)scale(.5)', pieces(dish, 6, 52, 1.2)))
  )
}

/** Round steamed cakes: idli, kozhukattai, rasgulla without syrup. */
export const domes: Food = (dish) => {
  const white = lighter(mix(dish.pot, '#fbf6ea', 0.5), 0.3)
  const one =
    drop(33, 30) +
    ball(dish.pencil, 0, 0, 32, darker(white, 0.1)) +
    ball(dish.pencil, -1, -2, 28, white) +
    specks(dish.pencil, 9, 22, { color: darker(white, 0.14), length: 1, width: 3, x: 0, y: 0 })
  return (
    strew(dish.pencil, 'i', one, [
      { x: 160, y: 112 },
      { x: 228, y: 104, turn: 80 },
      { x: 146, y: 180, turn: 160 },
      { x: 213, y: 170, turn: 240 },
    ]) +
    coconutSide(dish, 277, 160) +
    sambarSide(dish, 240, 232)
  )
}

/** Rings: medu vada, doughnut-like sweets. */
export const rings: Food = (dish) => {
  const gold = mix(dish.pot, '#b9702a', 0.72)
  const one =
    drop(32, 30) +
    circle(0, 0, 32, gold) +
    ring(0, 0, 25, lighter(gold, 0.25), 7, `${faint(0.6)} stroke-dasharray="9 7 14 9"`) +
    circle(0, 0, 32, light(dish.pencil)) +
    circle(1, 2, 9, darker(gold, 0.6))
  return (
    strew(dish.pencil, 'r', one, round(5, 50, { x: 190, y: 146, first: dish.pencil.between(-90, -20) })) +
    strew(dish.pencil, 'r', one, [{ x: 190, y: 138, turn: 40 }]) +
    coconutSide(dish, 280, 208) +
    sambarSide(dish, 108, 222)
  )
}

/** Vadas soaked in curd with two chutneys, or in sambar. */
export const steeped: Food = (dish) => {
  const inCurd = dish.form === 'dahi'
  const body = mix(mix(dish.pot, '#b9702a', 0.72), inCurd ? '#fbf5e6' : '#8c4420', inCurd ? 0.78 : 0.25)
  const one =
    ellipse(2, 5, 27, 24, '#1c0d0533') +
    ball(dish.pencil, 0, 0, 26, body) +
    circle(0, 1, 7, darker(body, inCurd ? 0.18 : 0.5))
  const drizzle = (color: string, from: number) =>
    stroke(`M${cx - 56} ${cy + from}c20-22 34 18 56 0s36 14 54-6`, color, 5, faint(0.85))
  return (
    pool(dish, inCurd ? '#f8f2e2' : '#b5622a') +
    strew(dish.pencil, 'd', one, [...round(4, 40, { first: dish.pencil.between(-90, -20) }), { x: cx, y: cy }]) +
    (inCurd ? drizzle('#6b3416', -12) + drizzle('#5b8a3a', 20) : '') +
    specks(dish.pencil, 14, 62, { color: inCurd ? '#a33a1c' : '#3f7a3a', length: 3, width: 3 })
  )
}

/** Cut squares: dhokla, handvo, chhena poda, bebinca. */
export const squares: Food = (dish) => {
  const crumb = isPale(dish.pot) ? dish.pot : mix(dish.pot, '#f0c64f', 0.25)
  const one =
    rect(-22, -16, 46, 44, darker(crumb, isPale(crumb) ? 0.22 : 0.4)) +
    rect(-24, -24, 46, 44, crumb, ' rx="4"') +
    rect(-24, -24, 46, 44, light(dish.pencil), ' rx="4"') +
    specks(dish.pencil, 8, 19, {
      color: darker(crumb, isPale(crumb) ? 0.07 : 0.16),
      length: 1,
      width: 3,
      x: -1,
      y: -2,
    }) +
    (dish.exact ? '' : circle(-9, -8, 2, '#3a2618') + circle(7, 4, 2, '#3a2618') + stroke('M4-12l9 5', '#4f7a2c', 4))
  const places = [
    [150, 104],
    [204, 98],
    [256, 112],
    [142, 158],
    [197, 152],
    [250, 166],
    [190, 206],
  ].map(([x, y]) => ({ x: x!, y: y!, turn: dish.pencil.between(-9, 9) }))
  return strew(dish.pencil, 'e', one, places) + mintSide(dish, 118, 222)
}

/** Fried or roasted rounds: bonda, pakora, kachori, kofta, paniyaram. */
export const balls: Food = (dish) => {
  const gold = mix(dish.pot, '#b8722c', 0.62)
  const rough = dish.form === 'bonda' ? 4 : 9
  const one =
    drop(25, 23) +
    ball(dish.pencil, 0, 0, 25, gold) +
    specks(dish.pencil, rough, 19, { color: darker(gold, 0.25), length: 4, width: 4, x: 0, y: 0 }) +
    specks(dish.pencil, rough, 18, { color: lighter(gold, 0.3), length: 3, width: 4, x: -2, y: -3 })
  return (
    scatter(dish.pencil, 'o', one, { count: 8, reach: 60, x: 194, y: 146 }) +
    strew(dish.pencil, 'o', one, [
      { x: 186, y: 132, turn: 50 },
      { x: 208, y: 152, turn: 200 },
    ]) +
    (dish.sweet ? '' : mintSide(dish, 282, 204) + redSide(dish, 116, 216))
  )
}

/** Fritters of any shape, with the main ingredient showing through the crust. */
export const fritters: Food = (dish) => {
  const gold = mix(dish.pot, '#c98430', 0.62)
  const main = dish.mains[0]
  const one =
    drop(27, 22) +
    solid(dish.pencil, 'M-26 0Q-30-18-12-19Q0-28 12-19Q30-18 25 2Q28 19 9 18Q-4 26-14 18Q-28 16-26 0Z', gold) +
    (main ? group('scale(.62)', pieceOf(dish.pencil, main, main.color)) : '') +
    specks(dish.pencil, 8, 21, { color: lighter(gold, 0.35), length: 4, width: 4, x: -2, y: -2 })
  return (
    scatter(dish.pencil, 'f', one, { count: 9, reach: 64, x: 194, y: 146 }) +
    strew(dish.pencil, 'f', one, [{ x: 194, y: 140, turn: 70 }]) +
    mintSide(dish, 282, 206)
  )
}

/** Griddled patties: cutlet, tikki, shami, thalipeeth pieces. */
export const patties: Food = (dish) => {
  const gold = mix(dish.pot, '#a5662c', 0.55)
  const one =
    drop(33, 29) +
    ellipse(0, 5, 33, 29, darker(gold, 0.4)) +
    ellipse(0, 0, 33, 29, gold) +
    stroke('M-19-8Q0-14 18-8M-24 3Q0-4 24 3M-17 14Q0 8 18 14', darker(gold, 0.4), 4.5, faint(0.55)) +
    specks(dish.pencil, 8, 22, { color: dish.mains[0]?.color ?? '#86a54a', length: 3, width: 4, x: 0, y: 0 }) +
    ellipse(0, 0, 33, 29, light(dish.pencil))
  return (
    strew(dish.pencil, 't', one, round(5, 54, { x: 196, y: 148 })) +
    mintSide(dish, 198, 150, 22) +
    onions(dish, 292, 214)
  )
}

/** Draws a few rings of raw onion, if the dish contains onion at all. */
const onions = (dish: Dish, x: number, y: number): string =>
  holdsOnion(dish)
    ? strew(dish.pencil, 'z', ring(0, 0, 14, '#b2567a', 3) + ring(0, 0, 9, '#ecd0da', 3), [
        { x, y },
        { x: x - 17, y: y + 10 },
        { x: x + 12, y: y + 14 },
      ])
    : ''

/** Whether the dish contains onion; a dish without it, such as a Jain one, must not show any. */
const holdsOnion = ({ has }: Dish): boolean => has('onion') || has('shallot')

export { coconutSide, dots, drop, holdsOnion, mintSide, onions, redSide, sambarSide, shape }
