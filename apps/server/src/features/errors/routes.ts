import { report } from '@planner/contract/client-errors'
import { openRoute } from '#http/route.ts'
import { takeReport } from './take-report.ts'

export const errorRoutes = [
  openRoute(report, async (context, { input, address }) => {
    await takeReport(context, input, address)
    return { message: 'Thank you' }
  }),
]
