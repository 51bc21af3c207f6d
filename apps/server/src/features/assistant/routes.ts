import * as assistant from '@planner/contract/assistant'
import { route } from '#http/route.ts'
import { sentPage } from './list-sent-texts.ts'
import { showSettings, switchAi } from './show-settings.ts'

export const assistantRoutes = [
  route(assistant.settings, (context, { user }) => showSettings(context, user)),
  route(assistant.setEnabled, (context, { user, input }) => switchAi(context, user, input)),
  route(assistant.sent, (context, { user, input }) => sentPage(context, user, input)),
]
