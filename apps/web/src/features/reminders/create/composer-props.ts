export type ComposerProps = {
  /** Where the text names none. */
  day: string
  onMade: () => void
}
