import { recipes as limits } from '@planner/contract/constants/kitchen'
import { type Category, categories } from '@planner/contract/kitchen/recipes'
import type { Context } from '#context.ts'
import { newRecipe as prompt } from '#features/assistant/prompts/new-recipe.ts'
import { recentCallCount } from '#features/assistant/recent-call-count.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { readDiet } from '#features/recipes/diet.ts'
import { monthInWords } from '#features/recipes/written/month-in-words.ts'
import { recentlyWritten } from '#features/recipes/written/recently-written.ts'
import { writeRecipe } from '#features/recipes/written/write-recipe.ts'
import { writeTip } from '#features/recipes/written/write-tip.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'
import { type ForPlan, writeJob } from '../jobs.ts'
import { countForPlan, insertForPlan } from './store.ts'

/** Queues the writing of new recipes for the next plan, in the transaction that makes a plan. */
export async function requestNewRecipes(
  context: Context,
  tx: Db,
  user: UserRow,
  { vegOnly }: { vegOnly: boolean },
): Promise<void> {
  await context.jobs.send(tx, writeJob({ userId: user.id, vegOnly, tries: limits.writtenPerDay }))
}

/**
 * Has a model write one recipe for a person's future plans, and queues the next, until there are enough for a day or
 * the attempts are used up; also writes tomorrow's kitchen tip. Runs after a plan was made, so nobody waits: the next
 * plan uses what exists by then.
 */
export async function writeForPlan(context: Context, data: object): Promise<void> {
  const { userId, vegOnly, tries } = data as ForPlan
  const user = await userById(context, userId)
  if (!user || tries < 1 || !context.languageModel || !user.ai_enabled) return
  const { day } = wallTimeOf(context.clock.now(), user.time_zone)
  if (tries === limits.writtenPerDay) await writeTip(context, user, addDays(day, 1))
  const { made, waiting } = await countForPlan(context.db, userId, day)
  if (isEnough(made, waiting)) return
  if ((await recentCallCount(context, user, prompt.task)) >= limits.writingQuestionsPerDay) return

  const known = await recentlyWritten(context, user)
  const diet = await readDiet(context, user)
  const meal = mealFor(day, tries)
  const recipe = await writeRecipe(context, user, prompt, {
    text: '',
    vegOnly: vegOnly || tries % 2 === 1,
    diet,
    about: {
      meal,
      month: monthInWords(day),
      not: known
        .slice(0, named)
        .map(({ title }) => title)
        .join(', '),
    },
    known,
  })
  await inTransaction(context.db, async (tx) => {
    // So that concurrent writers for the same person count each other's recipes.
    await lockPerson(tx, userId)
    const now = await countForPlan(tx, userId, day)
    const mayKeep = recipe?.category === meal && !isEnough(now.made, now.waiting)
    if (recipe && mayKeep) await insertForPlan(tx, { userId, recipe, day, now: context.clock.now() })
    if (tries > 1) await context.jobs.send(tx, writeJob({ userId, vegOnly, tries: tries - 1 }))
  })
}

/** Number of titles that the model is told not to repeat. */
const named = 20

const isEnough = (made: number, waiting: number): boolean =>
  made >= limits.writtenPerDay || waiting >= limits.writtenPerDay

/** Returns a different meal for each of a day's attempts. */
const mealFor = (day: string, turn: number): Category =>
  categories[(Number(day.slice(8, 10)) + turn) % categories.length]!
