import { account as accounts } from '@planner/contract/constants/accounts'

/** The page’s copy: explanations, empty states, toasts and labels. */
export const words = {
  noSecondFactor: 'Only your password protects this page.',
  noSecondFactorText: 'Set up an authenticator app or a passkey, so a stolen password isn’t enough to get in.',
  text: 'Manage users, vendors, and monitor system performance',
  loading: 'Loading admin dashboard...',
  noOrders: 'No recent orders',
  noOrdersText: 'Orders will appear here when users start purchasing',
  noMatch: 'No matches',
  noMatchText: 'Try a shorter search or remove a filter.',
  clear: 'Clear search and filters',
  unknownDate: 'Unknown date',
  notRated: 'Not rated yet',
  deletedAccount: 'Deleted account',
  vendorUpdated: 'Vendor updated successfully',
  vendorThere: 'A vendor with this name and location is already in the list. Add another one?',
  addAnyway: 'Add anyway',
  vendorCreated: 'Vendor created successfully',
  vendorDeleted: 'Vendor deleted successfully',
  confirmDelete: 'Are you sure you want to delete this vendor?',
  confirmDeleteText: (name: string) =>
    `${name} will be removed from all lists right away. Existing carts and orders aren’t affected.`,
  noVendors: 'No vendors yet',
  noVendorsText: 'Add your first vendor so people can choose one.',
  ordersHint:
    'A vendor that accepts an invitation gets each order as a message with a link to its own page, where it replies.',
  channelNotSetUp: (channel: string) => `${channel} isn’t set up on this server, so nothing would reach the vendor.`,
  takesOrders: 'Takes orders.',
  takesNoOrders: 'Hasn’t accepted an invitation, so customers send it their lists themselves.',
  linkSums: (open: number, opens: number, answers: number) =>
    `${open} active ${open === 1 ? 'link' : 'links'}, opened ${opens === 1 ? 'once' : `${opens} times`}, ${answers === 1 ? '1 reply' : `${answers} replies`}.`,
  invited: 'Invitation sent',
  invitationLink: 'Invitation link',
  invitationLinkHint: 'This server can’t send it, so pass it on to the vendor yourself. It works for 14 days.',
  linksWithdrawn: 'Links turned off. The vendor gets no more orders.',
  servicesHint: 'Separate with commas.',
  inactiveHint: 'Inactive vendors stay in the list, but customers can’t choose them.',
  noteHint: 'Shown to the customer with the new status.',
  awaitsPrice: 'This order has prices that haven’t been accepted yet. Accept or set them before confirming.',
  awaitsShop: 'A vendor hasn’t replied to its part of this order yet. It sets and accepts its own prices.',
  notPaidText: 'This order hasn’t been paid online yet. The customer can still pay later.',
  priceOf: (name: string) => `Price of ${name}, in rupees each`,
  priceWrong: 'Enter a price of at least ₹0.01.',
  problemAnswered: 'Reply sent to the customer.',
  unpriced: 'No price yet',
  toRefund: 'Refund due',
  late: 'Late',
  toRefundBy: (amount: string, who: string) => `Refund due: ${amount} from ${who}`,
  refundByYou: 'you (paid online)',
  refundReturned: 'Refunded',
  refundQuestion: (amount: string) => `Mark ${amount} as refunded?`,
  refundQuestionText: (customer: string | null, shop: string | null) => {
    const to = customer ?? 'the customer'
    const done = shop === null ? `you have sent the money to ${to}` : `${shop} has returned the money to ${to}`
    return `Confirm once ${done}. It’s then booked as returned and the customer is notified. You can’t undo this.`
  },
  refundSettled: 'Marked as refunded. We’ve notified the customer.',
  ownItems: 'Items you deliver yourself',
  outOfStock: 'Out of stock',
  outQuestion: (name: string) => `Is ${name} out of stock?`,
  outText:
    'It’s taken off the order and its total, and the customer is notified. What was paid for it online becomes a refund due from you. You can’t undo this.',
  outDone: 'Marked as out of stock. We’ve notified the customer.',
  problems: 'Problems the customer reported',
  problemText:
    'We ask the vendor first. Reply on its behalf if it told you by phone, or if you sell the item yourself.',
  answerHint: 'Shown to the customer with the reply.',
  amountWrong: 'Enter an amount such as 66.50.',
  priceAccepted: 'Quoted prices accepted',
  orderMoved: {
    pending: 'Order pending',
    confirmed: 'Order confirmed',
    delivered: 'Order delivered',
    cancelled: 'Order cancelled',
  },
  orderFinal: {
    delivered: 'Delivered orders can’t be changed.',
    cancelled: 'Cancelled orders can’t be changed. The customer can reorder.',
  },
  moves: {
    confirmed: {
      name: 'Confirm order',
      question: (order: string) => `Confirm order ${order}?`,
      text: 'The customer will see it as confirmed.',
    },
    delivered: {
      name: 'Mark as delivered',
      question: (order: string) => `Has order ${order} been delivered?`,
      text: 'This is the last step. After this the order can’t be changed, and the customer can rate its vendors.',
    },
    cancelled: {
      name: 'Cancel order',
      question: (order: string) => `Cancel order ${order}?`,
      text: 'This can’t be undone. Online payments are refunded automatically. Customers who paid a vendor directly are asked to get the refund from it.',
    },
  },
  lookIsKept: 'Viewing this profile is recorded in the audit log, which this person can see.',
  neverSeen: 'Not signed in',
  confirmSignOut: (name: string) => `Sign ${name} out everywhere?`,
  confirmSignOutText:
    'They’ll have to sign in again on every device. Their data isn’t affected. This is recorded in the audit log, which they can see.',
  confirmDisable: (name: string) => `Disable ${name}’s account?`,
  confirmDisableText:
    'They’re signed out everywhere, can’t sign in, and get no alerts or messages. Nothing is deleted, and you can enable the account again. This is recorded in the audit log.',
  disabled: (name: string) => `${name}’s account is disabled`,
  enabled: (name: string) => `${name}’s account is enabled`,
  roleGiven: (name: string) => `${name} is now an administrator`,
  roleTaken: (name: string) => `${name} is no longer an administrator`,
  roleGivenText: (name: string) =>
    `${name} will be able to see and do everything you can here. Confirm with your password. This is recorded in the audit log.`,
  roleTakenText: (name: string) =>
    `${name} stays on as a regular user. Confirm with your password. This is recorded in the audit log.`,
  signedOut: (name: string) => `${name} signed out everywhere`,
  sendReset: 'Send password link',
  resetSent: (name: string) => `${name} was sent a link to choose a new password`,
  resetLink: 'Password link',
  resetLinkHint: (name: string) =>
    `Email isn’t set up on this server, so nothing was sent. Give this link to ${name}, and to nobody else: whoever opens it chooses the password. It works once, for ${accounts.resetMinutes} minutes.`,
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  noPersonOrders: 'No orders yet',
  noPersonDeliveries: 'No alerts yet. Messages about orders and the account aren’t listed here.',
  audit: 'Who did what, and when. Entries can’t be edited and are kept for three years.',
  noAudit: 'No entries yet',
  noAuditText: 'Sign-ins, orders, exports and administrator actions will show up here.',
  well: (quiet: readonly string[], isAll: boolean) => {
    if (quiet.length === 0) return 'All channels work.'
    return `No channel is paused. No reminders in the last 24 hours${isAll ? '' : ` over: ${quiet.join(', ')}`}.`
  },
  notWell: (paused: readonly string[], isLate: boolean) =>
    [paused.length > 0 && `Paused: ${paused.join(', ')}.`, isLate && 'Reminders are late.'].filter(Boolean).join(' ') ||
    'Sending has stopped for today.',
  operations:
    'Delivery of reminders, now and over the last 24 hours. Messages about orders, to vendors and about accounts are part of “Sent today” only.',
  sentToday: (messages: string, spend: string) => `Sent today: ${messages} messages, about ${spend}.`,
  sendingStopped: (when: string) =>
    `The daily limit was reached on ${when}. Until midnight IST, reminders are sent by push only.`,
  allHandedOver: 'No reminders waiting',
  jobsText: 'Background jobs. Failed jobs have used up their retries and are kept for a week.',
  noJobs: 'No background jobs yet.',
  errorsText: 'Unexpected errors: how often and where they happened, with no personal data.',
  noErrors: 'None in the last 7 days.',
  servicesText: 'External services other than messaging. Without a provider, a built-in fallback is used.',
  withoutProvider: {
    codes: 'Built-in codes, sent by SMS',
    payments: 'Paid on delivery',
    places: 'Built-in list of cities',
    google: 'Users can’t connect an account',
    files: 'A folder on this server',
    model: 'Built-in rules only',
  },
  saved: (name: string) => `${name} saved`,
} as const
