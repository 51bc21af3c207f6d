// The least that can answer: node:http and pg, one prepared statement, no session, no limits, no checks, no log. A
// separate process, with which bench/load.ts and bench/growth.ts compare the product.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const server = createServer((request, response) => {
  const userId = request.headers['x-user']
  pool
    .query({
      name: 'reminders',
      text: 'select * from reminders where user_id = $1 order by date, time, id',
      values: [userId],
    })
    .then(
      ({ rows }) => {
        const body = JSON.stringify(rows)
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        response.end(body)
      },
      () => response.writeHead(500).end(),
    )
})

server.listen(0, '127.0.0.1', () => {
  process.stderr.write(`ready on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.once('SIGTERM', () => process.exit(0))
