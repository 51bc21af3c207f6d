/** Classes that a fact of the profile shares with its outline (ProfileOutline). */
export const factFrame = {
  row: 'flex flex-col gap-x-3.5 gap-y-0.5 py-3 sm:flex-row sm:items-center',
  name: 'flex shrink-0 items-center gap-3 text-sm text-soft sm:w-36',
  value: 'min-w-0 pl-7.5 font-medium sm:pl-0 wrap-anywhere tabular-nums',
}
