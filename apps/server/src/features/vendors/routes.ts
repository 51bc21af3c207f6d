import * as vendors from '@planner/contract/vendors'
import { ownVendors } from '#features/own-shops/own-vendors.ts'
import { route } from '#http/route.ts'
import { interact } from './interact.ts'
import { listVendors } from './list-vendors.ts'
import { archiveVendor, changeVendor, createVendor } from './manage.ts'
import { presentManaged, presentVendor } from './present.ts'
import { rate } from './rate.ts'
import { rephraseSuggestions } from './rephrase-suggestions.ts'
import { vendorsToShow } from './store.ts'
import { suggest } from './suggest.ts'

export const vendorRoutes = [
  route(vendors.list, async (context, { user }) => [
    ...(await ownVendors(context, user.id)).map((shop) => presentVendor(shop, { isOwn: true })),
    ...(await vendorsToShow(context.db)).map((vendor) => presentVendor(vendor)),
  ]),
  route(vendors.suggestions, (context, { user, input }) => suggest(context, user, input.reminder_id)),
  route(vendors.suggestionsInWords, (context, { user, input }) =>
    rephraseSuggestions(context, user, input.reminder_id),
  ),
  route(vendors.interact, async (context, { user, input }) => {
    await interact(context, user, input)
    return { message: 'Noted' }
  }),
  route(vendors.rate, async (context, { user, input }) =>
    presentVendor(await rate(context, user, input.id, input.stars)),
  ),
  route(vendors.adminList, async (context, { input }) => (await listVendors(context, input)).map(presentManaged)),
  route(vendors.create, async (context, call) => presentManaged(await createVendor(context, call, call.input))),
  route(vendors.update, async (context, call) => presentManaged(await changeVendor(context, call, call.input))),
  route(vendors.remove, async (context, call) => {
    await archiveVendor(context, call, call.input.id)
    return { message: 'Vendor deleted successfully' }
  }),
]
