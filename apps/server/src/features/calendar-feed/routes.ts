import * as feed from '@planner/contract/calendar-feed'
import { route } from '#http/route.ts'
import type { SecretFile } from '#http/serve-secret-files.ts'
import { changeFeed, showFeed, withdrawFeed } from './feed.ts'
import { readFeed } from './read-feed.ts'

export const calendarFeedRoutes = [
  route(feed.show, async (context, { user }) => ({ feed: await showFeed(context, user) })),
  route(feed.change, async (context, { user, input }) => ({ feed: await changeFeed(context, user, input) })),
  route(feed.withdraw, async (context, { user }) => {
    await withdrawFeed(context, user)
    return { message: 'Calendar link turned off' }
  }),
]

export const calendarFile: SecretFile = {
  path: '/calendar/:name',
  type: 'text/calendar; charset=utf-8',
  name: 'daily-planner.ics',
  read: (context, name, asked) => readFeed(context, name.replace(/\.ics$/, ''), asked),
}
