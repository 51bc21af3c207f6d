import * as chosen from '@planner/contract/kitchen/chosen-dishes'
import { route } from '#http/route.ts'
import { changeChosen } from './change-chosen.ts'
import { chooseDish } from './choose-dish.ts'
import { listChosen } from './list-chosen.ts'
import { removeChosen } from './remove-chosen.ts'

export const chosenDishRoutes = [
  route(chosen.list, async (context, { user }) => ({ dishes: await listChosen(context, user) })),
  route(chosen.choose, (context, { user, input }) => chooseDish(context, user, input)),
  route(chosen.change, (context, { user, input }) => changeChosen(context, user, input)),
  route(chosen.remove, async (context, { user, input }) => {
    await removeChosen(context, user, input.id)
    return { message: 'Dish removed' }
  }),
]
