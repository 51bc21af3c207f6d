import * as medicines from '@planner/contract/medicines'
import type { Context } from '#context.ts'
import { answerOnce } from '#features/idempotency/answer-once.ts'
import { route } from '#http/route.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { changeMedicine, countStock, removeMedicine } from './change-medicine.ts'
import { createMedicine } from './create-medicine.ts'
import { doseLog } from './dose-log.ts'
import { listMedicines } from './list-medicines.ts'

export const medicineRoutes = [
  route(medicines.list, (context, { user }) => listMedicines(context, user)),
  route(medicines.create, (context, { user, input, carried }) =>
    once(context, user, `medicine ${input.id ?? ''}`, carried.idempotencyKey, (within) =>
      createMedicine(within, user, input),
    ),
  ),
  route(medicines.update, (context, { user, input, carried }) =>
    once(context, user, `medicine ${input.id}`, carried.idempotencyKey, (within) =>
      changeMedicine(within, user, input),
    ),
  ),
  route(medicines.setStock, (context, { user, input, carried }) =>
    once(context, user, `stock ${input.id}`, carried.idempotencyKey, (within) => countStock(within, user, input)),
  ),
  route(medicines.remove, (context, { user, input, carried }) =>
    once(context, user, `no medicine ${input.id}`, carried.idempotencyKey, async (within) => {
      await removeMedicine(within, user, input.id)
      return { message: 'Medicine deleted' }
    }),
  ),
  route(medicines.doseLog, (context, { user, input }) => doseLog(context, user, input)),
]

const once = <Answer>(
  context: Context,
  user: UserRow,
  call: string,
  id: string | null,
  work: (within: Context) => Promise<Answer>,
): Promise<Answer> => answerOnce(context, user, { call, id }, work)
