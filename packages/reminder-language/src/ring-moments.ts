import type { Quiet } from '@planner/days/quiet-hours'

/** One alert of an occurrence: its nominal instant, and when it rings, which quiet hours may delay or bring forward. */
export type RingMoment = { moment: 'before' | 'due'; round: number; meantFor: number; ringsAt: number }

/**
 * Returns when an occurrence rings: in advance and when due. An advance alert that would not ring before the due alert
 * is left out: one without a lead, or if quiet hours delay both to their end. An advance alert that quiet hours would
 * delay until the event is over rings in the last minute before they begin: a cab at 3:30 am is announced at 10:29 pm,
 * not only at 7 am.
 *
 * @param due the instant in milliseconds, as are all others.
 * @param leads the reminder's own lead times in minutes, each a round of its own; null for the person's usual one.
 * @param quietAt returns the quiet hours around an instant; null outside them.
 */
export function ringMoments(
  due: number,
  { leads, usualLead }: { leads: readonly number[] | null; usualLead: number },
  quietAt: (instant: number) => Quiet | null,
): RingMoment[] {
  const dueRingsAt = quietAt(due)?.end ?? due
  const isTooLate = dueRingsAt > due || leads !== null
  const ahead = (minutes: number, round: number): RingMoment => {
    const meantFor = due - minutes * 60_000
    const quiet = quietAt(meantFor)
    const isBroughtForward = quiet !== null && minutes > 0 && isTooLate && quiet.end >= due
    const ringsAt = isBroughtForward ? quiet.lastMinuteBefore : (quiet?.end ?? meantFor)
    return { moment: 'before', round, meantFor, ringsAt }
  }
  const before = leads === null ? [ahead(usualLead, 0)] : leads.map((minutes) => ahead(minutes, minutes))
  const ringsAlone = ({ ringsAt }: RingMoment, place: number) =>
    ringsAt < dueRingsAt && before.findIndex((one) => one.ringsAt === ringsAt) === place
  return [...before.filter(ringsAlone), { moment: 'due', round: 0, meantFor: due, ringsAt: dueRingsAt }]
}
