import * as admin from '@planner/contract/admin'
import * as cart from '@planner/contract/cart'
import * as orders from '@planner/contract/orders'
import * as vendors from '@planner/contract/vendors'
import { expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

async function fileOf(server: TestServer, { token }: Person, url: string) {
  const response = await server.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
  const lines = response.body.split('\r\n')
  return { response, head: lines[0]!, rows: lines.slice(1, -1) }
}

test('ADMIN-2 the CSV of users has every match once, in the list’s order, and the download is logged', async () => {
  await using server = await startTestServer()
  const boss = await server.anAdmin()
  // Many users share the same sub-millisecond timestamp: no row is lost or repeated at a batch boundary.
  await server.pool.query(
    `insert into users (id, email, email_key, full_name, password_hash, created_at)
     select gen_random_uuid(), 'p' || n || '@x.in', 'p' || n || '@x.in', 'Person ' || n, '',
       now() - (n / 700) * interval '7 microseconds'
     from generate_series(1, 2500) n`,
  )
  const { response, head, rows } = await fileOf(server, boss, '/api/admin/users/csv?search=Person')
  expect(response.headers['content-type']).toMatch(/^text\/csv/)
  expect(head).toBe('\uFEFFId,Name,Email,Role,Disabled,Joined,Phone,Phone verified,Location,City,Newsletter')
  const ids = rows.map((row) => row.split(',')[0])
  await server.pool.query('update users set disabled_at = now() where id = $1', [ids[0]])
  const again = (await fileOf(server, boss, '/api/admin/users/csv?search=Person')).rows
  expect(again.slice(0, 2).map((row) => row.split(',')[4])).toEqual(['true', 'false'])
  expect(ids).toHaveLength(2500)
  expect(new Set(ids).size).toBe(2500)
  const page = await boss.call(admin.users, { search: 'Person' })
  expect(ids.slice(0, 50)).toEqual(page.users.map(({ id }) => id))
  const { rows: written } = await server.pool.query(
    `select about, user_id from audit_log where kind = 'admin.downloaded'`,
  )
  expect(written).toEqual([
    { about: 'Users: 2500', user_id: boss.id },
    { about: 'Users: 2500', user_id: boss.id },
  ])
})

test('a name that a spreadsheet would run is text in the file', async () => {
  await using server = await startTestServer()
  const boss = await server.anAdmin()
  await boss.call(vendors.create, {
    name: '=HYPERLINK("http://evil.example")',
    category: 'gift',
    description: '@SUM(1,2)',
    location: '+Pune',
    contact: '-1',
  })
  const { rows } = await fileOf(server, boss, '/api/admin/vendors/csv?search=evil.example')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(`,"'=HYPERLINK(""http://evil.example"")",gift,"'@SUM(1,2)",$,'+Pune,'-1,`)
})

test('ADMIN-4 the CSV of orders has rupees, local time and the items', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const line = { name: 'Dal, "yellow"', quantity: 2, price: 29_900 }
  await server.pool.query(
    `insert into orders (id, user_id, order_date, status, lines, timeline, subtotal_paise, cgst_paise, sgst_paise,
       total_paise, payment_method, awaits_price)
     select gen_random_uuid(), $1, '2026-11-20T20:00:00Z', case when n <= 1200 then 'pending' else 'delivered' end,
       $2, '[]', 59800, 5382, 5382, 70564, 'on_delivery', false from generate_series(1, 1300) n`,
    [asha.id, JSON.stringify([line])],
  )
  const { rows } = await fileOf(server, boss, '/api/admin/orders/csv?status=pending')
  expect(rows).toHaveLength(1200)
  expect(new Set(rows).size).toBe(1200)
  expect(rows[0]!.slice(37)).toBe(
    `#${rows[0]!.slice(28, 36).toUpperCase()},2026-11-21 01:30:00,pending,${asha.id},` +
      '"2 x Dal, ""yellow""",1,598,53.82,53.82,705.64,on delivery,false,,Asha Rao,,no,0,0,0,0',
  )
})

test('ADMIN-4 the CSV of orders names the customer and the vendors, and says what was paid', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const dal = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal', action: 'order_online' } as const
  const { id } = await boss.call(vendors.create, {
    name: 'Sharma Kirana',
    category: 'grocery',
    description: 'Corner shop',
    location: 'Mumbai',
    contact: '+919876543210',
  })
  const ends = async () =>
    (await fileOf(server, boss, '/api/admin/orders/csv')).rows.map((row) => row.split(',').slice(-7, -4))
  await asha.call(cart.add, { ...dal, vendor_id: id })
  await asha.call(orders.create, {})
  expect(await ends()).toEqual([['Asha Rao', 'Sharma Kirana', 'no']])
  await server.pool.query('update order_parts set paid_said_at = now()')
  expect(await ends()).toEqual([['Asha Rao', 'Sharma Kirana', 'customer says so']])
  await server.pool.query('update order_parts set received_at = now()')
  expect(await ends()).toEqual([['Asha Rao', 'Sharma Kirana', 'paid']])
})

test('ADMIN-5 a member is given no file, and a filter that cannot be is refused', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  for (const list of ['users', 'vendors', 'orders']) {
    const { response } = await fileOf(server, asha, `/api/admin/${list}/csv`)
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({ detail: 'Admin access required' })
  }
  expect(await boss.ask(admin.usersCsv, { role: 'owner' })).toMatchObject({ status: 422 })
})
