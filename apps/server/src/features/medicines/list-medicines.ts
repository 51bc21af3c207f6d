import type { Medicine } from '@planner/contract/medicines'
import type { Context } from '#context.ts'
import { dosesOfAll } from '#features/reminders/doses/doses.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { presentMedicine } from './present.ts'
import { medicinesOf, refillDaysOf } from './store.ts'

/** Returns a person's medicines, and those of the household whose doses they see. */
export async function listMedicines({ db, clock }: Context, user: UserRow): Promise<Medicine[]> {
  const medicines = await medicinesOf(db, user.id)
  const ids = medicines.map(({ id }) => id)
  const [doses, refills] = await Promise.all([dosesOfAll(db, ids), refillDaysOf(db, ids)])
  const now = clock.now()
  return medicines.map((medicine) =>
    presentMedicine(medicine, {
      user,
      doses: doses.get(medicine.id) ?? [],
      refillOn: refills.get(medicine.id) ?? null,
      now,
    }),
  )
}
