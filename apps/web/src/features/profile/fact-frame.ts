/** Classes that a fact of the profile shares with its outline (ProfileOutline). */
export const factFrame = {
  row: 'flex items-center gap-3 py-3',
  name: 'flex w-32 shrink-0 items-center gap-3 text-sm text-soft',
  value: 'min-w-0 font-medium wrap-anywhere tabular-nums',
}
