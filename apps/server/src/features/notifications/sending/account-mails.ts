import { account } from '@planner/contract/constants/accounts'
import type { Message } from '#providers/channels.ts'
import { messageOf } from './catalogue.ts'

type Where = { publicUrl: string }

const ofTheAccount = 'You’re getting this because it’s about your account. These emails can’t be turned off.'

/** Returns the mail with the password reset link, which gives access to the account. */
export function resetMessage({ token, publicUrl }: Where & { token: string }): Message {
  const url = `/#reset=${token}`
  return messageOf({
    template: 'password.link',
    variables: {},
    subject: 'Choose a new password',
    body: [
      `Someone, hopefully you, asked to reset the password of your Daily Planner account. This link works once, for ${account.resetMinutes} minutes:`,
      `${publicUrl}${url}`,
      'If this wasn’t you, ignore this email: your password stays the same.',
    ].join('\n'),
    push: { tag: 'account:reset', url },
    publicUrl,
    linkName: 'Choose a new password',
    why: ofTheAccount,
  })
}

/** Returns the mail with the link that confirms an address. Contains nothing that was typed at sign-up. */
export function verificationMessage({ token, publicUrl }: Where & { token: string }): Message {
  const url = `/#verify=${token}`
  return messageOf({
    template: 'email.link',
    variables: {},
    subject: 'Confirm your email address',
    body: [
      `Someone created a Daily Planner account with this address. If it was you, confirm within ${account.verificationHours} hours:`,
      `${publicUrl}${url}`,
      'If it wasn’t you, ignore this email: we never send reminders to an unconfirmed address.',
    ].join('\n'),
    push: { tag: 'account:email', url },
    publicUrl,
    linkName: 'Confirm this address',
    why: ofTheAccount,
  })
}

export function passwordChangedMessage({ publicUrl }: Where): Message {
  return messageOf({
    template: 'password.changed',
    variables: {},
    subject: 'Your password was changed',
    body: 'Your other devices have been signed out. If this wasn’t you, reset your password now with “Forgot password?” on the sign-in page.',
    push: { tag: 'account:password', url: '/settings#account' },
    publicUrl,
    why: ofTheAccount,
  })
}

export type FactorChange = 'added' | 'removed' | 'renewed'

const factorSubjects: Record<FactorChange, string> = {
  added: 'A sign-in method was added to your account',
  removed: 'A sign-in method was removed from your account',
  renewed: 'Your recovery codes were replaced',
}

/** @param what as part of a sentence: 'an authenticator app', 'the passkey “Phone”'. */
export function factorChangedMessage({
  change,
  what,
  publicUrl,
}: Where & { change: FactorChange; what: string }): Message {
  const done = {
    added: `You can now sign in with ${what}.`,
    removed: `You can no longer sign in with ${what}.`,
    renewed: 'Your old codes no longer work.',
  }
  return messageOf({
    template: `factor.${change}`,
    variables: { what },
    subject: factorSubjects[change],
    body: `${done[change]} If this wasn’t you, change your password and sign out all other devices now.`,
    push: { tag: 'account:factor', url: '/settings#account' },
    publicUrl,
    why: ofTheAccount,
  })
}

/** @param left number of unused codes. */
export function recoveryCodeUsedMessage({ left, publicUrl }: Where & { left: number }): Message {
  return messageOf({
    template: 'recovery-code.used',
    variables: {},
    subject: 'A recovery code was used to sign in',
    body: `You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left. If this wasn’t you, change your password and sign out all other devices now.`,
    push: { tag: 'account:factor', url: '/settings#account' },
    publicUrl,
    why: ofTheAccount,
  })
}

export function factorFailedMessage({ publicUrl }: Where): Message {
  return messageOf({
    template: 'factor.failed',
    variables: {},
    subject: 'Someone else may know your password',
    body: 'Someone entered your password and then failed the second step several times. They didn’t get in. If this wasn’t you, change your password now.',
    push: { tag: 'account:factor', url: '/settings#account' },
    publicUrl,
    why: ofTheAccount,
  })
}

/** @param day when the account is deleted, in words: 'Saturday, 28 November 2026'. */
export function closingMessage({ day, publicUrl }: Where & { day: string }): Message {
  return messageOf({
    template: 'account.closing',
    variables: { day },
    subject: `Your account will be deleted on ${day}`,
    body: 'Your reminders are paused and your other devices have been signed out. To keep the account, or if this wasn’t you, sign in before that day and choose “Keep my account”.',
    push: { tag: 'account:deletion', url: '/settings#account' },
    publicUrl,
    linkName: 'Keep my account',
    why: ofTheAccount,
  })
}

export function deletionCancelledMessage({ publicUrl }: Where): Message {
  return messageOf({
    template: 'account.kept',
    variables: {},
    subject: 'Your account won’t be deleted',
    body: 'We have cancelled the deletion, and your reminders are back on. Good to have you back.',
    push: { tag: 'account:deletion', url: '/settings#account' },
    publicUrl,
    why: ofTheAccount,
  })
}

/** Returns the mail to a person who was removed from a household. */
export function removedFromHouseholdMessage({ by, publicUrl }: Where & { by: string }): Message {
  return messageOf({
    template: 'household.removed',
    variables: { name: by },
    subject: 'You’ve been removed from the household',
    body: `${by} has removed you from the household. You keep your own reminders, recipes, cart and orders. We’ve set up a household just for you.`,
    push: { tag: 'household', url: '/settings#household' },
    publicUrl,
    why: ofTheAccount,
  })
}

/** Returns the mail to a person who was made an administrator, and may not know it otherwise. */
export function madeAdminMessage({ by, publicUrl }: Where & { by: string }): Message {
  return messageOf({
    template: 'admin.made',
    variables: { name: by },
    subject: 'You’re now an administrator',
    body: `${by} has made you an administrator of this Daily Planner. You can now see its users, vendors and orders. We recommend turning on two-step sign-in.`,
    push: { tag: 'admin', url: '/admin' },
    publicUrl,
    why: ofTheAccount,
  })
}

export function goneMessage({ publicUrl }: Where): Message {
  return messageOf({
    template: 'account.gone',
    variables: {},
    subject: 'Your account has been deleted',
    body: 'Everything in it has been removed. We keep your order records for tax purposes, without your name, address or number. You’re welcome to sign up again at any time.',
    push: { tag: 'account:deletion', url: '/' },
    publicUrl,
    why: 'This is the last email we’ll send you.',
  })
}
