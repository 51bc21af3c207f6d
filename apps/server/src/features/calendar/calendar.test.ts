import * as calendar from '@planner/contract/calendar'
import * as location from '@planner/contract/location'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'

test('TASK-9 a person sees the festivals, fasts and holidays of their state', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const of = async (year: string) =>
    (await asha.call(calendar.namedDays, { year })).map(({ day, name, holiday }) => `${day} ${name} ${holiday}`)
  expect(await of('2026')).not.toContain('2026-11-01 Karnataka Rajyotsava true')
  await asha.call(location.updateLocation, { location: 'Bangalore, India', city: 'Bangalore' })
  expect(await of('2026')).toEqual(
    expect.arrayContaining(['2026-11-01 Karnataka Rajyotsava true', '2026-11-08 Diwali true']),
  )
  expect(await asha.ask(calendar.namedDays, { year: '12' })).toMatchObject({
    status: 422,
    detail: 'Year must be between 1970 and 2199',
  })
})
