import { report } from '@planner/contract/page-timing'
import { openRoute } from '#http/route.ts'
import { takeTimes } from './take-times.ts'

export const pageTimingRoutes = [
  openRoute(report, (context, { input }) => {
    takeTimes(context, input)
    return { message: 'Thank you' }
  }),
]
