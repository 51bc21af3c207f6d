import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Puts what the server answered to a change in place of what is known. What was asked for before the change, and comes
 * later, would undo it on the page; what is not known yet is not kept from coming.
 */
export async function putInPlace<T>(client: QueryClient, queryKey: QueryKey, change: (known: T) => T): Promise<void> {
  if (client.getQueryData(queryKey) === undefined) return
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<T>(queryKey, (known) => known && change(known))
}
