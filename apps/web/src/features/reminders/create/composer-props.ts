export type ComposerProps = {
  /** The day for text that names none. */
  day: string
  onMade: () => void
}
