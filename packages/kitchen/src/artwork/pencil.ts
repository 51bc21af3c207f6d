import { chance, hash } from '../hash.ts'

/** What a drawing is made with: a seeded hand, and definitions under names that no other picture of the page has. */
export type Pencil = {
  /** A number in [from, to). */
  between(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  /** Keeps a definition and answers its name; the same key is kept once. */
  define(key: string, write: (name: string) => string): string
  defs(): string
}

/** The hand for one recipe: the same id always draws the same. */
export function pencilFor(id: string): Pencil {
  const next = chance(`artwork ${id}`)
  const number = hash(id)
  const prefix = String.fromCharCode(97 + (number % 26)) + (number >>> 8).toString(36).slice(-3)
  const kept = new Map<string, string>()
  const between = (from: number, to: number) => from + next() * (to - from)
  return {
    between,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    define(key, write) {
      const name = `${prefix}${key}`
      if (!kept.has(key)) kept.set(key, write(name))
      return name
    },
    defs: () => [...kept.values()].join(''),
  }
}

/** A coordinate with at most one decimal: a tenth of a unit is less than a pixel at every size that is shown. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** Numbers of a path, parted as tightly as SVG allows. */
export const p = (...values: number[]): string => values.map(n).join(' ').replace(/ -/g, '-')

/** A middle at the origin goes without saying. */
const centre = (x: number, y: number): string => (x === 0 ? '' : ` cx="${n(x)}"`) + (y === 0 ? '' : ` cy="${n(y)}"`)

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle${centre(x, y)} r="${n(r)}" fill="${fill}"${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse${centre(x, y)} rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more}/>`

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`

/** A stroke; the picture's root says that strokes are unfilled and end round. */
export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" stroke="${color}" stroke-width="${n(width)}"${more}/>`

/** The outline of a circle: dashes along it are beads, stitches and scallops. */
export const ring = (x: number, y: number, r: number, color: string, width: number, more = ''): string =>
  `<circle${centre(x, y)} r="${n(r)}" stroke="${color}" stroke-width="${n(width)}"${more}/>`

export const dots = (gap: number): string => ` stroke-dasharray="0 ${n(gap)}"`

export const faint = (opacity: number): string => ` opacity="${String(opacity).replace(/^0/, '')}"`

export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`

/** Light from the upper left, laid over a shape of any colour: what makes it round. */
export const light = (pencil: Pencil): string =>
  `url(#${pencil.define(
    'V',
    (name) =>
      `<radialGradient id="${name}" cx=".36" cy=".3" r=".75"><stop stop-color="#fff8"/><stop offset=".5" stop-color="#fff0"/><stop offset="1" stop-color="#0005"/></radialGradient>`,
  )})`

/** A filled shape with the light on it. */
export const solid = (pencil: Pencil, d: string, fill: string, more = ''): string =>
  shape(d, fill, more) + shape(d, light(pencil))

export const ball = (pencil: Pencil, x: number, y: number, r: number, fill: string): string =>
  circle(x, y, r, fill) + circle(x, y, r, light(pencil))

export const oval = (pencil: Pencil, x: number, y: number, rx: number, ry: number, fill: string): string =>
  ellipse(x, y, rx, ry, fill) + ellipse(x, y, rx, ry, light(pencil))

/** Draws a thing once and sets it at many places. */
export function strew(pencil: Pencil, key: string, drawing: string, places: readonly Place[], size = 1): string {
  const name = pencil.define(
    key,
    (id) => `<g id="${id}"${size === 1 ? '' : ` transform="scale(${n(size)})"`}>${drawing}</g>`,
  )
  return places.map((place) => `<use href="#${name}"${at(place)}/>`).join('')
}

/** Many of a thing: a few are set side by side, and that handful is turned round the middle until there are `count`. */
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

/** Several things scattered so that none lies on another: they take turns at the places, the first of them most. */
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

/** Evenly spread places in a circle (the sunflower's angle), each a little off, every one turned its own way. */
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

/** Short strokes of one length (nought is a dot) in a circle, as a path. */
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
 * Many short strokes in a circle: grains, crumbs, seeds, chopped leaves. A large field is drawn once a picture, and turned,
 * scaled and coloured for every layer, so that hundreds of grains take a few hundred bytes.
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
