import { parseHTML } from 'linkedom'
import { type PageRecipe, recipeInData } from './read-data.ts'

/** Maximum nesting depth: deeper markup is no real page and would exhaust the stack. */
const deepest = 400

type Page = ReturnType<typeof parseHTML>['document']

/**
 * Returns the recipe of a page from schema.org data: JSON-LD, else microdata. Runs in a worker process, because a
 * malicious page may take long. Nothing on the page is run or loaded.
 *
 * @returns null if the page has none.
 */
export default function readPage(html: string): PageRecipe | null {
  if (isTooDeep(html)) return null
  const { document } = parseHTML(html)
  const plain = (text: string): string => {
    if (!/[<&]/.test(text)) return text
    const inside = parseHTML(`<!doctype html><html><body>${text.slice(0, 20_000)}</body></html>`).document
    for (const end of inside.querySelectorAll('p, li, br, div')) end.append('\n')
    return inside.body.textContent ?? ''
  }
  const scripts = [...document.querySelectorAll('*')].filter(
    ({ localName, attributes }) =>
      localName.toLowerCase() === 'script' &&
      [...attributes].some(
        ({ name, value }) => name.toLowerCase() === 'type' && /^application\/ld\+json\b/i.test(value),
      ),
  )
  for (const script of scripts) {
    const found = recipeInData(dataIn(script.textContent ?? ''), plain)
    if (found) return found
  }
  return recipeInData(microdataOf(document), plain)
}

/** Whether too many tags are open at once, not counting void elements. */
function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [tag] of html.matchAll(/<(\/?)[a-z][^\s/>]*/gi)) {
    if (/^<(?:br|hr|img|input|meta|link|source|wbr|p|li|td|tr|th|option|path|col|dt|dd)$/i.test(tag)) continue
    depth = tag.startsWith('</') ? Math.max(0, depth - 1) : depth + 1
    if (depth > deepest) return true
  }
  return false
}

/**
 * Parses a script's JSON, tolerating line breaks in strings, which are invalid but common. Returns null if it is
 * malformed.
 */
function dataIn(text: string): unknown {
  const bare = text.replace(/^\s*(?:<!--|\/\*<!\[CDATA\[\*\/|<!\[CDATA\[)|(?:-->|\/\*\]\]>\*\/|\]\]>)\s*$/g, '')
  const clean = bare.replace(/\p{Cc}+/gu, ' ').replace(/,\s*([}\]])/g, '$1')
  try {
    return JSON.parse(clean) as unknown
  } catch {
    return null
  }
}

function microdataOf(document: Page): unknown {
  const scope = [...document.querySelectorAll('[itemscope][itemtype]')].find((one) =>
    /schema\.org\/Recipe$/i.test(one.getAttribute('itemtype') ?? ''),
  )
  if (!scope) return null
  const texts = (name: string) =>
    [...scope.querySelectorAll(`[itemprop~="${name}"]`)].map(
      (one) => one.getAttribute('content') ?? one.getAttribute('datetime') ?? one.textContent ?? '',
    )
  const steps = [...scope.querySelectorAll('[itemprop~="recipeInstructions"]')].flatMap((one) => {
    const items = [...one.querySelectorAll('li, [itemprop~="text"], p')].map((item) => item.textContent ?? '')
    return items.length > 0 ? items : [one.textContent ?? '']
  })
  return {
    '@type': 'Recipe',
    name: texts('name')[0] ?? '',
    recipeYield: texts('recipeYield')[0] ?? '',
    recipeIngredient: [...texts('recipeIngredient'), ...texts('ingredients')],
    recipeInstructions: steps,
    recipeCategory: texts('recipeCategory'),
  }
}
