import type { Inspection } from '#http/inspections.ts'
import { metricsText } from './collect.ts'
import { showHealth } from './health.ts'

export const inspections: Inspection[] = [
  {
    path: '/metrics',
    type: 'text/plain; version=0.0.4; charset=utf-8',
    answer: async (context) => ({ status: 200, body: await metricsText(context) }),
  },
  {
    path: '/metrics/health',
    type: 'application/json; charset=utf-8',
    answer: async (context) => {
      const health = await showHealth(context)
      return { status: health.status === 'down' ? 503 : 200, body: JSON.stringify(health) }
    },
  },
]
