import * as telegram from '@planner/contract/account/telegram'
import * as medicines from '@planner/contract/medicines'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { startTelegram, type TelegramStandIn } from '#test/stand-ins/telegram.ts'
import { type Person, startTestServer, type TestServer, type TestServerOptions } from '#test/test-server.ts'
import { receive } from './receive.ts'

const publicUrl = 'https://planner.example'
const chat = '4711'

/** Starts a server whose bot has a webhook, and records what the bot was told. */
async function withTelegram({ environment = { PUBLIC_URL: publicUrl }, ...more }: TestServerOptions = {}) {
  const bot = await startTelegram()
  const server = await startTestServer({ environment: { ...bot.environment, ...environment }, ...more })
  bot.usePost(async ({ url, headers, body }) => {
    const { pathname } = new URL(url)
    const answer = await server.app.inject({ method: 'POST', url: pathname, headers, payload: body })
    return answer.statusCode
  })
  await receive(server.context)
  return {
    bot,
    server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await bot[Symbol.asyncDispose]()
      expect(bot.complaints).toEqual([])
    },
  }
}

async function link(bot: TelegramStandIn, asha: Person, to = chat): Promise<void> {
  const { code } = await asha.call(telegram.makeCode, {})
  await bot.write(to, `/start ${code}`)
}

const listed = async (asha: Person) =>
  (await asha.call(reminders.list, {})).map(({ title, date, time, completed }) => [title, date, time, completed])

const alertsOf = async (server: TestServer) =>
  (
    await server.pool.query<{ state: string; note: string | null; moment: string }>(
      `select state, note, moment from alerts where channel = 'telegram' order by due_at`,
    )
  ).rows

test('INOUT-2 a chat is linked by a code that is hashed, works once and soon, and is limited in tries', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const asha = await server.aPerson()
  expect(await asha.call(telegram.show, {})).toEqual({ available: true, bot: 'planner_test_bot', chat: null })
  const { code, url, expires_at } = await asha.call(telegram.makeCode, {})
  expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  expect([url, expires_at]).toEqual([`https://t.me/planner_test_bot?start=${code}`, '2026-11-20T04:40:00.000Z'])
  const { rows } = await server.pool.query('select row_to_json(chat_codes)::text as text from chat_codes')
  expect(rows[0].text).not.toContain(code.slice(0, 5))

  await bot.write(chat, 'hello')
  expect(bot.last(chat)!.text).toContain('not linked')
  await bot.write(chat, code.toLowerCase())
  expect(bot.last(chat)!.text).toContain('now linked to Asha Rao’s planner')
  expect(await asha.call(telegram.show, {})).toMatchObject({ chat: { name: 'Asha', rings: true } })
  // The code works only once.
  await bot.write('4712', code)
  expect(bot.last('4712')!.text).toContain('wrong or has expired')
  // The code expires soon.
  const late = await asha.call(telegram.makeCode, {})
  server.clock.set('2026-11-20T04:40:00Z')
  await bot.write('4712', late.code)
  expect(bot.last('4712')!.text).toContain('wrong or has expired')
  // After five wrong codes not even the right one works, for an hour.
  for (const wrong of ['AAAAA-AAAAA', 'BBBBB-BBBBB', 'CCCCC-CCCCC']) await bot.write('4712', wrong)
  const right = await asha.call(telegram.makeCode, {})
  await bot.write('4712', right.code)
  expect(bot.last('4712')!.text).toContain('Too many wrong codes')
})

test('INOUT-2 a sentence becomes a reminder, confirmed with working Done, Change and Undo buttons', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const asha = await server.aPerson()
  await link(bot, asha)
  await bot.write(chat, 'call <Ravi> & sons tomorrow at 6:30 pm')
  expect(bot.last(chat)).toMatchObject({
    text: 'Saved\n<b>Call &lt;Ravi&gt; &amp; sons</b>\nTomorrow, Sat, 21 Nov, 6:30 pm',
    buttons: [{ text: 'Done' }, { text: 'Change' }, { text: 'Undo' }],
  })
  expect(await listed(asha)).toEqual([['Call <Ravi> & sons', '2026-11-21', '18:30:00', false]])

  await bot.press(chat, 'Change')
  expect(bot.last(chat)!.text).toContain('Send the new day or time')
  await bot.write(chat, 'sunday at 5')
  expect(await listed(asha)).toEqual([['Call <Ravi> & sons', '2026-11-22', '17:00:00', false]])
  await bot.press(chat, 'Undo')
  expect(await listed(asha)).toEqual([['Call <Ravi> & sons', '2026-11-21', '18:30:00', false]])

  await bot.write(chat, 'pay the rent on 5 December')
  await bot.press(chat, 'Done')
  expect(await listed(asha)).toContainEqual(['Pay the rent', '2026-12-05', '09:00:00', true])
  await bot.press(chat, 'Undo')
  expect(await listed(asha)).toContainEqual(['Pay the rent', '2026-12-05', '09:00:00', false])

  await bot.write(chat, 'water the plants tonight at 8')
  await bot.press(chat, 'Undo')
  expect((await listed(asha)).map(([title]) => title)).not.toContain('Water the plants')
  expect(bot.last(chat)!.text).toBe('Undone')
})

test('TASK-7 INOUT-2 a reply to a sentence with a lead time names the event, its duration and the lead time', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const asha = await server.aPerson()
  await link(bot, asha)
  await bot.write(chat, 'review PR tomorrow 3-4pm remind me 30 min before')
  expect(bot.last(chat)!.text).toBe(
    'Saved\n<b>Review PR</b>\nTomorrow, Sat, 21 Nov, 3:00 pm · 1 h · reminds 30 min before',
  )
  expect(await asha.call(reminders.list, {})).toMatchObject([
    { date: '2026-11-21', time: '15:00:00', duration_minutes: 60, lead_minutes: [30] },
  ])
})

test('INOUT-2 one line makes several reminders, undone together; a forwarded message is always something to remember', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const asha = await server.aPerson()
  await link(bot, asha)
  await bot.write(chat, 'call mom at 5 pm and pick up laundry at 7 pm')
  expect((await listed(asha)).map(([title, , time]) => [title, time])).toEqual([
    ['Call mom', '17:00:00'],
    ['Pick up laundry', '19:00:00'],
  ])
  expect(bot.last(chat)!.text).toMatch(/^Saved 2 reminders\n/)
  await bot.press(chat, 'Undo')
  expect(await listed(asha)).toEqual([])

  await bot.write(chat, 'cancel gym tomorrow', { forwarded: true })
  expect(await listed(asha)).toHaveLength(1)
  await bot.write(chat, 'Parents meeting on Monday at 9 am', { kind: 'photo' })
  expect(await listed(asha)).toHaveLength(2)
  await bot.write(chat, '', { kind: 'voice' })
  expect(bot.last(chat)!.text).toContain('only read text')
})

test('INOUT-2 READ-5 chat sentences ask, change, cancel and complete; if several match, the bot asks which', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const asha = await server.aPerson()
  await link(bot, asha)
  for (const text of ['plumber tomorrow at 5 pm', 'gym every day at 6 am', 'buy milk today at 8 pm']) {
    await asha.call(reminders.createFromText, { text })
  }
  await bot.write(chat, 'what do I have tomorrow')
  expect(bot.last(chat)!.text).toBe('<b>Tomorrow, Sat, 21 Nov</b>\n6:00 am  Gym\n5:00 pm  Plumber')
  await bot.write(chat, 'plumber ko 7 baje kar do')
  expect(bot.last(chat)!.text).toBe('Badal diya\n<b>Plumber</b>\nKal, Sat, 21 Nov, 7:00 pm')
  await bot.write(chat, 'done with milk')
  expect(await listed(asha)).toContainEqual(['Buy milk', '2026-11-20', '20:00:00', true])

  await bot.write(chat, 'cancel gym')
  expect(bot.last(chat)!.buttons.map(({ text }) => text)).toEqual([
    'Gym, Tomorrow, Sat, 21 Nov, 6:00 am',
    'Gym, every time, 6:00 am',
    'Make it a new reminder',
  ])
  await bot.press(chat, 'Gym, Tomorrow, Sat, 21 Nov, 6:00 am')
  expect((await asha.call(reminders.list, {})).find(({ title }) => title === 'Gym')!.skipped_dates).toEqual([
    '2026-11-21',
  ])
  await bot.press(chat, 'Undo')
  expect((await asha.call(reminders.list, {})).find(({ title }) => title === 'Gym')!.skipped_dates).toBeUndefined()

  await bot.write(chat, 'cancel the piano lesson')
  expect(bot.last(chat)!.text).toContain('an open reminder matching “Piano lesson”')
  await bot.press(chat, 'Make it a new reminder')
  expect((await listed(asha)).map(([title]) => title)).toContain('Cancel the piano lesson')
})

test('READ-5 a weekday that is today means the occurrence of today', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const asha = await server.aPerson()
  await link(bot, asha)
  // The tests' clock starts on a Friday.
  await bot.write(chat, 'har shukravar vrat raat 9 baje')
  await bot.write(chat, 'har shukravar tuition raat 8 baje')
  const daysOf = async (title: string) => {
    const { completed_dates, skipped_dates } = (await asha.call(reminders.list, {})).find((one) => one.title === title)!
    return { completed_dates, skipped_dates }
  }
  await bot.write(chat, 'shukravar ka vrat ho gaya')
  expect(await daysOf('Vrat')).toEqual({ completed_dates: ['2026-11-20'], skipped_dates: undefined })
  await bot.write(chat, 'friday ki tuition cancel karo')
  expect(await daysOf('Tuition')).toEqual({ completed_dates: [], skipped_dates: ['2026-11-20'] })
})

test('READ-5 who does not come is skipped where a reminder has that name, and questions are answered', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const asha = await server.aPerson()
  await link(bot, asha)
  for (const text of ['kamwali bai roz subah 9 baje', 'gas ka bill 28 nov', 'phone ka bill 20 dec']) {
    await bot.write(chat, text)
  }
  await bot.write(chat, 'kal kamwali bai nahi aayegi')
  const all = await asha.call(reminders.list, {})
  expect(all.map(({ title, skipped_dates: skipped }) => [title, skipped])).toContainEqual([
    'Kamwali bai',
    ['2026-11-21'],
  ])
  await bot.write(chat, 'is mahine kaun se bill hain')
  expect(bot.last(chat)!.text).toContain('Gas ka bill')
  expect(bot.last(chat)!.text).not.toContain('Phone ka bill')
  await bot.write(chat, 'kal cook nahi aayega')
  expect(await asha.call(reminders.list, {})).toHaveLength(4)
})

test('READ-5 TASK-10 a chat sentence stops a medicine as a whole, moves a dose of it for good, or skips one', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const asha = await server.aPerson()
  await link(bot, asha)
  const times = ['08:00', '14:00', '20:00'].map((time) => ({ time, amount: 1 }))
  const { id } = await asha.call(medicines.create, { name: 'Crocin', unit: 'tablet', times })
  const crocin = async () => (await asha.call(medicines.list, {})).find((one) => one.id === id)!

  await bot.write(chat, 'crocin ka raat wala time 10 baje kar do')
  await bot.press(chat, bot.last(chat)!.buttons[0]!.text)
  expect((await crocin()).times.map(({ time }) => time.slice(0, 5))).toEqual(['08:00', '14:00', '22:00'])

  await bot.write(chat, 'kal dopahar ki crocin skip')
  const skipped = (await asha.call(reminders.list, {})).flatMap(({ skipped_dates: days = [], time }) =>
    days.map((day) => [day, time]),
  )
  expect(skipped).toEqual([['2026-11-21', '14:00:00']])

  await bot.write(chat, 'crocin band kar do')
  await bot.press(chat, bot.last(chat)!.buttons[0]!.text)
  expect(bot.last(chat)!.text).toContain('Crocin band kar di')
  expect((await crocin()).paused).toBe(true)
})

test('INOUT-2 the answer is in the language of the sentence', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const asha = await server.aPerson()
  await link(bot, asha)
  await bot.write(chat, 'कल शाम 6 बजे दूध लाना है')
  expect(bot.last(chat)!.text).toMatch(/^याद रखूँगा\n<b>.*<\/b>\nकल, शनि, 21 नव॰, 6:00 pm$/)
  await bot.write(chat, 'kal subah 7 baje papa ko phone karna hai')
  expect(bot.last(chat)!.text).toMatch(/^Yaad rakhunga\n/)
  await bot.write('4713', 'नमस्ते', { language: 'hi' })
  expect(bot.last('4713')!.text).toContain('जुड़ी नहीं है')
})

test('INOUT-2 a reminder rings in the chat with Done and Snooze, within quiet hours only as the person wishes', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const asha = await server.aPerson()
  await link(bot, asha)
  await asha.call(notifications.setPreferences, { lead_minutes: 0 })
  await asha.call(reminders.createFromText, { text: 'tea with Leela tomorrow at 4 pm' })
  await server.passTimeUntil('2026-11-21T16:00:30+05:30')
  expect(bot.last(chat)).toMatchObject({
    text: '<b>Tea with Leela</b>\nDue now, 4:00 pm.',
    buttons: [{ text: 'Done' }, { text: 'Snooze 10 min' }],
  })
  await bot.press(chat, 'Snooze 10 min')
  expect(bot.last(chat)!.text).toBe('I’ll remind you again at 4:10 pm')
  await server.passTimeUntil('2026-11-21T16:10:30+05:30')
  expect(bot.last(chat)!.text).toContain('Snoozed reminder for 4:10 pm')
  await bot.press(chat, 'Done')
  expect(await listed(asha)).toEqual([['Tea with Leela', '2026-11-21', '16:00:00', true]])
  expect((await alertsOf(server)).map(({ state }) => state)).toEqual(['sent', 'sent'])

  await asha.call(notifications.setPreferences, { quiet_from: '22:00', quiet_until: '07:00' })
  await asha.call(reminders.createFromText, { text: 'lock the gate tomorrow at 11 pm' })
  await server.passTimeUntil('2026-11-23T06:59:00+05:30')
  expect(bot.last(chat)!.text).not.toContain('Lock the gate')
  await server.passTimeUntil('2026-11-23T07:00:30+05:30')
  expect(bot.last(chat)!.text).toContain('Lock the gate')
})

test('INOUT-2 chat messages are limited per day, and Telegram’s retry-after is respected', async () => {
  await using world = await withTelegram({ environment: { PUBLIC_URL: publicUrl, OUTGOING_TELEGRAM_PER_DAY: '1' } })
  const { bot, server } = world
  const asha = await server.aPerson()
  await link(bot, asha)
  await asha.call(notifications.setPreferences, { lead_minutes: 0 })
  await asha.call(reminders.createFromText, { text: 'tea at 4 pm' })
  await asha.call(reminders.createFromText, { text: 'walk at 5 pm' })
  bot.beBusy(1)
  await server.passTimeUntil('2026-11-20T17:01:00+05:30')
  const [tea, walk] = await alertsOf(server)
  expect([tea!.state, walk!.state]).toEqual(['sent', 'skipped'])
  expect(walk!.note).toContain('Daily limit of 1 Telegram messages reached')
  const report = (await asha.call(notifications.channelReports, {})).find(({ channel }) => channel === 'telegram')
  expect(report).toMatchObject({ on: true, connected: true, reason: 'daily-limit', today: { used: 1, limit: 1 } })
})

test('INOUT-2 the link ends from Settings and from the chat, and nothing rings there any more', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const asha = await server.aPerson()
  await link(bot, asha)
  await asha.call(reminders.createFromText, { text: 'tea tomorrow at 4 pm' })
  expect(await alertsOf(server)).toHaveLength(2)
  await asha.call(telegram.unlink, {})
  expect(bot.last(chat)!.text).toContain('no longer linked')
  expect(await alertsOf(server)).toEqual([])
  expect((await asha.call(telegram.show, {})).chat).toBeNull()

  await link(bot, asha)
  expect(await alertsOf(server)).toHaveLength(2)
  expect(await asha.call(telegram.change, { rings: false })).toMatchObject({ chat: { rings: false } })
  expect(await alertsOf(server)).toEqual([])
  await bot.write(chat, '/stop')
  expect(bot.last(chat)!.text).toContain('no longer linked')
  expect((await asha.call(telegram.show, {})).chat).toBeNull()
  expect(await asha.ask(telegram.change, { rings: true })).toMatchObject({ status: 409, detail: 'Link Telegram first' })
})

test.each(['told', 'found out'] as const)(
  'INOUT-2 blocking the bot turns the channel off and informs the person: %s',
  async (how) => {
    await using world = await withTelegram()
    const { bot, server } = world
    const asha = await server.aPerson()
    await link(bot, asha)
    await asha.call(reminders.createFromText, { text: 'tea tomorrow at 4 pm' })
    await bot.block(chat, { told: how === 'told' })
    await server.passTimeUntil('2026-11-21T15:01:00+05:30')
    expect((await asha.call(telegram.show, {})).chat).toBeNull()
    expect((await alertsOf(server)).filter(({ state }) => state === 'waiting')).toEqual([])
    const [mail] = (await server.outbox('email')).filter(({ subject }) => subject.includes('turned off'))
    expect(mail).toMatchObject({
      subject: 'Telegram messages have been turned off',
      body: expect.stringContaining('because you blocked the planner’s bot'),
    })
    const report = (await asha.call(notifications.channelReports, {})).find(({ channel }) => channel === 'telegram')
    expect(report!.reason).toBe('telegram-blocked')
  },
)

test('INOUT-2 a repeated update does nothing twice and is answered once', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const asha = await server.aPerson()
  await link(bot, asha)
  await bot.write(chat, 'tea tomorrow at 4 pm')
  const count = bot.messages.length
  await bot.repeat()
  await Promise.all([bot.repeat(), bot.repeat()])
  expect(await listed(asha)).toHaveLength(1)
  expect(bot.messages).toHaveLength(count)
  // The same text in a message with another id is another reminder.
  await bot.write(chat, 'tea tomorrow at 4 pm')
  expect(await listed(asha)).toHaveLength(2)
})

test('INOUT-2 updates without Telegram’s secret are refused', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const asha = await server.aPerson()
  await link(bot, asha)
  const forged = { update_id: 1, message: { chat: { id: 4711, type: 'private' }, text: 'tea at 4' } }
  const post = (secret: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/webhooks/telegram',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
      payload: forged,
    })
  expect((await post('guess')).statusCode).toBe(403)
  expect((await post('')).statusCode).toBe(403)
  expect(await listed(asha)).toEqual([])
  const secret = bot.webhook()!.secret
  const broken = await server.app.inject({
    method: 'POST',
    url: '/api/webhooks/telegram',
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
    payload: '{"update_id":',
  })
  expect(broken.statusCode).toBe(400)
  await using bare = await startTestServer()
  expect((await bare.app.inject({ method: 'POST', url: '/api/webhooks/telegram', payload: forged })).statusCode).toBe(
    404,
  )
  const ravi = await bare.aPerson()
  expect(await ravi.call(telegram.show, {})).toEqual({ available: false, bot: null, chat: null })
  expect(await ravi.ask(telegram.makeCode, {})).toMatchObject({ status: 409 })
  expect((await ravi.call(notifications.channelReports, {})).map(({ channel }) => channel)).not.toContain('telegram')
})

test('INOUT-2 a button for someone else’s reminder does nothing', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  await link(bot, asha)
  await link(bot, ravi, '4714')
  await bot.write(chat, 'tea tomorrow at 4 pm')
  const { buttons } = bot.last(chat)!
  for (const { callback_data: data } of buttons) {
    await bot.give({
      update_id: 9_000_000 + buttons.findIndex((one) => one.callback_data === data),
      callback_query: {
        id: 'x',
        from: { id: 4714, first_name: 'Ravi' },
        message: { message_id: 1, chat: { id: 4714, type: 'private' } },
        data,
      },
    })
    expect(bot.last('4714')!.text).toContain('no longer be changed from here')
  }
  expect(await listed(asha)).toEqual([['Tea', '2026-11-21', '16:00:00', false]])
})

test('INOUT-2 the bot politely leaves groups, and asks a flooding chat once to wait', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const asha = await server.aPerson()
  await bot.write('-100', 'hello all', { type: 'supergroup' })
  await bot.write('-100', 'hello again', { type: 'supergroup' })
  expect(bot.messages.filter((one) => one.chat === '-100').map(({ text }) => text)).toEqual([
    'Sorry, I only work in private chats, because your planner is private. Please write to me directly.',
  ])
  expect(bot.left).toEqual(['-100', '-100'])

  await link(bot, asha)
  const before = bot.messages.length
  for (let n = 0; n < 25; n++) await bot.write(chat, `errand ${n} tomorrow`)
  expect(await listed(asha)).toHaveLength(19)
  expect(bot.messages.slice(before).filter(({ text }) => text.includes('a lot at once'))).toHaveLength(1)
  server.clock.set('2026-11-20T04:31:30Z')
  await bot.write(chat, 'one more errand tomorrow')
  expect(await listed(asha)).toHaveLength(20)
})

test('INOUT-2 without a public address updates are fetched, by one process of several, and none is lost or done twice', async () => {
  await using bot = await startTelegram()
  await using server = await startTestServer({ environment: bot.environment })
  const asha = await server.aPerson()
  await receive(server.context)
  const { code } = await asha.call(telegram.makeCode, {})
  await bot.write(chat, code)
  await bot.write(chat, 'tea tomorrow at 4 pm')
  // The stand-in refuses concurrent fetches, as Telegram does.
  await Promise.all([receive(server.context), receive(server.context)])
  await receive(server.context)
  expect(await listed(asha)).toHaveLength(1)
  // Another process waits while this one holds the lease, and takes over afterwards.
  await server.pool.query(`update chat_receivers set holder = gen_random_uuid()`)
  await bot.write(chat, 'walk tomorrow at 5 pm')
  await receive(server.context)
  expect(await listed(asha)).toHaveLength(1)
  server.clock.advance(61_000)
  await receive(server.context)
  expect(await listed(asha)).toHaveLength(2)
  expect(bot.complaints).toEqual([])
})

test('INOUT-2 reaching a limit answers with its sentence', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const asha = await server.aPerson()
  await link(bot, asha)
  await server.pool.query(
    `insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, tags, created_at, updated_at)
     select gen_random_uuid(), $1, 'call', '', '2026-12-01', '09:00', false, 'Asia/Kolkata', 'none', '{}', now(), now() from generate_series(1, 5000)`,
    [asha.id],
  )
  await bot.write(chat, 'tea tomorrow at 4 pm')
  expect(bot.last(chat)!.text).toMatch(/5,000|too many|open reminders/i)
})

test('INOUT-2 a message is answered within a second at the 95th percentile', async () => {
  await using world = await withTelegram()
  const { bot, server } = world
  const asha = await server.aPerson()
  await link(bot, asha)
  const times: number[] = []
  for (let n = 0; n < 60; n++) {
    server.clock.advance(10_000)
    const began = performance.now()
    await bot.write(chat, `errand ${n} tomorrow at 5 pm and call Ravi on Monday at 9`)
    times.push(performance.now() - began)
  }
  expect(bot.messages).toHaveLength(61)
  const p95 = times.toSorted((a, b) => a - b)[56]!
  process.stdout.write(`telegram: answered in ${Math.round(p95)} ms at p95\n`)
  expect(p95).toBeLessThan(1000)
})
