import { textOfParts } from '../read/counts.ts'
import type { Dish } from '../read/dish.ts'
import type { Skill } from '../read/vocabulary.ts'

/** Patterns for skills in people's own recipes; a cookbook dish lists them in `skills`. */
const words: Readonly<Record<Skill, RegExp>> = {
  filling:
    /\b(?:pleats?|crimp|pinch (?:shut|together)|stuff each|fill each|fold (?:it |them |the \w+ )?over the filling)\b/i,
  'rolling out': /\broll (?:\w+ ){0,5}(?:to|out|into|thin)\b|\bpat (?:\w+ ){0,5}(?:to|out)\b/i,
  'sugar stages':
    /\b(?:one|two|1|2)[- ](?:string|thread)|\b(?:soft|hard)[- ]ball\b|\bmakes a thread\b|\bcaramel(?!i[sz]ed onion)/i,
  pressing: /\b(?:press (?:\w+ ){0,6}through|pipe|squeeze bottle|chakli press|murukku press|sev press)\b/i,
  wrapping: /\bwrap (?:\w+ ){0,4}in (?:\w+ ){0,2}lea(?:f|ves)|\bunmould|\bturn it out\b/i,
  sealing: /\b(?:seal|close|shut) the (?:lid|pot|rim)\b|\bsealed? (?:it )?with dough|\blayer\b/i,
  embers: /\b(?:skewers?|charcoal|embers)\b/i,
  'folding in': /\b(?:stiff peaks|fold in the (?:egg )?whites|laminat|book fold)\b/i,
}

/** Returns the skills a recipe from another source needs, inferred from its text. */
export function inferSkills({ steps }: Pick<Dish, 'steps'>): Skill[] {
  const text = steps.map(({ parts }) => textOfParts(parts)).join('')
  return Object.entries(words).flatMap(([skill, pattern]) => (pattern.test(text) ? [skill as Skill] : []))
}
