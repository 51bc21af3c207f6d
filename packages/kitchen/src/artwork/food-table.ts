import type { Dish, Food } from './dish.ts'
import { pieces, pool, thick } from './food-pot.ts'
import { drop, round } from './food-tiffin.ts'
import { wholeFish } from './food-whole.ts'
import { darker, lighter, mix } from './palette.ts'
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
  oval,
  p,
  rect,
  ring,
  scatter,
  shape,
  solid,
  specks,
  strew,
  stroke,
} from './pencil.ts'

/** A clear broth: the bottom is visible, fat floats in beads, and the pieces are deep. */
export const broth: Food = (dish) => {
  const { pencil, pot, well } = dish
  const clear = lighter(pot, 0.16)
  return (
    pool(dish, clear) +
    circle(cx + 4, cy + 6, well * 0.7, darker(clear, 0.16), faint(0.5)) +
    pieces(dish, 6, well * 0.66, 1.15) +
    circle(cx, cy, well, clear, faint(0.25)) +
    specks(pencil, 26, well * 0.86, { color: mix(pot, '#f6c84a', 0.6), length: 1, width: 6 }) +
    specks(pencil, 14, well * 0.84, { color: '#fff6d8', length: 1, width: 2.4 })
  )
}

/** Greens cooked to a mass with visible pieces: palak paneer, saag with meat. */
export const greens: Food = (dish) => thick(dish) + pieces(dish, 7, dish.well * 0.68, 1.25)

/** Raw or boiled pieces, tossed, without liquid. */
export const salad: Food = (dish) => {
  const { pencil, pot, well } = dish
  return (
    circle(cx, cy, well * 0.96, darker(pot, 0.12)) +
    specks(pencil, 34, well * 0.86, { color: mix(pot, '#c8d89a', 0.5), length: 9, width: 8 }) +
    specks(pencil, 18, well * 0.84, { color: lighter(pot, 0.5), length: 8, width: 6 }) +
    pieces(dish, 22, well * 0.78, 0.95)
  )
}

/** A mound of dry powder or coarse crumbs. */
export const powder: Food = (dish) => {
  const { pencil, pot, well } = dish
  return (
    ellipse(cx + 6, cy + 10, well * 0.82, well * 0.74, '#1c0d0547') +
    circle(cx, cy, well * 0.8, darker(pot, 0.2)) +
    circle(cx - 3, cy - 4, well * 0.62, pot) +
    circle(cx - 8, cy - 10, well * 0.34, lighter(pot, 0.18)) +
    specks(pencil, 72, well * 0.8, { color: darker(pot, 0.3), length: 1, width: 2.6 }) +
    specks(pencil, 54, well * 0.74, { color: lighter(pot, 0.35), length: 1, width: 2.6 }) +
    circle(cx, cy, well * 0.8, light(pencil))
  )
}

/** Parcels wrapped in a leaf and tied; one is open. */
export const parcels: Food = (dish) => {
  const { pencil, pot } = dish
  const wrapped =
    drop(50, 30) +
    solid(pencil, 'M-50-20Q0-32 50-22Q56 0 48 24Q0 34-48 24Q-56 0-50-20Z', '#5f7f34') +
    stroke('M-40-14Q0-20 42-14M-42 2Q0-4 44 2M-40 16Q0 12 42 16', '#3f5f24', 1.6) +
    stroke('M-4-30V32M4-30V32', '#d8c48a', 2.6)
  const open =
    drop(66, 40) +
    shape('M-70-8Q-40-44 4-40Q58-40 72-4Q60 40 0 42Q-60 40-70-8Z', '#4f7a30') +
    stroke('M-64-2Q0-10 66 0M-40-30L-34 28M0-38V38M40-32L36 30', '#6f9a48', 1.6) +
    solid(pencil, 'M-44-2Q-40-26 0-26Q42-26 46 0Q40 26 0 27Q-42 24-44-2Z', pot) +
    specks(pencil, 14, 26, { color: darker(pot, 0.3), length: 3, width: 3, x: 0, y: 0 })
  return (
    strew(pencil, 'a', wrapped, [
      { x: 158, y: 104, turn: -10 },
      { x: 262, y: 120, turn: 24 },
    ]) +
    group('translate(196 186)', open) +
    group('translate(96 111)scale(.5)', pieces(dish, 5, 50, 1.3))
  )
}

/** A whole joint or bird from the oven, charred on its raised parts. */
export const roast: Food = (dish) => {
  const { pencil, pot, mains } = dish
  if (mains[0]?.nature === 'fish' || mains[0]?.nature === 'smallfish') return wholeFish(dish)
  const crust = mix(mains[0]?.color ?? pot, mix(pot, '#b5501f', 0.5), 0.6)
  return (
    ellipse(206, 164, 94, 62, '#1c0d0552') +
    stroke('M262 118L304 92', '#f3e6cc', 11) +
    ball(pencil, 306, 90, 8, '#f3e6cc') +
    stroke('M270 178L312 196', '#f3e6cc', 11) +
    ball(pencil, 314, 197, 8, '#f3e6cc') +
    solid(
      pencil,
      'M112 152C108 108 156 88 206 92C236 82 282 96 284 126C296 142 296 160 286 176C280 206 226 214 196 208C150 212 116 192 112 152Z',
      crust,
    ) +
    stroke('M232 100C258 116 262 134 244 146M238 204C262 194 268 176 250 164', darker(crust, 0.3), 5, faint(0.7)) +
    stroke('M140 124l44 14M132 152l52 6M142 178l44-4', darker(crust, 0.5), 6, faint(0.6)) +
    specks(pencil, 18, 58, { color: lighter(crust, 0.35), length: 3, width: 3.5, x: 194, y: 148 }) +
    ellipse(160, 116, 22, 10, '#fff3')
  )
}

/** Curd set in clay: smooth, with one spoonful taken out. */
export const setCurd: Food = (dish) => {
  const { pot, well, pencil } = dish
  return (
    circle(cx, cy, well, pot) +
    ring(cx, cy, well - 5, darker(pot, 0.1), 4) +
    solid(
      pencil,
      'M196 128C232 112 262 130 254 162C246 184 212 182 200 166C188 152 182 136 196 128Z',
      darker(pot, 0.12),
    ) +
    stroke('M204 136C226 124 248 134 246 156', lighter(pot, 0.5), 5, faint(0.8)) +
    stroke(`M${p(cx - well + 3, cy + 22)}a${p(well - 3, well - 3)} 0 0 1 ${p(well + 20, -well + 1)}`, '#0003', 9)
  )
}

const half = (dish: Dish): string =>
  ellipse(3, 5, 31, 24, '#1c0d0547') +
  oval(dish.pencil, 0, 0, 31, 24, '#fffaf0') +
  ball(dish.pencil, 3, 0, 14, '#f2a922')

/** Boiled eggs, halved. */
export const boiledEggs: Food = (dish) =>
  strew(dish.pencil, 'e', half(dish), round(5, 52, { first: dish.pencil.between(-90, -30) }))

/** Fried eggs on what they were cracked over. */
export const friedEggs: Food = (dish) => {
  const { pencil, well, mains, pot } = dish
  const one =
    shape(
      'M-40 4C-48-20-26-38-4-36C22-44 46-22 40 2C46 26 20 40-4 36C-26 42-44 26-40 4Z',
      '#c98a3c',
      ' transform="translate(2 3)"',
    ) +
    shape('M-38 4C-46-20-26-36-4-34C22-42 44-22 38 2C44 24 20 38-4 34C-26 40-42 26-38 4Z', '#fffaf0') +
    ball(pencil, 1, 0, 16, '#f5a91e') +
    ellipse(-5, -6, 5, 3, '#fff9')
  return (
    (mains.some(({ nature }) => nature !== 'egg')
      ? circle(cx, cy, well * 0.94, darker(pot, 0.15)) + pieces(dish, 18, well * 0.82, 0.9)
      : '') +
    strew(pencil, 'e', one, [
      { x: 164, y: 130 },
      { x: 238, y: 142, turn: 120 },
      { x: 192, y: 198, turn: 230 },
    ]) +
    specks(pencil, 16, 66, { color: '#33211a', length: 1, width: 2 })
  )
}

/** Short tubes in their sauce. */
export const pasta: Food = (dish) => {
  const { pencil, pot, well } = dish
  const sauce = mix(pot, '#d9682f', 0.15)
  const tube =
    rect(-17, -7, 34, 14, mix(pot, '#f3d48a', 0.6), ' rx="3"') +
    stroke('M-13-3H13M-13 2H13', '#c9974a', 1.4) +
    ellipse(15, 0, 4, 6.5, darker(sauce, 0.4))
  return (
    circle(cx, cy, well * 0.94, darker(sauce, 0.2)) +
    specks(pencil, 18, well * 0.8, { color: sauce, length: 9, width: 15 }) +
    scatter(pencil, 't', ellipse(2, 5, 18, 8, '#1c0d0540') + tube, { count: 24, reach: well * 0.8, size: 1.1 }) +
    pieces(dish, 6, well * 0.66, 0.8) +
    specks(pencil, 12, well * 0.7, { color: '#fbf0cf', length: 5, width: 3 })
  )
}

/** A heap of fried sticks. */
export const sticks: Food = (dish) => {
  const gold = mix(dish.mains[0]?.color ?? dish.pot, '#e0a440', 0.55)
  const one =
    rect(-32, -3, 66, 12, '#1c0d0540', ' rx="4"') +
    rect(-33, -7, 66, 13, gold, ' rx="3"') +
    rect(-33, -7, 66, 5, lighter(gold, 0.35), ' rx="2"') +
    rect(-33, -7, 66, 13, light(dish.pencil), ' rx="3"')
  return scatter(dish.pencil, 't', one, { count: 21, reach: dish.well * 0.72 })
}

/** Scoops of ice cream in a bowl. */
export const scoops: Food = (dish) => {
  const { pencil, pot, well } = dish
  const one =
    drop(40, 36) +
    ball(pencil, 0, 0, 40, pot) +
    ring(0, 0, 38, darker(pot, 0.1), 4, dots(9)) +
    specks(pencil, 9, 28, { color: lighter(pot, 0.4), length: 3, width: 4, x: 0, y: -4 }) +
    specks(pencil, 8, 28, { color: darker(pot, 0.25), length: 2, width: 3, x: 0, y: 0 })
  return (
    circle(cx, cy, well * 0.98, mix(pot, '#ffffff', 0.35)) +
    strew(pencil, 'd', one, [
      { x: 172, y: 126 },
      { x: 234, y: 140, turn: 90 },
      { x: 190, y: 186, turn: 200 },
    ]) +
    pieces(dish, 6, well * 0.74, 0.7)
  )
}
