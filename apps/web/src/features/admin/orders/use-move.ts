import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import { answerProblem, type Order, setStatus, settleRefund } from '@planner/contract/orders'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { CallError, detailOrMessage } from '#api/errors.ts'
import { toast } from '#ui/toast.ts'
import { adminFailure } from '../in-words.ts'
import { adminKeys } from '../queries.ts'
import { words } from '../words.ts'

/**
 * Moves an order to its next status, or accepts its prices. A step is final, so it is shown only after the server has
 * accepted it.
 */
export function useMove(onMoved: (order: Order) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (move: InputOf<typeof setStatus>) => call(setStatus, move),
    onSuccess: (order, { status }) => {
      keep(client, order)
      onMoved(order)
      toast.success(status ? words.orderMoved[status] : words.priceAccepted)
    },
    onError: (error) => {
      toast.error(adminFailure(error, failures.orderMove(detailOrMessage(error))))
      // Refused, because the order's status has changed meanwhile.
      if (error instanceof CallError) refresh(client)
    },
  })
}

/** Answers a reported problem on behalf of the shop or of the installation. */
export function useAnswer(onAnswered: (order: Order) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof answerProblem>) => call(answerProblem, input),
    onSuccess: (order) => {
      keep(client, order)
      onAnswered(order)
      toast.success(words.problemAnswered)
    },
    onError: (error) => {
      toast.error(adminFailure(error, failures.orderMove(detailOrMessage(error))))
      if (error instanceof CallError) refresh(client)
    },
  })
}

/** Records that a customer got their money back. */
export function useSettleRefund(onSettled: (order: Order) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof settleRefund>) => call(settleRefund, input),
    onSuccess: (order) => {
      keep(client, order)
      onSettled(order)
      toast.success(words.refundSettled)
    },
    onError: (error) => {
      toast.error(adminFailure(error, failures.orderMove(detailOrMessage(error))))
      if (error instanceof CallError) refresh(client)
    },
  })
}

/** Updates the row at once; then reloads the lists, because a filter may no longer match it. */
function keep(client: QueryClient, order: Order): void {
  client.setQueriesData<{ orders: Order[] }>(
    { queryKey: adminKeys.orders },
    (page) => page && { ...page, orders: page.orders.map((one) => (one.id === order.id ? { ...one, ...order } : one)) },
  )
  refresh(client)
}

function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: adminKeys.orders })
  void client.invalidateQueries({ queryKey: adminKeys.dashboard })
}
