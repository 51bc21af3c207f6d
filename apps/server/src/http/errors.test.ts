import { expect, test } from 'vitest'
import { problemOf } from './errors.ts'

/** Error messages of pg and the OS, observed while restarting a database under load (bench/chaos-cluster.ts). */
const away: [said: string, error: Error][] = [
  ['ended by an administrator', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['starting', Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
  ['cut off', new Error('Connection terminated unexpectedly')],
  [
    'cut off in the middle of a transaction',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['SCALE-2 read-only after a failover', Object.assign(new Error('cannot execute UPDATE'), { code: '25006' })],
  ['SCALE-2 lost to a failover', Object.assign(new Error('server conn crashed?'), { code: '08006' })],
  ['SCALE-2 given up for another transaction', Object.assign(new Error('could not serialize'), { code: '40001' })],
  ['SCALE-2 in a deadlock', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
  ['not listening', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
]

test.each(away)('a database outage (%s) is answered with 503 and Retry-After', (_said, error) => {
  expect(problemOf(error)).toMatchObject({ code: 'server.unavailable', status: 503, retryAfterSeconds: 2 })
})

test('a bug is not reported as a database outage', () => {
  expect(problemOf(Object.assign(new Error('duplicate key'), { code: '23505' })).code).toBe('server.unexpected')
})

test('SAFE-9 a client that disconnects mid-request is not reported as a database outage', () => {
  // An error code of node:http.
  expect(problemOf(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })).code).toBe('request.malformed')
  expect(problemOf(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })).status).toBe(503)
})
