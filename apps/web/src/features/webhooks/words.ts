import { webhooks } from '@planner/contract/constants/api'

/** The page’s copy: explanations, empty states, toasts and labels. */
export const words = {
  text: 'URLs we call as soon as something changes. Each call is signed (Standard Webhooks) and retried for about a day. Changing your password deletes them all.',
  none: 'No webhooks yet.',
  nameHint: 'For example “Home automation”.',
  once: 'Copy the signing secret now. It’s shown only once.',
  copied: 'Secret copied',
  rotated: 'New secret. The old one stays valid for another day.',
  deleted: 'Webhook deleted',
  paused: {
    you: 'Paused',
    failing: `Paused after ${webhooks.pausedAfter.inWords} of failures`,
    gone: 'Paused: its server returned 410 Gone',
  },
  failing: (since: string) => `Failing since ${since}`,
  arrived: (status: number) => `Test delivered: HTTP ${status}`,
  states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
  noDeliveries: 'Nothing was sent in the last seven days.',
  next: (when: string) => `Next attempt ${when}`,
  tries: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
} as const
