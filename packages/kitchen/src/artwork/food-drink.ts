import type { Dish, Food, Form } from './dish.ts'
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
  rect,
  ring,
  shape,
  solid,
  specks,
  stroke,
} from './pencil.ts'
import { castShadow } from './vessels.ts'

/** Shop ids of the foods that give a drink its white head. */
const creams = ['curd', 'cream', 'malai', 'rabri', 'hung-curd']

/** Lassi, chaas and thandai in unglazed clay, with a wet rim and cream and nuts on top. */
function kulhad(dish: Dish): string {
  const { pencil, pot } = dish
  const drink = mix(pot, '#fbf3dd', 0.4)
  return (
    ellipse(224, 238, 86, 18, '#1c0d0552') +
    solid(pencil, 'M126 78L150 222Q200 248 250 222L274 78Z', '#b5623a') +
    stroke('M136 122Q200 144 264 122M144 172Q200 192 256 172', '#8f4626', 3) +
    stroke('M138 104Q200 126 262 104', '#fbeede', 4, ' stroke-dasharray="1 9"') +
    ellipse(200, 78, 74, 24, '#d08a5c') +
    ellipse(200, 79, 66, 19, drink) +
    (creams.some(dish.has) ? ellipse(188, 77, 38, 9, '#fffdf6') : '') +
    `<g transform="translate(200 78)scale(1 .3)">${specks(pencil, 10, 46, { color: dish.has('pista') ? '#8fae4a' : (dish.mains[0]?.color ?? '#d99a3a'), length: 6, width: 5, x: 0, y: 0 })}${dish.exact && !dish.has('saffron') ? '' : specks(pencil, 6, 40, { color: '#d9641c', length: 8, width: 2, x: 0, y: 0 })}</g>` +
    fruitBeside(dish, 296, '#f5efdf')
  )
}

/** A cold drink: in clay if churned, otherwise in a tall glass seen from the front. */
export const glass: Food = (dish) => {
  const { pencil, pot, form } = dish
  if (form === 'lassi') return kulhad(dish)
  const steel = form === 'chaas'
  const milky = steel || form === 'shake'
  const liquid = mix(pot, milky ? '#f7ead0' : '#f2b64a', milky ? 0.15 : 0.1)
  const body = 'M148 62L160 236Q200 250 240 236L252 62Z'
  const inside = `M152 ${milky ? 74 : 92}L162 228Q200 241 238 228L248 ${milky ? 74 : 92}Z`
  return (
    ellipse(226, 240, 78, 17, '#1c0d0552') +
    (steel
      ? solid(pencil, body, '#b9c2c7') + stroke('M154 100Q200 112 246 100M157 150Q200 162 243 150', '#8d999f', 2)
      : shape(body, '#ffffff61') +
        shape(inside, liquid) +
        shape(
          inside,
          `url(#${pencil.define('H', (name) => `<linearGradient id="${name}"><stop stop-color="#fff" stop-opacity=".4"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></linearGradient>`)})`,
        )) +
    ellipse(cx, milky ? 73 : 92, milky ? 49 : 47, 11, lighter(liquid, 0.35)) +
    (milky
      ? ellipse(cx, 70, 44, 9, lighter(liquid, 0.55)) +
        specks(pencil, 12, 34, {
          color: dish.has('pista') ? '#8fae4a' : '#d99a3a',
          length: 5,
          width: 3.5,
          x: 0,
          y: 0,
        }).replace('<path', '<path transform="translate(200 70)scale(1 .24)"')
      : dish.has('ice') || dish.has('soda-water')
        ? [
            [182, 104, 12],
            [214, 110, -14],
            [196, 128, 30],
          ]
            .map(([x, y, turn]) =>
              group(`translate(${x} ${y})rotate(${turn})`, rect(-11, -11, 22, 22, '#fff', ` rx="5"${faint(0.5)}`)),
            )
            .join('') +
          stroke('M222 96L250 22', '#c9483a', 6) +
          stroke('M222 96L250 22', '#fff', 6, ' stroke-dasharray="7 14"')
        : '') +
    ellipse(cx, 62, 52, 12, 'none', ' stroke="#fff" stroke-width="3"') +
    stroke('M164 84L172 214', '#fff8', 5) +
    (dish.has('lemon')
      ? ball(pencil, 250, 70, 19, '#e9c93a') +
        circle(250, 70, 14, '#fbf0a8') +
        stroke('M250 58v24M239 64l22 12M239 76l22-12', '#e9c93a', 2)
      : '') +
    (dish.has('mint') || (!milky && !dish.exact)
      ? group(
          'translate(170 62)',
          solid(pencil, 'M0 0C-26-4-24-28-4-30C6-20 8-8 0 0Z', '#4f8f3f'),
          solid(pencil, 'M0 0C2-24 26-30 34-14C26 2 10 4 0 0Z', '#5fa04a'),
        )
      : '') +
    fruitBeside(dish, 292, '#e9b94a')
  )
}

/** Draws the main ingredient beside the glass; nothing for an exact drink without one. */
const fruitBeside = (dish: Dish, x: number, usual: string): string => {
  const turn = dish.pencil.between(0, 90)
  const [main] = dish.mains
  return dish.exact && !main ? '' : group(`translate(${x} 214)`, pieceDots(main?.color ?? usual, turn))
}

const pieceDots = (color: string, turn: number): string =>
  group(
    `rotate(${Math.round(turn)})`,
    circle(0, 0, 20, darker(color, 0.2)) + circle(-2, -2, 18, color) + circle(-7, -8, 5, lighter(color, 0.6)),
  )

const brews: Readonly<Partial<Record<Form, string>>> = {
  noon: '#d98f86',
  kahwa: '#b5651d',
  chocolate: '#5a3220',
  kaapi: '#8a5a34',
}

/** Tea and coffee from above, in a cup, a glass tumbler or a davara. */
export const cup: Food = (dish) => {
  const { pencil, form } = dish
  const brew = brews[form] ?? '#b9784a'
  const metal = form === 'kaapi'
  const wall = metal ? '#c9a24a' : pencil.pick(['#f7f1e6', '#2f5f86', '#5f7f6a', '#a83c3c'])
  return (
    castShadow(pencil, 118, 112) +
    circle(cx, cy, 104, metal ? '#dcb85c' : '#f3ece0') +
    ring(cx, cy, 96, metal ? '#8f6a1e' : '#cbbba0', 2) +
    ring(cx, cy, 84, wall, 3, dots(9)) +
    circle(cx, cy, 104, light(pencil)) +
    (metal ? '' : stroke('M256 118q38-26 44 4t-34 34', wall, 10)) +
    castShadow(pencil, 72, 70, 206, 160) +
    circle(cx, cy, 64, wall) +
    ring(cx, cy, 61, '#fff9', 3) +
    circle(cx, cy, 56, darker(brew, 0.35)) +
    circle(cx, cy, 53, brew) +
    ring(cx, cy, 47, lighter(brew, 0.45), 7, dots(11)) +
    stroke('M172 150c2-28 44-30 48-2s-34 28-36 8', lighter(brew, 0.4), 5, faint(0.7)) +
    circle(cx, cy, 56, light(pencil)) +
    group(
      'translate(112 214)rotate(-20)',
      rect(-26, -17, 52, 34, '#b9772f', ' rx="6"') +
        rect(-24, -16, 48, 30, '#dda55a', ' rx="5"') +
        specks(pencil, 9, 13, { color: '#8a5220', length: 1, width: 3, x: 0, y: 0 }),
    ) +
    specks(pencil, 6, 40, { color: dish.has('saffron') ? '#e0701c' : brew, length: 5, width: 1.6 })
  )
}

/** Ids of the foods that make a jar a pickle, with red oil and visible seeds. */
const pickling = ['chilli-powder', 'kashmiri', 'mustard', 'dry-chilli', 'green-chilli', 'mustard-oil']

/** Pickle in its two-coloured jar, with a spoonful in front. */
export const jar: Food = (dish) => {
  const { pencil, pot, mains } = dish
  const isPickle = pickling.some(dish.has)
  const oil = isPickle ? mix(pot, '#b5421a', 0.35) : pot
  const piece = mains[0]?.color
  return (
    ellipse(206, 244, 112, 20, '#1c0d0552') +
    solid(pencil, 'M120 118Q112 238 140 246H240Q268 238 260 118Z', '#f4ead4') +
    solid(pencil, 'M120 118Q128 76 152 72H228Q252 76 260 118Q190 132 120 118Z', '#8a4a22') +
    rect(146, 54, 88, 24, '#f4ead4', ' rx="10"') +
    ellipse(190, 56, 40, 10, oil) +
    (piece === undefined
      ? ''
      : specks(pencil, 10, 30, { color: piece, length: 7, width: 7, x: 0, y: 0 }).replace(
          '<path',
          '<path transform="translate(190 55)scale(1 .22)"',
        )) +
    stroke('M122 134Q190 148 258 134', '#2f5f86', 4) +
    stroke('M128 190Q190 204 252 190', '#2f5f86', 8, dots(15)) +
    circle(296, 214, 42, '#e9e2d4') +
    circle(296, 214, 36, oil) +
    (piece === undefined ? '' : specks(pencil, 9, 27, { color: piece, length: 9, width: 11, x: 296, y: 214 })) +
    (isPickle ? specks(pencil, 16, 30, { color: '#e8bf5a', length: 2, width: 3, x: 296, y: 214 }) : '') +
    circle(296, 214, 42, light(pencil))
  )
}
