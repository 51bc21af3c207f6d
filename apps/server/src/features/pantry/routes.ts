import * as pantry from '@planner/contract/kitchen/pantry'
import { route } from '#http/route.ts'
import { addToPantry, changePantryItem, removePantryItem } from './change-pantry.ts'
import { dishesFromPantry } from './cookable.ts'
import { showPantry } from './show-pantry.ts'

export const pantryRoutes = [
  route(pantry.show, (context, { user }) => showPantry(context, user)),
  route(pantry.add, async (context, { user, input }) => {
    await addToPantry(context, user, input)
    return showPantry(context, user)
  }),
  route(pantry.change, async (context, { user, input }) => {
    await changePantryItem(context, user, input)
    return showPantry(context, user)
  }),
  route(pantry.remove, async (context, { user, input }) => {
    await removePantryItem(context, user, input.id)
    return showPantry(context, user)
  }),
  route(pantry.dishes, async (context, { user }) => ({ dishes: await dishesFromPantry(context, user) })),
]
