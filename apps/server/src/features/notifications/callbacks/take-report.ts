import type { Context } from '#context.ts'
import { Problem } from '#platform/problem.ts'
import { stopHelper } from '../sending/switch-off/store.ts'
import { switchOffChannel } from '../sending/switch-off/switch-off.ts'
import { settleByReport } from './store.ts'

/**
 * Handles a provider's report on one of our messages. Reports may arrive repeatedly and in any order: 'delivered' is
 * final, and reports on unknown messages are ignored.
 *
 * @throws Problem `request.not-found` without Twilio, `callback.signature` if Twilio did not send this.
 */
export async function takeTwilioReport(
  context: Context,
  callback: { url: string; signature: string; fields: Record<string, string> },
): Promise<void> {
  if (!context.twilioCallbacks) throw new Problem('request.not-found')
  const report = await context.twilioCallbacks(callback)
  if (report === 'forged') throw new Problem('callback.signature')
  if (report === null) return
  const settled = await settleByReport(context.db, report, context.clock.now())
  if (!settled || !report.switchOff) return
  if (settled.helper_id) return stopHelper(context.db, settled.helper_id, context.clock.now())
  await switchOffChannel(context, { userId: settled.user_id, channel: settled.channel, why: report.switchOff })
}
