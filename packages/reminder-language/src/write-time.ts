const part = (value: number) => (value < 10 ? `0${value}` : String(value))

/** Formats seconds after midnight as 'HH:MM:SS'. */
export function writeTime(seconds: number): string {
  return `${part(Math.floor(seconds / 3600))}:${part(Math.floor(seconds / 60) % 60)}:${part(Math.floor(seconds) % 60)}`
}
