import type { FoundRecipeText } from './draft.ts'
import { readIngredientLine } from './ingredient-line.ts'

const headings = {
  ingredients:
    /^(?:the )?(?:ingredients?|ingridients?|samagri|saamagri|samaan|saman|you(?:’|')?ll need|what you need|सामग्री|सामान)(?![\p{L}\p{M}]).*$/iu,
  steps:
    /^(?:the )?(?:method|directions?|instructions?|preparation|procedure|steps?|how to (?:make|cook)|recipe|vidhi|vidhee|banane ka tarika|banane ki vidhi|tarika|विधि|बनाने की विधि|तरीका)(?![\p{L}\p{M}]).*$/iu,
  notes: /^(?:tips?|notes?|nutrition|video|subscribe)(?![\p{L}\p{M}]).*$/iu,
}

/** Matches the name and time WhatsApp puts before each message. */
const chatMark = /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? +\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?\]?(?: -)? +[^:]{1,40}: ?/i

const serves =
  /\b(?:serves?|servings?|makes)\s*:?\s*(\d{1,2})(?:\s*(?:-|to)\s*\d{1,2})?(?!\d)|(?<!\d)(\d{1,2})\s*(?:people|persons?|servings|logo?n?|जन|लोग)/iu

/**
 * Finds a recipe in a text as people share it: with or without headings, bullets, asterisks or emoji, or across several
 * chat messages.
 *
 * @returns null when nothing in it looks like a recipe.
 */
export function recipeInText(text: string): FoundRecipeText | null {
  const lines = text
    .slice(0, 40_000)
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
        .replace(chatMark, '')
        .replace(/^[\s*_~>#]+|[\s*_~]+$/g, '')
        .trim(),
    )
    .filter((line) => line !== '' && !/^(?:forwarded(?: many times)?|https?:\/\/\S+)$/i.test(line))
  const found = { title: '', serves: '', ingredients: [] as string[], steps: [] as string[] }
  let hasHeading = false
  let part: 'top' | 'ingredients' | 'steps' | 'notes' = 'top'
  for (const line of lines) {
    const bare = line.replace(/^[^\p{L}\d½¼¾<("“]+/u, '')
    const heading = headingOf(bare)
    if (heading) {
      hasHeading = true
      part = heading.part
      if (heading.rest) (part === 'ingredients' ? found.ingredients : found.steps).push(...split(part, heading.rest))
      continue
    }
    const said = serves.exec(bare)
    if (said && found.serves === '' && bare.length < 40) {
      found.serves = said[1] ?? said[2] ?? ''
      if (bare.length < 20) continue
    }
    if (part === 'top' && found.title === '' && !isIngredient(line)) {
      found.title = bare
        .replace(/[^\p{L}\p{M}\p{N})!?>"”]+$/u, '')
        .replace(/\s+(?:recipe|ki recipe|banane ki vidhi)\b.*$/i, '')
      continue
    }
    // Without headings a line is classified by itself: an amount at either end makes it an ingredient, a sentence a
    // step.
    if (part === 'ingredients' || (part === 'top' && isIngredient(line))) {
      if (part === 'ingredients' && isStep(line)) {
        part = 'steps'
        found.steps.push(stepOf(line))
      } else found.ingredients.push(...split('ingredients', line))
    } else if (part === 'steps' || (part === 'top' && bare.length > 25)) found.steps.push(stepOf(line))
  }
  // A single line with a number is not a recipe.
  if (found.ingredients.length < (hasHeading ? 1 : 2)) return null
  return { ...found, kinds: '' }
}

function headingOf(line: string): { part: 'ingredients' | 'steps' | 'notes'; rest: string } | null {
  for (const part of ['ingredients', 'steps', 'notes'] as const) {
    if (!headings[part].test(line)) continue
    const [, rest = ''] = /[:：\-–]\s*(.*)$/u.exec(line) ?? []
    // "Recipe for two" does not start the steps; a heading is short, or has a colon with text after it.
    if (line.length < 40 || /^.{0,30}[:：]/u.test(line)) return { part, rest: rest.length > 3 ? rest : '' }
  }
  return null
}

const isIngredient = (line: string): boolean => {
  const read = readIngredientLine(line)
  return read !== null && read.amount !== null && line.length < 90 && !isStep(line)
}

/** Whether the line is a step: a numbered sentence such as "1. Heat the oil and add the cumin.", or a long one. */
const isStep = (line: string): boolean =>
  /^(?:step\s*)?\d{1,2}\s*[.):]\s*\p{L}{3,}.{25,}/iu.test(line) || (line.length > 90 && /[.।]/.test(line))

const stepOf = (line: string): string =>
  line.replace(/^(?:step\s*)?\d{1,2}\s*[.):-]\s*/i, '').replace(/^[•●\-–*]\s*/u, '')

/** Splits several ingredients in one line, as people write them after a colon: "2 cups rice, 1 tsp salt, haldi". */
function split(part: string, line: string): string[] {
  if (part !== 'ingredients') return line.split(/(?<=[.।])\s+/)
  const pieces = line.split(/\s*,\s*(?![^()]*\))/)
  const amounts = pieces.filter((piece) => readIngredientLine(piece)?.amount != null)
  return pieces.length > 2 && amounts.length >= pieces.length / 2 ? pieces : [line]
}
