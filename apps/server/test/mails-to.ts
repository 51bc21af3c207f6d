import type { ChannelPort, Delivery } from '#providers/channels.ts'

/**
 * E-mail through a provider that passes each mail to the test.
 *
 * @param isAway whether it accepts nothing now, and must be retried.
 */
export const mailsTo = (take: (mail: Delivery) => unknown, isAway = () => false): { email: ChannelPort } => ({
  email: {
    provider: 'smtp',
    connected: true,
    atOnce: 1,
    isHealthy: () => true,
    async deliver(mails) {
      if (isAway()) return mails.map(({ id }) => ({ deliveryId: id, kind: 'failed', again: true, note: 'away' }))
      for (const mail of mails) take(mail)
      return mails.map(({ id }) => ({ deliveryId: id, kind: 'sent' }))
    },
  },
})
