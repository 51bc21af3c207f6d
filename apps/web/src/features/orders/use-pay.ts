import { failures } from '@planner/contract/failures'
import * as orders from '@planner/contract/orders'
import * as payments from '@planner/contract/payments'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { refusalSentence } from '#api/errors.ts'
import { useUser } from '#features/auth/session.tsx'
import { inRupees } from '#platform/rupees.ts'
import { toast } from '#ui/toast.ts'
import { words as common } from '#words.ts'
import { cacheOrder, orderKeys } from './queries.ts'
import { words } from './words.ts'

/** Opens the payment page of an order and has the server verify its result. The webhook remains authoritative. */
export function usePay() {
  const user = useUser()
  const client = useQueryClient()

  return useMutation({
    mutationKey: orderKeys.paying,
    // A whole checkout, which delays no undo (shell/UndoKeys.tsx).
    meta: { waitsForPerson: true },
    mutationFn: async (order: orders.Order) => {
      // Also if a payment is already open: the server then checks with the gateway again, however old the order is.
      const opened = await call(orders.pay, { id: order.id })
      const { payment } = opened
      if (!payment) throw new Error('The server didn’t start a payment')
      if (payment.status === 'paid' || payment.status === 'refunded') return opened
      const contact = user.phone_number ? { contact: user.phone_number } : {}
      const { openCheckout } = await import('./checkout.ts')
      const proof = await openCheckout(payment, {
        product: common.product,
        person: { name: user.full_name, email: user.email, ...contact },
      })
      return proof && call(payments.verify, { order_id: order.id, ...proof })
    },
    async onSuccess(order) {
      if (!order) {
        toast.info(words.unpaid)
        return
      }
      await cacheOrder(client, order)
      const duplicate = order.duplicates?.at(-1)
      if (duplicate) toast.info(words.paidTwice(inRupees(duplicate.amount), duplicate.refunded))
      else toast.success(words.paid)
    },
    onError: (error) => {
      console.warn('The payment did not go through', error)
      // A final refusal is shown in the gateway's words; retrying would not help.
      toast.error(refusalSentence(error, failures.payment))
    },
    onSettled: () => void client.invalidateQueries({ queryKey: orderKeys.list }),
  })
}
