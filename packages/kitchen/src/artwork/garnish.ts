import type { Dish } from './dish.ts'
import { ball, circle, group, type Pencil, p, ring, scatter, shape, solid, specks, stroke } from './pencil.ts'

/** The garnishes, most prominent first. */
export const garnishes = [
  'sprig',
  'leaf',
  'chives',
  'red chilli',
  'nuts',
  'chilli rings',
  'cream',
  'butter',
  'coconut',
  'seeds',
  'sev',
  'brown onion',
  'raw onion',
  'pomegranate',
  'chilli powder',
  'lemon',
  'saffron',
] as const
export type Garnish = (typeof garnishes)[number]

const drawings: Record<Garnish, (dish: Dish, reach: number) => string> = {
  sprig: (dish, reach) => scatter(dish.pencil, 'gc', sprig('#5d9c3c', '#3f7a2e'), { count: 4, reach: reach }),
  leaf: (dish, reach) => scatter(dish.pencil, 'gl', leaf, { count: 4, reach: reach }),
  chives: (dish, reach) => specks(dish.pencil, 18, reach, { color: '#5f9a3c', length: 6, width: 3.5 }),
  'red chilli': (dish, reach) => scatter(dish.pencil, 'gd', chilli('#b5271c'), { count: 2, reach: reach * 0.8 }),
  nuts: (dish, reach) => scatter(dish.pencil, 'gn', cashew(dish.pencil), { count: 3, reach: reach * 0.8 }),
  'chilli rings': (dish, reach) =>
    scatter(dish.pencil, 'gg', ring(0, 0, 4.5, '#4f8f2f', 3), { count: 4, reach: reach }),
  cream: (_, reach) =>
    stroke(
      `M${p(200 - reach * 0.7, 150)}q${p(reach * 0.35, -reach * 0.6, reach * 0.75, -reach * 0.1, reach * 0.4, reach * 0.3, reach * 0.6, -reach * 0.1)}`,
      '#fff8e6cc',
      5,
    ),
  butter: (dish) => solid(dish.pencil, 'M186 140l24-5 6 19-25 6z', '#fbe28a'),
  coconut: (dish, reach) => specks(dish.pencil, 16, reach, { color: '#fffaf0', length: 6, width: 2.2 }),
  seeds: (dish, reach) => specks(dish.pencil, 16, reach, { color: '#33211a', length: 1, width: 2.8 }),
  sev: (dish, reach) => specks(dish.pencil, 34, reach, { color: '#efb93e', length: 7, width: 2.4 }),
  'brown onion': (dish, reach) =>
    scatter(dish.pencil, 'go', stroke('M-10 0Q0-9 10-2', '#8a4520', 3), { count: 5, reach: reach }),
  'raw onion': (dish, reach) =>
    scatter(dish.pencil, 'gr', ring(0, 0, 8, '#c98aa6', 2.6), { count: 4, reach: reach * 0.9 }),
  pomegranate: (dish, reach) => specks(dish.pencil, 10, reach, { color: '#b02848', length: 1, width: 6 }),
  'chilli powder': (dish, reach) => specks(dish.pencil, 18, reach, { color: '#a83a1c', length: 1, width: 2 }),
  lemon: (dish, reach) =>
    group(
      `translate(${p(200 + reach * 0.8, 150 + reach * 0.7)})`,
      solid(dish.pencil, 'M-17-6A17 17 0 0 0 17-6Z', '#e6c22f') + stroke('M0-5v9M-5-5l-4 6M5-5l4 6', '#fbf3c0', 2),
    ),
  saffron: (dish, reach) => specks(dish.pencil, 9, reach, { color: '#e0701c', length: 7, width: 1.6 }),
}

/** The ingredient ids that indicate each garnish. */
const savoury: readonly [ids: string[], garnish: Garnish][] = [
  [['coriander', 'mint', 'kasuri', 'methi'], 'sprig'],
  [['curry-leaves'], 'leaf'],
  [['dry-chilli', 'kashmiri', 'chilli-powder'], 'red chilli'],
  [['cashew', 'peanuts'], 'nuts'],
  [['green-chilli'], 'chilli rings'],
  [['cream', 'curd', 'coconut-milk'], 'cream'],
  [['coconut', 'copra', 'sesame', 'poppy'], 'coconut'],
  [['mustard', 'cumin', 'nigella', 'black-sesame'], 'seeds'],
  [['onion', 'shallot'], 'brown onion'],
  [['saffron'], 'saffron'],
]

const sprig = (one: string, other: string): string =>
  `<path d="M0 9Q1 2 0-2" stroke="${other}" stroke-width="1.6"/><path d="M0 0C-12 2-13-9-6-9C-8-17 8-17 6-9C13-9 12 2 0 0Z" fill="${one}"/><path d="M0 0V-11M0-3l-6-4M0-3l6-4" stroke="${other}"/>`

const leaf = '<path d="M-13 3C-6-9 6-9 14-3C6 7-5 9-13 3Z" fill="#3d6f2c"/><path d="M-12 3L13-3" stroke="#7fa85a"/>'

const chilli = (color: string): string =>
  `${stroke('M-17 5Q0 8 16-7', color, 6)}${stroke('M-12 4Q0 5 9-2', '#f0907a', 1.4)}${stroke('M16-7l5-4', '#7a6a34', 2.5)}`

const cashew = (pencil: Pencil): string =>
  solid(pencil, 'M-9-3C-5-11 9-11 11 0C12 6 6 8 4 3C2-3-3-3-7 1C-10 3-11 0-9-3Z', '#f0d3a0')

/** Draws the two or three garnishes that the recipe's ingredients suggest. */
export function garnish(dish: Dish, most: number): string {
  const reach = dish.well * 0.68
  return savoury
    .filter(([ids]) => ids.some(dish.has) && (dish.runny || !ids.includes('cream')))
    .slice(0, most)
    .map(([, name]) => drawings[name](dish, reach))
    .join('')
}

/** Draws the first garnishes that a dish is served with; cream only on dishes that are poured. */
export const garnishWith = (dish: Dish, named: readonly Garnish[], most: number): string =>
  named
    .filter((one) => dish.runny || one !== 'cream')
    .slice(0, most)
    .map((one) => drawings[one](dish, dish.well * 0.62))
    .join('')

const props: readonly [id: string, draw: (pencil: Pencil) => string][] = [
  [
    'lemon',
    (pencil) =>
      ball(pencil, 0, 0, 20, '#e6c22f') +
      circle(0, 0, 16, '#fbf3c0') +
      stroke('M0-12V12M-10-6L10 6M-10 6L10-6', '#e9cf4a', 3),
  ],
  [
    'tomato',
    (pencil) =>
      ball(pencil, 0, 0, 23, '#d3402a') + stroke('M0-4l-7-6M0-4l8-5M0-4l0-9M0-4l9 3M0-4l-9 3', '#4f7f34', 3.5),
  ],
  [
    'star-anise',
    () =>
      [0, 45, 90, 135]
        .map((turn) => `<path d="M0-17L3 0 0 17-3 0Z" transform="rotate(${turn})" fill="#6b3a20"/>`)
        .join('') + circle(0, 0, 3.5, '#a8703c'),
  ],
  ['black-cardamom', () => stroke('M-9 4L9-4', '#4a2f22', 14) + stroke('M-10 1L8-7', '#7a5a44', 2)],
  ['cinnamon', () => stroke('M-20 8L18-10', '#7a4220', 9) + stroke('M-16 11L22-7', '#a8683a', 4)],
  ['cardamom', () => stroke('M-6-6l8 6', '#8fae5a', 8) + stroke('M12 8l8-5', '#9dbb6a', 8)],
  [
    'garlic',
    (pencil) =>
      solid(pencil, 'M0-22Q3-12 15-4Q24 14 4 18H-4Q-24 14-15-4Q-3-12 0-22Z', '#f5ecdf') +
      stroke('M-4-8Q-13 4-6 16M4-8Q13 4 6 16', '#d9c2c8', 1.6),
  ],
  [
    'ginger',
    (pencil) =>
      solid(pencil, 'M-24 6Q-22-6-8-5Q-6-18 6-12Q10-4 22-6Q28 6 12 8Q6 20-6 11Q-18 16-24 6Z', '#cda468') +
      stroke('M-14 4q4-4 8 0M6 2q4-3 8 0', '#9c7440', 1.6),
  ],
  [
    'onion',
    (pencil) => ball(pencil, 0, 2, 22, '#a8446a') + stroke('M0-20Q-16 2 0 24M0-20Q16 2 0 24M0-20V-27', '#d98aa6', 1.8),
  ],
  [
    'green-chilli',
    () =>
      stroke('M-24 8Q0 10 22-10', '#4f8f2f', 8) +
      stroke('M-18 6Q0 6 14-4', '#a3cc74', 2) +
      stroke('M22-10l7-6', '#7a8a3a', 3),
  ],
  [
    'coconut',
    (pencil) => ball(pencil, 0, 0, 25, '#5a3a24') + circle(0, 0, 19, '#fffaf0') + circle(2, 2, 13, '#efe8d8'),
  ],
  [
    'curry-leaves',
    () =>
      stroke('M-26 12Q0 0 28-14', '#5a7a3a', 2) +
      shape(
        'M-18 7q2-16 16-20q0 14-16 20M0 0q4-14 18-18q-2 14-18 18M-14 8q12-4 20 8q-14 4-20-8M4-1q12-4 20 6q-14 6-20-6M20-8q8-12 18-12q-4 12-18 12',
        '#3d7a2c',
      ),
  ],
  ['dry-chilli', () => chilli('#a8231a') + group('translate(6 12)rotate(40)', chilli('#c0392b'))],
  ['cashew', (pencil) => cashew(pencil) + group('translate(18 8)rotate(70)', cashew(pencil))],
  ['pista', () => stroke('M-8 0l6 5M8-6l6 4M2 10l7-2', '#9dbb5a', 7)],
  ['almonds', () => stroke('M-9-2l9 5M8-8l8 5', '#b57a44', 9)],
  ['saffron', (pencil) => specks(pencil, 14, 16, { color: '#d9571c', length: 9, width: 1.6, x: 0, y: 0 })],
  ['mustard', (pencil) => specks(pencil, 18, 17, { color: '#3a261c', length: 0.1, width: 4, x: 0, y: 0 })],
  [
    'sugar',
    () =>
      '<path d="M-14-8h14v14h-14zM6 2h12v12H6z" fill="#fffdf6"/><path d="M-14 2h14v4h-14zM6 11h12v3H6z" fill="#d9cdb8"/>',
  ],
]

/** Draws ingredients of the recipe on the table beside it; never any it does not contain. */
export function tableProps(dish: Dish, spots: readonly [number, number][]): string {
  const own = props.filter(([id]) => dish.has(id))
  const first = Math.floor(dish.pencil.between(0, own.length))
  return spots
    .slice(0, own.length)
    .map(([x, y], index) =>
      group(
        `translate(${x} ${y})rotate(${Math.round(dish.pencil.between(-40, 40))})`,
        own[(first + index) % own.length]![1](dish.pencil),
      ),
    )
    .join('')
}
