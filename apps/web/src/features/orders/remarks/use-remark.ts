import type { InputOf } from '@planner/contract/endpoint'
import * as orders from '@planner/contract/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '#api/call.ts'
import { CallError, refusalSentence } from '#api/errors.ts'
import { newId } from '#platform/ids.ts'
import { toast } from '#ui/toast.ts'
import { cacheOrder, orderKeys } from '../queries.ts'
import { remarkWords } from './words.ts'

/** Reports problems of an order; retries count as one report. */
export function useReport(onDone: () => void) {
  const headers = useKey()
  return useRemark((input: InputOf<typeof orders.reportProblems>) => call(orders.reportProblems, input, { headers }), {
    done: remarkWords.reported,
    onDone,
  })
}

/** Sends a message to a shop; retries count as one message. */
export function useMessage(onDone: () => void) {
  const headers = useKey()
  return useRemark((input: InputOf<typeof orders.messageShop>) => call(orders.messageShop, input, { headers }), {
    done: remarkWords.messageSent,
    onDone,
  })
}

/** Returns an idempotency key that stays the same while a dialog is open. */
function useKey(): { 'idempotency-key': string } {
  const [key] = useState(newId)
  return { 'idempotency-key': key }
}

function useRemark<Input>(
  send: (input: Input) => Promise<orders.Order>,
  { done, onDone }: { done: string; onDone: () => void },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    async onSuccess(order) {
      await cacheOrder(client, order)
      toast.success(done)
      onDone()
    },
    onError: (error) => {
      toast.error(error instanceof CallError ? refusalSentence(error, remarkWords.failed) : remarkWords.notReached)
      if (error instanceof CallError) void client.invalidateQueries({ queryKey: orderKeys.list })
    },
  })
}
