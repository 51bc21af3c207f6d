import { MessageCircle, MessageSquareText, PhoneCall } from 'lucide-react'

import { NumberRow } from '#features/phone/NumberRow.tsx'
import { PhoneVerification } from '#features/phone/PhoneVerification.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { WhatsappRow } from './messengers/WhatsappRow.tsx'
import { Section } from './Section.tsx'
import type { Settings } from './use-settings.ts'
import { WithIcon } from './WithIcon.tsx'
import { words } from './words.ts'

export function MessagesSection({ settings: { user, change } }: { settings: Settings }) {
  return (
    <Section id="messages" title="SMS, WhatsApp and voice" text={words.messages} Picture={MessageSquareText}>
      <PhoneVerification user={user} start={(verification) => <NumberRow user={user} verification={verification} />} />
      <Switch
        label={<WithIcon of={MessageSquareText}>SMS notifications</WithIcon>}
        checked={user.sms_notifications}
        onChange={(sms_notifications) => change({ sms_notifications })}
      />
      <Switch
        label={<WithIcon of={MessageCircle}>WhatsApp notifications</WithIcon>}
        checked={user.whatsapp_notifications}
        onChange={(whatsapp_notifications) => change({ whatsapp_notifications })}
      />
      <WhatsappRow />
      <Switch
        label={<WithIcon of={PhoneCall}>Voice call notifications</WithIcon>}
        checked={user.voice_notifications}
        onChange={(voice_notifications) => change({ voice_notifications })}
      />
    </Section>
  )
}
