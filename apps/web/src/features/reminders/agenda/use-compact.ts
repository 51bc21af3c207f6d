import { mediaHook } from '#platform/use-media.ts'

/** Whether rows show a single button for all actions: on touch devices, and in narrow columns. */
export const useCompact = mediaHook('(width < 64rem), (hover: none)')
