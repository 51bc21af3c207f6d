import { report } from '@planner/contract/page-timing'
import { openRoute } from '#http/route.ts'
import { recordTiming } from './record-timing.ts'

export const pageTimingRoutes = [
  openRoute(report, (context, { input }) => {
    recordTiming(context, input)
    return { message: 'Thank you' }
  }),
]
