import { parseDocument } from 'yaml'
import * as z from 'zod'
import { courses, meals, methods, monthNames, purposes, roles, seasons, skills, textures } from './vocabulary.ts'

const name = z.string().trim().min(2).max(80)
const oneOf = (words: readonly string[]) => `must be one of: ${words.join(', ')}`
const month = z.union([
  z.number().int().min(1).max(12),
  z.enum(monthNames).transform((word) => monthNames.indexOf(word) + 1),
])
const season = z.union(
  [
    z.array(month).min(1),
    z.enum(Object.keys(seasons) as [string, ...string[]]).transform((word) => [...seasons[word]!]),
  ],
  'must be months ([11, 12, 1]) or winter, spring, summer, monsoon, autumn',
)

const swap = z.union(
  [
    z.string().transform((food) => ({ food, title: null, preparation: null, minutes: 0 })),
    z.strictObject({
      food: z.string(),
      title: name.nullable().default(null),
      preparation: z.string().trim().min(2).nullable().default(null),
      minutes: z.number().int().min(-120).max(240).default(0),
    }),
  ],
  'must be a food, or { food: ..., title: ..., preparation: ..., minutes: 5 }',
)

const Header = z.strictObject({
  title: name,
  names: z.array(name).default([]),
  place: z.string(),
  also_in: z.array(z.string()).default([]),
  course: z.enum(courses, oneOf(courses)),
  meals: z.array(z.enum(meals, oneOf(meals))).min(1),
  role: z.enum(roles, oneOf(roles)),
  serves: z.number().int().min(1).max(200).optional(),
  makes: z
    .string()
    .regex(/^\d+ servings$/, "must be such as '20 servings'")
    .transform((text) => Number.parseInt(text, 10))
    .optional(),
  cooked_weight: z
    .string()
    .regex(/^\d+ g$/, "must be such as '350 g'")
    .transform((text) => Number.parseInt(text, 10))
    .optional(),
  in_one_piece: z.boolean().default(false),
  occasions: z.array(z.string()).default([]),
  season: season.optional(),
  checked: z.array(z.string().min(3)).min(2, 'must name at least two facts'),
  with: z.array(z.string()).default([]),
  served: z.enum(textures, oneOf(textures)).optional(),
  skills: z.array(z.enum(skills, oneOf(skills))).default([]),
  methods: z.array(z.enum(methods, oneOf(methods))).default([]),
  suits: z.array(z.enum(purposes, oneOf(purposes))).default([]),
  jain_version: z.boolean().default(false),
  form_of: z.string().optional(),
  swaps: z.record(z.string(), z.array(swap).min(1)).default({}),
})

export type FrontMatter = z.output<typeof Header> & { servings?: number | undefined }

/**
 * The header of a person's own recipe, or of a file from another source: only the title is required, and unknown keys
 * are ignored.
 */
const OwnHeader = z.object({
  ...Header.shape,
  place: z.string().default(''),
  course: Header.shape.course.default('curry'),
  meals: Header.shape.meals.default(['lunch', 'dinner']),
  role: Header.shape.role.default('main'),
  /** The key other programs use. */
  servings: Header.shape.serves,
  checked: z.array(z.string()).default([]),
})

/** A fault in the header, with its line in the file. */
export type HeaderFault = { line: number; text: string }

/**
 * Parses the YAML between the two lines of dashes. Lists keep their order; an unknown key is a fault.
 *
 * @param isOwn whether it is a person's own recipe, or a file from another source.
 */
export function readFrontMatter(
  text: string,
  isOwn = false,
): { header: FrontMatter | null; faults: HeaderFault[]; body: string } {
  const found = /^---\n([\s\S]*?)\n---\n?/.exec(text)
  if (!found)
    return {
      header: null,
      faults: [{ line: 1, text: 'the front matter between two lines of --- is missing' }],
      body: text,
    }
  // Keeps the line numbers, so that a fault in a step gives its line in the file.
  const body = '\n'.repeat(found[0].split('\n').length - 1) + text.slice(found[0].length)
  const document = parseDocument(found[1]!)
  if (document.errors.length > 0) {
    const [error] = document.errors
    const line = (error!.linePos?.[0].line ?? 1) + 1
    return { header: null, faults: [{ line, text: error!.message.split('\n')[0]! }], body }
  }
  const read = (isOwn ? OwnHeader : Header).safeParse(document.toJS())
  if (read.success) return { header: read.data, faults: [], body }
  const faults = read.error.issues.map((issue) => {
    const [key] = issue.path
    const lines = found[1]!.split('\n')
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
    const at = lines.findIndex((line) => line.startsWith(`${String(unknown ?? key)}:`))
    return { line: at < 0 ? 1 : at + 2, text: `${issue.path.join('.') || 'front matter'}: ${issue.message}` }
  })
  return { header: null, faults, body }
}
