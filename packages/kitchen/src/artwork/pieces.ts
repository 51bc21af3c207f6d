import { darker, lighter, mix } from './palette.ts'
import { ball, circle, faint, light, oval, type Pencil, rect, ring, shape, solid, specks, stroke } from './pencil.ts'

/** A piece of an ingredient as it is cut, about 30 across, centred at (0, 0). */
type Piece = (pencil: Pencil, color: string) => string

const chunk: Piece = (pencil, color) => solid(pencil, 'M-13-6Q-6-15 5-13Q15-10 14 1Q14 12 2 13Q-12 14-14 5Z', color)

const cube: Piece = (pencil, color) =>
  shape('M-12-11L11-13L14 9L-9 13Z', darker(color, 0.2)) +
  solid(pencil, 'M-13-13L9-14L11 6L-11 9Z', color) +
  stroke('M-7-6l9-1', darker(color, 0.3), 2, faint(0.6))

const wheel: Piece = (pencil, color) =>
  ball(pencil, 0, 0, 13, color) + ring(0, 0, 9, lighter(color, 0.55), 2.5) + circle(0, 0, 4, lighter(color, 0.4))

/** A carrot cut across: its core is only a little darker; a light ring would look like a prawn. */
const coin: Piece = (pencil, color) =>
  ball(pencil, 0, 0, 11, color) +
  circle(0, 0, 5, darker(color, 0.14)) +
  stroke('M0-9V-6M8 4l-3-2M-8 4l3-2', darker(color, 0.2), 1.2)

const seed: Piece = (pencil, color) => ball(pencil, 0, 0, 9, color) + stroke('M-2 6q-4-5 1-9', darker(color, 0.25), 1.6)

const kidney: Piece = (pencil, color) =>
  solid(pencil, 'M-11 2C-13-8 2-12 9-6C15-1 12 8 6 8C1 7 0 2-4 5C-8 9-11 7-11 2Z', color)

const leaf: Piece = (pencil, color) =>
  solid(pencil, 'M-15 4C-10-12 4-14 16-6C10 8-2 14-15 4Z', color) + stroke('M-12 3Q2-2 13-5', lighter(color, 0.35), 1.4)

const pod: Piece = (pencil, color) =>
  solid(pencil, 'M-20 3Q-4-9 20-4Q4 9-20 3Z', color) +
  stroke('M-14 2Q0-3 15-3', lighter(color, 0.4), 1.3) +
  ball(pencil, -19, 3, 4, darker(color))

const stick: Piece = (pencil, color) =>
  rect(-16, -4, 32, 8, color, ' rx="4"') + rect(-16, -4, 32, 8, light(pencil), ' rx="4"')

const floret: Piece = (pencil, color) =>
  shape('M-4 16L-2 2H4L6 16Z', lighter(color, 0.2)) +
  [
    [-9, -2, 8],
    [8, -3, 9],
    [-3, -10, 9],
    [1, 1, 8],
  ]
    .map(([x, y, r]) => ball(pencil, x!, y!, r!, color))
    .join('')

const halfMoon: Piece = (pencil, color) =>
  shape('M-16-3A16 14 0 0 0 16-3L9-4A8 6 0 0 1-9-4Z', darker(color, 0.2)) +
  solid(pencil, 'M-14-4A14 12 0 0 0 14-4Z', mix(color, '#fbe6a0', 0.4))

const brinjal: Piece = (pencil, color) =>
  solid(pencil, 'M-15 5C-16-7-2-13 9-10C17-7 17 6 8 10C-2 14-13 13-15 5Z', color) +
  shape('M8-11q6-6 11-4q-2 4-4 5q3 2 2 7q-6 0-9-8z', '#5f8a3a') +
  stroke('M-9 0q3-6 10-6', '#fff8', 2)

const eggHalf: Piece = (pencil) => oval(pencil, 0, 0, 17, 13, '#fffaf0') + ball(pencil, 2, 0, 7.5, '#f2a922')

const joint: Piece = (pencil, color) =>
  stroke('M10 8L22 17', '#f6ead2', 6) +
  ball(pencil, 23, 19, 4, '#f6ead2') +
  solid(pencil, 'M-16-3C-16-16 4-18 12-6C17 3 14 12 6 13C-6 15-16 8-16-3Z', color)

const bone: Piece = (pencil, color) =>
  solid(pencil, 'M-17 0C-17-13-2-16 8-13C19-9 18 6 11 11C1 17-16 13-17 0Z', color) +
  ball(pencil, 4, -2, 6, '#f3e6cf') +
  circle(4, -2, 2.6, '#b98a6a')

const steak: Piece = (pencil, color) =>
  solid(pencil, 'M0-17C16-18 22-2 17 12C13 17 9 12 6 5Q0-3-6 5C-9 12-13 17-17 12C-22-2-16-18 0-17Z', color) +
  stroke('M-12 2Q0-14 12 2M-8-6Q0-13 8-6', darker(color, 0.3), 1.6)

const smallFish: Piece = (pencil, color) =>
  solid(pencil, 'M-20 0Q-6-11 12-3L22-9L19 0L22 9L12 3Q-6 11-20 0Z', color) +
  circle(-13, -1.5, 1.6, '#2a2320') +
  stroke('M-4-4q3 4 0 8M3-4q3 4 0 8', darker(color, 0.3), 1.3)

const prawn: Piece = (pencil, color) =>
  stroke('M-10 9C-16-8 2-17 11-7C15-1 11 7 6 8', color, 11) +
  stroke('M-13-1l8 1M-7-9l5 6M4-13l-1 7M12-6l-6 3', lighter(color, 0.45), 2) +
  shape('M4 6l-3 10 8-1 4-7z', darker(color, 0.2)) +
  circle(-9, 10, 2, light(pencil))

const crab: Piece = (pencil, color) =>
  stroke('M-12 4l-9 6M-12-2l-10-4M12 4l9 6M12-2l10-4', color, 4) +
  oval(pencil, 0, 0, 14, 11, color) +
  circle(-4, -6, 2, '#2a1a14') +
  circle(4, -6, 2, '#2a1a14')

const squid: Piece = (_, color) => ring(0, 0, 10, darker(color, 0.15), 8) + ring(-1, -1, 10, color, 6)

const shell: Piece = (pencil, color) =>
  solid(pencil, 'M-15 6C-15-12 15-12 15 6Q0 15-15 6Z', color) +
  stroke('M0 9V-6M-7 9L-9-3M7 9L9-3', lighter(color, 0.4), 1.3)

const mushroom: Piece = (pencil, color) =>
  shape('M-5 0H5L7 15H-7Z', lighter(color, 0.5)) + solid(pencil, 'M-16 2C-16-18 16-18 16 2Q0 7-16 2Z', color)

const chilliRing: Piece = (_, color) => ring(0, 0, 10, color, 5) + ring(-1, -1, 10, lighter(color, 0.3), 1.5)

const petal: Piece = (pencil, color) =>
  solid(pencil, 'M-15 6Q-12-12 4-13Q15-10 15 2Q2-4-15 6Z', color) + stroke('M-9 0Q0-8 10-6', lighter(color, 0.5), 1.5)

const nut: Piece = (pencil, color) =>
  solid(pencil, 'M-11-4C-6-12 10-12 12 0C13 7 6 9 5 3C3-3-4-4-8 1C-12 4-13 0-11-4Z', color)

const lotus: Piece = (pencil, color) =>
  ball(pencil, 0, 0, 14, color) +
  [0, 60, 120, 180, 240, 300]
    .map((turn) => {
      const angle = (turn * Math.PI) / 180
      return circle(8 * Math.cos(angle), 8 * Math.sin(angle), 2.6, darker(color, 0.45))
    })
    .join('') +
  circle(0, 0, 2, darker(color, 0.45))

const nugget: Piece = (pencil, color) =>
  solid(pencil, 'M-12-4Q-8-13 2-11Q13-12 13-1Q15 9 4 11Q-5 14-10 8Q-16 3-12-4Z', color) +
  specks(pencil, 6, 9, { color: darker(color, 0.35), length: 1, width: 2, x: 0, y: 0 })

const slice: Piece = (pencil, color) =>
  solid(pencil, 'M-15 4Q-10-13 6-13Q16-8 14 2Q0 12-15 4Z', color) + stroke('M-11 4Q0 9 11 2', lighter(color, 0.5), 2.5)

const mince: Piece = (pencil, color) =>
  oval(pencil, 0, 0, 11, 8, color) +
  oval(pencil, 9, 7, 7, 6, darker(color, 0.15)) +
  oval(pencil, -9, 7, 7, 5, lighter(color, 0.15))

const peaTrio: Piece = (pencil, color) =>
  ball(pencil, -6, 3, 6, color) + ball(pencil, 6, 4, 6, color) + ball(pencil, 0, -6, 6, color)

const round: Piece = (pencil, color) =>
  ball(pencil, 0, 0, 15, color) +
  specks(pencil, 5, 11, { color: darker(color, 0.25), length: 1, width: 2.4, x: 0, y: 0 })

const disc: Piece = (pencil, color) => oval(pencil, 0, 0, 14, 12, color) + ring(0, 0, 9, darker(color, 0.15), 2)

const threads: Piece = (_, color) => stroke('M-18 4Q-8-10 2 0T18-6M-16-6Q-4 8 6-4T18 4M-12 9Q0-6 12 9', color, 3)

// biome-ignore format: a table
const byNature: Record<string, Piece> = {
  potato: chunk, root: wheel, tuber: chunk, lotus, seedveg: seed, brinjal, okra: pod, capsicum: petal, gourd: halfMoon,
  firmgourd: wheel, bitter: chilliRing, bean: stick, drumstick: stick, pea: peaTrio, leafy: leaf, cabbage: petal, floret,
  mushroom, babycorn: stick, onion: petal, tomato: slice, rawbanana: wheel, rawmango: slice, flower: petal, jackfruit: chunk,
  bamboo: stick, kersangri: pod, whole: seed, split: seed, sprout: kidney, soya: nugget, vadi: nugget, paneer: cube, tofu: cube,
  cheese: cube, khoya: chunk, egg: eggHalf, chicken: joint, chickenboneless: chunk, bird: joint, mutton: bone, pork: bone,
  liver: nugget, mince, fish: steak, smallfish: smallFish, dryfish: smallFish, roe: nugget, prawn, crab, squid, shell,
  fruit: slice, dryfruit: nut, nut, coconut: petal, grain: seed, bread: cube, papad: wheel, round, disc, threads,
}

// biome-ignore format: a table
const byId: Record<string, Piece> = {
  rajma: kidney, 'chitra-rajma': kidney, lobia: kidney, cashew: nut, banana: wheel, carrot: coin, pineapple: petal,
  grapes: seed, pomegranate: peaTrio, jamun: seed, cucumber: wheel, beetroot: cube, corn: peaTrio, raisins: seed,
  almonds: leaf, pista: leaf, kand: cube, suran: cube, peanuts: kidney, makhana: nugget, 'lotus-root': lotus,
}

/** Returns the piece of an ingredient, by id or by how it behaves in cooking. */
export function pieceOf(pencil: Pencil, { id, nature }: { id: string; nature: string }, color: string): string {
  return (byId[id] ?? byNature[nature] ?? chunk)(pencil, color)
}

/** Pieces by the names used in the picture tables, with the nature that is drawn that way. */
// biome-ignore format: a table
const natures = {
  chunk: 'potato', cube: 'paneer', wheel: 'firmgourd', seed: 'whole', kidney: 'sprout', leaf: 'leafy', stick: 'bean',
  floret: 'floret', 'half moon': 'gourd', brinjal: 'brinjal', 'egg half': 'egg', joint: 'chicken', bone: 'mutton',
  steak: 'fish', 'small fish': 'smallfish', prawn: 'prawn', squid: 'squid', shell: 'shell', mushroom: 'mushroom',
  petal: 'capsicum', nut: 'nut', nugget: 'vadi', slice: 'fruit', mince: 'mince', 'pea trio': 'pea', ball: 'round',
  disc: 'disc', threads: 'threads',
} as const
export type PieceShape = keyof typeof natures
export const pieceShapes = Object.keys(natures) as [PieceShape, ...PieceShape[]]
export const natureOf = (shape: PieceShape): string => natures[shape]
