import { failures } from '@planner/contract/failures'
import * as orders from '@planner/contract/orders'
import { useMutation } from '@tanstack/react-query'

import { requestOf } from '#api/request.ts'
import { token } from '#api/token.ts'
import { saveFile } from '#platform/save-file.ts'
import { toast } from '#ui/toast.ts'

/** Downloads an order's bill. Fetched by script, because the request needs the session's token. */
export function useBill() {
  return useMutation({
    mutationFn: async ({ id }: orders.Order) => {
      const { url } = requestOf(orders.bill, { id })
      const headers = { accept: 'application/pdf', authorization: `Bearer ${token.read()}` }
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) })
      if (!response.ok) throw new Error(`The server answered ${response.status} in place of a bill`)
      return response.blob()
    },
    onSuccess: (blob, { id }) => saveFile(blob, `bill-${orders.orderNumber(id).slice(1)}.pdf`),
    onError: (error) => {
      console.warn('No bill', error)
      toast.error(failures.bill)
    },
  })
}
