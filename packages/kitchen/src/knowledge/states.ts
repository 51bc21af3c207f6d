import type { Language } from './mains.ts'

const byRegion: Record<string, string> = {
  North: 'Punjab,Haryana,Delhi,Uttar Pradesh,Uttarakhand,Himachal Pradesh,Jammu and Kashmir,Ladakh',
  West: 'Rajasthan,Gujarat,Maharashtra,Goa',
  South: 'Karnataka,Kerala,Tamil Nadu,Andhra Pradesh,Telangana',
  East: 'West Bengal,Odisha,Bihar,Jharkhand',
  Northeast: 'Assam,Nagaland,Manipur,Mizoram,Meghalaya,Tripura,Sikkim,Arunachal Pradesh',
  Central: 'Madhya Pradesh,Chhattisgarh',
}

const regions = new Map(
  Object.entries(byRegion).flatMap(([region, states]) => states.split(',').map((state) => [state, region] as const)),
)

/** The region a state lies in; "All" for what is cooked everywhere. */
export const regionOf = (state: string): string => regions.get(state) ?? 'All'

/** Where a dish is at home whose name is said in a language. */
export const stateOfLanguage: Partial<Record<Language | 'as', string>> = {
  ta: 'Tamil Nadu',
  te: 'Andhra Pradesh',
  kn: 'Karnataka',
  ml: 'Kerala',
  mr: 'Maharashtra',
  gu: 'Gujarat',
  bn: 'West Bengal',
  or: 'Odisha',
  as: 'Assam',
}
