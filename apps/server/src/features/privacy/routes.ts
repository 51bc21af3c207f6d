import { Readable } from 'node:stream'
import * as privacy from '@planner/contract/account/privacy'
import { route } from '#http/route.ts'
import { consentOf, giveConsent } from './consent.ts'
import { exportData } from './export-data.ts'
import { askDeletion, withdrawDeletion } from './plan-deletion.ts'

export const privacyRoutes = [
  route(privacy.consent, (context, { user }) => consentOf(context, user)),
  route(privacy.giveConsent, async (context, { input, ...by }) => {
    await giveConsent(context, by, input)
    return { message: 'Your choices are recorded' }
  }),
  route(privacy.exportData, async (context, by) => Readable.from(await exportData(context, by))),
  route(privacy.askDeletion, (context, { input, ...by }) => askDeletion(context, by, input)),
  route(privacy.withdrawDeletion, async (context, by) => {
    await withdrawDeletion(context, by)
    return { message: 'Your account won’t be deleted' }
  }),
]
