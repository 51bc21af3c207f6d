import type { Food } from './dish.ts'
import { onions, redSide } from './food-tiffin.ts'
import { darker, lighter, mix } from './palette.ts'
import { circle, ellipse, faint, light, rect, shape, specks, strew, stroke } from './pencil.ts'

const body = 'M-96 2C-78-34-30-46 22-34C46-28 62-14 74-2L112-32Q104 0 112 34L74 6C62 20 42 32 18 36C-34 44-80 34-96 2Z'

/** A whole fish, slashed to the bone and browned. */
export const wholeFish: Food = (dish) => {
  const { pencil, pot, mains } = dish
  const skin = mix(mains[0]?.color ?? '#c98f5a', mix(pot, '#c0601f', 0.4), 0.5)
  const one =
    ellipse(6, 12, 96, 36, '#1c0d0552') +
    shape(body, skin) +
    shape('M-20-42Q10-58 42-30Z', darker(skin, 0.25)) +
    shape('M-58-26Q-44 0-58 28Q-84 22-96 2Q-84-18-58-26Z', darker(skin, 0.14)) +
    stroke('M-34-30Q-24-2-36 30M-8-34Q4-2-8 34M18-30Q30 0 18 32', darker(skin, 0.55), 5, faint(0.75)) +
    stroke('M-52 4Q10-10 66 2', lighter(skin, 0.4), 2.5, faint(0.6)) +
    circle(-74, -4, 5, '#f6ecd8') +
    circle(-74, -4, 2.4, '#2a1a14') +
    specks(pencil, 16, 34, { color: darker(skin, 0.4), length: 3, width: 3, x: 4, y: 0 }) +
    shape(body, light(pencil))
  return (
    strew(pencil, 'f', one, [
      { x: 196, y: 126, turn: -10 },
      { x: 204, y: 188, turn: -6 },
    ]) + onions(dish, 300, 232)
  )
}

/** Corn cobs, charred over coals. */
export const cobs: Food = (dish) => {
  const { pencil } = dish
  const gold = '#efbf3e'
  const row = 'M-62-14H58M-66-5H64M-66 5H64M-62 14H58'
  const one =
    ellipse(4, 12, 78, 22, '#1c0d0552') +
    shape('M60-12Q92-10 104 0Q92 12 60 12Z', '#8fae5a') +
    rect(-70, -21, 138, 42, darker(gold, 0.3), ' rx="20"') +
    stroke(row, gold, 8.5, ' stroke-dasharray="2 9"') +
    specks(pencil, 16, 22, { color: '#3a2412', length: 3, width: 5, x: 0, y: 0 }).replaceAll(
      'transform="',
      'transform="scale(2.6 .8)',
    ) +
    rect(-70, -21, 138, 42, light(pencil), ' rx="20"')
  return (
    strew(pencil, 'c', one, [
      { x: 192, y: 112, turn: -12 },
      { x: 204, y: 160, turn: -4 },
      { x: 192, y: 204, turn: -9 },
    ]) + redSide(dish, 300, 222)
  )
}
