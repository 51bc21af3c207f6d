/** '14 h' for '840 mins', which nobody reads in minutes; anything up to two hours stays as it is. */
export function minutesInWords(time: string): string {
  const minutes = Number(/^(\d+) mins?$/.exec(time)?.[1] ?? Number.NaN)
  if (Number.isNaN(minutes) || minutes < 120) return time
  const rest = minutes % 60

  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} mins` : ''}`
}
