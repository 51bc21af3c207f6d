import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import { answerProblem, type Order, outOfStock, setStatus, settleRefund } from '@planner/contract/orders'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { CallError, detailOrMessage } from '#api/errors.ts'
import { toast } from '#ui/toast.ts'
import { adminFailure } from '../in-words.ts'
import { adminKeys } from '../queries.ts'
import { words } from '../words.ts'

/** Moves an order to its next status, or accepts its prices. */
export const useMove = (onMoved: (order: Order) => void) =>
  useOrderChange(
    (move: InputOf<typeof setStatus>) => call(setStatus, move),
    ({ status }) => (status ? words.orderMoved[status] : words.priceAccepted),
    onMoved,
  )

/** Answers a reported problem on behalf of the shop or of the installation. */
export const useAnswer = (onAnswered: (order: Order) => void) =>
  useOrderChange(
    (input: InputOf<typeof answerProblem>) => call(answerProblem, input),
    () => words.problemAnswered,
    onAnswered,
  )

/** Records that a customer got their money back. */
export const useSettleRefund = (onSettled: (order: Order) => void) =>
  useOrderChange(
    (input: InputOf<typeof settleRefund>) => call(settleRefund, input),
    () => words.refundSettled,
    onSettled,
  )

/** Marks an item that the installation sells itself as out of stock. */
export const useOutOfStock = (onMarked: (order: Order) => void) =>
  useOrderChange(
    (input: InputOf<typeof outOfStock>) => call(outOfStock, input),
    () => words.outDone,
    onMarked,
  )

/** Changes an order. A step is final, so it is shown only after the server has accepted it. */
function useOrderChange<Input>(
  change: (input: Input) => Promise<Order>,
  inWords: (input: Input) => string,
  onChanged: (order: Order) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (order, input) => {
      keep(client, order)
      onChanged(order)
      toast.success(inWords(input))
    },
    onError: (error) => {
      toast.error(adminFailure(error, failures.orderMove(detailOrMessage(error))))
      // Refused, because the order has changed meanwhile.
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
