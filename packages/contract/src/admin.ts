import * as z from 'zod/mini'
import { User } from './account/auth.ts'
import { confirmation } from './account/second-factor.ts'
import { admin as limits } from './constants/admin.ts'
import { endpoint } from './endpoint.ts'
import { Day, Done, Id, Instant, optionalText, text } from './fields.ts'
import { Order, OrderStatus } from './orders.ts'
import { vendorFilter } from './vendors.ts'

export const dashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'admin',
  summary: 'Totals, and the newest orders',
  input: z.object({}),
  result: z.object({
    stats: z.object({
      total_users: z.int(),
      total_reminders: z.int(),
      total_orders: z.int(),
      /** Active vendors that are not archived. */
      total_vendors: z.int(),
    }),
    recent_orders: z.array(Order),
  }),
})

const Page = z._default(
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/, 'page must be a number')),
    z.transform((page: string) => Number(page)),
  ),
  0,
)

const Search = z.optional(optionalText('search', { max: 100 }))

/** A CSV file in chunks: RFC 4180, UTF-8 with a byte order mark, with every cell safe to open in a spreadsheet. */
const Csv = z.custom<AsyncIterable<string>>()

export const roles = ['admin', 'user'] as const
export const Role = z.enum(roles, 'role must be admin or user')
export type Role = z.infer<typeof Role>

const userFilter = {
  /** A part of a name, an email address or a number. */
  search: Search,
  role: z.optional(Role),
  phone: z.optional(z.enum(['verified', 'unverified'], 'phone must be verified or unverified')),
}

/** Fifty at a time, newest first. */
export const users = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'List users',
  input: z.object({ ...userFilter, page: Page }),
  result: z.object({ users: z.array(User), total: z.int(), page_size: z.literal(limits.pageSize) }),
})

export const usersCsv = endpoint({
  method: 'GET',
  path: '/api/admin/users/csv',
  access: 'admin',
  summary: 'Export all matching users as a file',
  produces: 'text/csv',
  input: z.object(userFilter),
  result: Csv,
})

/**
 * Ends every session of a person, for a lost phone or a compromised account. Recorded in the audit log, where the
 * person can see it.
 */
export const endSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  access: 'admin',
  summary: 'Sign a user out everywhere',
  input: z.object({ id: Id }),
  result: z.object({ message: z.string(), ended: z.int() }),
})

/** Counts towards the person's daily links. Outside production, without an email provider, the link is returned instead. */
export const sendReset = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/send-reset',
  access: 'admin',
  summary: 'Mail a user a link to choose a new password',
  input: z.object({ id: Id }),
  result: z.object({
    message: z.string(),
    mailed: z.boolean(),
    /** To pass on to the person; null if it was mailed. */
    link: z.nullable(z.string()),
  }),
})

/** Ends every session, blocks sign-in and stops all messages; deletes nothing. */
export const disableUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/disable',
  access: 'admin',
  summary: 'Disable a user: signed out everywhere, no sign-in, nothing sent',
  input: z.object({ id: Id }),
  result: Done,
})

export const enableUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/enable',
  access: 'admin',
  summary: 'Enable a disabled user again',
  input: z.object({ id: Id }),
  result: Done,
})

/** Refused with `second-factor.needed` and a challenge if the caller has a second factor and has not answered one. */
export const makeAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/make-admin',
  access: 'admin',
  summary: 'Make a user an administrator',
  input: z.object({ id: Id, ...confirmation }),
  result: Done,
})

/** Like `makeAdmin`. The last administrator cannot be removed. */
export const removeAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/remove-admin',
  access: 'admin',
  summary: 'Make an administrator an ordinary user',
  input: z.object({ id: Id, ...confirmation }),
  result: Done,
})

const orderFilter = {
  /**
   * With a #, the end of an order id; without, at least eight characters of it. Otherwise a part of the customer's name
   * or email.
   */
  search: Search,
  status: z.optional(OrderStatus),
  /** Orders with a quoted price that has not been accepted yet. */
  price: z.optional(z.literal('waiting', 'price must be waiting')),
  /** Orders with a reported problem that has not been answered yet. */
  problem: z.optional(z.literal('open', 'problem must be open')),
  /** Orders with money that a customer has not got back yet. */
  refund: z.optional(z.literal('open', 'refund must be open')),
  /** Confirmed orders that were not delivered by the time they were needed. */
  late: z.optional(z.literal('yes', 'late must be yes')),
  /** Orders placed on or after this day in the administrator's time zone. */
  from: z.optional(Day),
}

/** Fifty at a time, newest first; anything over 1 MB of a page follows in the Link header, rel="next". */
export const orders = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  access: 'admin',
  summary: 'List all orders',
  input: z.object({
    ...orderFilter,
    page: Page,
    /** How many orders of the page to skip. */
    skip: z.optional(z.string().check(z.regex(/^[1-4]?\d$/, 'skip must be a number below 50'))),
  }),
  result: z.object({ orders: z.array(Order), total: z.int(), page_size: z.literal(limits.pageSize) }),
})

export const ordersCsv = endpoint({
  method: 'GET',
  path: '/api/admin/orders/csv',
  access: 'admin',
  summary: 'Export all matching orders as a file',
  produces: 'text/csv',
  input: z.object(orderFilter),
  result: Csv,
})

export const vendorsCsv = endpoint({
  method: 'GET',
  path: '/api/admin/vendors/csv',
  access: 'admin',
  summary: 'Export all matching vendors as a file',
  produces: 'text/csv',
  input: z.object(vendorFilter),
  result: Csv,
})

/** The jobs of one queue. */
export const JobQueue = z.object({
  name: z.string(),
  waiting: z.int(),
  active: z.int(),
  /** Failed after every retry; kept for a week. */
  failed: z.int(),
  oldest_waiting_at: z.nullable(Instant),
  last_failure: z.nullable(z.object({ at: Instant, note: z.string() })),
})
export type JobQueue = z.infer<typeof JobQueue>

const serviceKinds = ['codes', 'payments', 'places', 'google', 'files', 'model'] as const

/** Services that the product can delegate to providers, in addition to carrying messages. */
export const Service = z.object({
  kind: z.enum(serviceKinds),
  /** The provider; null when none is configured and a built-in fallback is used. */
  provider: z.nullable(z.string()),
  /** False while the provider is suspended after repeated failures; null if it is not monitored. */
  healthy: z.nullable(z.boolean()),
})
export type Service = z.infer<typeof Service>

/** Unexpected errors of one kind in the last week, without data about the people affected. */
export const ErrorKind = z.object({
  /** Where the error occurred: in a page, or in a request to the server. */
  side: z.enum(['page', 'request']),
  name: z.string(),
  message: z.string(),
  /** The screen or the route. */
  place: z.string(),
  source: z.string(),
  count: z.int(),
  last_at: Instant,
})
export type ErrorKind = z.infer<typeof ErrorKind>

export const system = endpoint({
  method: 'GET',
  path: '/api/admin/system',
  access: 'admin',
  summary: 'Job queue, provider health, and errors from the last week',
  input: z.object({}),
  result: z.object({ jobs: z.array(JobQueue), services: z.array(Service), errors: z.array(ErrorKind) }),
})

/**
 * Works only while there is no administrator. In production it needs a confirmed email address listed in ADMIN_EMAILS
 * or, if that is not set, the setup code (`admin.setup-code-needed`).
 */
export const promoteFirstUser = endpoint({
  method: 'POST',
  path: '/api/admin/promote-first-user',
  access: 'member',
  summary: 'Become the first administrator',
  input: z.object({ setup_code: z.optional(text('The setup code', { max: 100 })) }),
  result: z.object({ message: z.string() }),
})
