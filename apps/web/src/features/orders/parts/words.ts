import type { OrderPart } from '@planner/contract/orders'

/** Labels for the state of a shop's part. */
export const stateNames: Record<OrderPart['state'], string> = {
  sent: 'Sent, waiting for the shop’s reply',
  asks: 'The shop has a question',
  accepted: 'Accepted',
  ready: 'Ready',
  delivered: 'Delivered',
  declined: 'The shop can’t take this order',
  cancelled: 'Cancelled',
  listed: 'A list that you send',
}

export const partWords = {
  notSent: 'Being sent to the shop',
  handOver: 'Hand over your list',
  handOverText: 'We don’t deliver this. Send the list to the shop, or buy the items one by one.',
  tick: 'Tick what you bought',
  tickText: 'Enter the prices you paid, including tax. Items you don’t tick aren’t counted.',
  noPrice: 'Enter a price such as 66.50.',
  ticked: 'Saved. Your spending now shows what you paid.',
  agree: 'Accept',
  leaveOut: 'Leave it out',
  asks: (name: string, price: string) => `The shop offers: ${name} at ${price} each`,
  out: 'Out of stock',
  leftOut: 'You removed it',
  drop: 'Cancel this part',
  dropQuestion: (shop: string) => `Cancel ${shop}’s part of this order?`,
  dropText: 'This can’t be undone. If the shop already has the order, we’ll let it know.',
  dropListText: (shop: string) => `This can’t be undone. If you’ve already sent your list to ${shop}, let them know.`,
  dropKeep: 'Keep it',
  dropped: 'Cancelled',
  payUpi: 'Pay by UPI',
  payUpiText: 'Opens your UPI app with the amount and order number, or scan the code with another phone.',
  payUpiAsk: 'Opens your UPI app with the order number; enter the amount the shop tells you.',
  paid: 'I have paid',
  paidSaid: 'You marked this as paid. It counts as paid once the shop confirms it.',
  paidOwn: 'You paid this shop.',
  received: 'The shop received your payment.',
  failed: 'Couldn’t send that. Please try again.',
  itemByItem: 'Buy items one by one',
  itemByItemText: 'Each opens the shop’s own search. Come back and tick what you bought.',
} as const
