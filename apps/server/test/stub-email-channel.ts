import type { ChannelPort, Delivery } from '#providers/channels.ts'

/**
 * An email channel that passes each mail to the test.
 *
 * @param isAway whether it currently accepts nothing, so that mails are retried.
 */
export const stubEmailChannel = (take: (mail: Delivery) => unknown, isAway = () => false): { email: ChannelPort } => ({
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
