import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import type { Recipe } from '@planner/contract/kitchen/recipes'

/** The longest URL-encoded text that phones pass to a messenger by link; our longest recipe is about half of that. */
export const encodedMax = 7000

/** The length of one SMS in the GSM alphabet. */
export const smsMax = 160

/**
 * Formats a recipe as a message: title, facts, ingredients and steps, then the link on its own line, so that messengers
 * recognise it. Text too long for a URL loses its last steps and says so.
 */
export function recipeText(recipe: Recipe, link: string | null): string {
  const head = [
    `*${recipe.title}*`,
    `${recipe.regionalOrigin} · serves ${recipe.serves} · ${minutesInWords(recipe.quickFacts.time)} · ${recipe.quickFacts.calories} a serving`,
    '',
    'Ingredients',
    ...recipe.ingredients.map((line) => `- ${line}`),
  ]
  const foot = link === null ? [] : ['', link]
  const steps = recipe.instructions.map((step, at) => `${at + 1}. ${step}`)
  const text = (shown: number) => {
    const isCut = shown < steps.length
    const method = shown > 0 ? ['', 'Method', ...steps.slice(0, shown)] : []
    return [...head, ...method, ...(isCut ? ['… the rest is behind the link'] : []), ...foot].join('\n')
  }
  for (let shown = steps.length; shown > 0; shown--) {
    if (encodeURIComponent(text(shown)).length <= encodedMax) return text(shown)
  }
  return text(0)
}

/** Formats a recipe for a single SMS: title, as many main ingredients as fit, and the link. */
export function shortText(recipe: Recipe, link: string | null): string {
  const names = recipe.quantities
    .filter(({ id }) => id !== 'water')
    .toSorted((one, other) => other.grams - one.grams)
    .map(({ name }) => name)
  const text = (count: number) =>
    plain(
      [
        `${recipe.title}, serves ${recipe.serves}`,
        ...(count > 0 ? [`With ${names.slice(0, count).join(', ')}`] : []),
        ...(link === null ? [] : [link]),
      ].join('\n'),
    )
  for (let count = Math.min(8, names.length); count > 0; count--) {
    if (text(count).length <= smsMax) return text(count)
  }
  return text(0)
}

/** Converts text to the GSM alphabet; any other character would cut the SMS to 70 characters. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll('⁄', '/')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replaceAll('₹', 'Rs ')
    .replaceAll('×', 'x')
    .replace(/[^\n -~]/g, '')
