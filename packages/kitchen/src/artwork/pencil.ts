import { chance, hash } from '../hash.ts'

/** The middle of the plate. */
export const cx = 200
export const cy = 150

/** The tools for a drawing: seeded randomness, and definitions with ids unique on the page. */
export type Pencil = {
  /** Returns a number in [from, to). */
  between(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  /** Adds a definition and returns its id; each key is defined once. */
  define(key: string, write: (name: string) => string): string
  defs(): string
}

/** Returns the pencil for a recipe: the same id always draws the same picture. */
export function pencilFor(id: string): Pencil {
  const next = chance(`artwork ${id}`)
  const number = hash(id)
  const prefix = String.fromCharCode(97 + (number % 26)) + (number >>> 8).toString(36).slice(-3)
  const written = new Map<string, string>()
  const between = (from: number, to: number) => from + next() * (to - from)
  return {
    between,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    define(key, write) {
      const name = `${prefix}${key}`
      if (!written.has(key)) written.set(key, write(name))
      return name
    },
    defs: () => [...written.values()].join(''),
  }
}

/** Formats a coordinate with at most one decimal: a tenth of a unit is less than a pixel at all displayed sizes. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** Formats the numbers of a path with as few separators as SVG allows. */
export const p = (...values: number[]): string => values.map(n).join(' ').replace(/ -/g, '-')

/** Returns the attributes of a centre, omitting zeros. */
const centre = (x: number, y: number): string => (x === 0 ? '' : ` cx="${n(x)}"`) + (y === 0 ? '' : ` cy="${n(y)}"`)

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle${centre(x, y)} r="${n(r)}" fill="${fill}"${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse${centre(x, y)} rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more}/>`

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`

/** Draws a stroke; the picture's root sets strokes to be unfilled with round ends. */
export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" stroke="${color}" stroke-width="${n(width)}"${more}/>`

/** Draws the outline of a circle; dashes along it become beads, stitches or scallops. */
export const ring = (x: number, y: number, r: number, color: string, width: number, more = ''): string =>
  `<circle${centre(x, y)} r="${n(r)}" stroke="${color}" stroke-width="${n(width)}"${more}/>`

export const dots = (gap: number): string => ` stroke-dasharray="0 ${n(gap)}"`

export const faint = (opacity: number): string => ` opacity="${String(opacity).replace(/^0/, '')}"`

export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`

/** Returns a gradient fill for light from the upper left, which makes a shape of any colour look round. */
export const light = (pencil: Pencil): string =>
  `url(#${pencil.define(
    'V',
    (name) =>
      `<radialGradient id="${name}" cx=".36" cy=".3" r=".75"><stop stop-color="#fff8"/><stop offset=".5" stop-color="#fff0"/><stop offset="1" stop-color="#0005"/></radialGradient>`,
  )})`

/** Draws a filled shape with the light on it. */
export const solid = (pencil: Pencil, d: string, fill: string, more = ''): string =>
  shape(d, fill, more) + shape(d, light(pencil))

export const ball = (pencil: Pencil, x: number, y: number, r: number, fill: string): string =>
  circle(x, y, r, fill) + circle(x, y, r, light(pencil))

export const oval = (pencil: Pencil, x: number, y: number, rx: number, ry: number, fill: string): string =>
  ellipse(x, y, rx, ry, fill) + ellipse(x, y, rx, ry, light(pencil))

/** Defines a drawing once and places it at many positions. */
export function strew(pencil: Pencil, key: string, drawing: string, places: readonly Place[], size = 1): string {
  const name = pencil.define(
    key,
    (id) => `<g id="${id}"${size === 1 ? '' : ` transform="scale(${n(size)})"`}>${drawing}</g>`,
  )
  return places.map((place) => `<use href="#${name}"${at(place)}/>`).join('')
}

/** Draws `count` copies of something: a few are placed side by side, and that group is rotated around the middle. */
export function scatter(
  pencil: Pencil,
  key: string,
  drawing: string,
  { count, reach, size = 1, x = 200, y = 150 }: Scatter,
): string {
  const hands = count > 6 ? 3 : count > 3 ? 2 : 1
  const places = sunflower(pencil, count, reach, { x, y }).filter((_, index) => index % hands === 0)
  if (hands === 1) return strew(pencil, key, drawing, places, size)
  const still = places.map((place) => ({ x: place.x, y: place.y }))
  const one = strew(pencil, key, drawing, still, size)
  const name = pencil.define(`${key}h`, (id) => `<g id="${id}">${one}</g>`)
  const first = Math.round(pencil.between(5, 60))
  const turns = hands === 2 ? [first, first + 165] : [first, first + 117, first + 243]
  return turns.map((turn) => `<use href="#${name}" transform="rotate(${turn} ${p(x, y)})"/>`).join('')
}

/** Scatters several drawings without overlaps: they take turns at the positions, the first most often. */
export function mingled(
  pencil: Pencil,
  key: string,
  drawings: readonly string[],
  { count, reach, size = 1, x = 200, y = 150 }: Scatter,
): string {
  if (drawings.length === 0) return ''
  const hands = count > 6 ? 3 : count > 3 ? 2 : 1
  const places = sunflower(pencil, count, reach, { x, y }).filter((_, index) => index % hands === 0)
  const one = drawings
    .map((drawing, kind) =>
      strew(
        pencil,
        `${key}${kind}`,
        drawing,
        places.filter((_, index) => index % drawings.length === kind),
        size,
      ),
    )
    .join('')
  const name = pencil.define(`${key}h`, (id) => `<g id="${id}">${one}</g>`)
  const first = Math.round(pencil.between(5, 60))
  return Array.from({ length: hands }, (_, hand) => {
    const turn = Math.round(first + (360 / hands) * hand)
    return `<use href="#${name}" transform="rotate(${turn} ${p(x, y)})"/>`
  }).join('')
}

export type Scatter = { count: number; reach: number; size?: number; x?: number; y?: number }

export type Place = { x: number; y: number; turn?: number }

const at = ({ x, y, turn = 0 }: Place): string =>
  turn === 0
    ? ` x="${Math.round(x)}" y="${Math.round(y)}"`
    : ` transform="translate(${p(Math.round(x), Math.round(y))})rotate(${Math.round(turn)})"`

/** Returns evenly spread positions in a circle (by the golden angle), each slightly displaced and rotated. */
export function sunflower(pencil: Pencil, count: number, radius: number, { x = 200, y = 150 } = {}): Place[] {
  const first = pencil.between(0, 6)
  return Array.from({ length: count }, (_, index) => {
    const reach = radius * Math.sqrt((index + 0.45) / count)
    const angle = first + index * 2.4
    return {
      x: x + reach * Math.cos(angle) + pencil.between(-2, 2),
      y: y + reach * Math.sin(angle) + pencil.between(-2, 2),
      turn: pencil.between(-180, 180),
    }
  })
}

/** Returns a path of short strokes of one length (0 is a dot) in a circle. */
function strokes(pencil: Pencil, count: number, radius: number, length: number, x: number, y: number): string {
  return sunflower(pencil, count, radius, { x, y })
    .map((place) => {
      const angle = (place.turn! * Math.PI) / 180
      const [dx, dy] = [Math.round(length * Math.cos(angle)), Math.round(length * Math.sin(angle))]
      return `M${p(Math.round(place.x), Math.round(place.y))}${length === 0 ? 'h0' : `l${p(dx, dy)}`}`
    })
    .join('')
}

const field = 80
const handful = 18

/**
 * Draws many short strokes in a circle: grains, crumbs, seeds, chopped leaves. A large field is defined once per
 * picture, and rotated, scaled and coloured for each layer, so that hundreds of grains take only a few hundred bytes.
 */
export function specks(
  pencil: Pencil,
  count: number,
  radius: number,
  { color, length = 5, width = 3, x = 200, y = 150 }: Speck,
): string {
  if (count < 11) return stroke(strokes(pencil, count, radius, length > 2 ? length : 0, x, y), color, width)
  const long = length > 2
  const name = pencil.define(
    long ? 'L' : 'D',
    (id) => `<path id="${id}" d="${strokes(pencil, handful, field, long ? 8 : 0, 0, 0)}"/>`,
  )
  const scale = radius / field
  const layers = Math.max(1, Math.round(count / handful))
  return Array.from({ length: layers }, () => {
    const turn = Math.round(pencil.between(0, 360))
    const place = `${x === 0 && y === 0 ? '' : `translate(${p(x, y)})`}rotate(${turn})${scale > 0.95 && scale < 1.05 ? '' : `scale(${Math.round(scale * 100) / 100})`}`
    return `<use href="#${name}" transform="${place}" stroke="${color}" stroke-width="${n(width / scale)}"/>`
  }).join('')
}

export type Speck = { color: string; length?: number; width?: number; x?: number; y?: number }
