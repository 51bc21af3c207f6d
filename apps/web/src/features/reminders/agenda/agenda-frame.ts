/** The layout of the agenda, also used by its skeleton before the page's script runs. */
export const agendaFrame = {
  header: 'flex min-h-20 items-center justify-between gap-3 px-4 pt-4 pb-3 md:px-6 md:pt-5',
  heading: 'flex items-center gap-2.5 text-xl font-semibold',
  list: '@container px-2 pb-3 md:px-3 md:pr-20',
  row: 'group grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-1 rounded-lg px-1 py-1.5 @min-[26rem]:grid-cols-[2.75rem_minmax(0,1fr)_auto]',
  tick: 'row-span-2 grid size-11 place-items-center rounded-full',
  circle: 'grid size-6.5 place-items-center rounded-full border-2',
  text: 'min-w-0 pt-2.5 pb-0.5',
  title: 'font-sans text-base leading-6 font-semibold tracking-normal',
  description: 'line-clamp-2 text-sm text-soft',
} as const
