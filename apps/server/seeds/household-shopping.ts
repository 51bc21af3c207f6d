import { categories } from '@planner/contract/kitchen/recipes'
import type { Context } from '#context.ts'
import { addToCart } from '#features/cart/add-to-cart.ts'
import { changeCart } from '#features/cart/change-cart.ts'
import { planInAnswer } from '#features/meal-plans/plan-in-answer.ts'
import { planOfDay, wantedBy } from '#features/meal-plans/plan-of-day.ts'
import { manageOrder } from '#features/orders/admin/manage-order.ts'
import { placeOrder } from '#features/orders/place-order.ts'
import { openPayment } from '#features/payments/open-payment.ts'
import { verifyPayment } from '#features/payments/verify-payment.ts'
import { saveRecipe } from '#features/recipes/save-recipe.ts'
import { allVendors } from '#features/vendors/all-vendors.ts'
import { seedDirectory } from '#features/vendors/seed-directory.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/** Pays on the gateway's own page. Gives what that page hands back. */
export type Pay = (
  gatewayOrderId: string,
) => Promise<{ razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }>

type Shopping = { contextAt: (instant: Date) => Context; user: UserRow; now: Date; pay: Pay }

/**
 * What the household cooks and buys: today's plan with two recipes kept, an order that came, one that is confirmed, one that
 * waits to be paid, and a cart that is being filled.
 */
export async function seedShopping({ contextAt, user, now, pay }: Shopping): Promise<void> {
  const present = contextAt(now)
  await seedDirectory(present)
  const wanted = wantedBy(present, user, { vegOnly: false })
  const plan = await planInAnswer(present, user, await planOfDay(present, user, wanted))
  const dishes = categories.flatMap((category) => plan.sections[category])
  for (const { id } of dishes.slice(0, 2)) await saveRecipe(present, user, id)

  const grocer = (await allVendors(present, user)).find(({ name }) => name === 'BigBasket')!
  const put = (context: Context, n: number, action: 'buy_ingredients' | 'order_online' | 'hire_chef') => {
    const { id, title } = dishes[n]!
    const vendor = action === 'buy_ingredients' ? grocer.id : null
    const dish = { item_id: id, recipe_id: id, name: title, action, vendor_id: vendor }
    return addToCart(context, user, { type: 'recipe', quantity: 1, ...dish })
  }
  const where = { address: '12 Marigold Lane, Bandra West', pin_code: '400050' }
  for (const [daysAgo, n, status] of [
    [34, 3, 'delivered'],
    [9, 7, 'confirmed'],
    [0, 11, null],
  ] as const) {
    const then = contextAt(after(now, -daysAgo * dayMs))
    await put(then, n, 'buy_ingredients')
    await put(then, n + 1, 'order_online')
    const deliver_by = after(now, dayMs - daysAgo * dayMs).toISOString()
    await changeCart(then, user, { items: [], ...where, deliver_by }, null)
    const order = await placeOrder(
      then,
      { user, address: '127.0.0.1', userAgent: '' },
      { version: null, idempotencyKey: null },
    )
    if (!status) continue
    const { gateway_order_id } = await openPayment(then, order)
    await verifyPayment(then, { order_id: order.id, ...(await pay(gateway_order_id!)) })
    // Payment confirms an order.
    if (status === 'delivered') await manageOrder(then, null, { id: order.id, status })
  }
  await put(present, 4, 'buy_ingredients')
  await put(present, 5, 'buy_ingredients')
  await put(present, 9, 'order_online')
}
