import type { Dish, Food } from './dish.ts'
import { coconutSide, drop, redSide, round } from './food-tiffin.ts'
import { darker, lighter, mix } from './palette.ts'
import { ball, circle, cx, cy, ellipse, faint, light, ring, scatter, specks, strew, stroke } from './pencil.ts'

/** Small soft rounds: steamed pale, or browned on a griddle. */
export const softRounds: Food = (dish) => {
  const isFromGriddle = dish.form === 'griddle'
  const body = isFromGriddle ? mix(dish.pot, '#d99a45', 0.38) : lighter(mix(dish.pot, '#fbf4e4', 0.4), 0.12)
  const one =
    drop(38, 36) +
    circle(0, 3, 38, darker(body, 0.24)) +
    circle(0, 0, 38, body) +
    (isFromGriddle
      ? ring(0, 0, 33, darker(body, 0.3), 4, `${faint(0.6)} stroke-dasharray="16 7 5 9"`) +
        specks(dish.pencil, 14, 30, { color: darker(body, 0.32), length: 4, width: 5, x: 0, y: 0 }) +
        specks(dish.pencil, 8, 24, {
          color: dish.mains[0]?.color ?? lighter(body, 0.4),
          length: 4,
          width: 5,
          x: 0,
          y: 0,
        })
      : specks(dish.pencil, 16, 31, { color: darker(body, 0.13), length: 1, width: 3, x: 0, y: 0 })) +
    circle(0, 0, 38, light(dish.pencil))
  return (
    strew(dish.pencil, 'd', one, [
      ...round(4, 44, { x: 196, y: 146, first: dish.pencil.between(-80, -20) }),
      { x: 198, y: 142, turn: 50 },
    ]) + coconutSide(dish, 292, 208)
  )
}

/** Plain steamed balls of dough, without pleats. */
export const steamedBalls: Food = (dish) => {
  const body = lighter(mix(dish.pot, '#f8efdc', 0.55), 0.15)
  const one =
    drop(20, 18) +
    ball(dish.pencil, 0, 0, 20, body) +
    specks(dish.pencil, 6, 14, { color: darker(body, 0.18), length: 1, width: 2.5, x: 0, y: 0 })
  return (
    scatter(dish.pencil, 'o', one, { count: 11, reach: 60, x: 196, y: 146 }) +
    strew(dish.pencil, 'o', one, [
      { x: 190, y: 136, turn: 50 },
      { x: 208, y: 154, turn: 200 },
    ]) +
    redSide(dish, 286, 208)
  )
}

const coil = 'M0 0a5 5 0 0 1 8 3a10 10 0 0 1-17 3a14 14 0 0 1 24-11a18 18 0 0 1-15 28a22 22 0 0 1-22-22'

/** Slices of a roll, with the spread winding to the middle. */
export const coiledSlices: Food = (dish) => {
  const body = mix(dish.pot, '#d9a54e', 0.3)
  const one =
    drop(31, 29) +
    ellipse(0, 4, 31, 28, darker(body, 0.35)) +
    ellipse(0, 0, 31, 28, body) +
    stroke(coil, spread(dish, body), 5.5) +
    ellipse(0, 0, 31, 28, light(dish.pencil))
  return (
    strew(dish.pencil, 'd', one, [
      ...round(6, 56, { x: cx, y: cy, first: dish.pencil.between(-90, -30) }),
      { x: cx, y: cy, turn: 40 },
    ]) + (dish.sweet ? '' : redSide(dish, 292, 212))
  )
}

/**
 * Returns the colour of the spread: green for leaves, otherwise that of the file's spread, or the browned edge of the
 * dough.
 */
const spread = (dish: Dish, body: string): string =>
  dish.mains.find(({ nature }) => nature === 'leafy')?.color ?? (dish.has('jam') ? '#b03048' : darker(body, 0.5))
