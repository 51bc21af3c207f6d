import type { Dish, Food } from './dish.ts'
import { nests, pieces } from './food-pot.ts'
import { coconutSide, drop, holdsOnion, round } from './food-tiffin.ts'
import { darker, lighter, mix } from './palette.ts'
import { ball, circle, ellipse, faint, group, light, rect, ring, specks, strew, stroke } from './pencil.ts'
import { sideBowl } from './vessels.ts'

/** Draws a bowl of the dish with its pieces, for a plate with something else. */
function curryBowl(dish: Dish, x: number, y: number, r: number): string {
  return (
    sideBowl(dish.pencil, x, y, dish.pot, r) +
    group(
      `translate(${Math.round(x - r * 1.6)} ${Math.round(y - r * 1.2)})scale(${Math.round((r / 124) * 100) / 100})`,
      pieces(dish, 6, 72, 1.35),
    ) +
    specks(dish.pencil, 6, r - 16, { color: '#4f8f3a', length: 3, width: 4, x, y })
  )
}

/** Draws a bowl of the main ingredient, otherwise of an accompaniment; nothing when the file has neither. */
function bowlBeside(dish: Dish, x: number, y: number, r: number): string {
  if (dish.mains.length > 0) return curryBowl(dish, x, y, r)
  const [color] = dish.beside ?? []
  return color === undefined ? '' : sideBowl(dish.pencil, x, y, color, r)
}

const bread = (dish: Dish): string => {
  const gold = '#dfb878'
  return (
    drop(46, 44) +
    circle(0, 0, 46, darker(gold, 0.22)) +
    circle(-1, -1, 43, gold) +
    specks(dish.pencil, 12, 38, { color: darker(gold, 0.42), length: 4, width: 6, x: 0, y: 0 }) +
    circle(0, 0, 46, light(dish.pencil))
  )
}

/** Draws what is served with a curry: puffed breads, baatis or a griddle bread. */
function sideOf(dish: Dish): string {
  const { pencil, form } = dish
  if (form === 'puri') {
    const one = drop(44, 40) + ball(pencil, 0, 0, 44, '#dfa248') + ellipse(-14, -16, 14, 8, '#fff6')
    return strew(pencil, 'b', one, [
      { x: 142, y: 132 },
      { x: 178, y: 194, turn: 70 },
    ])
  }
  if (form === 'baati') {
    const one =
      drop(28, 26) + ball(pencil, 0, 0, 27, '#b98046') + stroke('M-14-4L0 4L12-6M0 4L-2 16', '#6e4220', 3, faint(0.7))
    return strew(pencil, 'b', one, [
      { x: 150, y: 118 },
      { x: 134, y: 172, turn: 90 },
      { x: 186, y: 194, turn: 200 },
    ])
  }
  return strew(pencil, 'b', bread(dish), [
    { x: 164, y: 172 },
    { x: 150, y: 158, turn: 80 },
  ])
}

const heapOfRice = (dish: Dish, x: number, y: number): string =>
  ellipse(x + 4, y + 6, 48, 44, '#1c0d0540') +
  circle(x, y, 44, '#e6dcc0') +
  specks(dish.pencil, 46, 40, { color: '#fffaf0', length: 7, width: 4, x, y }) +
  circle(x, y, 44, light(dish.pencil))

const salad = (dish: Dish, x: number, y: number): string =>
  circle(x, y, 12, '#d9482f') +
  circle(x - 2, y - 2, 7, '#ee8a6a') +
  (holdsOnion(dish) ? ring(x + 17, y + 9, 10, '#b2567a', 3) : '') +
  circle(x - 12, y + 15, 11, '#a9c877') +
  circle(x - 12, y + 15, 7, '#d9e6b4')

/** Curry and its bread on one plate. */
export const breadAndCurry: Food = (dish) => curryBowl(dish, 240, 132, 54) + sideOf(dish) + salad(dish, 246, 214)

export const riceAndCurry: Food = (dish) =>
  curryBowl(dish, 240, 136, 54) + heapOfRice(dish, 154, 162) + salad(dish, 240, 218)

/** String hoppers or appams with their stew. */
export const idiyappam: Food = (dish) => {
  const { pencil, form } = dish
  const skin = lighter(mix(dish.pot, '#f6ecd6', 0.75), 0.2)
  const lace =
    drop(44, 40) +
    circle(0, 0, 45, '#d9a45a') +
    circle(0, 0, 42, '#f7ecd4') +
    ring(0, 0, 36, '#e3c48c', 5, ' stroke-dasharray="5 4"') +
    specks(pencil, 16, 36, { color: '#dcc298', length: 1, width: 4, x: 0, y: 0 }) +
    ball(pencil, 0, 0, 21, '#fffaf0')
  if (form !== 'stew')
    return (
      nests(dish, round(6, 54, { x: 200, first: 20 }), skin) + pieces(dish, 8, 60, 0.8) + coconutSide(dish, 200, 150)
    )
  return (
    strew(pencil, 'b', lace, [
      { x: 128, y: 132 },
      { x: 160, y: 184, turn: 90 },
    ]) + bowlBeside(dish, 262, 152, 50)
  )
}

/** A cylinder steamed in layers with coconut, and its curry. */
export const puttu: Food = (dish) => {
  const body = '#f4ecd8'
  const layers = [-54, -18, 18].map((x) => rect(x, -24, 36, 48, body) + rect(x - 4, -24, 9, 48, '#fffdf6')).join('')
  return (
    group(
      'translate(146 138)rotate(-24)',
      ellipse(4, 22, 64, 14, '#1c0d0559'),
      layers,
      rect(-58, -24, 114, 48, light(dish.pencil), ' rx="10"'),
      ellipse(56, 0, 10, 24, darker(body, 0.16)),
      specks(dish.pencil, 22, 44, { color: darker(body, 0.18), length: 1, width: 3, x: 0, y: 0 }).replace(
        '<path',
        '<path transform="scale(1.1 .45)"',
      ),
    ) + bowlBeside(dish, 250, 176, 52)
  )
}

/** Puffs in their pan of seven hollows. */
export const paniyaram: Food = (dish) => {
  const gold = mix(dish.pot, '#cf8f40', 0.5)
  const places = [{ x: 200, y: 150 }, ...round(6, 62, { first: 0 })]
  const hollow = circle(0, 0, 29, '#171615') + ring(0, 0, 29, '#5a5653', 2)
  const one =
    ball(dish.pencil, 0, -2, 25, gold) +
    ring(0, -2, 19, darker(gold, 0.35), 4, ` stroke-dasharray="9 8"${faint(0.5)}`) +
    specks(dish.pencil, 6, 16, { color: dish.mains[0]?.color ?? '#5d8f3a', length: 3, width: 3, x: 0, y: -2 })
  return (
    strew(dish.pencil, 'h', hollow, places) +
    strew(dish.pencil, 'o', one, places.slice(0, 6)) +
    coconutSide(dish, 308, 222)
  )
}
