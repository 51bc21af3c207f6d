import * as vendors from '@planner/contract/vendors'
import { route } from '#http/route.ts'
import { archiveVendor, changeVendor, createVendor } from './manage.ts'
import { presentVendor } from './present.ts'
import { vendorsToShow } from './store.ts'

export const vendorRoutes = [
  route(vendors.list, async (context) => (await vendorsToShow(context.db, { all: false })).map(presentVendor)),
  route(vendors.adminList, async (context) => (await vendorsToShow(context.db, { all: true })).map(presentVendor)),
  route(vendors.create, async (context, { input }) => presentVendor(await createVendor(context, input))),
  route(vendors.update, async (context, { input }) => presentVendor(await changeVendor(context, input))),
  route(vendors.remove, async (context, { input }) => {
    await archiveVendor(context, input.id)
    return { message: 'Vendor deleted successfully' }
  }),
]
