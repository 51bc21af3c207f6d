import * as z from 'zod/mini'
import { User } from './account/auth.ts'
import { Activity } from './account/profile.ts'
import { admin as limits } from './constants/admin.ts'
import { webhooks } from './constants/api.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, optionalText } from './fields.ts'
import { Delivery } from './notifications.ts'
import { Order } from './orders.ts'

/** The recorded events, and their text in a list. A kind is never renamed, since old entries contain it. */
export const auditWords = {
  'account.opened': 'Account created',
  'session.opened': 'Signed in',
  'session.refused': 'Several failed sign-ins',
  'session.closed': 'Signed out',
  'session.revoked': 'Devices signed out',
  'password.changed': 'Password changed',
  'password.reset-asked': 'Password reset requested',
  'password.reset': 'Password reset by emailed link',
  'email.verified': 'Email address confirmed',
  'factor.added': 'Sign-in method added',
  'factor.removed': 'Sign-in method removed',
  'factor.refused': 'Several failed two-step sign-ins',
  'recovery-code.used': 'Signed in with a recovery code',
  'recovery-codes.renewed': 'Recovery codes renewed',
  'program.created': 'App token created',
  'program.revoked': 'App token revoked',
  'webhook.created': 'Webhook created',
  'webhook.changed': 'Webhook changed',
  'webhook.secret': 'Signing secret of a webhook replaced',
  'webhook.removed': 'Webhook deleted',
  'webhook.paused': `Webhook paused after ${webhooks.pausedAfter.inWords} of failures`,
  'mail-in.created': 'Address for forwarding mail created',
  'mail-in.withdrawn': 'Address for forwarding mail withdrawn',
  'telegram.linked': 'Telegram chat linked',
  'telegram.unlinked': 'Telegram chat unlinked',
  'consent.given': 'Cookie choices recorded',
  'data.exported': 'Data exported',
  'deletion.asked': 'Account deletion requested',
  'deletion.withdrawn': 'Account deletion cancelled',
  'deletion.done': 'Account deleted',
  'order.placed': 'Order placed',
  'order.cancelled': 'Order cancelled',
  'order.status': 'Order status changed',
  'order.price-set': 'Quoted prices set',
  'order.price-accepted': 'Quoted prices accepted',
  'order.item-out': 'Item of an order marked as out of stock',
  'order.part-dropped': 'A shop’s part of an order taken back',
  'order.problem-reported': 'Problem with an order reported',
  'order.problem-answered': 'Problem with an order answered',
  'order.refund-settled': 'Refund of an order recorded as returned',
  'order.message-sent': 'Message sent to a shop',
  'payment.second': 'Duplicate payment received, refund pending',
  'payment.refunded': 'Payment refunded',
  'payment.not-refunded': 'Refund failed',
  'admin.promoted': 'Became an administrator',
  'admin.made': 'Made an administrator',
  'admin.removed': 'No longer an administrator',
  'user.disabled': 'Account disabled by an administrator',
  'user.enabled': 'Account enabled by an administrator',
  'user.reset-sent': 'Password reset link sent by an administrator',
  'user.reset-shown': 'Password reset link given to an administrator to pass on',
  'admin.viewed-user': 'Profile viewed by an administrator',
  'admin.downloaded': 'List downloaded by an administrator',
  'vendor.created': 'Vendor added',
  'vendor.changed': 'Vendor changed',
  'vendor.archived': 'Vendor deleted',
  'vendor.invited': 'Vendor invited to take orders',
  'vendor.links-withdrawn': 'Vendor links withdrawn',
  'household.invited': 'Invitation to the household created',
  'household.withdrawn': 'Invitation to the household withdrawn',
  'household.joined': 'Joined a household',
  'household.left': 'Left a household',
  'household.removed': 'Removed from a household',
  'household.role': 'Role in the household changed',
  'household.owner': 'Household handed over',
  'household.cart': 'Household’s cart changed',
  'helper.added': 'Helper added to the household',
  'helper.removed': 'Helper removed from the household',
  'helper.agreed': 'Helper agreed to get messages',
  'helper.messaged': 'Message sent to a helper',
} as const
export type AuditKind = keyof typeof auditWords
export const auditKinds = Object.keys(auditWords) as [AuditKind, ...AuditKind[]]
export const AuditKind = z.enum(auditKinds, 'kind must be a known event')

/** One entry of the audit log. For a deleted person only its time and kind remain. */
export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  kind: AuditKind,
  /** A short detail: 'Order #1A2B3C4D: pending to confirmed', a vendor's name. */
  about: z.nullable(z.string()),
  /** 'Chrome on Android'. */
  device: z.nullable(z.string()),
  /** Without its last part: '203.0.113.x'. */
  address: z.nullable(z.string()),
  /** True for actions of an administrator in the account. */
  by_admin: z.boolean(),
  /** The name of the account's owner, for an administrator's action in another account. */
  concerns: z.optional(z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** The person's actions, and those of administrators in their account: the latest hundred, newest first. */
export const own = endpoint({
  method: 'GET',
  path: '/api/account/audit',
  access: 'member',
  summary: 'The user’s account activity',
  input: z.object({}),
  result: z.object({ entries: z.array(AuditEntry) }),
})

const Person = z.object({ id: Id, full_name: z.string(), email: z.string() })

export const AdminAuditEntry = z.object({
  ...AuditEntry.shape,
  /** The actor; null if nobody was signed in, or the account was deleted. */
  person: z.nullable(Person),
  /** The owner of the account, if that is another person. */
  subject: z.nullable(Person),
})
export type AdminAuditEntry = z.infer<typeof AdminAuditEntry>

/** Fifty at a time, newest first; `person` is a part of a name or an email address, or a whole id. */
export const list = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'The audit log',
  input: z.object({
    kind: z.optional(AuditKind),
    person: z.optional(optionalText('person', { max: 100 })),
    page: z._default(
      z.pipe(
        z.string().check(z.regex(/^\d{1,5}$/, 'page must be a number')),
        z.transform((page: string) => Number(page)),
      ),
      0,
    ),
  }),
  result: z.object({ entries: z.array(AdminAuditEntry), total: z.int(), page_size: z.literal(limits.pageSize) }),
})

/**
 * The data about a person that an administrator may see: no text of reminders, no addresses of orders. Each access is
 * recorded in the audit log.
 */
export const viewUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  access: 'admin',
  summary: 'One user’s details, for administrators',
  input: z.object({ id: Id }),
  result: z.object({
    user: User,
    activity: Activity,
    last_seen_at: z.nullable(Instant),
    /** The number of signed-in browsers. */
    sessions: z.int(),
    /** Whether sign-in needs more than the password. */
    second_factor: z.boolean(),
    /** The latest ten, newest first. */
    orders: z.array(z.omit(Order, { address: true, pin_code: true, payment: true })),
    /** The latest ten, newest first, without their text. */
    deliveries: z.array(
      z.pick(Delivery, {
        id: true,
        channel: true,
        moment: true,
        due_at: true,
        settled_at: true,
        state: true,
        note: true,
      }),
    ),
  }),
})
