import { shops as limits } from '@planner/contract/constants/orders'
import type { Order, OrderPart } from '@planner/contract/orders'

import { mayPay, waitsFor } from './order-in-words.ts'
import { words } from './words.ts'

/** What follows an order that was just placed, in the order in which it happens: payment, who answers, when. */
export function nextSteps(order: Order, now: Date): string[] {
  const shops = order.parts.filter(({ kind }) => kind === 'vendor')
  const lists = order.parts.filter(({ kind }) => kind !== 'vendor')
  const unanswered = shops.filter(({ state }) => state === 'sent')
  const answered = shops.filter(({ state }) => ['asks', 'accepted', 'ready'].includes(state))
  const isPriceAsked = waitsFor(order) === 'awaitsPrice'
  const steps = [
    mayPay(order, now) && (order.status === 'pending' ? words.stepPay : words.stepPayConfirmed),
    isPriceAsked && words.awaitsPrice,
    unanswered.length > 0 && words.stepShop(namesOf(unanswered), limits.nudgeMinutes),
    answered.length > 0 && words.stepAnswered(namesOf(answered)),
    lists.length > 0 && words.stepList(namesOf(lists)),
    order.parts.length === 0 && !isPriceAsked && words.stepOurs,
    order.may_cancel && shops.length > 0 && words.stepCancel,
  ]
  return steps.filter((step) => typeof step === 'string')
}

/** 'Sharma Kirana', 'Sharma Kirana and More', 'Sharma Kirana and 2 more'. */
export function namesOf(parts: readonly OrderPart[]): string {
  const [first, second, ...rest] = [...new Set(parts.map(({ vendor_name }) => vendor_name))]
  if (rest.length > 0) return `${first} and ${rest.length + 1} more`
  return second === undefined ? first! : `${first} and ${second}`
}
