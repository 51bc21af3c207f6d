import * as programs from '@planner/contract/account/programs'
import { route } from '#http/route.ts'
import { createProgram } from './create-program.ts'
import { listPrograms } from './list-programs.ts'
import { revokeProgram } from './revoke-program.ts'

export const programRoutes = [
  route(programs.list, async (context, { user }) => ({ programs: await listPrograms(context, user) })),
  route(programs.create, (context, { input, ...by }) => createProgram(context, by, input)),
  route(programs.revoke, async (context, { input, ...by }) => {
    await revokeProgram(context, by, input.id)
    return { message: 'Token revoked' }
  }),
]
