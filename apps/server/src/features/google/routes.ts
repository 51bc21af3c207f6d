import * as google from '@planner/contract/google'
import { presentReminder } from '#features/reminders/present-reminder.ts'
import { route } from '#http/route.ts'
import { presentSync } from './calendar/present-sync.ts'
import { syncCalendar } from './calendar/sync.ts'
import { beginAuthorization } from './connection/begin-authorization.ts'
import { changeSettings } from './connection/change-settings.ts'
import { completeAuthorization } from './connection/complete-authorization.ts'
import { disconnect } from './connection/disconnect.ts'
import { showConnection } from './connection/show-connection.ts'
import { analyzeMail } from './mail/analyze.ts'
import { accept, dismiss } from './mail/answer.ts'
import { presentAutoReminder, presentSuggestion } from './mail/present.ts'
import { presentAnalysis } from './mail/present-analysis.ts'
import { readWithModel } from './mail/read-with-model.ts'
import { showAutoReminders, showSuggestions } from './mail/show-suggestions.ts'

export const googleRoutes = [
  route(google.status, (context, { user }) => showConnection(context, user)),
  route(google.authUrl, async (context, { user, input, tokenHash }) => ({
    authorization_url: await beginAuthorization(context, user, { grant: input.grant, sessionHash: tokenHash }),
  })),
  route(google.complete, async (context, { user, input, tokenHash }) => {
    await completeAuthorization(context, user, { answer: input, sessionHash: tokenHash })
    return showConnection(context, user)
  }),
  route(google.disconnect, async (context, { user, input }) => {
    await disconnect(context, user, { eventsToo: input.remove_events })
    return { message: 'Google account disconnected' }
  }),
  route(google.settings, async (context, { user, input }) => {
    await changeSettings(context, user, input)
    return showConnection(context, user)
  }),
  route(google.syncCalendar, async (context, { user, input }) =>
    presentSync(await syncCalendar(context, user, { past: input.sync_past_days, future: input.sync_future_days })),
  ),
  route(google.analyzeMail, async (context, { user, input }) =>
    presentAnalysis(await analyzeMail(context, user, { days: input.days_back, max: input.max_emails })),
  ),
  route(google.analyzeFurther, async (context, { user, input }) =>
    presentAnalysis(await readWithModel(context, user, { days: input.days_back, max: input.max_emails })),
  ),
  route(google.suggestions, async (context, { user }) => ({
    potential_reminders: (await showSuggestions(context, user)).map(presentSuggestion),
  })),
  route(google.createFromEmail, async (context, { user, input }) =>
    presentReminder(await accept(context, user, input), context.clock.now()),
  ),
  route(google.dismiss, async (context, { user, input }) => {
    await dismiss(context, user, input.id)
    return { message: 'Suggestion dismissed' }
  }),
  route(google.autoReminders, async (context, { user }) => ({
    auto_reminders: (await showAutoReminders(context, user)).map(presentAutoReminder),
  })),
]
