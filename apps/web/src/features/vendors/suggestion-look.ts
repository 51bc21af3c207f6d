import type { SuggestedCategory } from '@planner/contract/vendors'
import {
  BedDouble,
  BriefcaseBusiness,
  Car,
  Clapperboard,
  CreditCard,
  GraduationCap,
  HeartPulse,
  type LucideIcon,
  Shapes,
  TrendingUp,
  UtensilsCrossed,
} from 'lucide-react'

/** The icon and name of each category of vendors. */
export const categoryLooks: Record<SuggestedCategory, { picture: LucideIcon; name: string }> = {
  transport: { picture: Car, name: 'Transport' },
  food: { picture: UtensilsCrossed, name: 'Food' },
  accommodation: { picture: BedDouble, name: 'Accommodation' },
  professional: { picture: BriefcaseBusiness, name: 'Professional' },
  entertainment: { picture: Clapperboard, name: 'Entertainment' },
  healthcare: { picture: HeartPulse, name: 'Healthcare' },
  finance: { picture: TrendingUp, name: 'Finance' },
  education: { picture: GraduationCap, name: 'Education' },
  payment: { picture: CreditCard, name: 'Payment' },
  other: { picture: Shapes, name: 'Other' },
}

/** Labels for when it is best booked. */
export const priorityNames: Record<'high' | 'medium' | 'low', string> = {
  high: 'Book soon',
  medium: 'Book in advance',
  low: 'No rush',
}
