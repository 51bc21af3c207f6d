import type { Dish, Food } from './dish.ts'
import { pieces } from './food-pot.ts'
import { drop, onions, redSide } from './food-tiffin.ts'
import { darker, lighter, mix } from './palette.ts'
import {
  ball,
  circle,
  cx,
  cy,
  ellipse,
  group,
  light,
  rect,
  scatter,
  shape,
  solid,
  specks,
  strew,
  stroke,
} from './pencil.ts'

const crust = (pot: string): string => mix(pot, '#c9853a', 0.68)

export const sandwich: Food = (dish) => {
  const fill = dish.mains[0]?.color ?? '#86a54a'
  const one =
    drop(48, 34) +
    shape('M-48 26L48 26L0-46Z', '#a8672c', ' stroke="#a8672c" stroke-width="9" stroke-linejoin="round"') +
    shape('M-44 23L44 23L0-42Z', '#f2dcae', ' stroke="#f2dcae" stroke-width="4" stroke-linejoin="round"') +
    stroke('M-26 8L10-34M-10 20L26-8M8 22L34 6', '#b97f3e99', 3.5) +
    rect(-49, 28, 98, 8, '#6fa03c', ' rx="4"') +
    rect(-47, 33, 94, 9, fill, ' rx="4"') +
    rect(-49, 40, 98, 9, '#e5c48c', ' rx="4"')
  return (
    strew(dish.pencil, 'w', one, [
      { x: 146, y: 134, turn: -10 },
      { x: 244, y: 146, turn: 14 },
    ]) + redSide(dish, 292, 216)
  )
}

export const toasts: Food = (dish) => {
  const one =
    drop(40, 38) +
    rect(-38, -36, 76, 74, '#9a5a24', ' rx="12"') +
    rect(-34, -32, 68, 66, '#e2b36a', ' rx="9"') +
    rect(-30, -28, 60, 58, dish.pot, ' rx="14"') +
    rect(-38, -36, 76, 74, light(dish.pencil), ' rx="12"')
  const spots = [
    { x: 142, y: 120, turn: -8 },
    { x: 236, y: 110, turn: 7 },
    { x: 214, y: 196, turn: -4 },
  ]
  return (
    strew(dish.pencil, 'w', one, spots) +
    spots.map(({ x, y }) => group(`translate(${x - 92} ${y - 69})scale(.46)`, pieces(dish, 6, 50, 1.1))).join('') +
    redSide(dish, 130, 206)
  )
}

export const wraps: Food = (dish) => {
  const gold = mix(dish.pot, '#e0ac62', 0.75)
  const one =
    drop(30, 62) +
    solid(dish.pencil, 'M-26-50Q0-66 26-50L24 62Q0 70-24 62Z', gold) +
    specks(dish.pencil, 9, 20, { color: darker(gold, 0.35), length: 5, width: 6, x: 0, y: -10 }) +
    ellipse(0, -50, 25, 13, darker(gold, 0.35)) +
    ellipse(0, -50, 21, 10, '#6fa03c') +
    group('translate(-110 -124)scale(.55)', pieces(dish, 6, 26, 1)) +
    shape('M-28-4L28 12L25 66Q0 74-25 66Z', '#f6efe0') +
    stroke('M-27 8L27 24M-26 24L26 40M-25 40L25 56', dish.pencil.pick(['#c9483a', '#2f6f86', '#d99a2e']), 3)
  return (
    strew(dish.pencil, 'w', one, [
      { x: 158, y: 150, turn: -24 },
      { x: 232, y: 152, turn: 12 },
    ]) + onions(dish, 296, 206)
  )
}

const bun = (dish: Dish): string =>
  drop(38, 34) +
  rect(-38, -33, 76, 66, '#b5702e', ' rx="22"') +
  rect(-36, -32, 70, 60, '#d9964a', ' rx="21"') +
  rect(-38, -33, 76, 66, light(dish.pencil), ' rx="22"') +
  ellipse(-10, -15, 15, 7, '#fff0cf80')

export const pavs: Food = (dish) => {
  const bhaji = mix(dish.pot, '#b8421f', 0.45)
  return (
    circle(238, 164, 58, '#2c2927') +
    circle(238, 164, 52, bhaji) +
    specks(dish.pencil, 34, 47, { color: lighter(bhaji, 0.2), length: 4, width: 5, x: 238, y: 164 }) +
    circle(238, 164, 52, light(dish.pencil)) +
    group('translate(138 89)scale(.5)', pieces(dish, 6, 70, 1)) +
    solid(dish.pencil, 'M226 148l22-4 5 18-23 5z', '#fbe28a') +
    strew(dish.pencil, 'p', bun(dish), [
      { x: 146, y: 106, turn: -8 },
      { x: 138, y: 186, turn: 7 },
    ]) +
    onions(dish, 214, 82)
  )
}

export const filledBuns: Food = (dish) => {
  const one =
    ellipse(2, 26, 42, 20, '#1c0d054c') +
    ball(dish.pencil, 0, 14, 32, crust(dish.pot)) +
    stroke('M-32 24Q0 40 32 24', '#6fa03c', 6) +
    group('translate(0 -8)', bun(dish))
  return (
    strew(dish.pencil, 'p', one, [
      { x: 144, y: 128, turn: -10 },
      { x: 238, y: 116, turn: 10 },
      { x: 196, y: 194 },
    ]) +
    stroke('M262 196q22-8 40 6', '#5d8f3a', 9) +
    stroke('M300 200l9 6', '#8a6a3a', 4)
  )
}

export const chaat: Food = (dish) => {
  const { pencil, well } = dish
  const puri = dish.form === 'pani'
  const crisp =
    drop(24, 21) +
    ball(pencil, 0, 0, 25, '#d99a42') +
    circle(0, -2, 13, '#7a4a1c') +
    ellipse(0, -1, 11, 9, dish.mains[0]?.color ?? '#f0cf7e')
  return (
    (puri
      ? ''
      : circle(cx, cy, well * 0.86, darker(dish.pot, 0.2)) +
        specks(pencil, 26, well * 0.8, { color: '#e9cf9a', length: 8, width: 8 })) +
    (puri ? scatter(pencil, 'u', crisp, { count: 8, reach: well * 0.76 }) : pieces(dish, 15, well * 0.74, 1)) +
    stroke('M150 122q20-26 44 0t54-6M146 168q30 26 56-2t58 4', '#fffaf0eb', 8) +
    stroke('M152 142q24 16 48-6t54 12', '#7a2f1a', 5) +
    stroke('M160 190q24-22 44-4t50-10', '#5b8f34', 5) +
    specks(pencil, 34, well * 0.7, { color: '#efb93e', length: 7, width: 2.2 })
  )
}
