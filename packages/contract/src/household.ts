import * as z from 'zod/mini'
import { household as limits } from './constants/household.ts'
import { phone } from './constants/notifications.ts'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, optionalText, text } from './fields.ts'
import { adults, householdRoles, owners } from './household-roles.ts'
import { PhoneNumber } from './phone-number.ts'

/** Languages of messages to a helper. */
const helperLanguages = ['en', 'hi'] as const
export const HelperLanguage = z.enum(helperLanguages, 'Language must be English or Hindi')
export type HelperLanguage = z.infer<typeof HelperLanguage>

/** The state of a helper's consent; nothing but the code is sent until it is 'agreed'. */
export const consents = ['no-number', 'not-asked', 'asked', 'agreed', 'stopped'] as const

export const Member = z.object({
  /** The person's id; for a helper, an id of its own. */
  id: Id,
  name: z.string(),
  /** The name used in the household; null to use their own name. */
  nickname: z.nullable(z.string()),
  role: z.enum([...householdRoles, 'helper']),
  is_me: z.boolean(),
  since: Instant,
  /** For helpers only, visible to adults. */
  helper: z.optional(
    z.object({
      language: HelperLanguage,
      phone_number: z.nullable(z.string()),
      consent: z.enum(consents),
    }),
  ),
})
export type Member = z.infer<typeof Member>

export const Invitation = z.object({
  id: Id,
  role: z.enum(['adult', 'child']),
  invited_by: z.string(),
  created_at: Instant,
  expires_at: Instant,
})
export type Invitation = z.infer<typeof Invitation>

export const Household = z.object({
  id: Id,
  /** Null until it is given a name. */
  name: z.nullable(z.string()),
  role: z.enum(householdRoles),
  /** Whether all members share one cart. */
  shares_cart: z.boolean(),
  /** People first, in the order in which they joined; then helpers. */
  members: z.array(Member),
  /** Open invitations; empty for a child. */
  invitations: z.array(Invitation),
})
export type Household = z.infer<typeof Household>

export const show = endpoint({
  method: 'GET',
  path: '/api/household',
  access: 'member',
  summary: 'The user’s household: members and open invitations',
  input: z.object({}),
  result: Household,
})

/** Server-sent events `versions`, with the same content as `changes`. */
export const livePath = '/api/household/live'

export const changes = endpoint({
  method: 'GET',
  path: '/api/household/changes',
  access: 'member',
  summary: 'What has changed for the household: a number for each topic, which grows with every change',
  input: z.object({}),
  result: z.object({ versions: z.record(z.string(), z.int()) }),
})

export const rename = endpoint({
  method: 'PUT',
  path: '/api/household',
  access: 'member',
  roles: adults,
  summary: 'Name the household',
  input: z.object({ name: z.nullable(text('Name', { max: limits.nameMax })) }),
  result: Household,
})

/**
 * When it is switched off, each member's lines move to their own cart; while it is on, their own carts are set aside.
 */
export const shareCart = endpoint({
  method: 'PUT',
  path: '/api/household/cart',
  access: 'member',
  roles: adults,
  summary: 'One cart for the household, or one for each member',
  input: z.object({ shared: z.boolean('shared must be true or false') }),
  result: Household,
})

export const invite = endpoint({
  method: 'POST',
  path: '/api/household/invitations',
  access: 'member',
  roles: adults,
  summary: 'Create an invitation for one person, valid for 7 days; the code is shown only here',
  input: z.object({ role: z._default(z.enum(['adult', 'child'], 'Role must be adult or child'), 'adult') }),
  result: z.extend(Invitation, {
    /** 'K7Q2M-9XHDR' */
    code: z.string(),
    url: z.string(),
  }),
})

export const withdraw = endpoint({
  method: 'DELETE',
  path: '/api/household/invitations/:id',
  access: 'member',
  roles: adults,
  summary: 'Withdraw an invitation',
  input: z.object({ id: Id }),
  result: Done,
})

const Code = text('Code', { max: 40 })

export const preview = endpoint({
  method: 'POST',
  path: '/api/household/invitation',
  access: 'member',
  summary: 'What an invitation is for, before joining',
  input: z.object({ code: Code }),
  result: z.object({
    household: z.nullable(z.string()),
    invited_by: z.string(),
    role: z.enum(['adult', 'child']),
    members: z.int(),
    expires_at: Instant,
    /** The consequences of joining, in sentences. */
    means: z.array(z.string()),
  }),
})

export const greeting = endpoint({
  method: 'POST',
  path: '/api/household/invitation/greeting',
  access: 'anyone',
  summary: 'Who invites, for somebody who is not signed in yet',
  input: z.object({ code: Code }),
  result: z.object({ household: z.nullable(z.string()), invited_by: z.string() }),
})

export const join = endpoint({
  method: 'POST',
  path: '/api/household/join',
  access: 'member',
  summary: 'Join a household with an invitation code',
  input: z.object({ code: Code }),
  result: Household,
})

/** The consequences of leaving, shown before it is done. */
export const leaving = endpoint({
  method: 'GET',
  path: '/api/household/leaving',
  access: 'member',
  summary: 'What happens to everyone’s data when a member leaves or is removed',
  input: z.object({ member_id: z.optional(Id) }),
  result: z.object({ means: z.array(z.string()) }),
})

export const leave = endpoint({
  method: 'POST',
  path: '/api/household/leave',
  access: 'member',
  summary: 'Leave the household and start your own',
  input: z.object({}),
  result: Household,
})

const HelperNumber = PhoneNumber.check(z.minLength(phone.numberMin, 'Please enter a valid phone number'))

export const addHelper = endpoint({
  method: 'POST',
  path: '/api/household/members',
  access: 'member',
  roles: adults,
  summary: 'Add a helper without an account',
  input: z.object({
    name: text('Name', { max: limits.nameMax }),
    language: z._default(HelperLanguage, 'en'),
    phone_number: z.optional(z.nullable(HelperNumber)),
  }),
  result: Member,
})

export const changeMember = endpoint({
  method: 'PUT',
  path: '/api/household/members/:id',
  access: 'member',
  roles: adults,
  summary: 'Change a member: nickname; of a helper also name, language and number; the role, for owners',
  input: z.object({
    id: Id,
    nickname: z.optional(z.nullable(optionalText('Nickname', { max: limits.nicknameMax }))),
    role: z.optional(z.enum(['adult', 'child'], 'Role must be adult or child')),
    name: z.optional(text('Name', { max: limits.nameMax })),
    language: z.optional(HelperLanguage),
    phone_number: z.optional(z.nullable(HelperNumber)),
  }),
  result: Member,
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/household/members/:id',
  access: 'member',
  roles: adults,
  summary: 'Remove a member: owners anyone, adults a helper',
  input: z.object({ id: Id }),
  result: Household,
})

export const handOver = endpoint({
  method: 'POST',
  path: '/api/household/members/:id/owner',
  access: 'member',
  roles: owners,
  summary: 'Hand the household over to another adult',
  input: z.object({ id: Id }),
  result: Household,
})

export const askHelper = endpoint({
  method: 'POST',
  path: '/api/household/members/:id/code',
  access: 'member',
  roles: adults,
  summary: 'Send a helper the code with which they agree to messages',
  input: z.object({ id: Id }),
  result: z.extend(Member, {
    /** True without an SMS provider: the code is in the outbox. */
    in_outbox: z.boolean(),
  }),
})

export const confirmHelper = endpoint({
  method: 'POST',
  path: '/api/household/members/:id/confirm',
  access: 'member',
  roles: adults,
  summary: 'Confirm a helper’s number with the code they were sent',
  input: z.object({ id: Id, code: text('Code', { max: 10 }) }),
  result: Member,
})
