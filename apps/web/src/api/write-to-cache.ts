import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Puts the server's answer to a change into the cache. An answer to an earlier request that arrives later must not
 * overwrite it; data that is not cached yet is still fetched.
 */
export async function writeToCache<T>(client: QueryClient, queryKey: QueryKey, change: (known: T) => T): Promise<void> {
  if (client.getQueryData(queryKey) === undefined) return
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<T>(queryKey, (known) => known && change(known))
}
