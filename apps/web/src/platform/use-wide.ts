import { mediaHook } from './use-media.ts'

/** Whether the screen has room for a table or two columns (breakpoint `md`). */
export const useWide = mediaHook('(min-width: 48rem)')
