/**
 * Writes long durations in hours: '14 h' for '840 mins' and '2 h 2 mins + soak 10 h' for '122 mins + soak 10 h'.
 * Durations below an hour stay in minutes, and '8.5 h' is '8 h 30 mins'.
 */
export const minutesInWords = (time: string): string =>
  time
    .replaceAll(/\b(\d+\.\d+) h\b/g, (_, hours: string) => `${Math.round(Number(hours) * 60)} mins`)
    .replaceAll(/\b(\d+) mins\b/g, (_, digits: string) => {
      const minutes = Number(digits)
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      const inMinutes = `${rest} ${rest === 1 ? 'min' : 'mins'}`
      if (hours === 0) return inMinutes
      return rest === 0 ? `${hours} h` : `${hours} h ${inMinutes}`
    })
