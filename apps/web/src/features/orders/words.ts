/** The page’s copy: explanations, empty states, toasts and labels. */
export const words = {
  text: 'Your orders, newest first.',
  older: 'Show older orders',
  emptyTitle: 'No orders yet',
  emptyText: 'Orders you place will show up here.',
  placed: 'Order placed',
  thanks: 'Thank you!',
  listReady: 'Your list is ready to send',
  listToSend: 'No shop has your list yet. Send it now, or buy the items one by one.',
  sendIt: 'Open and send the list',
  atShop: 'Approx. at the shop',
  atShopText: (amount: string, plus: string) =>
    `The shop’s prices usually include GST: expect to pay about ${amount}${plus}.`,
  number: 'Order',
  total: 'Total',
  estimate: 'Estimated total',
  neededBy: 'Needed by',
  view: 'View order',
  next: 'What happens next',
  stepPay: 'Pay online. We confirm the order as soon as it’s paid.',
  stepPayConfirmed: 'Pay online.',
  stepAnswered: (names: string) => `${names} replied. View the order for its prices and the next steps.`,
  stepShop: (names: string, minutes: number) =>
    `${names} got your order. You’ll see the reply here, with prices and delivery time. If there’s none in ${minutes} minutes, we’ll send a reminder.`,
  stepList: (names: string) => `Send your list to ${names}, or buy the items one by one. You pay there.`,
  stepOurs: 'We prepare your order and show each step here.',
  stepCancel: 'Changed your mind? You can cancel until the order is ready.',
  notPaid: 'Not paid yet',
  payToConfirm: 'Pay now to confirm it.',
  paymentOpen: 'Payment is still due.',
  opensPayment: 'Opening payment…',
  toPayOnline: 'Online',
  slotPast:
    'The time you chose has passed and no shop has accepted this order, so it can’t be paid. Cancel it, or reorder for a new time.',
  cancelled: 'Order cancelled',
  confirmCancel: (id: string) => `Cancel order ${id}?`,
  confirmCancelText: 'Nothing will be delivered. You can reorder any time.',
  confirmCancelList: (names: string) =>
    `You can’t unsend a list. If you’ve already sent it to ${names}, let them know. You can reorder any time.`,
  confirmCancelBoth: (names: string) =>
    `We’ll notify the shops that got your order. If you’ve already sent your list to ${names}, let them know.`,
  confirmCancelAccepted:
    'The shop has already accepted this order. We’ll let it know you’ve cancelled. You can reorder any time.',
  confirmCancelPaid: 'Nothing will be delivered, and your online payment is refunded.',
  confirmCancelPaidShop: (names: string, amount: string, isReceived: boolean) =>
    isReceived
      ? `We’ll let ${names} know. You paid it directly, so it owes you ${amount}: the refund stays listed here until it’s marked as returned.`
      : `We’ll let ${names} know. If your payment reached it, it owes you ${amount}.`,
  noCancelReady: 'The shop has this ready, so it can’t be cancelled any more.',
  noCancelDelivered: 'Part of this was delivered, so the order can’t be cancelled any more.',
  noCancelAsk: 'If something has changed, message the shop above.',
  noCancelLate: (hours: number) => `If it doesn’t come, you can cancel ${hours} hours after the time you chose.`,
  late: (by: string) => `Late: needed by ${by}`,
  refunded: 'Refunded',
  deducted: 'Deducted',
  toRefund: 'Refund due',
  toRefundBy: (amount: string, shop: string, isReceived: boolean) =>
    `Refund due: ${amount} from ${shop}${isReceived ? '' : ', if you’ve paid it'}`,
  toRefundOnline: (amount: string) => `Refund due: ${amount} of your online payment. We’ll process it manually.`,
  reordered: (count: number) =>
    count === 1 ? '1 item added back to your cart' : `${count} items added back to your cart`,
  paid: 'Payment received',
  paidTwice: (amount: string, isRefunded: boolean) =>
    isRefunded
      ? `You paid for this order twice. ${amount} was refunded.`
      : `You paid for this order twice. We’re refunding ${amount}.`,
  unpaid: 'Not paid yet. You can pay from your orders.',
  awaitsPrice: 'We’re checking a quoted price. You can pay once it’s accepted, or cancel until then.',
  awaitsShop: 'Waiting for the shop. You can cancel until it has your order ready.',
  asksYou: 'The shop is waiting for your reply. You can cancel the order until then.',
  question: 'Shop’s question',
  shopPrices: 'Priced by the shop',
  notSupplied: 'Not delivered, not charged',
  onDelivery: 'Pay on delivery',
  payShop: 'You pay the shop',
  byHand: 'Paid to the shop directly',
  returned: (amount: string) => `${amount} refunded`,
  online: { created: 'Payment due online', paid: 'Paid online', failed: 'Payment failed', refunded: 'Refunded' },
  placedBy: (name: string | null) =>
    name === 'You' ? 'You ordered for everyone' : name === null ? 'For the household' : `${name} ordered for everyone`,
  spendMembers: 'Household orders, by member',
  hasLeft: 'Someone who left',
  spendText:
    'Planned and paid orders. Lists you send count at the estimated price. Cancelled and unpaid online orders aren’t included.',
  tax: { included: 'Prices include GST.', mixed: 'GST is added to estimated prices only; agreed prices include it.' },
  spendMonths: 'By month, including tax',
  spendVendors: 'By shop, including tax',
  noVendor: 'Any shop',
} as const
