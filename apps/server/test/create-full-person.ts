import { randomUUID } from 'node:crypto'
import * as account from '@planner/contract/account/account'
import * as auth from '@planner/contract/account/auth'
import * as phone from '@planner/contract/account/phone'
import * as privacy from '@planner/contract/account/privacy'
import * as profile from '@planner/contract/account/profile'
import * as programs from '@planner/contract/account/programs'
import * as factor from '@planner/contract/account/second-factor'
import * as webhooks from '@planner/contract/account/webhooks'
import * as admin from '@planner/contract/admin'
import * as calendarFeed from '@planner/contract/calendar-feed'
import * as cart from '@planner/contract/cart'
import * as household from '@planner/contract/household'
import * as chosen from '@planner/contract/kitchen/chosen-dishes'
import * as own from '@planner/contract/kitchen/own-recipes'
import * as pantry from '@planner/contract/kitchen/pantry'
import * as recipes from '@planner/contract/kitchen/recipes'
import * as list from '@planner/contract/kitchen/shopping-list'
import * as table from '@planner/contract/kitchen/who-eats'
import * as notifications from '@planner/contract/notifications'
import * as orders from '@planner/contract/orders'
import * as reminders from '@planner/contract/reminders'
import * as shops from '@planner/contract/shops'
import * as vendors from '@planner/contract/vendors'
import { TOTP } from 'otpauth'
import { sendResets } from '#features/account/send-resets.ts'
import { pdf } from './sample-files.ts'
import type { Person, TestServer } from './test-server.ts'
import { upload } from './upload.ts'
import { virtualAuthenticator } from './virtual-authenticator.ts'

export const number = '+919876543210'
export const words = {
  name: 'Zarina Contractor',
  email: 'zarina@example.in',
  reminder: 'see the cardiologist',
  address: '7 Lighthouse Lane',
  pinCode: '400005',
}

/** Creates a person with a row in every table that can refer to a person. Needs a test server that passes time. */
export async function createFullPerson(server: TestServer): Promise<Person> {
  const zarina = await server.aPerson({ email: words.email, full_name: words.name })
  await zarina.call(admin.promoteFirstUser, {})
  await zarina.call(profile.update, { location: 'Mumbai, India' })
  await zarina.call(phone.sendOtp, { phone_number: number })
  const { id: reminderId } = await zarina.call(reminders.createFromText, { text: `${words.reminder} in 10 minutes` })
  await server.passTimeUntil(new Date(server.clock.now().getTime() + 11 * 60_000).toISOString())

  await upload(server, zarina, { id: reminderId, file_id: randomUUID(), name: 'bill.pdf' }, pdf())
  await zarina.call(household.addHelper, { name: 'Lata', phone_number: '+919876500001' })
  await zarina.call(household.invite, { role: 'adult' })

  const unwanted = await zarina.call(reminders.createFromText, { text: `${words.reminder} again in 3 days` })
  const { id: unwantedId, date } = unwanted
  await zarina.call(notifications.snooze, { reminder_id: unwantedId, occurrence_date: date, snooze: 'hour' })
  await zarina.call(reminders.remove, { id: unwantedId })

  await zarina.call(notifications.subscribe, {
    endpoint: 'https://fcm.googleapis.com/fcm/send/zarina',
    keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
  })

  await zarina.call(calendarFeed.change, {})
  await zarina.call(programs.create, { name: `desk of ${words.name}`, scopes: ['cart'], days: 30 })

  // An IP address, so that no name is resolved; an event that never occurs here, so that nothing is sent.
  const hook = { name: `hook of ${words.name}`, url: 'https://1.1.1.1/hook', events: ['list.changed' as const] }
  await zarina.call(webhooks.create, hook)

  const plan = await zarina.call(recipes.mealPlan, {})
  await zarina.call(recipes.save, { id: plan.sections.Lunch[0]!.id })
  await zarina.call(chosen.choose, { recipe_id: plan.sections.Lunch[0]!.id, day: plan.date, meal: 'lunch' })
  await zarina.call(list.add, { items: [{ id: randomUUID(), text: `soap for ${words.name}` }] })
  await zarina.call(list.addStaple, { text: `tea for ${words.name}`, days: 3, after: 'bought' })
  await zarina.call(pantry.add, { items: [`rice of ${words.name}`] })
  // As left by a household that shared one cart.
  await server.pool.query(
    `insert into carts (household_id, version, lines, updated_at)
     select household_id, 1, jsonb_build_array(jsonb_build_object('name', 'Soap', 'by', id)), now() from users where id = $1`,
    [zarina.id],
  )
  await zarina.call(table.seat, { day: plan.date, meals: ['lunch'], guests: 2 })
  await zarina.call(own.copy, { recipe_id: 'punjab.dal-makhani' })
  await zarina.call(recipes.setDiet, { jain: true })

  const line = { type: 'recipe' as const, item_id: 'punjab.dal-tadka', name: 'Dal', action: 'order_online' as const }
  await zarina.call(cart.add, { ...line, reminder_id: reminderId, description: `for ${words.name}` })
  await zarina.call(shops.create, { kind: 'kirana', name: `Shop of ${words.name}`, phone: '9876543210' })
  const { version } = await zarina.call(cart.get, {})
  await zarina.call(cart.put, { address: words.address, pin_code: words.pinCode }, { 'if-match': `"${version}"` })
  const order = await zarina.call(orders.create, {}, { 'idempotency-key': 'key-of-zarina' })
  await zarina.call(orders.setStatus, { id: order.id, status: 'confirmed', note: `${words.name} rang` })
  await zarina.call(cart.add, line)
  const [vendor] = await zarina.call(vendors.list, {})
  await zarina.call(vendors.interact, { vendor_id: vendor!.id, reminder_id: reminderId, action: 'opened_website' })

  await zarina.call(privacy.giveConsent, {
    version: '1',
    necessary: true,
    functional: true,
    analytics: false,
    marketing: false,
    timestamp: '2026-11-20T04:30:00.000Z',
  })
  await zarina.call(account.forgotPassword, { email: words.email })
  await sendResets(server.context)
  await server.anyone.call(account.forgotPassword, { email: words.email })
  const { secret } = await zarina.call(factor.beginApp, { password: 'Marigold7' })
  const code = new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() })
  await zarina.call(factor.confirmApp, { code })
  const authenticator = virtualAuthenticator()
  const { challenge, options } = await zarina.call(factor.beginPasskey, { password: 'Marigold7' })
  const passkey = authenticator.make(options)
  await zarina.call(factor.addPasskey, { challenge, name: `phone of ${words.name}`, passkey })
  await server.anyone.ask(auth.login, { email: words.email, password: 'Marigold7' })
  await insertRemaining(server, zarina.id, order.id)
  return zarina
}

/** Inserts rows that only a provider or another person's action would create. */
async function insertRemaining({ pool }: TestServer, userId: string, orderId: string): Promise<void> {
  const plant = (statement: string, values: unknown[]) => pool.query(statement, values)
  await plant(`insert into email_proof_requests values ($1, now(), now() + interval '1 day')`, [userId])
  await plant(`insert into known_devices values ($1, 'device', now())`, [userId])
  await plant(`insert into channel_refusals values ($1, 'sms', 'landline', now())`, [userId])
  await plant(
    `insert into chats (user_id, channel, address, name, language, linked_at) values ($1, 'telegram', '4711', $2, 'en', now())`,
    [userId, words.name],
  )
  await plant(`insert into mail_addresses values ($1, 'hash', 'sealed', now())`, [userId])
  await plant(`insert into mails_taken values ($1, 'mail', now())`, [userId])
  await plant(`insert into chat_codes values ($1, 'code', now())`, [userId])
  await plant(`insert into chat_deeds values ($1, $2, $3, now())`, [
    randomUUID(),
    userId,
    JSON.stringify({ kind: 'choice', text: `call ${words.name}`, targets: [] }),
  ])
  await plant(`insert into chat_messages values ('telegram', '1', $1, $2, now(), null)`, [
    userId,
    JSON.stringify({ lines: [{ text: `Call ${words.name}` }], buttons: [] }),
  ])
  // Not ready within any test, so it stays until the person is deleted.
  await plant(`insert into alert_replans values ($1, now(), null, null, now(), 'infinity')`, [userId])
  await plant(
    `insert into payments (order_id, gateway_order_id, gateway_payment_id, amount_paise, status, updated_at, opened_at)
     values ($1, 'order_x', 'pay_x', 58882, 'paid', now(), now())`,
    [orderId],
  )
  await plant(
    `insert into refunds (gateway_payment_id, order_id, amount_paise, reason, created_at)
     values ('pay_y', $1, 58882, 'second', now())`,
    [orderId],
  )
  await plant(
    `insert into order_remarks (id, order_id, said_by, said_at, kind, line, words) values ($1, $2, $3, now(), 'other', 0, $4)`,
    [randomUUID(), orderId, userId, `broken, says ${words.name}`],
  )
  await plant(
    `insert into plan_tasks (id, user_id, date, veg_only, location, status, progress, told, told_at, created_at)
     values ($1, $2, '2026-11-20', true, 'Mumbai, India', 'success', 100, 100, now(), now())`,
    [randomUUID(), userId],
  )
  await plant(
    `insert into medicines (id, user_id, name, unit, times, recurrence, starts_on, created_at, updated_at)
     values ($1, $2, $3, 'tablet', '[]', 'daily', '2026-11-20', now(), now())`,
    [randomUUID(), userId, `tablets of ${words.name}`],
  )
  await plant(`insert into paid_prices values ($1, 'toor dal', 16000, 'Gupta Stores', now())`, [userId])
  await plant(`insert into vendor_ratings select id, $1, 5, now() from vendors limit 1`, [userId])
  await plant(
    `insert into google_connections (user_id, id, account, email, scopes, refresh_token, access_token, connected_at, past_days,
       future_days) values ($1, $2, 'google-zarina', $3, '{}', 'sealed', 'sealed', now(), 30, 90)`,
    [userId, randomUUID(), words.email],
  )
  await plant(
    `insert into google_consents (state_hash, session_hash, user_id, verifier, asked_at)
     select 'state', token_hash, user_id, 'sealed', now() from sessions where user_id = $1 limit 1`,
    [userId],
  )
  await plant(
    `insert into written_recipes (id, user_id, purpose, asked, made_on, recipe, made_at)
     values ('written.model.of.zarina', $1, 'search', $2, '2026-11-20', '{}', now())`,
    [userId, `soup for ${words.name}`],
  )
  await plant(`insert into written_tips values ($1, '2026-11-21', 'Warm the plates first.')`, [userId])
  await plant(`insert into imported_items values ($1, 'key', null, 'content', now())`, [userId])
  await plant(`insert into webhook_events (user_id, event) values ($1, 'list.changed')`, [userId])
  await plant(
    `insert into webhook_deliveries (id, webhook_id, user_id, event, created_at, state, status)
     select $2, id, user_id, 'list.changed', now(), 'delivered', 204 from webhooks where user_id = $1`,
    [userId, randomUUID()],
  )
  await plant(`insert into assistant_usage values ($1, '2026-11-20', 1, 15)`, [userId])
  await plant(
    `insert into assistant_questions (id, user_id, task, prompt_version, provider, model, sent, state, asked_at)
     values ($1, $2, 'read-reminder', 1, 'anthropic', 'some-model', $3, 'answered', now())`,
    [randomUUID(), userId, `for ${words.name}`],
  )
  await plant(
    `insert into assistant_answers (id, user_id, task, asked_hash, answer, answered_at)
     values ($1, $2, 'explain', 'hash', $3, now())`,
    [randomUUID(), userId, JSON.stringify({ words: `for ${words.name}` })],
  )
  await plant(
    `insert into client_actions (user_id, id, answer, done_at) values ($1, 'action-of-a-device', $2, now())`,
    [userId, JSON.stringify({ title: `for ${words.name}` })],
  )
  await plant(
    `insert into google_events (user_id, event_id, account, content_hash, date)
     values ($1, 'event', 'google-zarina', 'hash', '2026-11-20')`,
    [userId],
  )
  await plant(
    `insert into mail_suggestions (id, user_id, key_hash, state, message_id, subject, sender, snippet, source_sentence,
       received_at, kind, type, title, date, confidence, found_at)
     values ($1, $2, 'key', 'open', 'message', 'Your bill', 'bill@example.in', $3, $3, now(), 'bill', 'bill', 'Pay',
       '2026-11-30', 0.9, now())`,
    [randomUUID(), userId, `Dear ${words.name}`],
  )
}

/**
 * Returns every table that can refer to a person: those with a column for it, and those with a foreign key to people.
 */
export async function tablesOfPeople({ pool }: Pick<TestServer, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select distinct table_name::text as name from information_schema.columns
    where table_schema = 'public' and not (select relispartition from pg_class where oid = table_name::text::regclass)
      and column_name in ('user_id', 'subject_id', 'person_id', 'owner_id', 'email', 'email_key')
    union
    select conrelid::regclass::text from pg_constraint 
    where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0
    order by name`)
  return rows.map(({ name }) => name)
}
