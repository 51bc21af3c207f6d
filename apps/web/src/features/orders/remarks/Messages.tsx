import type { Order, OrderPart } from '@planner/contract/orders'

import { remarkWords } from './words.ts'

/** The messages to the shop of a part, with its replies. */
export function Messages({ order, part }: { order: Order; part: OrderPart }) {
  const messages = order.messages?.filter(({ part_id }) => part_id === part.id) ?? []
  if (messages.length === 0) return null
  return (
    <ul className="mt-2 space-y-2 text-sm [overflow-wrap:anywhere]">
      {messages.map(({ id, words, answer }) => (
        <li key={id} className="rounded-md bg-sunk px-3 py-2">
          <p>“{words}”</p>
          <p className="text-soft">{answer ? remarkWords.replied(answer.words) : remarkWords.noReply}</p>
        </li>
      ))}
    </ul>
  )
}
