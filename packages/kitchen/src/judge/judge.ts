import type { Macros } from '../nutrition/nutrition.ts'
import type { Recipe } from '../recipe/types.ts'
import { dietReasons } from './diet.ts'
import { eatenOf, figuresOf } from './eaten.ts'
import { figureReasons } from './figures.ts'
import { duplicateReasons, likenessOfSubmitted, nearInCookbook } from './likeness.ts'
import { quantityReasons, servesReasons } from './quantities.ts'
import { type Read, readLine } from './read-line.ts'
import { type Reason, reason } from './reason.ts'
import { stepReasons } from './steps.ts'
import type { SubmittedRecipe } from './submitted-recipe.ts'
import { timeReasons } from './times.ts'
import { unsafeReasons } from './unsafe.ts'

export type Judgement = {
  /** "Cannot confirm" when the list contains an unknown ingredient, so diet, figures and safety are undecided. */
  verdict: 'accepted' | 'rejected' | 'cannot confirm'
  reasons: Reason[]
  /** Figures per serving, computed from the listed amounts; show these instead of any claim. */
  corrected: Macros
  /** What each line was read as; an undefined id means an unknown ingredient. */
  read: { line: string; id: string | undefined; grams: number | undefined }[]
}

export type JudgeOptions = {
  /** Only vegetarian food is accepted; anything that cannot be confirmed is rejected. */
  vegOnly?: boolean
  /** Existing recipes, whole or by id: those shown, saved or accepted before. */
  known?: readonly (string | Recipe)[]
  /** Whether to compare with all cookbook dishes as well. */
  cookbook?: boolean
}

/**
 * Judges a recipe from a language model or a person by the rules our own recipes follow: diet versus ingredients,
 * near-duplicates of known recipes, amounts, figures, steps versus the list, unsafe advice, times.
 *
 * In veg-only mode an unknown ingredient leads to rejection; otherwise it leaves the verdict open.
 */
export function judge(
  submitted: SubmittedRecipe,
  { vegOnly = false, known = [], cookbook = false }: JudgeOptions = {},
): Judgement {
  const long = tooLong(submitted)
  if (long) return { verdict: 'rejected', reasons: [long], corrected: figuresOf([]), read: [] }
  const reads = submitted.ingredients.filter((line) => line.trim() !== '').flatMap(readLine)
  const serves =
    submitted.serves !== undefined && submitted.serves >= 1 && submitted.serves <= 20 ? submitted.serves : 4
  const eaten = eatenOf(reads, submitted, serves)
  const corrected = figuresOf(eaten)
  const least = figuresOf(eatenOf(reads, submitted, serves, 'least'))
  const most = figuresOf(eatenOf(reads, submitted, serves, 'most'))
  const likeness = likenessOfSubmitted(submitted, reads)
  const strangers = reads.filter(({ ids, aside, trap }) => ids.length === 0 && !aside && !trap)
  const against = [
    ...incomplete(submitted),
    ...dietReasons(submitted, reads, vegOnly),
    ...servesReasons(submitted.serves),
    ...quantityReasons(eaten, corrected),
    ...figureReasons(submitted, { usual: corrected, least, most }),
    ...stepReasons(submitted, reads),
    ...unsafeReasons(submitted, reads),
    ...timeReasons(submitted),
    ...duplicateReasons(likeness, cookbook ? [...known, ...nearInCookbook(likeness)] : known),
  ]
  const open = strangers.map(({ line }) => reason('unknown', `"${line.trim()}" is known to no table of ours.`))
  const rejected = against.length > 0 || (vegOnly && open.length > 0)
  return {
    verdict: rejected ? 'rejected' : open.length > 0 ? 'cannot confirm' : 'accepted',
    reasons: [...against, ...open],
    corrected,
    read: reads.map(({ line, ids, grams }: Read) => ({ line, id: ids[0], grams })),
  }
}

/** Limits beyond any real recipe; longer input is not read at all, so that the cost stays low whatever is sent. */
const mostLines = 60
const mostCharacters = 800

function tooLong({ title, ingredients, instructions, tips = [], tags = [] }: SubmittedRecipe): Reason | undefined {
  const lists = [ingredients, instructions, tips, tags]
  const fits =
    lists.every((list) => list.length <= mostLines) &&
    [title, ...lists.flat()].every((text) => text.length <= mostCharacters)
  return fits ? undefined : reason('incomplete', 'It is too long to be a recipe.')
}

function incomplete({ title, ingredients, instructions }: SubmittedRecipe): Reason[] {
  const wrong: Reason[] = []
  if (title.trim() === '') wrong.push(reason('incomplete', 'It has no title.'))
  if (ingredients.length < 2) wrong.push(reason('incomplete', 'It lists fewer than two ingredients.'))
  if (instructions.join('').trim().length < 20) wrong.push(reason('incomplete', 'It has no steps to follow.'))
  return wrong
}
