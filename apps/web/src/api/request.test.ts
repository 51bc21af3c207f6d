import { expect, test } from 'vitest'
import { requestOf } from './request.ts'

const cases: [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: `/api/${string}`,
  input: object,
  url: string,
  body: unknown,
][] = [
  ['GET', '/api/reminders', {}, '/api/reminders', undefined],
  [
    'GET',
    '/api/recipes/meal-plan',
    { veg_only: true, location: 'Pune, India' },
    '/api/recipes/meal-plan?veg_only=true&location=Pune%2C+India',
    undefined,
  ],
  [
    'PUT',
    '/api/reminders/:id',
    { id: 'a/b', title: 'Chai', time: undefined },
    '/api/reminders/a%2Fb',
    { title: 'Chai' },
  ],
  ['DELETE', '/api/reminders/:id', { id: '7' }, '/api/reminders/7', undefined],
  [
    'DELETE',
    '/api/notifications/subscriptions',
    { endpoint: 'https://push/1' },
    '/api/notifications/subscriptions?endpoint=https%3A%2F%2Fpush%2F1',
    undefined,
  ],
  ['POST', '/api/auth/logout', {}, '/api/auth/logout', {}],
  ['PUT', '/api/reminders/:id', { id: '7', description: null }, '/api/reminders/7', { description: null }],
]

test.each(cases)('%s %s fills its path and carries the rest', (method, path, input, url, body) => {
  const request = requestOf({ method, path }, { ...input })
  expect(request.url).toBe(url)
  expect(request.body === undefined ? undefined : JSON.parse(request.body)).toEqual(body)
})
