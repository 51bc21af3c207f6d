/** Classes that a dish's card shares with its outline (HubOutline), so that both have the same layout. */
export const cardFrame = {
  grid: 'grid gap-4 min-[40rem]:grid-cols-2 lg:gap-5 xl:grid-cols-4',
  rail: 'max-sm:-mx-4 max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-4 max-sm:auto-cols-[84%] max-sm:grid-flow-col max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 max-sm:[scrollbar-width:none] max-sm:[&>li]:snap-start',
  card: 'group relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface',
  picture: 'aspect-5/3 overflow-hidden bg-sunk',
  /** A round button on the picture. */
  onPicture: 'size-9! rounded-full! bg-surface/92 shadow-soft after:absolute after:-inset-1',
  text: 'px-3 pt-2.5',
  /** At the same height in all cards of a row, however many lines their titles have. */
  foot: 'mt-auto px-3 pt-1 pb-2.5',
  /** One of the two buttons below the facts. */
  act: 'flex min-h-10 flex-1 items-center justify-center gap-1.5 rounded-md text-meta font-semibold whitespace-nowrap',
  /** The quiet one of them, whose click area is the whole dish. */
  view: 'after:absolute after:inset-0 after:rounded-lg hover:bg-sunk',
  title: 'line-clamp-2 text-lg leading-5.5 font-semibold',
  facts: 'text-meta leading-4.5 text-soft tabular-nums',
}
