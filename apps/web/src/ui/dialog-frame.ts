/** A sheet from the bottom edge on phones, a card in the middle from 768 px on. Shared by Dialog and AlertDialog. */
export const dialogFrame = {
  // The same z-index as the sheets, so that a second dialog's overlay covers the first dialog: later in the DOM is on
  // top.
  veil: 'veil fixed inset-0 z-50 bg-veil',
  sheet: [
    'sheet fixed z-50 flex flex-col bg-surface text-ink shadow-lifted outline-none forced-colors:border',
    'inset-x-0 bottom-0 max-h-[calc(100dvh-2rem)] rounded-t-2xl',
    'md:inset-x-0 md:top-0 md:bottom-0 md:m-auto md:h-fit md:max-h-[min(60rem,92dvh)] md:rounded-2xl',
  ].join(' '),
  handle: 'mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-line md:hidden',
  footer:
    'flex flex-wrap-reverse gap-2.5 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-md:*:grow md:justify-end md:px-7',
} as const
