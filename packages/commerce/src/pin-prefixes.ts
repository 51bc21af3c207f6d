import { cityOf } from './city-of.ts'

/** The first three digits of each large city's PIN codes, with those of its suburbs. Public postal geography. */
const prefixesByCity: Readonly<Record<string, readonly string[]>> = {
  Mumbai: ['400', '401', '410', '421'],
  Delhi: ['110', '121', '122', '201'],
  Bangalore: ['560', '562'],
  Chennai: ['600', '601', '602', '603'],
  Kolkata: ['700', '711', '712', '743'],
  Pune: ['410', '411', '412'],
  Hyderabad: ['500', '501', '502'],
}

/** Whether a PIN code does not belong to a city. False for a city whose PIN codes are unknown, and while it is typed. */
export function isOutsideCity(pinCode: string, city: string): boolean {
  const prefixes = prefixesByCity[cityOf(city)]
  return prefixes !== undefined && pinCode.length === 6 && !prefixes.includes(pinCode.slice(0, 3))
}
