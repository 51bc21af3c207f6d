import { randomUUID } from 'node:crypto'
import { paidOf } from '@planner/commerce/paid'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { refundCancelled } from '#features/payments/store.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { restOfPayment } from './returned.ts'
import { isSpent } from './spend/store.ts'

// Two rules about an order's money are written twice: in code, for one order, and in SQL, for sums over many. These
// tests hold them equal over every combination of what they depend on.

type Part = { state: 'accepted' | 'delivered' | 'declined' | 'cancelled'; received_at: Date | null }
type Case = {
  id: string
  status: 'confirmed' | 'cancelled'
  payment_method: 'gateway' | 'on_delivery'
  awaits_price: boolean
  returned_paise: number
  payment: { status: 'created' | 'paid' | 'failed' | 'refunded'; amount_paise: number } | null
  parts: readonly Part[]
}

const at = new Date('2026-11-19T04:30:00Z')
const plain = { status: 'confirmed', payment_method: 'gateway', awaits_price: false, returned_paise: 0 } as const
const payments = [null, ...(['created', 'paid', 'failed', 'refunded'] as const)].map(
  (status) => status && { status, amount_paise: 1000 },
)
const eachPart = (['accepted', 'delivered', 'declined', 'cancelled'] as const).flatMap((state): Part[] => [
  { state, received_at: null },
  { state, received_at: at },
])
const upToTwoParts = [[], ...eachPart.flatMap((one, n) => [[one], ...eachPart.slice(n).map((other) => [one, other])])]

const isOpen = ({ state }: Part) => state !== 'cancelled' && state !== 'declined'

async function insert({ context: { db } }: TestServer, cases: readonly Case[]) {
  const orders = cases.map(({ payment: _payment, parts: _parts, ...order }) => ({
    ...order,
    order_date: at,
    lines: '[]',
    timeline: '[]',
    subtotal_paise: 1000,
    cgst_paise: 0,
    sgst_paise: 0,
    total_paise: 1000,
  }))
  const parts = cases.flatMap(({ id, parts: of }) =>
    of.map((part, place) => ({
      ...part,
      id: randomUUID(),
      order_id: id,
      place,
      kind: 'vendor',
      vendor_name: 'Sharma Kirana',
      language: 'en',
      lines: '[]',
      tries: 0,
      nudges: 0,
      updated_at: at,
    })),
  )
  const paid = cases.flatMap(({ id, payment }) =>
    payment ? [{ ...payment, order_id: id, gateway_payment_id: `pay_${id}`, updated_at: at }] : [],
  )
  for (const [table, rows] of Object.entries({ orders, order_parts: parts, payments: paid })) {
    const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)))
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(db)
  }
}

test('SHOP-5 spending counts the orders that are paid by the rule of the other pages', async () => {
  await using server = await startTestServer()
  const cases = payments.flatMap((payment) =>
    upToTwoParts.flatMap((parts) =>
      (['gateway', 'on_delivery'] as const).flatMap((payment_method) =>
        (['confirmed', 'cancelled'] as const).flatMap((status) =>
          [false, true].map((awaits_price): Case => {
            return { ...plain, id: randomUUID(), payment, parts, payment_method, status, awaits_price }
          }),
        ),
      ),
    ),
  )
  await insert(server, cases)
  const { rows } = await sql<{ id: string }>`select id from orders where ${isSpent}`.execute(server.context.db)
  const spent = new Set(rows.map(({ id }) => id))

  for (const one of cases) {
    const { status, payment, payment_method: method, awaits_price: waits, parts } = one
    // What a shop was paid that then supplies nothing is paid, but due back: it is not spent.
    const isPaid = paidOf({ payment, parts })?.extent === 'all' && (payment?.status === 'paid' || parts.some(isOpen))
    const counts = (isPaid && payment?.status !== 'refunded') || method === 'on_delivery'
    expect(spent.has(one.id), JSON.stringify(one)).toBe(status === 'confirmed' && !waits && counts)
  }
})

test('SHOP-10 the gateway is asked to refund what the pages of a cancelled order say', async () => {
  await using server = await startTestServer()
  const cases = payments.flatMap((payment) =>
    (['confirmed', 'cancelled'] as const).flatMap((status) =>
      [0, 400, 1000, 1200].map((returned_paise): Case => {
        return { ...plain, id: randomUUID(), payment, status, returned_paise, parts: [eachPart[0]!] }
      }),
    ),
  )
  await insert(server, cases)
  await refundCancelled(server.context.db, at)
  const refunds = await server.context.db.selectFrom('refunds').select(['order_id', 'amount_paise']).execute()
  const refunded = new Map(refunds.map((refund) => [refund.order_id, refund.amount_paise]))

  for (const { id, status, payment, returned_paise: returned } of cases) {
    const due = status === 'cancelled' ? restOfPayment(payment, returned) : 0
    expect(refunded.get(id) ?? 0, JSON.stringify({ status, payment, returned })).toBe(due)
  }
})
