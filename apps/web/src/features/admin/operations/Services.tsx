import type { Service } from '@planner/contract/admin'
import { CalendarSync, CircleCheck, KeyRound, type LucideIcon, MapPin, Paperclip, Sparkles, Wallet } from 'lucide-react'

import { Badge } from '#ui/Badge.tsx'
import { words } from '../words.ts'
import { providerInWords } from './provider-in-words.ts'

/** The external services: what each does, its provider, and whether it responds. */
export const Services = ({ services }: { services: Service[] }) => (
  <ul className="divide-y divide-line">
    {services.map((service) => {
      const { name, Picture } = looks[service.kind]
      return (
        <li key={service.kind} className="flex items-center gap-3.5 py-2.5">
          <Picture aria-hidden="true" className="size-5 shrink-0 text-teal" strokeWidth={1.8} />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-soft">
              {service.provider ? providerInWords(service.provider) : words.withoutProvider[service.kind]}
            </p>
          </div>
          <State service={service} />
        </li>
      )
    })}
  </ul>
)

function State({ service: { provider, healthy } }: { service: Service }) {
  if (provider === null) return <Badge tone="neutral">Not connected</Badge>
  if (healthy === false) return <Badge tone="danger">Paused</Badge>
  return (
    <Badge tone="ok">
      <CircleCheck aria-hidden="true" className="size-3.5" />
      {healthy ? 'Healthy' : 'Connected'}
    </Badge>
  )
}

const looks: Record<Service['kind'], { name: string; Picture: LucideIcon }> = {
  codes: { name: 'Phone codes', Picture: KeyRound },
  payments: { name: 'Payments', Picture: Wallet },
  places: { name: 'Location lookup', Picture: MapPin },
  google: { name: 'Calendar and email', Picture: CalendarSync },
  files: { name: 'Photos and files', Picture: Paperclip },
  model: { name: 'Language model', Picture: Sparkles },
}
