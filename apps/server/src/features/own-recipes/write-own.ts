import { ownRecipes as limits } from '@planner/contract/constants/kitchen'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { rewrite, write } from '@planner/contract/kitchen/own-recipes'
import { type FoodAnswers, recipeOfOwn, textOfForm } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { requireStorage } from '#features/storage/require-storage.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockAccount } from '#platform/db/lock-account.ts'
import type { OwnRecipeRow } from '#platform/db/tables/recipes.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { ownId, readRow } from './own-by-id.ts'
import { countOwn, followInChosen, insertOwn, ownRow, updateOwn } from './store.ts'

type Written = Pick<CheckedInputOf<typeof write>, 'text' | 'form'>

/**
 * Saves a new own recipe.
 *
 * @throws Problem `own-recipe.faulty` naming the line, `own-recipe.too-many`, `account.full`
 */
export async function writeOwn(
  context: Context,
  user: UserRow,
  { told = {}, planned, ...written }: CheckedInputOf<typeof write>,
): Promise<OwnRecipeRow> {
  const text = textOf(written)
  if (text === null) throw new Problem('own-recipe.faulty', { detail: 'The recipe must not be empty' })
  const id = context.ids.next()
  const content = contentOf(id, text, told)
  const now = context.clock.now()
  return inTransaction(context.db, async (tx) => {
    await lockAccount(tx, user.id)
    if ((await countOwn(tx, user.id)) >= limits.max) throw new Problem('own-recipe.too-many')
    await requireStorage(tx, user.id, { more: sizeOf(text, told) })
    return insertOwn(tx, { id, user_id: user.id, ...content, planned, created_at: now, updated_at: now })
  })
}

/**
 * Changes an own recipe; omitted fields stay.
 *
 * @throws Problem `own-recipe.not-found`, also for somebody else's recipe, `own-recipe.faulty`, `account.full`
 */
export async function rewriteOwn(
  context: Context,
  user: UserRow,
  { id, told: newTold, planned, ...written }: CheckedInputOf<typeof rewrite>,
): Promise<OwnRecipeRow> {
  return inTransaction(context.db, async (tx) => {
    await lockAccount(tx, user.id)
    const before = await ownRow(tx, user.id, id)
    if (!before) throw new Problem('own-recipe.not-found')
    const text = textOf(written) ?? before.text
    const told: FoodAnswers = newTold ?? before.told
    const content = contentOf(id, text, told)
    const more = sizeOf(text, told) - sizeOf(before.text, before.told)
    if (more > 0) await requireStorage(tx, user.id, { more })
    if (content.title !== before.title) await followInChosen(tx, user.id, ownId(id), content.title)
    return updateOwn(tx, id, { ...content, planned: planned ?? before.planned, updated_at: context.clock.now() })
  })
}

const textOf = ({ text, form }: Written): string | null => text ?? (form ? textOfForm(form) : null)

const sizeOf = (text: string, told: FoodAnswers): number => text.length + JSON.stringify(told).length

/** Returns the columns derived from the text and from what the person said about its ingredients. */
function contentOf(id: string, text: string, told: FoodAnswers) {
  if (Buffer.byteLength(text) > limits.bytesMax)
    throw new Problem('own-recipe.faulty', { detail: 'The recipe must be at most 20 kB' })
  const own = readRow({ id, text, told })
  const { title, is_vegetarian } = recipeOfOwn(own)
  return { title, text, told: JSON.stringify(told), is_vegetarian, unsettled: own.unsettled.length }
}
