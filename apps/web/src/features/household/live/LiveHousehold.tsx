import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { changeKey, listKey } from '#features/reminders/queries.ts'
import { now } from '#platform/time/clock.ts'
import { householdKey } from '../household-key.ts'
import { householdOptions } from '../queries.ts'
import { changedTopics, type Versions } from './changed-topics.ts'
import { follow } from './follow.ts'

/** The query keys that depend on each topic. */
const keysOf: Record<string, readonly (readonly string[])[]> = {
  household: [householdKey, listKey, ['cart']],
  cart: [['cart'], ['shopping-list']],
  orders: [['orders'], ['shopping-list']],
  reminders: [listKey],
  'own-cart': [['cart']],
  'own-orders': [['orders'], ['shopping-list']],
  'own-reminders': [listKey],
  list: [['shopping-list']],
  // The pantry determines what has to be bought.
  pantry: [['pantry'], ['shopping-list']],
  table: [['recipes', 'chosen'], ['shopping-list']],
  // Refetching the diet also refetches a displayed plan, which depends on the diet's version.
  diets: [
    ['recipes', 'diet'],
    ['recipes', 'chosen'],
    ['recipes', 'one'],
    ['household-table'],
    ['shopping-list'],
    ['pantry'],
  ],
}

/** A page that has just changed its own data has fetched it again already, and needs no echo of that. */
const echoMs = 2000

const topicsOfOwn = ['own-cart', 'own-orders', 'own-reminders']

/** Keeps what the household shares, and what is the person's own, up to date on all their devices while visible. */
export function LiveHousehold() {
  const { data } = useQuery(householdOptions)
  const client = useQueryClient()
  const isShared = data && (data.members.length > 1 || data.invitations.length > 0)

  useEffect(() => {
    if (isShared === undefined) return undefined
    let known: Versions | null = null
    let ends: AbortController | null = null
    const take = (versions: Versions) => {
      // What is only this person's was fetched just now by the page itself.
      const isFirst = known === null
      const isEcho = isFirst || hasJustChanged(client)
      const topics = changedTopics(known, versions).filter((topic) =>
        isFirst && !isShared ? false : !(isEcho && topicsOfOwn.includes(topic)),
      )
      known = versions
      for (const key of new Set(topics.flatMap((topic) => keysOf[topic] ?? []))) {
        // A reminder change in progress refetches the list itself.
        if (key !== listKey || client.isMutating({ mutationKey: changeKey }) === 0) {
          void client.invalidateQueries({ queryKey: key })
        }
      }
    }
    const followWhileSeen = () => {
      if (document.visibilityState === 'visible') {
        if (ends) return
        ends = new AbortController()
        void follow(take, ends.signal)
      } else {
        ends?.abort()
        ends = null
      }
    }
    followWhileSeen()
    document.addEventListener('visibilitychange', followWhileSeen)

    return () => {
      document.removeEventListener('visibilitychange', followWhileSeen)
      ends?.abort()
    }
  }, [client, isShared])

  return null
}

const hasJustChanged = (client: QueryClient): boolean =>
  client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.submittedAt > now().getTime() - echoMs)
