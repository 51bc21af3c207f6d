import { startGoogle } from './google/google.ts'
import { sampleEvents, sampleMails } from './google/sample.ts'
import { startLanguageModel } from './language-model/language-model.ts'
import { sampleResponder } from './language-model/sample.ts'
import { startRazorpay } from './razorpay/razorpay.ts'
import { startSendgrid } from './sendgrid.ts'
import { startTelegram } from './telegram.ts'
import { startTwilio, verifyKeys } from './twilio/twilio.ts'

/**
 * Starts a stand-in for every provider, with some events and mails.
 *
 * @param planner the product's URL, to which payments are reported.
 * @param now the date of events and mails.
 */
export async function startEveryProvider({ planner, now }: { planner: string; now: () => Date }) {
  await using starting = new AsyncDisposableStack()
  const twilio = starting.use(await startTwilio({ reports: 'at once' }))
  const sendgrid = starting.use(await startSendgrid())
  const telegram = starting.use(await startTelegram({ holdsMs: 1000 }))
  const razorpay = starting.use(await startRazorpay({ webhookUrl: `${planner}/api/webhooks/razorpay` }))
  const google = starting.use(await startGoogle({ now }))
  google.calendar.put(...sampleEvents(now()))
  google.mail.put(...sampleMails(now()))
  const languageModel = starting.use(await startLanguageModel({ says: sampleResponder }))
  const started = starting.move()

  return {
    environment: {
      ...twilio.environment,
      ...verifyKeys,
      ...sendgrid.environment,
      ...telegram.environment,
      ...razorpay.environment,
      ...google.environment,
      ...languageModel.environment,
    },
    texted: twilio.url,
    mailed: sendgrid.url,
    codeOn: async (number: string) => twilio.codes().get(number)!,
    pay: async (gatewayOrderId: string) => razorpay.pay(gatewayOrderId),
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  }
}
