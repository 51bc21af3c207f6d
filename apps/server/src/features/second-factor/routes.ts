import * as factor from '@planner/contract/account/second-factor'
import { openRoute, route } from '#http/route.ts'
import { beginAuthenticatorApp, confirmAuthenticatorApp, removeAuthenticatorApp } from './authenticator-app.ts'
import { finishSignIn, waysToFinish } from './finish-sign-in.ts'
import { beginSignIn, signInWithPasskey } from './passkey-sign-in.ts'
import { addPasskey, beginPasskey, removePasskey } from './passkeys.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { showStatus } from './show-status.ts'

export const secondFactorRoutes = [
  openRoute(factor.ways, (context, { input }) => waysToFinish(context, input.challenge)),
  openRoute(factor.finish, (context, { input, ...from }) => finishSignIn(context, input, from)),
  openRoute(factor.beginPasskeySignIn, (context, from) => beginSignIn(context, from)),
  openRoute(factor.passkeySignIn, (context, { input, ...from }) => signInWithPasskey(context, input, from)),
  route(factor.status, (context, { user }) => showStatus(context, user)),
  route(factor.beginApp, (context, { input, ...by }) => beginAuthenticatorApp(context, by, input.password)),
  route(factor.confirmApp, (context, { input, ...by }) => confirmAuthenticatorApp(context, by, input.code)),
  route(factor.removeApp, async (context, { input, ...by }) => {
    await removeAuthenticatorApp(context, by, input.password)
    return { message: 'Authenticator app removed' }
  }),
  route(factor.beginPasskey, (context, { input, ...by }) => beginPasskey(context, by, input.password)),
  route(factor.addPasskey, (context, { input, ...by }) => addPasskey(context, by, input)),
  route(factor.removePasskey, async (context, { input, ...by }) => {
    await removePasskey(context, by, input)
    return { message: 'Passkey removed' }
  }),
  route(factor.renewRecoveryCodes, async (context, { input, ...by }) => ({
    recovery_codes: await renewRecoveryCodes(context, by, input.password),
  })),
]
