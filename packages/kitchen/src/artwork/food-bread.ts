import type { Dish, Food } from './dish.ts'
import { pieces } from './food-pot.ts'
import { drop } from './food-tiffin.ts'
import { darker, lighter, mix } from './palette.ts'
import {
  circle,
  cx,
  cy,
  ellipse,
  faint,
  group,
  light,
  rect,
  ring,
  shape,
  solid,
  specks,
  strew,
  stroke,
} from './pencil.ts'
import { sideBowl } from './vessels.ts'

const baked = (dish: Dish): string => mix(dish.pot, '#e2b873', 0.4)

/** Draws bowls of what the bread is eaten with; none when the file names nothing. */
const bowls = (dish: Dish): string =>
  (dish.beside ?? [])
    .map((color, index) =>
      index === 0 ? sideBowl(dish.pencil, 120, 208, color, 27) : sideBowl(dish.pencil, 286, 90, color, 24),
    )
    .join('')

/** A leavened bread stretched to a teardrop, blistered by the oven. */
export const naan: Food = (dish) => {
  const crust = lighter(baked(dish), 0.15)
  const one =
    drop(52, 72) +
    solid(dish.pencil, 'M-4-78C30-76 54-20 50 22C46 62 20 74-2 74C-30 74-52 56-52 18C-52-24-34-78-4-78Z', crust) +
    specks(dish.pencil, 18, 44, { color: darker(crust, 0.42), length: 5, width: 8, x: 0, y: 8 }) +
    specks(dish.pencil, 14, 46, { color: lighter(crust, 0.45), length: 6, width: 7, x: 0, y: 4 }) +
    stroke('M-40 18C-40 52-18 64 0 64', darker(crust, 0.2), 4, faint(0.6))
  return (
    strew(dish.pencil, 'b', one, [
      { x: 222, y: 160, turn: 28 },
      { x: 172, y: 146, turn: -22 },
    ]) + bowls(dish)
  )
}

/** A griddle bread cut open, with the filling between the crusts. */
export const stuffedBread: Food = (dish) => {
  const gold = mix(baked(dish), '#d39a4a', 0.35)
  const fill = dish.mains[0]?.color ?? '#e9cf8a'
  const speckled =
    specks(dish.pencil, 14, 58, { color: darker(gold, 0.42), length: 5, width: 7, x: 0, y: 0 }) +
    specks(dish.pencil, 14, 60, { color: lighter(gold, 0.4), length: 6, width: 5, x: 0, y: 0 })
  const whole =
    drop(70, 68) +
    circle(0, 0, 70, darker(gold, 0.22)) +
    circle(-1, -1, 66, gold) +
    speckled +
    circle(0, 0, 70, light(dish.pencil))
  const half =
    shape('M-62 6A62 62 0 0 1 62 6L62 24L-62 24Z', '#1c0d0552', ' transform="translate(4 7)"') +
    solid(dish.pencil, 'M-62 6A62 62 0 0 1 62 6Z', gold) +
    specks(dish.pencil, 9, 34, { color: darker(gold, 0.42), length: 5, width: 7, x: 0, y: -22 }) +
    rect(-62, 4, 124, 6, darker(gold, 0.1), ' rx="3"') +
    rect(-60, 9, 120, 11, fill, ' rx="5"') +
    specks(dish.pencil, 10, 9, { color: lighter(fill, 0.4), length: 2, width: 3, x: 0, y: 14 }).replace(
      '<path',
      '<path transform="translate(0 7)scale(6 .5)"',
    ) +
    rect(-62, 18, 124, 7, darker(gold, 0.15), ' rx="3"')
  return (
    strew(dish.pencil, 'b', whole, [{ x: 180, y: 136 }]) +
    strew(dish.pencil, 'h', half, [{ x: 222, y: 184, turn: -14 }]) +
    bowls(dish)
  )
}

/** Small shiny loaves. */
export const buns: Food = (dish) => {
  const crust = mix(dish.pot, '#c98a42', 0.55)
  const one =
    drop(40, 36) +
    rect(-40, -36, 80, 72, darker(crust, 0.25), ' rx="26"') +
    rect(-38, -36, 76, 66, crust, ' rx="26"') +
    rect(-40, -36, 80, 72, light(dish.pencil), ' rx="26"') +
    ellipse(-10, -16, 16, 8, '#fff0cf80')
  return (
    strew(dish.pencil, 'b', one, [
      { x: 158, y: 116, turn: -8 },
      { x: 240, y: 122, turn: 8 },
      { x: 196, y: 190, turn: 3 },
    ]) + bowls(dish)
  )
}

/** Thin crisp rounds, overlapping: khakhra, papad. */
export const wafers: Food = (dish) => {
  const gold = mix(dish.pot, '#e6bf78', 0.4)
  const one =
    drop(62, 60) +
    circle(0, 0, 62, gold) +
    ring(0, 0, 59, darker(gold, 0.3), 4, `${faint(0.6)} stroke-dasharray="18 9 5 13"`) +
    specks(dish.pencil, 26, 54, { color: darker(gold, 0.35), length: 1, width: 4, x: 0, y: 0 }) +
    specks(dish.pencil, 18, 54, { color: lighter(gold, 0.5), length: 1, width: 6, x: 0, y: 0 }) +
    circle(0, 0, 62, light(dish.pencil))
  return (
    strew(dish.pencil, 'b', one, [
      { x: 168, y: 128 },
      { x: 234, y: 148, turn: 90 },
      { x: 184, y: 182, turn: 200 },
    ]) +
    group('translate(84 62)scale(.6)', pieces(dish, 10, 60, 0.9)) +
    bowls(dish)
  )
}

/** A round with sauce, cheese and toppings, cut in six. */
export const pizza: Food = (dish) => {
  const r = 88
  return (
    circle(cx + 6, cy + 9, r, '#1c0d0552') +
    circle(cx, cy, r, '#d09a50') +
    circle(cx, cy, r, light(dish.pencil)) +
    circle(cx, cy, r - 10, '#c0482c') +
    circle(cx, cy, r - 15, '#f3d27c') +
    specks(dish.pencil, 28, r - 22, { color: '#fbe9b0', length: 8, width: 9 }) +
    specks(dish.pencil, 14, r - 20, { color: '#c9772c', length: 3, width: 5 }) +
    pieces(dish, 12, r - 26, 0.85) +
    stroke('M200 62V238M124 106L276 194M276 106L124 194', '#8a4a20', 2, faint(0.6))
  )
}
