import type { Dish, Food } from './dish.ts'
import { drop } from './food-tiffin.ts'
import { darker, lighter, mix } from './palette.ts'
import { ball, circle, ellipse, faint, light, ring, shape, specks, strew, stroke } from './pencil.ts'

const five = [
  { x: 150, y: 110 },
  { x: 232, y: 104 },
  { x: 122, y: 182 },
  { x: 200, y: 176 },
  { x: 274, y: 182 },
]

/** Small domed cakes in pleated paper. */
export const muffins: Food = (dish) => {
  const crumb = mix(dish.pot, '#d99a4e', 0.45)
  const one =
    ellipse(4, 34, 30, 10, '#1c0d0552') +
    shape('M-28 0L-21 34Q0 40 21 34L28 0Z', '#e9d2a6') +
    stroke('M-18 6L-14 34M-8 8L-6 36M2 8L1 36M12 7L9 35M21 5L16 33', '#c09a5e', 2) +
    shape('M-32 4C-36-14-18-30 0-30C18-30 36-14 32 4C20 14-20 14-32 4Z', crumb) +
    shape('M-32 4C-36-14-18-30 0-30C18-30 36-14 32 4C20 14-20 14-32 4Z', light(dish.pencil)) +
    specks(dish.pencil, 7, 18, { color: dish.mains[0]?.color ?? darker(crumb, 0.3), length: 3, width: 4, x: 0, y: -10 })
  return strew(dish.pencil, 'd', one, five)
}

/** Open pastry shells with a filling browned in spots. */
export const tarts: Food = (dish) => {
  const filling = mix(dish.pot, '#f0b93a', 0.6)
  const one =
    drop(33, 31) +
    circle(0, 0, 33, '#c98f48') +
    ring(0, 0, 29, '#e6bd7c', 7, ' stroke-dasharray="5 4"') +
    circle(0, 0, 24, filling) +
    specks(dish.pencil, 7, 17, { color: '#7a4318', length: 4, width: 5, x: 0, y: 0 }) +
    circle(0, 0, 33, light(dish.pencil))
  return strew(dish.pencil, 'd', one, five)
}

/** Waffles with a grid of hollows. */
export const waffles: Food = (dish) => {
  const gold = mix(dish.pot, '#d99a42', 0.55)
  const one =
    drop(58, 56) +
    circle(0, 0, 58, darker(gold, 0.25)) +
    circle(-1, -2, 55, gold) +
    stroke(grid, darker(gold, 0.35), 7) +
    stroke(grid, lighter(gold, 0.25), 2, ' transform="translate(-3 -3)"') +
    circle(0, 0, 58, light(dish.pencil))
  return (
    strew(dish.pencil, 'w', one, [
      { x: 178, y: 128, turn: 12 },
      { x: 222, y: 166, turn: -8 },
    ]) + syrup(dish)
  )
}

const grid = 'M-34-42V42M-12-52V52M12-52V52M34-42V42M-42-34H42M-52-12H52M-52 12H52M-42 34H42'

/** Draws syrup and a pat of butter, if the file has them. */
const syrup = (dish: Dish): string =>
  (dish.has('honey') || dish.has('chocolate-syrup')
    ? stroke('M186 140q30 26 62 4t26 40', '#8a4a1c', 7, faint(0.7))
    : '') + (dish.has('butter') ? ball(dish.pencil, 222, 158, 11, '#fbe28a') : '')
