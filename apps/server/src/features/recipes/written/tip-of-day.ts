import type { ResultOf } from '@planner/contract/endpoint'
import type { kitchenTip as contract } from '@planner/contract/kitchen/recipes'
import { kitchenTip } from '@planner/kitchen'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'
import type { DayDiet } from '../against-diet.ts'
import { dietToday } from '../day-diet.ts'
import { namesLeftOut } from '../named-foods.ts'
import { tipOn } from './store.ts'

/** Returns the tip of a person's day: one written for it if the person uses AI, else the kitchen's own. */
export async function tipOfDay(context: Context, user: UserRow): Promise<ResultOf<typeof contract>> {
  const { db, clock } = context
  const { day } = wallTimeOf(clock.now(), user.time_zone)
  const diet = await dietToday(context, user)
  const written = user.ai_enabled ? await tipOn(db, user.id, day) : null
  if (written && !namesLeftOut(written, diet)) return { tip: written, written_by: 'model' }
  return { tip: tipFor(day, diet) }
}

/** If a day's tip does not suit, the one `first` days later is used, or one of the next `tries` days. */
const elsewhere = { first: 75, tries: 60 }

/** Returns the kitchen's tip of a day; if it mentions food that the household avoids, another day's. */
function tipFor(day: string, diet: DayDiet): string {
  const own = kitchenTip(day)
  if (!namesLeftOut(own, diet)) return own
  const others = Array.from({ length: elsewhere.tries }, (_, n) => kitchenTip(addDays(day, elsewhere.first + n)))
  return others.find((tip) => !namesLeftOut(tip, diet)) ?? own
}
