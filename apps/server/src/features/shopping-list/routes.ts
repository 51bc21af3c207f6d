import * as list from '@planner/contract/kitchen/shopping-list'
import { answerOnce } from '#features/idempotency/answer-once.ts'
import { route } from '#http/route.ts'
import { addRecipe, recipeFor } from './add-recipe.ts'
import { listBought } from './bought.ts'
import { addItems, clearList, editItem, removeItems, tickItems } from './change-items.ts'
import { showList } from './show-list.ts'
import { addStaple, removeStaple } from './staples/staples.ts'

/** The answer to every change; the page reloads the list itself. */
const done = { message: 'Done' }

export const shoppingListRoutes = [
  route(list.show, (context, { user }) => showList(context, user)),
  route(list.add, async (context, { user, input, carried }) => {
    await answerOnce(context, user, { call: 'add to list', id: carried.idempotencyKey }, async (within) => {
      await addItems(within, user, input)
      return done
    })
    return showList(context, user)
  }),
  route(list.edit, async (context, { user, input }) => {
    await editItem(context, user, input)
    return showList(context, user)
  }),
  route(list.tick, async (context, { user, input }) => {
    await tickItems(context, user, input)
    return showList(context, user)
  }),
  route(list.remove, async (context, { user, input }) => {
    await removeItems(context, user, input)
    return showList(context, user)
  }),
  route(list.addRecipe, async (context, { user, input, carried }) => {
    const recipe = await recipeFor(context, user, input)
    await answerOnce(context, user, { call: 'recipe to list', id: carried.idempotencyKey }, async (within) => {
      await addRecipe(within, user, { recipe, again: input.again === true })
      return done
    })
    return showList(context, user)
  }),
  route(list.clear, async (context, { user }) => {
    await clearList(context, user)
    return showList(context, user)
  }),
  route(list.bought, (context, { user }) => listBought(context, user)),
  route(list.addStaple, async (context, { user, input }) => {
    await addStaple(context, user, input)
    return showList(context, user)
  }),
  route(list.removeStaple, async (context, { user, input }) => {
    await removeStaple(context, user, input.id)
    return { message: 'Staple removed' }
  }),
]
