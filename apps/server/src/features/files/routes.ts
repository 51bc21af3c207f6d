import * as files from '@planner/contract/files'
import { presentReminder } from '#features/reminders/present-reminder.ts'
import { route, SentFile } from '#http/route.ts'
import { addFile } from './add-file.ts'
import { removeFile, restoreFile } from './remove-file.ts'
import { sendFile } from './send-file.ts'

export const fileRoutes = [
  route(files.add, async (context, { user, input, upload }) =>
    presentReminder(await addFile(context, user, input, upload), context.clock.now()),
  ),
  route(files.download, async (context, { user, input }) => {
    const { content, about } = await sendFile(context, user, input)
    return new SentFile(content, about)
  }),
  route(files.remove, async (context, { user, input }) =>
    presentReminder(await removeFile(context, user, input), context.clock.now()),
  ),
  route(files.restore, async (context, { user, input }) =>
    presentReminder(await restoreFile(context, user, input), context.clock.now()),
  ),
]
