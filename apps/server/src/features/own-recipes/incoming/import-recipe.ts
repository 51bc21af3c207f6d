import { ownRecipes as limits } from '@planner/contract/constants/kitchen'
import type { RecipeDraft } from '@planner/contract/kitchen/own-recipes'
import { draftOf, recipeInText } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { dayMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { countWithin } from '#platform/request-counter.ts'
import { presentForm } from '../present.ts'
import type { PageRecipe } from './read-data.ts'

const reader = new URL('./read-page.ts', import.meta.url)

/**
 * Fills in a form from the recipe on a web page. Only facts are taken: ingredients and amounts and, in our own words,
 * the steps with their times and temperatures. Nothing is saved.
 *
 * @throws Problem `own-recipe.brought-in`, `own-recipe.none-found`, and whatever `web.read` throws.
 */
export async function recipeFromPage(context: Context, user: UserRow, url: string): Promise<RecipeDraft> {
  await countIn(context, user, { what: 'pages', limit: limits.pagesPerDay })
  const { text, address } = await context.web.read(url, {
    bytesMax: limits.pageBytesMax,
    types: /^(?:text\/html|application\/xhtml\+xml|text\/plain)\b/i,
  })
  const found = await readSafely(context, text)
  if (!found) throw new Problem('own-recipe.none-found')
  const { host, pathname } = new URL(address)
  // These characters have a meaning in Cooklang.
  const source = /[@#~{}%]/.test(pathname) || pathname.length > 300 ? host : `${host}${pathname}`
  return presentDraft(draftOf(found, { copies: false, source }), address)
}

/**
 * Fills in a form from the person's own text. Nothing is saved.
 *
 * @throws Problem `own-recipe.none-found`, `own-recipe.brought-in`.
 */
export async function recipeFromText(context: Context, user: UserRow, text: string): Promise<RecipeDraft> {
  await countIn(context, user, { what: 'texts', limit: limits.textsPerDay })
  const found = recipeInText(text)
  if (!found) throw new Problem('own-recipe.none-found', { detail: noneInText })
  return presentDraft(draftOf(found, { copies: true }), null)
}

const noneInText = 'We found no ingredients in that text: put each on its own line, with its amount'

/** Returns a page's recipe; null if the page has none, cannot be parsed or takes too long. */
async function readSafely(context: Context, html: string): Promise<PageRecipe | null> {
  try {
    return await context.workers.run<PageRecipe | null>(reader, html)
  } catch (error) {
    if (error instanceof Problem) throw error
    context.log.warn({ err: error }, 'a recipe page could not be read')
    return null
  }
}

async function countIn(
  context: Context,
  { id }: UserRow,
  { what, limit }: { what: 'pages' | 'texts'; limit: number },
): Promise<void> {
  const counted = { key: `recipe ${what} ${id}`, now: context.clock.now(), windowMs: dayMs, limit }
  await countWithin(context.db, { ...counted, problem: 'own-recipe.brought-in' })
}

const presentDraft = ({ form, doubts }: ReturnType<typeof draftOf>, source: string | null): RecipeDraft => ({
  form: presentForm(form),
  doubts,
  source,
})
