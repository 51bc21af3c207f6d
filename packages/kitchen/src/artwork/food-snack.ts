import type { Food } from './dish.ts'
import { pieces } from './food-pot.ts'
import { drop, mintSide, onions, redSide, round } from './food-tiffin.ts'
import { darker, lighter, mix } from './palette.ts'
import { ball, cx, cy, ellipse, faint, light, rect, scatter, solid, specks, strew, stroke } from './pencil.ts'
import { pieceOf } from './pieces.ts'

const crust = (pot: string): string => mix(pot, '#c9853a', 0.68)

export const samosas: Food = (dish) => {
  const gold = crust(dish.pot)
  const one =
    drop(38, 30) +
    solid(dish.pencil, 'M-4-40Q4-42 8-34L40 22Q42 32 32 32L-34 30Q-44 28-38 18Z', gold) +
    stroke('M2-36Q-6 0 34 28', darker(gold, 0.35), 2.5) +
    stroke('M-32 24Q0 16 32 26', lighter(gold, 0.4), 3) +
    specks(dish.pencil, 7, 20, { color: lighter(gold, 0.3), length: 2, width: 3.5, x: 0, y: 8 })
  return (
    strew(dish.pencil, 'a', one, [
      { x: 156, y: 116, turn: -12 },
      { x: 238, y: 122, turn: 34 },
      { x: 186, y: 184, turn: 168 },
    ]) +
    mintSide(dish, 268, 206) +
    redSide(dish, 110, 206)
  )
}

/** Rolled cylinders: spring roll, cigar, seekh-like snacks. */
export const cylinders: Food = (dish) => {
  const gold = dish.form === 'steamed' ? dish.pot : crust(dish.pot)
  const one =
    drop(54, 18) +
    rect(-54, -15, 108, 31, gold, ' rx="14"') +
    rect(-54, -15, 108, 31, light(dish.pencil), ' rx="14"') +
    stroke('M-30-13L-6 14M14-14L38 13', darker(gold, 0.3), 2.5) +
    ellipse(50, 0, 8, 14, darker(gold, 0.45)) +
    (dish.mains[0] ? ellipse(50, 0, 5, 10, dish.mains[0].color) : '')
  return (
    strew(dish.pencil, 'y', one, [
      { x: 180, y: 104, turn: -8 },
      { x: 194, y: 142, turn: 4 },
      { x: 182, y: 182, turn: -5 },
      { x: 206, y: 124, turn: 28 },
    ]) + redSide(dish, 276, 204)
  )
}

/** Pleated parcels: momo; white, sweet and pointed: modak. */
export const pleated: Food = (dish) => {
  const skin = dish.form === 'fried' ? mix(dish.pot, '#c9762c', 0.6) : lighter(mix(dish.pot, '#f7eedb', 0.72), 0.2)
  const pleats = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => `<path d="M0-5Q9-14 5-25" transform="rotate(${turn})"/>`)
    .join('')
  const one =
    drop(30, 27) +
    ball(dish.pencil, 0, 0, 29, darker(skin, 0.06)) +
    ball(dish.pencil, -1, -2, 25, skin) +
    `<g stroke="${darker(skin, 0.28)}" stroke-width="2">${pleats}</g>` +
    ball(dish.pencil, 0, 0, 6, skin)
  return (
    strew(dish.pencil, 'l', one, round(6, 56, { first: dish.pencil.between(-90, -30) })) +
    (dish.form === 'modak' ? strew(dish.pencil, 'l', one, [{ x: cx, y: cy }]) : redSide(dish, cx, cy, 24))
  )
}

/** Pieces on skewers, charred at the edges. */
export const skewers: Food = (dish) => {
  const { pencil, mains, pot } = dish
  const char = mix(mains[0]?.color ?? pot, mix(pot, '#c4521f', 0.4), 0.62)
  const second = mains[1]?.color ?? (dish.exact ? darker(char, 0.35) : pencil.pick(['#5d8f3a', '#d9482f', '#c9785f']))
  const seekh = mains[0]?.nature === 'mince'
  const body = seekh
    ? [-66, -10, 46]
        .map(
          (x) =>
            solid(pencil, `M${x} 0q2-15 26-14q24-1 26 14q-2 14-26 14q-24 0-26-14z`, char) +
            stroke(`M${x + 14}-10v20M${x + 32}-10v20`, darker(char, 0.4), 3, faint(0.6)),
        )
        .join('')
    : [-70, -26, 18, 62]
        .map(
          (x, index) =>
            solid(pencil, `M${x - 17}-12l30-4 5 26-31 4z`, index % 2 ? mix(char, '#f0d9a8', 0.1) : char) +
            stroke(`M${x - 9}-4l18-2M${x - 7} 5l16-2`, darker(char, 0.55), 3.5, faint(0.6)) +
            rect(x + 19, -13, 7, 26, second, ' rx="3"'),
        )
        .join('')
  const one = ellipse(4, 10, 104, 17, '#0004') + stroke('M-128 0H118', '#d8dde0', 3.5) + body
  return (
    strew(pencil, 'k', one, [
      { x: 196, y: 106, turn: -7 },
      { x: 204, y: 150, turn: -3 },
      { x: 198, y: 194, turn: -6 },
    ]) +
    mintSide(dish, 306, 204, 22) +
    onions(dish, 96, 196)
  )
}

/** Pan-fried whole fish, steaks or prawns, with lime. */
export const seared: Food = (dish) => {
  const { pencil, mains } = dish
  const color = mix(mains[0]?.color ?? '#c98a4b', mix(dish.pot, '#d9641f', 0.5), 0.45)
  const count = ['prawn', 'squid', 'smallfish', 'shell', 'nut'].includes(mains[0]?.nature ?? '') ? 9 : 5
  const main = mains[0] ?? { id: '', nature: 'potato', color }
  const one =
    ellipse(2, 5, 19, 15, '#1c0d0538') +
    pieceOf(pencil, main, color) +
    specks(pencil, 7, 12, { color: darker(color, 0.45), length: 2, width: 2.5, x: 0, y: 0 })
  return (
    scatter(pencil, 's', one, {
      count: count,
      reach: dish.well * 0.68,
      x: 194,
      y: 148,
      size: count === 9 ? 1.5 : 1.8,
    }) + onions(dish, 280, 200)
  )
}

/** Crisp slices: chips, papad, fryums, roasted makhana and nuts. */
export const crisps: Food = (dish) => {
  const { pencil, well } = dish
  const main = dish.mains[0]
  const color = mix(main?.color ?? dish.pot, '#e2ab44', 0.45)
  const nutty = ['nut', 'coarse', 'whole', 'split', 'pea'].includes(main?.nature ?? '')
  const one = nutty
    ? ellipse(2, 4, 13, 10, '#1c0d054c') + pieceOf(pencil, main!, mix(main!.color, dish.pot, 0.3))
    : ellipse(3, 5, 22, 17, '#1c0d0547') +
      solid(pencil, 'M-22 2Q-18-17 2-15Q22-18 23 0Q20 17 0 15Q-18 19-22 2Z', color) +
      stroke('M-15 0Q0-11 15-1', lighter(color, 0.5), 2.5) +
      specks(pencil, 5, 14, { color: darker(color, 0.45), length: 1, width: 2.2, x: 0, y: 0 })
  return scatter(pencil, 'c', one, { count: nutty ? 38 : 26, reach: well * 0.86 })
}

/** Pressed sticks, ribbons and spirals. */
export const spirals: Food = (dish) => {
  const { pencil, form, well } = dish
  const gold = mix(dish.pot, '#d99437', 0.6)
  const coil = 'M0 0a5 5 0 0 1 9 2a10 10 0 0 1-18 4a15 15 0 0 1 26-12a20 20 0 0 1-16 31a24 24 0 0 1-24-24'
  const one =
    form === 'sev'
      ? stroke('M-20 3Q-6-12 4 0T24-6', darker(gold, 0.35), 7) + stroke('M-20 2Q-6-13 4-1T24-7', gold, 5)
      : form === 'nimki'
        ? ellipse(2, 5, 19, 15, '#1c0d054c') +
          solid(pencil, 'M-20 0L0-14L20 0L0 14Z', gold) +
          specks(pencil, 6, 11, { color: darker(gold, 0.4), length: 1, width: 2.4, x: 0, y: 0 })
        : ellipse(3, 7, 27, 25, '#1c0d0540') +
          stroke(coil, darker(gold, 0.4), 10) +
          stroke(coil, gold, 7.5) +
          stroke(coil, lighter(gold, 0.45), 2, ' stroke-dasharray="2 5"')
  return scatter(pencil, 'c', one, {
    count: form === 'sev' ? 42 : form === 'nimki' ? 26 : 10,
    reach: well * 0.8,
  })
}

/** A baked dish with a browned cheese crust. */
export const bake: Food = (dish) => {
  const { pencil } = dish
  const cheese = mix('#f6cf6a', dish.pot, 0.25)
  return (
    rect(79, 72, 242, 156, cheese, ' rx="23"') +
    `<g transform="matrix(1.4 0 0 .9 -80 15)">${pieces(dish, 11, 76, 1)}${specks(pencil, 36, 80, { color: lighter(cheese, 0.45), length: 9, width: 7 })}${specks(pencil, 24, 80, { color: '#a85a1e', length: 5, width: 6 })}</g>` +
    rect(79, 72, 242, 156, light(pencil), ' rx="23"')
  )
}
