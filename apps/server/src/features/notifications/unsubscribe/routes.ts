import type { PlainPage } from '#http/serve-plain-pages.ts'
import { escapeHtml } from '#platform/html.ts'
import { type MailList, readUnsubscription } from './link.ts'
import { switchMailsOff } from './switch-mails-off.ts'

/**
 * The page behind a mail's unsubscribe link. A GET changes nothing, because mail scanners open links; its button, and
 * that of a mail client (RFC 8058), send a POST.
 */
export const unsubscribePage: PlainPage = {
  path: '/unsubscribe/:token',
  async show(context, { token = '' }) {
    const asked = readUnsubscription(context, token)
    return asked ? { status: 200, title: titles[asked.list], body: question(asked.list) } : noLonger
  },
  async post(context, { token = '' }) {
    const asked = readUnsubscription(context, token)
    if (!asked) return noLonger
    await switchMailsOff(context, asked)
    return { status: 200, title: 'Done', body: done[asked.list] }
  },
}

const titles: Record<MailList, string> = {
  reminders: 'Stop reminder emails?',
  digest: 'Stop the daily digest?',
}

const what: Record<MailList, string> = {
  reminders: 'You will no longer get reminders by email. You still get them on your other channels.',
  digest: 'You will no longer get the daily digest. Reminders are not affected.',
}

const question = (list: MailList): string =>
  `<p>${escapeHtml(what[list])}</p><form method="post"><button>${list === 'digest' ? 'Stop the digest' : 'Stop these emails'}</button></form>`

const inSettings = '<p>You can turn this back on at any time in <a href="/settings">your settings</a>.</p>'

const done: Record<MailList, string> = {
  reminders: `<p>You won’t get any more reminder emails.</p>${inSettings}`,
  digest: `<p>You won’t get any more daily digests.</p>${inSettings}`,
}

const noLonger = {
  status: 403,
  title: 'This link no longer works',
  body: '<p>It has expired or is incomplete. You can choose which emails you get in <a href="/settings">your settings</a>.</p>',
}
