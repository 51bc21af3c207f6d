import type { InputOf } from '@planner/contract/endpoint'
import * as orders from '@planner/contract/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { refusalSentence } from '#api/errors.ts'
import { paidPricesOptions } from '#features/shops/queries.ts'
import { toast } from '#ui/toast.ts'
import { cacheOrder, orderKeys } from '../queries.ts'
import { partWords } from './words.ts'

type Answers = {
  answer: (input: InputOf<typeof orders.answer>) => Promise<orders.Order>
  drop: (input: InputOf<typeof orders.dropPart>) => Promise<orders.Order>
  paid: (input: InputOf<typeof orders.paidPart>) => Promise<orders.Order>
  bought: (input: InputOf<typeof orders.bought>) => Promise<orders.Order>
}

const answers: Answers = {
  answer: (input) => call(orders.answer, input),
  drop: (input) => call(orders.dropPart, input),
  paid: (input) => call(orders.paidPart, input),
  bought: (input) => call(orders.bought, input),
}

/** Runs an action on a shop's part of an order; the answer replaces the cached order. */
export function usePart<Name extends keyof Answers>(name: Name, done?: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Parameters<Answers[Name]>[0]) =>
      (answers[name] as (input: object) => Promise<orders.Order>)(input),
    async onSuccess(order) {
      await cacheOrder(client, order)
      if (name === 'bought') void client.invalidateQueries({ queryKey: paidPricesOptions.queryKey })
      if (done) toast.success(done)
    },
    onError: (error) => {
      toast.error(refusalSentence(error, partWords.failed))
      // The shop may have changed the part meanwhile.
      void client.invalidateQueries({ queryKey: orderKeys.list })
    },
  })
}
