export type ComposerProps = {
  /** Where the text names none. */
  day: string
  onMade: (day: string) => void
}
