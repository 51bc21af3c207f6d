import * as auth from '@planner/contract/account/auth'
import * as location from '@planner/contract/location'
import { expect, test } from 'vitest'
import { startNominatim } from '#test/stand-ins/nominatim.ts'
import { startTestServer } from '#test/test-server.ts'

const bangalore = { lat: '12.9716', lon: '77.5946' }

test('DASH-11 API-3 the public map is asked once for a place, politely, and its source is named', async () => {
  await using map = await startNominatim()
  await using server = await startTestServer({ environment: map.environment })
  const asha = await server.aPerson()
  const named = {
    city: 'Bangalore',
    location: 'Bengaluru, Karnataka, India',
    attribution: '© OpenStreetMap contributors',
  }
  expect(await asha.call(location.reverse, bangalore)).toEqual(named)
  expect(await asha.call(location.reverse, { lat: '12.9744', lon: '77.5891' })).toEqual(named)
  expect(map.asked).toHaveLength(1)
  expect(map.asked[0]!.userAgent).toContain('ops@planner.example')
  // Rounded to a kilometre, so that nobody's front door is sent.
  expect(Object.fromEntries(map.asked[0]!.query)).toMatchObject({ lat: '12.97', lon: '77.59', format: 'jsonv2' })
})

test('DASH-11 the map service gets one request a second in all; in between our own list answers', async () => {
  await using map = await startNominatim()
  await using server = await startTestServer({ environment: map.environment })
  const asha = await server.aPerson()
  const places = Array.from({ length: 20 }, (_, n) => ({ lat: String(13 + n / 50), lon: '77.6' }))
  const named = await Promise.all(places.map((place) => asha.call(location.reverse, place)))
  expect(map.asked).toHaveLength(1)
  expect(new Set(named.map(({ city }) => city))).toEqual(new Set(['Bangalore']))
  expect(named.filter(({ attribution }) => attribution === null)).toHaveLength(19)
})

test.each([500, 429, 403])('DASH-11 when the map answers %d, our own list of cities is used', async (status) => {
  await using map = await startNominatim()
  await using server = await startTestServer({ environment: map.environment })
  const asha = await server.aPerson()
  map.answerWith(status)
  expect(await asha.call(location.reverse, bangalore)).toEqual({
    city: 'Bangalore',
    location: 'Bangalore, Karnataka, India',
    attribution: null,
  })
})

test('DASH-11 without the map service, at sea or abroad, the city is Mumbai', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.call(location.reverse, bangalore)).toMatchObject({ city: 'Bangalore', attribution: null })
  expect(await asha.call(location.reverse, { lat: '0', lon: '0' })).toMatchObject({
    city: 'Mumbai',
    location: 'Mumbai, India',
  })
})

test.each([
  [{ lat: '91', lon: '0' }],
  [{ lat: 'north', lon: '0' }],
  [{ lat: '0', lon: '181' }],
  [{ lat: '', lon: 'NaN' }],
  [{}],
])('an invalid position is refused: %o', async (place) => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.ask(location.reverse, place)).toMatchObject({ status: 422 })
})

test('DATA-7 API-3 a city is stored under one name, the position rounded to a kilometre', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(location.updateLocation, {
    location: 'Bengaluru, India',
    city: 'Bengaluru',
    latitude: 12.971_598,
    longitude: 77.594_566,
  })
  expect(await asha.call(auth.me, {})).toMatchObject({ location: 'Bengaluru, India', current_city: 'Bangalore' })
  const { rows } = await server.pool.query('select latitude::text, longitude::text from users where id = $1', [asha.id])
  expect(rows).toEqual([{ latitude: '12.97', longitude: '77.59' }])
  expect(await asha.ask(location.updateLocation, { location: 'x', city: 'y', latitude: 400 })).toMatchObject({
    status: 422,
  })
})
