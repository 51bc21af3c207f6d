import { toRupees } from '@planner/commerce/money'
import * as shops from '@planner/contract/shops'
import { route } from '#http/route.ts'
import type { OwnShopRow } from '#platform/db/tables/vendors.ts'
import { addShop, changeShop, removeShop } from './manage.ts'
import { paidPricesOf, shopsOf } from './store.ts'

export const ownShopRoutes = [
  route(shops.list, async (context, { user }) => (await shopsOf(context.db, user.id)).map(present)),
  route(shops.create, async (context, { user, input }) => present(await addShop(context, user, input))),
  route(shops.update, async (context, { user, input }) => present(await changeShop(context, user, input))),
  route(shops.remove, async (context, { user, input }) => {
    await removeShop(context, user, input.id)
    return { message: 'Shop deleted' }
  }),
  route(shops.paidPrices, async (context, { user }) =>
    (await paidPricesOf(context.db, user.id)).map(({ name_key: name, paise, shop, paid_at: paidAt }) => ({
      name,
      price: toRupees(paise),
      shop,
      paid_at: paidAt.toISOString(),
    })),
  ),
]

const present = ({ id, kind, name, phone, upi_id, hours, language }: OwnShopRow): shops.Shop => ({
  id,
  kind,
  name,
  phone,
  upi_id,
  hours,
  language,
})
