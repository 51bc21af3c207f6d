import { unitsInWords } from '@planner/contract/medicine-words'
import type { Context } from '#context.ts'
import { asMember } from '#features/household/as-member.ts'
import { addItems } from '#features/shopping-list/change-items.ts'
import type { MedicineRow } from '#platform/db/tables/medicines.ts'
import { Problem } from '#platform/problem.ts'
import { lockMedicine, refillsDue, updateMedicine } from './store.ts'

/** Limit per run; the next run continues. */
const atOnce = 200

/**
 * Puts medicines whose refill reminder is due on their household's shopping list, once until the stock is set again. If
 * the list is full, the next run tries again.
 */
export async function putRefillsOnList(context: Context): Promise<void> {
  for (const { id, day, user } of await refillsDue(context.db, { now: context.clock.now(), limit: atOnce })) {
    try {
      await asMember(context, user, async (tx) => {
        const medicine = await lockMedicine(tx, id)
        if (!medicine?.refill_list || medicine.refill_listed_on !== null) return
        await addItems({ ...context, db: tx }, user, { items: [{ id: context.ids.next(), text: itemOf(medicine) }] })
        await updateMedicine(tx, id, { refill_listed_on: day })
      })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      context.log.info({ medicine: id, problem: error.code }, 'a medicine could not be put on the shopping list yet')
    }
  }
}

/** Returns 'Dolo 650 tablets' for a name that ends in a number, so that the number is not read as the amount to buy. */
const itemOf = ({ name, unit }: MedicineRow): string =>
  /\d$/.test(name) ? `${name} ${unit === 'dose' ? '(medicine)' : unitsInWords(2, unit).slice(2)}` : name
