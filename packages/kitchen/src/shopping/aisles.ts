/** The aisles in the order one walks through a shop. */
export const aisles = [
  'Vegetables & fruit',
  'Dairy & eggs',
  'Meat & fish',
  'Dals & pulses',
  'Rice & flours',
  'Spices & masala',
  'Oils & ghee',
  'Nuts & sweets',
  'Other',
] as const
export type Aisle = (typeof aisles)[number]

const byKind: Record<string, Aisle> = {
  vegetable: 'Vegetables & fruit',
  fruit: 'Vegetables & fruit',
  dairy: 'Dairy & eggs',
  egg: 'Dairy & eggs',
  meat: 'Meat & fish',
  fish: 'Meat & fish',
  pulse: 'Dals & pulses',
  grain: 'Rice & flours',
  spice: 'Spices & masala',
  fat: 'Oils & ghee',
  nut: 'Nuts & sweets',
  sweetener: 'Nuts & sweets',
}

export const aisleOf = (kind: string): Aisle => byKind[kind] ?? 'Other'
