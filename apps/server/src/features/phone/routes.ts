import * as phone from '@planner/contract/account/phone'
import { route } from '#http/route.ts'
import { sendOtp } from './send-otp.ts'
import { sendTest } from './send-test-sms.ts'
import { verifyOtp } from './verify-otp.ts'

export const phoneRoutes = [
  route(phone.sendOtp, (context, { user, input, address }) => sendOtp(context, user, input, address)),
  route(phone.verifyOtp, (context, { user, input }) => verifyOtp(context, user, input)),
  route(phone.sendTest, async (context, { user, input }) => ({ message_sid: await sendTest(context, user, input) })),
]
