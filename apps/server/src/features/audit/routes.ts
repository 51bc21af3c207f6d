import * as audit from '@planner/contract/audit'
import { admin as limits } from '@planner/contract/constants/admin'
import { route } from '#http/route.ts'
import { ownEntries } from './own-entries.ts'
import { presentForAdmin } from './present.ts'
import { findEntries } from './store.ts'
import { viewUser } from './view-user.ts'

const { pageSize } = limits

export const auditRoutes = [
  route(audit.own, async (context, { user }) => ({ entries: await ownEntries(context, user) })),
  route(audit.list, async (context, { input: { page, ...filter } }) => {
    const { entries, total } = await findEntries(context.db, { ...filter, offset: page * pageSize, limit: pageSize })
    return { entries: entries.map(presentForAdmin), total, page_size: pageSize }
  }),
  route(audit.viewUser, (context, { input, ...by }) => viewUser(context, by, input.id)),
]
