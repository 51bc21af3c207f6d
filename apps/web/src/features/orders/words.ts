/** Success and empty-state sentences. */
export const words = {
  text: 'What you have ordered, newest first.',
  emptyTitle: 'No orders yet',
  emptyText: 'What you order from your cart will be listed here.',
  placed: 'Order placed',
  placedText: (id: string, total: string) => `Thank you. Order ${id} over ${total} is with us.`,
  cancelled: 'Order cancelled',
  confirmCancel: (id: string) => `Cancel order ${id}?`,
  confirmCancelText: 'Nothing of it will be brought. You can order the same again at any time.',
  reordered: (count: number) =>
    count === 1 ? 'One line is in your cart again' : `${count} lines are in your cart again`,
  paid: 'Payment received',
  unpaid: 'Not paid yet. You can pay from your orders.',
  awaitsPrice: 'A quoted price waits for our acceptance. Until then the order can be cancelled, but not paid.',
  onDelivery: 'Pay on delivery',
  online: { created: 'To be paid online', paid: 'Paid online', failed: 'Payment failed', refunded: 'Refunded' },
  spendText: 'Cancelled orders left out.',
  spendMonths: 'By month, with tax',
  spendVendors: 'By vendor, without tax',
  noVendor: 'Any vendor',
} as const
