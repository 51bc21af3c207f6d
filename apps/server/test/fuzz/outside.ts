import { startGoogle } from '../stand-ins/google/google.ts'
import { sampleEvents, sampleMails } from '../stand-ins/google/sample.ts'
import { startRazorpay } from '../stand-ins/razorpay/razorpay.ts'

/** Starts the providers that calls depend on, so that the code behind them is tested too. */
export async function startOutside(now: () => Date) {
  const [google, razorpay] = [await startGoogle({ now }), await startRazorpay()]
  google.calendar.put(...sampleEvents(now()))
  google.mail.put(...sampleMails(now()))
  return {
    google,
    environment: {
      ...google.environment,
      ...razorpay.environment,
      PROVIDER_TIMEOUT_MS: '2000',
      PUBLIC_URL: 'http://localhost:3000',
    },
    async [Symbol.asyncDispose]() {
      await google[Symbol.asyncDispose]()
      await razorpay[Symbol.asyncDispose]()
    },
  }
}
export type Outside = Awaited<ReturnType<typeof startOutside>>
