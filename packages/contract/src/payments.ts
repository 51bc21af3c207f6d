import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, text } from './fields.ts'
import { adults } from './household-roles.ts'
import { Order } from './orders.ts'

/** Takes the result from the gateway's page. The webhook is authoritative; this only shows the result sooner. */
export const verify = endpoint({
  method: 'POST',
  path: '/api/payments/verify',
  access: 'member',
  roles: adults,
  summary: 'Verify the result from the payment page',
  input: z.object({
    order_id: Id,
    razorpay_order_id: text('razorpay_order_id', { max: 64 }),
    razorpay_payment_id: text('razorpay_payment_id', { max: 64 }),
    razorpay_signature: text('razorpay_signature', { max: 128 }),
  }),
  result: Order,
})
