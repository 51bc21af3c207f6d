import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import { type Course, courses, type Texture, textures } from '../read/vocabulary.ts'
import { garnishes } from './garnish.ts'
import { type PieceShape, pieceShapes } from './pieces.ts'
import { type Phrases, phrases } from './words.ts'

const folder = path.resolve(import.meta.dirname, '../../artwork')
const read = <T>(file: string, schema: z.ZodType<T>): T => {
  const found = schema.safeParse(parse(readFileSync(path.join(folder, file), 'utf8')))
  if (found.success) return found.data
  const [issue] = found.error.issues
  throw new Error(`artwork/${file}: ${issue!.path.join('.')}: ${issue!.message}`)
}

const words = z.array(z.string())
const colour = z.string().regex(/^#[\da-f]{6}$/, "must be such as '#d9a83c'")
const texture = z.enum(textures)
const byTexture = z.partialRecord(texture, words).default({})

const CourseRow = z.strictObject({
  'own words only': z.boolean().default(false),
  title: byTexture,
  facts: byTexture,
  otherwise: z.union([texture, z.literal('by liquid')]),
})
const Shapes = z.strictObject({
  all: z.strictObject({ title: byTexture }),
  courses: z.record(z.enum(courses), CourseRow),
})

const Piece = z.strictObject({ draw: z.enum(pieceShapes), colour })
const Pieces = z.array(Piece.extend({ words }))
const Colours = z.strictObject({
  words: z.array(z.strictObject({ words, colour, share: z.number().min(0).max(1) })),
  textures: z.partialRecord(texture, colour),
  otherwise: colour,
  stains: z.array(z.strictObject({ foods: words, colour, strength: z.number().positive() })),
  pieces: z.array(Piece.extend({ foods: words })),
  seared: z.array(z.strictObject({ words, colour })),
  melting: words,
  ground: words,
})
const Finish = z.strictObject({
  garnish: z.partialRecord(z.enum(garnishes), words),
  titled: z.array(z.strictObject({ words, garnish: z.enum(garnishes) })),
  browned: words,
  beside: z.array(z.strictObject({ words, colour })),
  'no bowl': words,
})

const entries = <T extends string>(table: Partial<Record<T, readonly string[]>>) =>
  Object.entries(table as Record<T, readonly string[]>).flatMap(([meaning, list]) =>
    (list as string[]).map((word) => [word, meaning as T] as const),
  )
const byWord = <T extends { words: string[] }>(rows: readonly T[]): Phrases<T> =>
  phrases(rows.flatMap((row) => row.words.map((word) => [word, row] as const)))
const byFood = <T extends { foods: string[] }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.flatMap((row) => row.foods.map((food) => [food, row] as const)))

/** How dishes of a course are served, by the words in their names and facts. */
export type CourseWords = { title: Phrases<Texture>; facts: Phrases<Texture>; otherwise: Texture | 'by liquid' }

const shapes = read('shapes.yaml', Shapes)
export const courseWords = Object.fromEntries(
  courses.map((course): [Course, CourseWords] => {
    const row = shapes.courses[course]
    const common = row['own words only'] ? [] : entries(shapes.all.title)
    return [
      course,
      {
        title: phrases([...common, ...entries(row.title)]),
        facts: phrases(entries(row.facts)),
        otherwise: row.otherwise,
      },
    ]
  }),
) as Record<Course, CourseWords>

/** Pieces that a cook makes first, by words in a dish's name. */
export const madePieces = byWord(read('pieces.yaml', Pieces))

const colours = read('colours.yaml', Colours)
export const colourWords = byWord(colours.words)
export const groundColourOf = (one: Texture): string => colours.textures[one] ?? colours.otherwise
export const foodStains = byFood(colours.stains)
export const foodPieces: ReadonlyMap<string, { draw: PieceShape; colour: string }> = byFood(colours.pieces)
/** The colour of paneer that is grilled or fried before it goes into the dish, by words in the title. */
export const seared = byWord(colours.seared)
export const melting: ReadonlySet<string> = new Set(colours.melting)
export const ground: ReadonlySet<string> = new Set(colours.ground)

const finish = read('finish.yaml', Finish)
export const garnishOf = new Map(entries(finish.garnish))
/** The garnish that a title promises. */
export const titledGarnish = byWord(finish.titled)
export const browned: ReadonlySet<string> = new Set(finish.browned)
/** The colours of bowls beside a dish; null for accompaniments not served in one. */
export const besideColours: Phrases<string | null> = phrases([
  ...finish.beside.flatMap((row) => row.words.map((word) => [word, row.colour] as const)),
  ...finish['no bowl'].map((word) => [word, null] as const),
])

/** All foods named in the tables; tests check that the cookbook has them. */
export const foodsNamed: readonly string[] = [
  ...foodStains.keys(),
  ...foodPieces.keys(),
  ...melting,
  ...garnishOf.keys(),
]
