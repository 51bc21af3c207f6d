import * as shops from '@planner/contract/shops'
import { route } from '#http/route.ts'
import type { OwnShopRow } from '#platform/db/tables.ts'
import { addShop, changeShop, removeShop } from './manage.ts'
import { shopsOf } from './store.ts'

export const ownShopRoutes = [
  route(shops.list, async (context, { user }) => (await shopsOf(context.db, user.id)).map(present)),
  route(shops.create, async (context, { user, input }) => present(await addShop(context, user, input))),
  route(shops.update, async (context, { user, input }) => present(await changeShop(context, user, input))),
  route(shops.remove, async (context, { user, input }) => {
    await removeShop(context, user, input.id)
    return { message: 'Shop deleted' }
  }),
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
