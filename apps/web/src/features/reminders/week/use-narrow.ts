import { mediaHook } from '#platform/use-media.ts'

/** Whether a day of the week is less than about 144 px wide. */
export const useNarrow = mediaHook('(width < 30.5rem), (48rem <= width < 68rem)')
