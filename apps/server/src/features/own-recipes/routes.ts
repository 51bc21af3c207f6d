import { Readable } from 'node:stream'
import * as own from '@planner/contract/kitchen/own-recipes'
import { cookbook } from '@planner/kitchen'
import { route } from '#http/route.ts'
import { Problem } from '#platform/problem.ts'
import { copyRecipe } from './copy-recipe.ts'
import { exportOwn } from './export-own.ts'
import { recipeFromPage, recipeFromText } from './incoming/import-recipe.ts'
import { presentSummary, presentWhole } from './present.ts'
import { removeOwn } from './remove-own.ts'
import { shareOwn, withdrawOwn } from './share-own.ts'
import { ownRow, summariesOf } from './store.ts'
import { rewriteOwn, writeOwn } from './write-own.ts'

export const ownRecipeRoutes = [
  route(own.list, async (context, { user }) => ({
    recipes: (await summariesOf(context.db, user.id)).map(presentSummary),
  })),
  route(own.foods, () => ({ foods: cookbook().foods.all.map(({ name }) => name) })),
  route(own.exportAll, (context, { user }) => Readable.from(exportOwn(context, user)) as unknown as string),
  route(own.fromPage, (context, { user, input }) => recipeFromPage(context, user, input.url)),
  route(own.fromText, (context, { user, input }) => recipeFromText(context, user, input.text)),
  route(own.copy, async (context, { user, input }) =>
    presentWhole(context, user, await copyRecipe(context, user, input.recipe_id)),
  ),
  route(own.write, async (context, { user, input }) =>
    presentWhole(context, user, await writeOwn(context, user, input)),
  ),
  route(own.one, async (context, { user, input }) => {
    const row = await ownRow(context.db, user.id, input.id)
    if (!row) throw new Problem('own-recipe.not-found')
    return presentWhole(context, user, row)
  }),
  route(own.rewrite, async (context, { user, input }) =>
    presentWhole(context, user, await rewriteOwn(context, user, input)),
  ),
  route(own.remove, async (context, { user, input }) => {
    await removeOwn(context, user, input.id)
    return { message: 'Recipe deleted' }
  }),
  route(own.share, async (context, { user, input }) => ({ share_token: await shareOwn(context, user, input.id) })),
  route(own.withdraw, async (context, { user, input }) => {
    await withdrawOwn(context, user, input.id)
    return { message: 'Link turned off' }
  }),
]
