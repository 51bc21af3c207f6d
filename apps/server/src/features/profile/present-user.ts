import type { User } from '@planner/contract/account/auth'
import type { Context } from '#context.ts'
import { emailStateOf } from '#features/email-verification/can-verify.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/** Presents a person to the page field by field, so that nothing else is exposed. */
export function presentUser(context: Context, user: UserRow): User {
  return {
    id: user.id,
    email: user.email,
    full_name: user.full_name,
    phone_number: user.phone_number,
    location: user.location,
    is_admin: user.is_admin,
    created_at: user.created_at.toISOString(),
    tutorial_completed: user.tutorial_completed,
    sms_notifications: user.sms_notifications,
    email_notifications: user.email_notifications,
    whatsapp_notifications: user.whatsapp_notifications,
    voice_notifications: user.voice_notifications,
    newsletter_subscription: user.newsletter_subscription,
    sendgrid_connected: context.channels.email.connected,
    email_state: emailStateOf(context, user),
    phone_verified: user.phone_verified,
    current_city: user.current_city,
    time_zone: user.time_zone,
    deletion_planned_at: user.deletion_planned_at?.toISOString() ?? null,
    ...(user.disabled_at && { disabled_at: user.disabled_at.toISOString() }),
  }
}
