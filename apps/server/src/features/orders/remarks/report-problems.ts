import { toPaise } from '@planner/commerce/money'
import { orders as limits } from '@planner/contract/constants/orders'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type * as contract from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { notifyAdministrators } from '#features/notifications/sending/notify-administrators.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { OrderRemarkRow } from '#platform/db/tables/orders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { countWithin } from '#platform/request-counter.ts'
import { nameOf } from '../name-of.ts'
import { ownOrder } from '../own-order.ts'
import { workOnOrder } from '../parts/work-on-order.ts'
import type { OrderWithPayment } from '../store.ts'
import { problemsInWords } from './in-words.ts'
import { messageShopNow, newRemark } from './new-remark.ts'
import { sayOnce } from './once.ts'
import { openProblemMessage } from './open-problem-message.ts'
import { isProblem, lateLines, lineReport } from './reportable.ts'
import { insertRemarks, remarksOf } from './store.ts'

/** Who makes a remark, with their Idempotency-Key. */
export type Speaker = Actor & { user: UserRow; carried: { idempotencyKey: string | null } }

/**
 * Reports problems with lines of a delivered order, or asks where a late one is. Their shops are messaged; for items that the installation sold
 * itself, the administrators are notified.
 *
 * @throws Problem `order.not-found`, `order.not-reportable`, `order.report-late`, `order.problem-open`,
 *   `order.too-many-problems`.
 */
export async function reportProblems(
  context: Context,
  by: Speaker,
  { id, lines }: CheckedInputOf<typeof contract.reportProblems>,
): Promise<OrderWithPayment> {
  await ownOrder(context, by.user, id)
  let ofInstallation: OrderRemarkRow[] = []
  const say = (within: Context) =>
    workOnOrder(
      within,
      id,
      async ({ order, parts, now, note, tx }) => {
        const remarks = await remarksOf(tx, id)
        const indexes = new Set(lines.map(({ index }) => index))
        if (indexes.size < lines.length) throw new Problem('order.problem-open')
        const late = lateLines({ ...order, parts, remarks }, now)
        for (const { index, kind } of lines) {
          if (kind === 'late') {
            if (!late.includes(index)) throw new Problem('order.not-reportable')
            continue
          }
          const report = lineReport({ ...order, parts, remarks }, index, now)
          if (!(report instanceof Date)) throw new Problem(report)
        }
        await requireRoom(tx, by.user, { remarks: remarks.filter(isProblem), more: lines.length, now })
        const said = lines.map(({ index, kind, billed, words }) =>
          newRemark(
            parts.find((one) => one.lines.some((line) => line.index === index)),
            {
              id: context.ids.next(),
              order_id: id,
              said_by: by.user.id,
              said_at: now,
              kind,
              line: index,
              billed_paise: kind === 'wrong_price' && billed !== undefined ? toPaise(billed) : null,
              words: words || null,
            },
          ),
        )
        await insertRemarks(tx, said)
        for (const part of parts.filter((one) => said.some(({ part_id: partId }) => partId === one.id))) {
          messageShopNow(part, now)
        }
        note(problemsInWords(said.length))
        ofInstallation = said.filter(({ part_id: partId }) => partId === null)
        await record(context, tx, 'order.problem-reported', by, { about: nameOf(id) })
      },
      { tells: false },
    )
  await sayOnce(context, by.user, { orderId: id, key: by.carried.idempotencyKey }, say)
  const order = await ownOrder(context, by.user, id)
  if (ofInstallation.length > 0) {
    await notifyAdministrators(context, openProblemMessage(context, order, ofInstallation), 'a problem with an order')
  }
  return order
}

/**
 * @throws Problem `order.too-many-problems` if a limit is reached: of the order, of the order today, or of the person
 *   today.
 */
async function requireRoom(
  tx: Db,
  user: UserRow,
  { remarks, more, now }: { remarks: readonly OrderRemarkRow[]; more: number; now: Date },
): Promise<void> {
  const yesterday = after(now, -dayMs)
  // All problems of one report have the same timestamp.
  const today = new Set(remarks.filter(({ said_at: at }) => at > yesterday).map(({ said_at: at }) => at.getTime()))
  const isFull = remarks.length + more > limits.problemsMax || today.size >= limits.reportsOfOrder
  if (isFull) throw new Problem('order.too-many-problems', { retryAfterSeconds: dayMs / 1000 })
  const counted = { key: `order problems ${user.id}`, now, windowMs: dayMs, limit: limits.reportsPerDay }
  await countWithin(tx, { ...counted, problem: 'order.too-many-problems' })
}
