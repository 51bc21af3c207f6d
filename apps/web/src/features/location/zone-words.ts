/** The copy of the time zone notice, loaded with it. */
export const words = {
  zoneDiffers: (device: string, own: string) => `This device is on ${device} time, and times here are ${own} time.`,
  useZone: (device: string) => `Use ${device} time`,
  keepZone: (own: string) => `Keep ${own} time`,
  zoneUsed: (device: string) => `Times are now ${device} time`,
} as const
