import type { PushMessage } from '@planner/contract/notifications'
import { shortened } from '#platform/sms-length.ts'
import type { Message } from '#providers/channels.ts'

/**
 * Every text message that leaves the product, as it is registered with the carriers: in India a domestic SMS arrives only if
 * it equals its DLT template, the variables aside. Changing a word here means registering it anew.
 */
export const smsTemplates = {
  'reminder.before': 'Reminder: {title}, in {wait}, at {time}. Daily Planner',
  'reminder.due': 'Reminder: {title}, now, {time}. Daily Planner',
  'reminder.late': 'Reminder: {title}. Late, and we are sorry: this was due on {day} at {time}. Daily Planner',
  'reminder.deferred': 'Reminder: {title}. It was due at {time}, in your quiet hours. Daily Planner',
  'reminder.snoozed': 'Reminder: {title}, again as you asked. It is for {time}. Daily Planner',
  'reminder.nag': 'Reminder: {title}. Not done yet; it was due at {time}. Daily Planner',
  digest: 'Your day: {count} to do, first {title}. Daily Planner',
  // The last line lets the browser fill the code in (WebOTP: the host, then the code).
  'phone.code':
    '{code} is your Daily Planner code, good for {minutes} minutes. Share it with nobody.\n\n@{host} #{code}',
  'phone.changed': 'This number no longer belongs to a Daily Planner account. If that was not you, sign in and check.',
  'phone.test': 'Test from Daily Planner: {message}',
  'channel.off': '{channel} from Daily Planner are switched off: {reason}.',
} as const

export type TemplateId = keyof typeof smsTemplates

/** DLT allows about 40 characters a variable; a person's own test message may be as long as one SMS. */
const variableMax = 40
const longVariables: Record<string, number> = { message: 160, host: 100 }

/** The template with its variables in place, each cut to its bound. */
export function smsText(template: TemplateId, variables: Record<string, string>): string {
  return smsTemplates[template].replace(/\{(\w+)\}/g, (_whole, name: string) =>
    shortened(variables[name]!.replaceAll(/\s+/g, ' '), longVariables[name] ?? variableMax),
  )
}

type Parts = {
  template: TemplateId
  variables: Record<string, string>
  locale?: Message['locale']
  subject: string
  body: string
  spoken?: string
  push: Omit<PushMessage, 'title' | 'body'>
  publicUrl: string
}

/** One message in the form of every channel. */
export function messageOf({
  template,
  variables,
  locale = 'en-IN',
  subject,
  body,
  spoken,
  push,
  publicUrl,
}: Parts): Message {
  return {
    template,
    variables,
    locale,
    subject,
    body,
    sms: smsText(template, variables),
    spoken: spoken ?? `${subject}. ${body}`,
    email: () => emailOf({ subject, body, address: `${publicUrl}${push.url}`, settings: `${publicUrl}/settings` }),
    push: { title: subject, body, ...push },
  }
}

type Letter = { subject: string; body: string; address: string; settings: string }

function emailOf({ subject, body, address, settings }: Letter): { text: string; html: string } {
  const why = 'You get this because e-mail alerts are switched on. Change that in your settings:'
  const lines = body.split('\n').map((line) => `<p style="margin:0 0 8px">${escaped(line)}</p>`)
  return {
    text: `${subject}\n\n${body}\n\nOpen Daily Planner: ${address}\n\n${why} ${settings}\n`,
    html: [
      '<!doctype html><html><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#222">',
      `<h1 style="font-size:20px;margin:0 0 12px">${escaped(subject)}</h1>`,
      ...lines,
      `<p style="margin:16px 0"><a href="${escaped(address)}">Open Daily Planner</a></p>`,
      `<p style="font-size:13px;color:#666">${why} <a href="${escaped(settings)}">${escaped(settings)}</a></p>`,
      '</body></html>',
    ].join('\n'),
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => entities[one]!)
