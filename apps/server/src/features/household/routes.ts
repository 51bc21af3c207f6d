import * as household from '@planner/contract/household'
import { openRoute, route } from '#http/route.ts'
import { askHelper, confirmHelper } from './helper-consent.ts'
import { invite, withdrawInvitation } from './invite.ts'
import { greet, join, previewInvitation } from './join.ts'
import { leave, leavingConsequencesFor } from './leave.ts'
import { ownVersions } from './live/versions.ts'
import { addHelper, changeMember, handOver, removeMember } from './members.ts'
import { presentHousehold } from './present.ts'
import { rename } from './rename.ts'
import { shareCart } from './share-cart.ts'

export const householdRoutes = [
  route(household.show, (context, { user }) => presentHousehold(context, user.id, user.household_id)),
  route(household.changes, async (context, { user }) => ({ versions: await ownVersions(context, user) })),
  route(household.rename, async (context, { user, input }) => {
    await rename(context, user, input.name)
    return presentHousehold(context, user.id, user.household_id)
  }),
  route(household.shareCart, async (context, by) => {
    await shareCart(context, by, by.input.shared)
    return presentHousehold(context, by.user.id, by.user.household_id)
  }),
  route(household.invite, (context, by) => invite(context, by, by.input)),
  route(household.withdraw, async (context, by) => {
    await withdrawInvitation(context, by, by.input.id)
    return { message: 'Invitation cancelled' }
  }),
  route(household.preview, (context, by) => previewInvitation(context, by, by.input.code)),
  openRoute(household.greeting, (context, { address, input }) => greet(context, address, input.code)),
  route(household.join, (context, by) => join(context, by, by.input.code)),
  route(household.leaving, async (context, { user, input }) => ({
    means: await leavingConsequencesFor(context, user, input.member_id),
  })),
  route(household.leave, (context, by) => leave(context, by)),
  route(household.addHelper, (context, by) => addHelper(context, by, by.input)),
  route(household.changeMember, (context, by) => changeMember(context, by, by.input)),
  route(household.removeMember, async (context, by) => {
    await removeMember(context, by, by.input.id)
    return presentHousehold(context, by.user.id, by.user.household_id)
  }),
  route(household.askHelper, (context, by) => askHelper(context, by, by.input.id)),
  route(household.confirmHelper, (context, by) => confirmHelper(context, by, by.input.id, by.input.code)),
  route(household.handOver, async (context, by) => {
    await handOver(context, by, by.input.id)
    return presentHousehold(context, by.user.id, by.user.household_id)
  }),
]
