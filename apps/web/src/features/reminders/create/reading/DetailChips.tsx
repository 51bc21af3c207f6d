import type { Details } from '@planner/reminder-language/details'
import { ExternalLink, IndianRupee, MapPin, Phone, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'

import { words } from '../../words.ts'
import { Chip, pill } from './Chip.tsx'
import { usesOf } from './uses-of.ts'

/** Chips for the person, amount, place, phone number and link in the text, each with an action. */
export function DetailChips({ details, text }: { details: Details; text: string }) {
  const { person, amount, place, phone, link } = details
  const uses = usesOf(details, text)

  return (
    <>
      {person && <Chip icon={<UserRound aria-label={words.details.person} />}>{person.value}</Chip>}
      {amount &&
        (uses.pay ? (
          <UseChip icon={<IndianRupee />} href={uses.pay} use={words.details.pay}>
            {rupees(amount.value)}
          </UseChip>
        ) : (
          <Chip icon={<IndianRupee aria-label={words.details.amount} />}>{rupees(amount.value)}</Chip>
        ))}
      {phone && (
        <UseChip icon={<Phone />} href={uses.call!} use={words.details.call}>
          {phone.value}
        </UseChip>
      )}
      {place && (
        <UseChip icon={<MapPin />} href={uses.map!} use={words.details.map} elsewhere>
          {place.value}
        </UseChip>
      )}
      {link && (
        <UseChip icon={<ExternalLink />} href={uses.open!} use={words.details.open} elsewhere>
          {link.value.replace(/^https?:\/\/(?:www\.)?/, '').slice(0, 40)}
        </UseChip>
      )}
    </>
  )
}

const rupees = (value: string): string => `₹${Number(value).toLocaleString('en-IN')}`

type UseChipProps = { icon: ReactNode; href: string; use: string; elsewhere?: boolean; children: string }

const UseChip = ({ icon, href, use, elsewhere = false, children }: UseChipProps) => (
  <li className="max-w-full">
    <a
      href={href}
      {...(elsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
      className="group inline-flex min-h-11 max-w-full items-center rounded-md"
    >
      <span className={`${pill} max-w-full border-edge! text-ink group-hover:border-ink!`}>
        {icon}
        <span className="truncate">
          {use} {children}
        </span>
      </span>
    </a>
  </li>
)
