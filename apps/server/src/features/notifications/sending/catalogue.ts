import type { PushMessage } from '@planner/contract/notifications'
import { escapeHtml } from '#platform/html.ts'
import { shortened } from '#platform/sms-length.ts'
import type { Message } from '#providers/channels.ts'

/**
 * Every SMS template, exactly as registered with the carriers: in India a domestic SMS is delivered only if it matches
 * its DLT template, apart from the variables. Changing a word here requires registering it again.
 */
export const smsTemplates = {
  'reminder.before': 'Reminder: {title}, in {wait}, at {time}. Daily Planner',
  'reminder.due': 'Reminder: {title}. Due now, {time}. Daily Planner',
  'reminder.late': 'Reminder: {title}. Sorry, this is late: it was due on {day} at {time}. Daily Planner',
  'reminder.deferred': 'Reminder: {title}. It was due at {time}, during your quiet hours. Daily Planner',
  'reminder.snoozed': 'Snoozed reminder: {title}, for {time}. Daily Planner',
  'reminder.nag': 'Reminder: {title}. Not done yet; it was due at {time}. Daily Planner',
  'reminder.escalated': '{who} has not marked this as done: {title}. It was due at {time}. Daily Planner',
  'helper.due': '{asker} asks: {title}, {time}. Reply STOP for no more messages. Daily Planner',
  'helper.due.hi': '{asker}: {title}, {time}. संदेश बंद करने के लिए STOP लिखें। Daily Planner',
  'helper.code':
    '{asker} wants to send you reminders. If you agree, tell them the code {code}. Reply STOP to opt out. Daily Planner',
  'helper.code.hi':
    '{asker} आपको रिमाइंडर भेजना चाहते हैं। सहमत हों तो उन्हें कोड {code} बताएँ। मना करने के लिए STOP लिखें। Daily Planner',
  'helper.code.link':
    '{asker} wants to send you reminders. Yes: tell them {code}. No: reply STOP or open {address} Daily Planner',
  'helper.code.link.hi': '{asker} आपको SMS भेजना चाहते हैं। हाँ तो कोड {code} बताएँ। मना करें: STOP या {address} Daily Planner',
  'helper.cook': '{dishes} Reply STOP for no more messages. Daily Planner',
  'helper.cook.hi': '{dishes} संदेश बंद करने के लिए STOP लिखें। Daily Planner',
  // The last line lets the browser fill in the code (WebOTP: the host, then the code).
  'phone.code': '{code} is your Daily Planner code, valid for {minutes} minutes. Do not share it.\n\n@{host} #{code}',
  'phone.changed':
    'This number is no longer linked to a Daily Planner account. If this was not you, sign in and check.',
  'phone.test': 'Test from Daily Planner: {message}',
  'order.step': 'Order {order}: {step}. Daily Planner',
  'vendor.order': '{subject} Reply here: {link} Daily Planner',
  'vendor.order-hi': '{subject} जवाब यहाँ दें: {link} Daily Planner',
} as const

type SmsTemplateId = keyof typeof smsTemplates

/** Messages sent only by email or push, which need no SMS template. */
type OtherTemplateId =
  | 'missed'
  | 'digest'
  | 'email.link'
  | `password.${'link' | 'changed'}`
  | `factor.${'added' | 'removed' | 'renewed' | 'failed'}`
  | 'recovery-code.used'
  | `account.${'closing' | 'kept' | 'gone'}`
  | 'household.removed'
  | 'household.declined'
  | 'admin.made'
  | 'sending.stopped'
  | 'vendor.trouble'
  | 'order.problem'
  | 'order.by-hand'
  | 'order.to-fulfil'
  | 'webhook.paused'
  | 'channel.off'

export type TemplateId = SmsTemplateId | OtherTemplateId
export type ReminderTemplate = Extract<TemplateId, `reminder.${string}`>

/**
 * DLT allows about 40 characters per variable. Texts that must not be cut, such as a medicine's instructions in a
 * title, have more.
 */
const variableMax = 40
const longVariables: Record<string, number> = {
  message: 160,
  title: 90,
  host: 100,
  step: 120,
  subject: 80,
  link: 200,
  dishes: 150,
  address: 120,
}

/** Fills in a template, truncating each variable. */
export function smsText(template: SmsTemplateId, variables: Record<string, string>): string {
  return smsTemplates[template].replace(/\{(\w+)\}/g, (_whole, name: string) =>
    shortened(variables[name]!.replaceAll(/\s+/g, ' '), longVariables[name] ?? variableMax),
  )
}

const hasSms = (template: TemplateId): template is SmsTemplateId => template in smsTemplates

type Parts = {
  template: TemplateId
  variables: Record<string, string>
  locale?: Message['locale']
  subject: string
  body: string
  spoken?: string
  push: Omit<PushMessage, 'title' | 'body'>
  publicUrl: string
  /** Link text in the email. */
  linkName?: string
  /** Footer of emails that cannot be switched off. */
  why?: string
  /** One-click unsubscribe link. */
  unsubscribeUrl?: string | undefined
}

/** Renders a message for every channel. */
export function messageOf({
  template,
  variables,
  locale = 'en-IN',
  subject,
  body,
  spoken,
  push,
  publicUrl,
  linkName = 'Open Daily Planner',
  why,
  unsubscribeUrl,
}: Parts): Message {
  return {
    template,
    variables,
    locale,
    subject,
    body,
    sms: hasSms(template) ? smsText(template, variables) : null,
    spoken: spoken ?? `${subject}. ${body}`,
    email: () =>
      emailOf({
        subject,
        body,
        linkName,
        address: `${publicUrl}${push.url}`,
        settings: `${publicUrl}/settings`,
        why,
        unsubscribeUrl,
      }),
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
    push: { title: subject, body, ...push },
  }
}

type Letter = {
  subject: string
  body: string
  linkName: string
  address: string
  settings: string
  why: string | undefined
  unsubscribeUrl: string | undefined
}

const alertsAreOn = 'You’re getting this because email alerts are on. Change this in your settings:'

const stop = 'Stop these emails'

function emailOf({ subject, body, linkName, address, settings, why, unsubscribeUrl }: Letter): {
  text: string
  html: string
} {
  const lines = body.split('\n').map((line) => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`)
  const link = `<a href="${escapeHtml(settings)}">${escapeHtml(settings)}</a>`
  return {
    text: `${subject}\n\n${body}\n\n${linkName}: ${address}\n\n${why ?? `${alertsAreOn} ${settings}`}\n${unsubscribeUrl ? `${stop}: ${unsubscribeUrl}\n` : ''}`,
    html: [
      '<!doctype html><html><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#222">',
      `<h1 style="font-size:20px;margin:0 0 12px">${escapeHtml(subject)}</h1>`,
      ...lines,
      `<p style="margin:16px 0"><a href="${escapeHtml(address)}">${escapeHtml(linkName)}</a></p>`,
      `<p style="font-size:13px;color:#666">${why ? escapeHtml(why) : `${alertsAreOn} ${link}`}</p>`,
      ...(unsubscribeUrl
        ? [`<p style="font-size:13px;color:#666"><a href="${escapeHtml(unsubscribeUrl)}">${stop}</a></p>`]
        : []),
      '</body></html>',
    ].join('\n'),
  }
}
