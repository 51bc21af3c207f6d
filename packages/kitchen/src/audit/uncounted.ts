import { isPieces } from '../compute/pieces.ts'
import type { Cookbook } from '../read/cookbook.ts'
import { textOfParts } from '../read/counts.ts'
import type { Dish } from '../read/dish.ts'
import type { Found } from './found.ts'

const piece =
  '(?:balls?|rounds?|discs?|patt(?:y|ies)|cakes|rings?|coils?|puris?|dumplings?|ovals?|cones?|lozenges|spheres?|rolls|fingers|cylinders?|sausages?|kebabs?|cutlets?|flowers?|crescents?|parcels?|squares|diamonds|triangles|strips|pieces|ropes?)'
/** A sentence that shapes pieces: 'roll small balls', 'press it to rounds', 'draw a ring'. */
const shapes = new RegExp(
  `\\b(?:shape|roll|pat|press|form|pinch off|divide|draw an?|stamp|mould|pipe|make|flatten|cut out)\\b[^.;]{0,60}\\b${piece}\\b`,
  'i',
)
/** Too many or too small to count, or shaped by a tool: sev, boondi, pearls of millet. */
const countless =
  /\b(?:the size of (?:a |an )?(?:pea|peppercorn|lentil|mustard|grain|chickpea)|sev|boondi|pearls?|crumbs?|vermicelli|noodles)\b/i
const shapedCourses: ReadonlySet<string> = new Set([
  'snack',
  'sweet',
  'bread',
  'kebab',
  'chaat',
  'fry',
  'breakfast dish',
  'curry',
])

/** Whether a dish says somewhere how many pieces it makes. */
const counts = ({ steps, notes, portions }: Dish): boolean =>
  steps.some(({ parts }) => parts.some((part) => part.kind === 'count' && isPieces(part))) ||
  notes.some((note) => numbered.test(textOfParts(note))) ||
  // Slices, shells and eggs are counted by the list.
  portions.some(({ unit, food }) => unit === null && (food.aisle === 'grains' || food.aisle === 'dairy'))
const numbered = /\bmakes (?:about )?\d/i

/** Finds dishes whose steps shape pieces and that never say how many: nobody can share out the dough. */
export function uncountedDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => {
    if (!shapedCourses.has(dish.course)) return []
    const sentences = dish.steps.flatMap(({ parts }) => textOfParts(parts).split(/(?<=[.;])\s+/))
    const shaped = sentences.find((sentence) => shapes.test(sentence) && !countless.test(sentence))
    if (shaped === undefined) return []
    looked++
    return counts(dish) ? [] : [{ id: dish.id, why: `no number: '${shaped.replaceAll(/\s+/g, ' ').trim()}'` }]
  })
  return { looked, doubts }
}
