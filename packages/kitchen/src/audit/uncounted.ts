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
/**
 * Too many or too small to count, or shaped by a tool: sev, boondi, pearls of millet, bits pinched off a rope of dough;
 * or no piece of the dish: dough that seals a lid, pieces crushed into a gravy.
 */
const countless =
  /\b(?:the size of (?:a |an )?(?:pea|peppercorn|lentil|mustard|grain|chickpea)s?|sev|boondi|pearls?|crumbs?|vermicelli|noodles|(?:press|pinch|nip) off bits|snip small pieces|small diamonds|press the lid on|a few pieces)\b/i
/** A press with its disc is a tool, and a verb only elsewhere: 'Fit the murukku press with the ribbon disc.' */
const tool = /\b\w+ press with\b/gi
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
    const shaped = sentences.find((sentence) => shapes.test(sentence.replaceAll(tool, '')) && !countless.test(sentence))
    if (shaped === undefined) return []
    looked++
    return counts(dish) ? [] : [{ id: dish.id, why: `no number: '${shaped.replaceAll(/\s+/g, ' ').trim()}'` }]
  })
  return { looked, doubts }
}
