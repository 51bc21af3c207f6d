import type { Context } from '#context.ts'
import { promoteFirstUser } from '#features/admin/promote-first-user.ts'
import { register } from '#features/auth/register.ts'
import { resumeSession } from '#features/auth/resume-session.ts'
import { createVerificationToken } from '#features/email-verification/create-token.ts'
import { verifyEmail } from '#features/email-verification/verify-email.ts'
import { dispatchAll } from '#features/notifications/work.ts'
import { sendOtp } from '#features/phone/send-otp.ts'
import { verifyOtp } from '#features/phone/verify-otp.ts'
import { completeTutorial } from '#features/profile/store.ts'
import { updateProfile } from '#features/profile/update-profile.ts'
import { changeReminder } from '#features/reminders/change.ts'
import { createFromText } from '#features/reminders/create-from-text.ts'
import { after, hourMs, minuteMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { type Pay, seedShopping } from './household-shopping.ts'

export const householdEmail = 'demo@example.in'
export const administratorEmail = 'admin@example.in'
const householdNumber = '+919876543210'

type Seeding = {
  /** The product as it is at an instant: the household's story begins yesterday. */
  contextAt: (instant: Date) => Context
  now: Date
  password: string
  /** Reads the code that came on the phone. */
  codeOn: (number: string) => Promise<string>
  pay: Pay
}

/** What the household said to its planner, as people do; `done` is ticked off once it has rung. */
const samples: { text: string; recurrence?: string; done?: true }[] = [
  { text: 'pay the electricity bill today at 7 pm' },
  { text: 'water the tulsi tomorrow at 7 am', recurrence: 'daily' },
  { text: 'take BP tablets tomorrow at 9 am', recurrence: 'daily', done: true },
  { text: 'call the plumber tomorrow at 8 am', done: true },
  { text: 'pick up the dry cleaning tomorrow at 6:30 pm' },
  { text: 'parent teacher meeting on saturday at 11 am' },
  { text: 'book train tickets to Nagpur on monday at 10 am' },
  { text: 'yoga class tomorrow at 6:30 am', recurrence: 'weekly' },
  { text: 'renew the car insurance on 28th at 11 am' },
  { text: 'return library books on friday at 5 pm' },
  { text: 'kal subah 9 baje mummy ko phone karna hai', done: true },
  { text: 'kal shaam 6 baje sabzi lana' },
  { text: 'parso dopahar 2 baje bank jana hai' },
  { text: 'kal raat 8 baje dawai leni hai' },
  { text: 'somvar ko 10 baje gas cylinder book karna' },
  { text: 'कल सुबह 8 बजे दूध लाना', done: true },
  { text: 'कल शाम 7 बजे पूजा की तैयारी' },
  { text: 'परसों सुबह 10 बजे डॉक्टर से मिलना' },
  { text: 'शुक्रवार को शाम 5 बजे किराने का सामान लाना' },
  { text: 'रोज़ रात 9 बजे दवा लेना' },
]

const storyMs = 26 * hourMs
const stepMs = 15 * minuteMs

/**
 * A household's day and a bit, lived through the product's own use-cases: an account with a verified number, twenty reminders
 * in English, Hinglish and Hindi, those that were due have rung, some are done, and orders that were paid. An administrator
 * with the same password looks after it all.
 */
export async function seedHousehold({ contextAt, now, password, codeOn, pay }: Seeding): Promise<void> {
  const start = after(now, -storyMs)
  await administrator(contextAt(start), password)
  const user = await anAccount(contextAt(start), { email: householdEmail, full_name: 'Demo Household', password })
  await verifyNumber({ before: contextAt(start), user, codeOn })
  const begun = contextAt(start)
  const made = []
  for (const { text, recurrence, done } of samples) {
    const reminder = await createFromText(begun, user, { text })
    if (recurrence) await changeReminder(begun, user, { id: reminder.id, recurrence })
    made.push({ id: reminder.id, repeats: recurrence !== undefined, done })
  }
  // It rings as the hours pass.
  for (let instant = start; instant < now; instant = after(instant, stepMs)) await dispatchAll(contextAt(instant))

  const present = contextAt(now)
  await dispatchAll(present)
  const today = wallTimeOf(now, user.time_zone).day
  for (const { id, repeats, done } of made) {
    if (done) await changeReminder(present, user, { id, completed: true, ...(repeats && { occurrence_date: today }) })
  }
  await seedShopping({ contextAt, user, now, pay })
  const soon = wallTimeOf(after(now, 2 * minuteMs), user.time_zone)
  const { id } = await createFromText(present, user, { text: 'have a look at the phone tomorrow at 9 am' })
  await changeReminder(present, user, { id, date: soon.day, time: `${soon.time.slice(0, 5)}:00` })
}

type Person = { email: string; full_name: string; password: string }

async function administrator(context: Context, password: string): Promise<void> {
  const user = await anAccount(context, { email: administratorEmail, full_name: 'Demo Administrator', password })
  await promoteFirstUser(context, { user, address: '127.0.0.1', userAgent: '' })
}

async function anAccount(context: Context, person: Person): Promise<UserRow> {
  const session = await register(context, person, { address: '127.0.0.1', userAgent: '' })
  const token = await context.db.transaction().execute((tx) => createVerificationToken(context, tx, session.user.id))
  await verifyEmail(context, token, { address: '127.0.0.1', userAgent: '' })
  // An account in use: the tour is behind it.
  await completeTutorial(context.db, session.user.id)
  return (await resumeSession(context, session.access_token))!.user
}

async function verifyNumber({
  before: context,
  user,
  codeOn,
}: {
  before: Context
  user: UserRow
  codeOn: Seeding['codeOn']
}): Promise<void> {
  await sendOtp(context, user, { phone_number: householdNumber }, '127.0.0.1')
  const { valid } = await verifyOtp(context, user, {
    phone_number: householdNumber,
    code: await codeOn(householdNumber),
  })
  if (!valid) throw new Error('The household’s number could not be verified')
  await updateProfile(context, user, { whatsapp_notifications: true })
}
