import { formatRupees } from '@planner/commerce/money'
import type { Context } from '#context.ts'
import { ringingDevices } from '../devices/ringing-devices.ts'
import { stoppedMessage } from '../sending/account-messages.ts'
import { budgetDay } from './limits.ts'
import { addToDay, administrators, dayOf, markNotified } from './store.ts'

/** More administrators than any installation has. */
const mostAdministrators = 20

/**
 * Notifies the operator through the log, and administrators by email and push, that the daily sending budget is used
 * up: once a day, however many processes notice.
 */
export async function notifyStopped(context: Context, now: Date): Promise<void> {
  const { db, config, channels, ids, log } = context
  const day = budgetDay(now)
  if (!(await markNotified(db, day, now))) return
  const { messages = 0, paise = 0 } = (await dayOf(db, day)) ?? {}
  const limits = { messages: config.outgoing.messages, rupees: config.outgoing.rupees }
  log.error({ day, messages, rupees: paise / 100, limits }, 'daily sending limit reached, reminders go by push only')
  const message = stoppedMessage({
    sent: `${messages} messages for about ${formatRupees(paise)}`,
    publicUrl: config.publicUrl,
  })
  for (const { id, email, phone_number, email_verified_at } of await administrators(db, mostAdministrators)) {
    try {
      const delivery = { user: { id, email, phone_number }, message }
      const devices = await ringingDevices(context, [id])
      await channels.app.deliver([{ ...delivery, id: ids.next(), devices }])
      if (email_verified_at === null) continue
      await channels.email.deliver([{ ...delivery, id: ids.next(), devices: [] }])
      if (channels.email.connected) await addToDay(db, { day, messages: 1, paise: 0 })
    } catch (error) {
      log.error({ err: error }, 'could not notify an administrator of the sending limit')
    }
  }
}
