import * as phone from '@planner/contract/account/phone'
import * as profile from '@planner/contract/account/profile'
import { expect, test } from 'vitest'
import { type Person, startTestServer } from '#test/test-server.ts'
import { aVerifiedNumber, codeFor } from '#test/verified-number.ts'

const at = '2026-11-20T10:00:00+05:30'

const number = '+919876543210'

const asTyped = { phone_number: '98765 43210' }

const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000')

const verify = (person: Person, code: string) => person.call(phone.verifyOtp, { ...asTyped, code })

const me = async (person: Person) => (await person.call(profile.me, {})).user

test('a number that another account has verified stays there, and only who holds the phone learns of it', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const ravi = await server.aPerson()
  await aVerifiedNumber(server, asha, '98765 43210')
  server.clock.advance(31_000)
  expect(await ravi.ask(phone.sendOtp, asTyped)).toMatchObject({ status: 200 })
  const code = await codeFor(server, number)
  expect(await verify(ravi, wrongOf(code))).toEqual({ valid: false, reason: 'wrong' })
  expect(await ravi.ask(phone.verifyOtp, { ...asTyped, code })).toMatchObject({
    status: 409,
    detail: 'That number is already verified on another account',
  })
  expect(await me(asha)).toMatchObject({ phone_number: number, phone_verified: true })
  expect(await me(ravi)).toMatchObject({ phone_number: null, phone_verified: false })

  await asha.call(profile.update, { phone_number: '' })
  expect(await verify(ravi, code)).toEqual({ valid: true, reason: null })
})

test('when two accounts verify the same number at once, only one gets it', async () => {
  await using server = await startTestServer({ at })
  const people = await Promise.all(Array.from({ length: 4 }, () => server.aPerson()))
  const codes: string[] = []
  for (const person of people) {
    await person.call(phone.sendOtp, asTyped)
    codes.push(await codeFor(server, number))
    server.clock.advance(31_000)
  }
  const answers = await Promise.all(
    people.map((person, index) => person.ask(phone.verifyOtp, { ...asTyped, code: codes[index] })),
  )
  expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '409', '409', '409'])
  const { rows } = await server.pool.query('select count(*) from users where phone_verified')
  expect(rows).toEqual([{ count: 1 }])
})

test('two people who swap numbers at the same time do not deadlock', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const ravi = await server.aPerson()
  await aVerifiedNumber(server, asha, '98765 43210')
  await aVerifiedNumber(server, ravi, '98111 22333')
  server.clock.advance(31_000)
  await asha.call(phone.sendOtp, { phone_number: '98111 22333' })
  await ravi.call(phone.sendOtp, asTyped)
  const answers = await Promise.all([
    asha.ask(phone.verifyOtp, { phone_number: '98111 22333', code: await codeFor(server, '+919811122333') }),
    ravi.ask(phone.verifyOtp, { ...asTyped, code: await codeFor(server, number) }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([409, 409])
})

test('a reassigned phone number moves away from an unused account, which gets an email', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await aVerifiedNumber(server, asha, '98765 43210')
  server.clock.set('2026-12-25T10:00:00+05:30')
  const ravi = await server.aPerson()
  await aVerifiedNumber(server, ravi, '98765 43210')
  const { rows } = await server.pool.query('select id, phone_verified from users order by created_at')
  expect(rows).toEqual([
    { id: asha.id, phone_verified: false },
    { id: ravi.id, phone_verified: true },
  ])
  expect(await server.outbox('email')).toMatchObject([{ recipient: asha.email, subject: 'Your number was changed' }])
})

test('replacing a number informs the old one', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await aVerifiedNumber(server, asha, '98765 43210')
  server.clock.advance(31_000)
  await aVerifiedNumber(server, asha, '98111 22333')
  const texts = (await server.outbox('sms')).filter(({ subject }) => subject === 'Your number was changed')
  expect(texts.map(({ recipient }) => recipient)).toEqual([number])
})
