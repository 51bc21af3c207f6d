import { mediaHook } from '#platform/use-media.ts'

/** Whether cards stand in four columns (breakpoint `xl`); in a narrower list, dishes have rows. */
export const useFourColumns = mediaHook('(min-width: 80rem)')
