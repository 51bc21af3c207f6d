import * as status from '@planner/contract/status'
import { dataRecipientsOf } from '#data-recipients.ts'
import { openRoute } from '#http/route.ts'
import { ready } from './ready.ts'

export const statusRoutes = [
  // The server listens only once its database is open and migrated.
  openRoute(status.health, () => ({ status: 'ok' as const })),
  openRoute(status.ready, (context) => ready(context)),
  openRoute(status.config, (context) => {
    const { channels, phoneVerifier, payments, geocoder, pushPublicKey } = context
    return {
      channels: {
        app: channels.app.connected,
        sms: channels.sms.connected,
        whatsapp: channels.whatsapp.connected,
        telegram: channels.telegram.connected,
        email: channels.email.connected,
        voice: channels.voice.connected,
      },
      phone_verification: phoneVerifier.connected,
      payments: payments?.name ?? null,
      maps: geocoder !== null,
      push_public_key: pushPublicKey,
      operator: context.config.operator,
      recipients: dataRecipientsOf(context),
    }
  }),
]
