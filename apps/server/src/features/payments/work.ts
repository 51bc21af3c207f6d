import { minuteMs } from '#platform/clock.ts'
import { reconcile } from './reconcile.ts'
import { processRefunds } from './refund.ts'

export const paymentWork = [
  { name: 'payments.give-back', everyMs: 5000, run: processRefunds },
  { name: 'payments.reconcile', everyMs: minuteMs, run: reconcile },
]
