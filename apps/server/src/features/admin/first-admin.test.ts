import * as auth from '@planner/contract/account/auth'
import * as admin from '@planner/contract/admin'
import { expect, test } from 'vitest'
import { startSendgrid } from '#test/stand-ins/sendgrid.ts'
import { startTestServer } from '#test/test-server.ts'
import { makeSetupCode, offerSetupCode } from './setup-code.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://planner.example' }
const codeIn = (line: string | null) => /[0-9A-Z]{5}(-[0-9A-Z]{5}){3}/.exec(line!)![0]

test('SAFE-3 a stranger who registers an address of ADMIN_EMAILS becomes no administrator without its mail', async () => {
  await using sendgrid = await startSendgrid()
  const environment = { ...production, ...sendgrid.environment, ADMIN_EMAILS: 'boss@planner.example' }
  await using server = await startTestServer({ environment })
  const stranger = await server.aPerson({ email: 'BOSS@planner.example', proved: false })
  expect(await stranger.ask(admin.promoteFirstUser, {})).toMatchObject({
    status: 403,
    detail: 'Please confirm your email address first',
  })
  const listedOnly = await server.aPerson({ email: 'other@planner.example' })
  expect(await listedOnly.ask(admin.promoteFirstUser, {})).toMatchObject({
    status: 403,
    detail: 'This account can’t become an administrator on this server',
  })
  await server.proveAddress(stranger.id)
  expect(await offerSetupCode(server.context)).toBeNull()
  await stranger.call(admin.promoteFirstUser, {})
})

test('SAFE-3 in production without ADMIN_EMAILS the first administrator needs the code that the first start prints', async () => {
  await using server = await startTestServer({ environment: production })
  const lines = await Promise.all([offerSetupCode(server.context), offerSetupCode(server.context)])
  const printed = lines.filter((line) => line!.includes('valid once'))
  expect(printed).toHaveLength(1)
  const code = codeIn(printed[0]!)
  // The stored value is not the code.
  const { rows } = await server.pool.query('select json_agg(c)::text as kept from setup_code c')
  expect(rows[0].kept).not.toContain(code)

  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  expect(await asha.ask(admin.promoteFirstUser, {})).toMatchObject({
    status: 403,
    detail: 'Enter the setup code the server printed on its first start',
  })
  expect(await asha.ask(admin.promoteFirstUser, { setup_code: 'ABCDE-ABCDE-ABCDE-ABCDE' })).toMatchObject({
    status: 403,
    detail: 'That setup code isn’t valid',
  })
  expect((await asha.call(auth.me, {})).is_admin).toBe(false)
  const typed = { setup_code: code.toLowerCase().replaceAll('-', ' ') }
  const answers = await Promise.all([asha, ravi].map((person) => person.ask(admin.promoteFirstUser, typed)))
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 403])
  const counted = await server.pool.query(
    'select (select count(*)::int from users where is_admin) as admins, (select count(*)::int from setup_code) as codes',
  )
  expect(counted.rows).toEqual([{ admins: 1, codes: 0 }])
  expect(await offerSetupCode(server.context)).toBeNull()
  expect(await makeSetupCode(server.context)).toBeNull()
})

test('SAFE-3 a new code takes the place of a lost one, and guesses are limited', async () => {
  await using server = await startTestServer({ environment: production })
  const lost = codeIn(await offerSetupCode(server.context))
  expect(await offerSetupCode(server.context)).toContain('npm run store -- setup-code')
  const code = (await makeSetupCode(server.context))!
  const asha = await server.aPerson()
  for (const setup_code of [lost, 'a', 'b', 'c', 'd']) {
    expect(await asha.ask(admin.promoteFirstUser, { setup_code })).toMatchObject({ status: 403 })
  }
  expect(await asha.ask(admin.promoteFirstUser, { setup_code: code })).toMatchObject({ status: 429 })
  const ravi = await server.aPerson()
  await ravi.call(admin.promoteFirstUser, { setup_code: code })
})

test('SAFE-3 with ADMIN_EMAILS but no email provider, the setup code replaces address confirmation', async () => {
  await using server = await startTestServer({ environment: { ...production, ADMIN_EMAILS: 'boss@planner.example' } })
  const code = codeIn(await offerSetupCode(server.context))
  const [boss, other] = [await server.aPerson({ email: 'boss@planner.example', proved: false }), await server.aPerson()]
  expect(await other.ask(admin.promoteFirstUser, { setup_code: code })).toMatchObject({ status: 403 })
  expect(await boss.ask(admin.promoteFirstUser, {})).toMatchObject({ status: 403 })
  await boss.call(admin.promoteFirstUser, { setup_code: code })
})

test('SAFE-3 in development the first who asks is promoted, without a code', async () => {
  await using server = await startTestServer()
  expect(await offerSetupCode(server.context)).toBeNull()
  const asha = await server.aPerson({ proved: false })
  await asha.call(admin.promoteFirstUser, {})
})

test('SAFE-3 once every administrator is gone the installation can be given a first one again', async () => {
  await using server = await startTestServer()
  const [boss, asha, ravi] = [await server.aPerson(), await server.aPerson(), await server.aPerson()]
  await boss.call(admin.promoteFirstUser, {})
  // Asha hands over, then her successor is gone.
  await server.context.db.updateTable('users').set({ is_admin: true }).where('id', '=', asha.id).execute()
  await boss.call(admin.removeAdmin, { id: boss.id, password: 'Marigold7' })
  await server.context.db.updateTable('users').set({ is_admin: false }).where('id', '=', asha.id).execute()

  await ravi.call(admin.promoteFirstUser, {})
  expect((await ravi.call(auth.me, {})).is_admin).toBe(true)
})
