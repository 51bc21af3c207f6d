import * as auth from '@planner/contract/auth'
import * as cart from '@planner/contract/cart'
import * as google from '@planner/contract/google'
import * as notifications from '@planner/contract/notifications'
import * as orders from '@planner/contract/orders'
import * as profile from '@planner/contract/profile'
import * as reminders from '@planner/contract/reminders'
import { afterEach, expect, test } from 'vitest'

import { paths } from '#paths.ts'

import boot from '../../public/boot.js?raw'

import { takeEarly } from './early.ts'

const answer = () => Promise.resolve(new Response('[]'))

afterEach(() => {
  globalThis.early = undefined
})

test('an early answer is taken once, by whoever asked for it', () => {
  const mine = answer()
  globalThis.early = { token: 'mine', answers: { '/api/cart': mine } }
  expect(takeEarly('GET', '/api/orders', 'mine')).toBeUndefined()
  expect(takeEarly('GET', '/api/cart', 'another')).toBeUndefined()
  expect(takeEarly('GET', '/api/cart', 'mine')).toBe(mine)
  expect(takeEarly('GET', '/api/cart', 'mine')).toBeUndefined()
})

test('a change neither takes an early answer nor leaves one behind', () => {
  globalThis.early = { token: 'mine', answers: { '/api/cart': answer() } }
  expect(takeEarly('PUT', '/api/cart', 'mine')).toBeUndefined()
  expect(takeEarly('GET', '/api/cart', 'mine')).toBeUndefined()
})

test('/boot.js asks for what pages and the contract know', () => {
  const calls = [...boot.matchAll(/'(\/api\/[^']+)'/g)].map(([, url]) => url!)
  const known: string[] = [
    auth.me,
    cart.get,
    google.status,
    notifications.preferences,
    orders.list,
    profile.me,
    reminders.list,
  ].map(({ method, path: url }) => `${method} ${url}`)
  expect(calls.length).toBeGreaterThan(5)
  for (const url of calls) expect(known).toContain(`GET ${url}`)

  const pages = [...boot.matchAll(/^ {4}'(\/[^']*)': \[/gm)].map(([, page]) => page!)
  expect(pages.length).toBeGreaterThan(5)
  for (const page of pages) expect(Object.values(paths)).toContain(page)
})
