/** The layout of the agenda, also used by its skeleton before the page's script runs. */
export const agendaFrame = {
  header: 'flex items-start justify-between gap-3 px-4 py-1.5 md:px-6 md:pt-2.5',
  heading: 'flex min-h-11 items-center gap-2.5 text-xl font-semibold',
  /** Below the heading, which is as high as the buttons next to it. */
  caption: '-mt-1.5 text-meta text-soft',
  list: 'px-2 pb-3 md:px-3',
  group: 'px-2 pt-2 md:px-3 text-meta font-medium text-soft',
  /**
   * 64 px high on a phone, 56 on wide screens: the title and one line below it; on the widest screens the time has a
   * column, and tags and repetition follow the title.
   */
  row: 'group relative grid min-h-16 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-1 rounded-lg pr-1 md:min-h-14 xl:grid-cols-[2.75rem_6rem_fit-content(24rem)_auto_minmax(8rem,1fr)_auto] xl:grid-rows-[1fr_auto] xl:gap-x-3',
  tick: '-ml-0.5 grid size-11 md:ml-0.5 place-items-center rounded-full -my-3 xl:row-span-2',
  circle: 'grid size-6 place-items-center rounded-full border-2',
  text: 'min-w-0 xl:contents',
  /** The cells of `meta`: side by side in its line, or after the title. */
  when: 'contents xl:col-start-2 xl:row-span-2 xl:row-start-1 leading-5 xl:block xl:whitespace-normal',
  tags: 'contents xl:col-start-4 xl:row-start-1 xl:flex xl:max-h-6 xl:flex-wrap xl:gap-x-2 xl:overflow-hidden',
  facts:
    'contents xl:col-span-3 xl:col-start-3 xl:row-start-2 xl:flex xl:max-h-6 xl:flex-wrap xl:gap-x-2 xl:overflow-hidden',
  /** Parts of a row below its columns. */
  below: 'col-start-2 -col-end-1 xl:col-start-3',
  /** A row's buttons on wide screens. */
  actions:
    'flex opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-aria-expanded:opacity-100 mouse:transition-opacity xl:absolute xl:top-0 xl:right-1 xl:h-14 xl:items-center',
  title:
    'truncate md:line-clamp-2 md:whitespace-normal font-sans text-base leading-[1.375rem] font-medium tracking-normal xl:col-start-3',
  /**
   * A single line whose overflowing items wrap out of sight as a whole; in a tablet's narrow column, as many lines as
   * needed.
   */
  meta: 'flex h-6 min-w-0 flex-wrap items-center gap-x-2 overflow-hidden text-meta leading-6 whitespace-nowrap text-soft md:max-lg:h-auto md:max-lg:min-h-6 xl:contents',
  /** With `meta`: allows a second line on a phone for the time in another zone. */
  metaOfTwoTimes: 'max-md:h-auto max-md:min-h-6',
  /** How it repeats: only the icon where space is short, else as much of the text as fits; on hover, the row's buttons. */
  repeat:
    'flex min-h-6 min-w-4 items-center gap-1 lg:max-w-fit lg:min-w-12 lg:flex-1 xl:col-start-5 xl:row-start-1 xl:group-focus-within:opacity-0 xl:group-hover:opacity-0 xl:group-has-aria-expanded:opacity-0',
} as const
