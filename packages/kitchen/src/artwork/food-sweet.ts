import type { Dish, Food } from './dish.ts'
import { pool } from './food-pot.ts'
import { drop, round } from './food-tiffin.ts'
import { darker, lighter, mix } from './palette.ts'
import {
  ball,
  circle,
  cx,
  cy,
  dots,
  ellipse,
  faint,
  light,
  rect,
  ring,
  shape,
  solid,
  specks,
  strew,
  stroke,
} from './pencil.ts'

const slivers = (dish: Dish, reach: number, x = cx, y = cy, count = 8): string =>
  dish.exact && !['pista', 'almonds', 'cashew', 'charoli', 'walnuts'].some(dish.has)
    ? ''
    : specks(dish.pencil, count, reach, {
        color: dish.has('pista') ? '#8fae4a' : dish.has('almonds') ? '#f3e0bd' : '#b9c46a',
        length: 7,
        width: 4,
        x,
        y,
      })

/** Draws a sliver of a nut on a sweet; nothing for an exact dish without nuts. */
const sliver = (dish: Dish, d: string, width: number, pista: string, other: string): string => {
  if (dish.has('pista')) return stroke(d, pista, width)
  return dish.exact && !dish.has('almonds') && !dish.has('cashew') ? '' : stroke(d, other, width)
}

/** Ladoos in a ring, with one on top. */
export const ladoos: Food = (dish) => {
  const gold = mix(dish.pot, '#e0a03c', 0.3)
  const one =
    drop(29, 27) +
    ball(dish.pencil, 0, 0, 29, gold) +
    specks(dish.pencil, 15, 24, { color: lighter(gold, 0.35), length: 1, width: 4.5, x: 0, y: 0 }) +
    specks(dish.pencil, 9, 24, { color: darker(gold, 0.25), length: 1, width: 4, x: 0, y: 0 }) +
    sliver(dish, 'M-4-8l9 3', 5, '#8fae4a', '#f8e7c4')
  return strew(dish.pencil, 'd', one, [...round(6, 52, { first: dish.pencil.between(-90, -30) }), { x: cx, y: cy - 6 }])
}

/** Cut on the slant: barfi, katli, kalakand, mysore pak. */
export const diamonds: Food = (dish) => {
  const body = mix(dish.pot, '#f0dcb0', 0.25)
  const one =
    shape('M0-22L33 3L0 31L-33 3Z', darker(body, 0.38), ' transform="translate(3 7)"') +
    solid(dish.pencil, 'M0-26L33 0L0 26L-33 0Z', body) +
    (dish.exact && !dish.has('silver-leaf')
      ? ''
      : shape('M-4-10L14-3L8 9L-10 2Z', '#e6eaec', faint(dish.has('varq') ? 0.9 : 0.45))) +
    sliver(dish, 'M-7-2l8 3M4-4l5 5', 3.5, '#7f9f3a', '#e8d3a6')
  const places = [
    [200, 88],
    [162, 116],
    [238, 116],
    [128, 146],
    [200, 146],
    [272, 146],
    [162, 176],
    [238, 176],
    [200, 205],
  ]
  return strew(
    dish.pencil,
    'd',
    one,
    places.map(([x, y]) => ({ x: x!, y: y! })),
  )
}

/** Pressed rounds: peda, sandesh, nankhatai, thekua, biscuits. */
export const rounds: Food = (dish) => {
  const body = mix(dish.pot, '#e5bd7c', 0.35)
  const one =
    drop(27, 25) +
    circle(0, 4, 27, darker(body, 0.35)) +
    circle(0, 0, 27, body) +
    ring(0, 0, 20, darker(body, 0.16), 5, dots(10.4)) +
    circle(0, 0, 9, darker(body, 0.12)) +
    circle(0, 0, 27, light(dish.pencil)) +
    sliver(dish, 'M-4-2l8 3', 5, '#7f9f3a', '#fbeccb')
  return (
    strew(dish.pencil, 'd', one, round(7, 58, { first: dish.pencil.between(-90, -40) })) +
    strew(dish.pencil, 'd', one, [{ x: cx, y: cy }])
  )
}

const coil = 'M0 0a5 5 0 0 1 9 2a10 10 0 0 1-18 4a15 15 0 0 1 26-12a20 20 0 0 1-16 31a24 24 0 0 1-24-24l20-8 26 26-34 6'

export const jalebis: Food = (dish) => {
  const gold = mix(dish.pot, '#ee8f1c', 0.75)
  const one =
    ellipse(3, 7, 30, 28, '#1c0d0538') +
    stroke(coil, darker(gold, 0.3), 10) +
    stroke(coil, gold, 8) +
    stroke(coil, '#ffd98acc', 2)
  return strew(dish.pencil, 'd', one, [
    ...round(6, 54, { first: dish.pencil.between(-90, -30) }),
    { x: cx, y: cy, turn: 40 },
  ])
}

/** Balls in syrup: gulab jamun, rasgulla, rasmalai. */
export const inSyrup: Food = (dish) => {
  const milky = dish.form === 'rasmalai'
  const white = milky || dish.form === 'rasgulla'
  const body = white ? lighter(mix(dish.pot, '#f9f0da', 0.6), 0.2) : mix(dish.pot, '#7a3216', 0.72)
  const one = ellipse(2, 6, 26, 23, '#1c0d0540') + ball(dish.pencil, 0, 0, 25, body) + ellipse(-8, -10, 8, 4, '#fff8')
  return (
    pool(dish, milky ? '#f6e3a8' : white ? '#eedfae' : '#c9842c') +
    strew(dish.pencil, 'd', one, [...round(5, 45, { first: dish.pencil.between(-90, -20) }), { x: cx, y: cy }]) +
    slivers(dish, 60)
  )
}

/** Filled half-moons with a rope edge: gujiya, karanji. */
export const halfMoons: Food = (dish) => {
  const gold = mix(dish.pot, '#d9a04c', 0.65)
  const one =
    drop(38, 26) +
    solid(dish.pencil, 'M-38 12C-38-32 38-32 38 12C20 24-20 24-38 12Z', gold) +
    stroke('M-36 14C-18 26 18 26 36 14', darker(gold, 0.3), 8, dots(7)) +
    specks(dish.pencil, 7, 19, { color: lighter(gold, 0.4), length: 2, width: 4, x: 0, y: -4 })
  return strew(dish.pencil, 'd', one, round(6, 54, { first: dish.pencil.between(-90, -30) }))
}

/** A flat honeycomb or lace: ghevar, malpua, anarsa, adhirasam, puran poli. */
export const laces: Food = (dish) => {
  const gold = mix(dish.pot, '#cf8a34', 0.6)
  const ghevar = dish.form === 'ghevar'
  const one =
    drop(46, 43) +
    circle(0, 0, 46, darker(gold, 0.3)) +
    circle(-1, -1, 42, gold) +
    specks(dish.pencil, 30, 38, {
      color: ghevar ? darker(gold, 0.4) : lighter(gold, 0.3),
      length: ghevar ? 1 : 3,
      width: ghevar ? 6 : 4,
      x: 0,
      y: 0,
    }) +
    (ghevar ? circle(0, 0, 9, darker(gold, 0.6)) : '') +
    circle(0, 0, 46, light(dish.pencil)) +
    slivers(dish, 26, 0, 0, 6)
  return strew(dish.pencil, 'd', one, [
    { x: 158, y: 118 },
    { x: 238, y: 126, turn: 90 },
    { x: 194, y: 190, turn: 200 },
  ])
}

/** Kheer, rabri, shrikhand: creamy, with nuts, saffron threads and petals. */
export const creamy: Food = (dish) => {
  const { pencil, well, pot } = dish
  return (
    pool(dish, mix(pot, '#fbf0d8', 0.18)) +
    stroke('M150 146c0-40 84-46 92-2s-62 46-70 12 40-34 48-8', '#fffdf4bf', 7) +
    slivers(dish, well * 0.7, cx, cy, 16) +
    (dish.exact && !dish.has('almonds') && !dish.has('rice') && !dish.has('cashew')
      ? ''
      : specks(pencil, 9, well * 0.75, { color: '#f3e3c4', length: 9, width: 5.5 })) +
    (dish.exact && !dish.has('saffron')
      ? ''
      : specks(pencil, 9, well * 0.7, { color: '#d9641c', length: 8, width: 1.6 })) +
    (dish.exact && !dish.has('rose-petal')
      ? ''
      : specks(pencil, 5, well * 0.7, { color: '#c8506a', length: 6, width: 7 }))
  )
}

/** Halwa: a glossy heap furrowed by the spoon, with nuts on top. */
export const heap: Food = (dish) => {
  const { pencil, well, pot } = dish
  return (
    circle(cx, cy, well, darker(pot, 0.4)) +
    solid(
      pencil,
      `M${cx - 72} 156C118 96 160 76 204 80C258 82 284 118 276 162C268 212 228 226 186 222C146 220 126 196 128 156Z`,
      pot,
    ) +
    stroke(
      'M146 138Q190 92 250 120M140 168Q196 124 266 152M156 198Q206 160 262 182',
      lighter(pot, 0.3),
      8,
      faint(0.7),
    ) +
    specks(pencil, 40, well * 0.75, { color: darker(pot, 0.2), length: 2, width: 3 }) +
    slivers(dish, 44, cx, cy, 12) +
    (dish.exact && !dish.has('cashew') && !dish.has('almonds')
      ? ''
      : specks(pencil, 7, 46, { color: '#f6e6c6', length: 8, width: 6 })) +
    (dish.exact && !dish.has('raisins') ? '' : specks(pencil, 5, 50, { color: '#8a4a2a', length: 5, width: 7 }))
  )
}

/** A loaf cut into slices, since a round cake with a slice missing would look foreign. */
export const loaf: Food = (dish) => {
  const body = mix(dish.pot, '#dca75c', 0.4)
  const slice =
    shape('M-34 36V-14Q-38-38-14-36Q0-44 14-36Q38-38 34-14V36Z', darker(body, 0.5), ' transform="translate(6 5)"') +
    shape('M-34 36V-14Q-38-38-14-36Q0-44 14-36Q38-38 34-14V36Z', '#8a4f20') +
    solid(dish.pencil, 'M-28 31V-12Q-30-31-12-29Q0-36 12-29Q30-31 28-12V31Z', body) +
    specks(dish.pencil, 10, 22, { color: darker(body, 0.25), length: 1, width: 4, x: 0, y: 0 }) +
    (dish.mains[0] ? specks(dish.pencil, 5, 20, { color: dish.mains[0].color, length: 3, width: 5, x: 0, y: 0 }) : '')
  return strew(dish.pencil, 'd', slice, [
    { x: 128, y: 132, turn: -8 },
    { x: 170, y: 138, turn: -3 },
    { x: 214, y: 146, turn: 4 },
    { x: 260, y: 160, turn: 16 },
  ])
}

/** On a stick or in a clay cone: kulfi, ice cream. */
export const kulfis: Food = (dish) => {
  const body = mix(dish.pot, '#f3dfb0', 0.35)
  const one =
    drop(26, 50) +
    rect(-4, 40, 8, 44, '#d9b47a', ' rx="4"') +
    solid(dish.pencil, 'M-16-46Q0-58 16-46L25 38Q0 52-25 38Z', body) +
    slivers(dish, 22, 0, -6, 9)
  return strew(dish.pencil, 'd', one, [
    { x: 150, y: 138, turn: -22 },
    { x: 204, y: 136 },
    { x: 256, y: 144, turn: 20 },
  ])
}
