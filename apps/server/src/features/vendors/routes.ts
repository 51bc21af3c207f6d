import * as vendors from '@planner/contract/vendors'
import { route } from '#http/route.ts'
import { interact } from './interact.ts'
import { listVendors } from './list-vendors.ts'
import { archiveVendor, changeVendor, createVendor } from './manage.ts'
import { presentVendor } from './present.ts'
import { rate } from './rate.ts'
import { vendorsToShow } from './store.ts'
import { suggest } from './suggest.ts'
import { wordSuggestions } from './word-suggestions.ts'

export const vendorRoutes = [
  route(vendors.list, async (context) => (await vendorsToShow(context.db)).map(presentVendor)),
  route(vendors.suggestions, (context, { user, input }) => suggest(context, user, input.reminder_id)),
  route(vendors.suggestionsInWords, (context, { user, input }) => wordSuggestions(context, user, input.reminder_id)),
  route(vendors.interact, async (context, { user, input }) => {
    await interact(context, user, input)
    return { message: 'Noted' }
  }),
  route(vendors.rate, async (context, { user, input }) =>
    presentVendor(await rate(context, user, input.id, input.stars)),
  ),
  route(vendors.adminList, async (context, { input }) => (await listVendors(context, input)).map(presentVendor)),
  route(vendors.create, async (context, call) => presentVendor(await createVendor(context, call, call.input))),
  route(vendors.update, async (context, call) => presentVendor(await changeVendor(context, call, call.input))),
  route(vendors.remove, async (context, call) => {
    await archiveVendor(context, call, call.input.id)
    return { message: 'Vendor deleted successfully' }
  }),
]
