/** The picker speaks in dates of the device's own zone; we speak in days. Noon, so that no summer time moves a day. */
export const localDateOf = (day: string): Date => new Date(`${day}T12:00:00`)

export const localDayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
