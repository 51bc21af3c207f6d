import { webhooks } from '@planner/contract/constants/api'
import { phone } from '@planner/contract/constants/notifications'
import type { Channel } from '@planner/contract/notifications'
import type { Message, SwitchOff } from '#providers/channels.ts'
import { messageOf } from './catalogue.ts'

const settings = { tag: 'account', url: '/settings' }

/** Returns a message with a one-time code. The last line of its SMS lets the browser fill it in (WebOTP). */
export function codeMessage({ code, publicUrl }: { code: string; publicUrl: string }): Message {
  const minutes = String(phone.codeMinutes)
  return messageOf({
    template: 'phone.code',
    variables: { code, minutes, host: new URL(publicUrl).hostname },
    subject: 'Your Daily Planner code',
    body: `${code} is your code, valid for ${minutes} minutes. Do not share it with anyone.`,
    spoken: `Your Daily Planner code is ${code.split('').join(', ')}.`,
    push: settings,
    publicUrl,
  })
}

/** Returns the message to a number that was removed from an account. */
export function numberChangedMessage({ publicUrl }: { publicUrl: string }): Message {
  return messageOf({
    template: 'phone.changed',
    variables: {},
    subject: 'Your number was changed',
    body: 'This number is no longer linked to a Daily Planner account. If this was not you, sign in and check.',
    push: settings,
    publicUrl,
  })
}

/** Returns a test message that people send to their own number. */
export function testMessage({ message, publicUrl }: { message: string; publicUrl: string }): Message {
  return messageOf({
    template: 'phone.test',
    variables: { message },
    subject: 'Test from Daily Planner',
    body: message,
    push: settings,
    publicUrl,
  })
}

const names: Record<Channel, string> = {
  app: 'Notifications',
  sms: 'Text messages',
  whatsapp: 'WhatsApp messages',
  telegram: 'Telegram messages',
  email: 'Emails',
  voice: 'Calls',
}

const reasons: Record<SwitchOff, string> = {
  'opted-out': 'your number has opted out',
  landline: 'your number is a landline',
}

/** Returns the message about a channel that was switched off because it cannot reach the person. */
export function switchedOffMessage({
  channel,
  why,
  publicUrl,
}: {
  channel: Channel
  why: SwitchOff
  publicUrl: string
}): Message {
  const isTelegram = channel === 'telegram'
  const reason = isTelegram ? 'you blocked the planner’s bot' : reasons[why]
  const advice = isTelegram
    ? 'To get them again, unblock it and link Telegram in your settings.'
    : why === 'landline'
      ? 'Add a mobile number or turn on calls.'
      : 'Opt in again and turn them on in your settings.'
  return messageOf({
    template: 'channel.off',
    variables: { channel: names[channel], reason },
    subject: `${names[channel]} have been turned off`,
    body: `We turned them off because ${reason}. ${advice}`,
    push: { ...settings, tag: `account:${channel}` },
    publicUrl,
  })
}

/** Returns the message to administrators when the daily sending limit is reached. */
export function stoppedMessage({ sent, publicUrl }: { sent: string; publicUrl: string }): Message {
  return messageOf({
    template: 'sending.stopped',
    variables: {},
    subject: 'Daily sending limit reached',
    body: `${sent} have been sent today. Until midnight (India time), reminders go out by push only; one-time codes and account emails are still sent. Check what caused the volume before you raise the limit.`,
    push: { tag: 'admin:sending', url: '/admin#operations' },
    publicUrl,
    linkName: 'Open operations',
    why: 'You’re getting this because you’re an administrator of this planner.',
  })
}

/**
 * Returns the message about a webhook that was paused: after a day of failures, or because its server returned 410
 * Gone.
 */
export function webhookPausedMessage({
  name,
  reason,
  problem,
  publicUrl,
}: {
  name: string
  reason: 'failing' | 'gone'
  problem: string | null
  publicUrl: string
}): Message {
  const why =
    reason === 'gone' ? 'its server returned 410 Gone' : `deliveries failed for ${webhooks.pausedAfter.inWords}`
  return messageOf({
    template: 'webhook.paused',
    variables: { reason: why },
    subject: `Webhook “${name}” is paused`,
    body: `We paused it because ${why}.${problem ? ` ${problem}.` : ''} Resume it under Settings, Connected apps, once its server answers again.`,
    push: { tag: 'account:webhook', url: '/settings#programs' },
    publicUrl,
    linkName: 'Open your webhooks',
  })
}
