import type { ResultOf } from '@planner/contract/endpoint'
import type { setDiet } from '@planner/contract/kitchen/recipes'

type Replanned = ResultOf<typeof setDiet>['replanned']

/** Summarises what a saved diet changed: 'Saved. 3 dishes of today were exchanged.' */
export function dietSaved({ today, ahead, kept }: Replanned): string {
  const exchanged = [
    ...(today > 0 ? [`${dishes(today)} of today`] : []),
    ...(ahead > 0 ? [`${today > 0 ? ahead : dishes(ahead)} of the days ahead`] : []),
  ].join(' and ')
  return [
    'Saved.',
    ...(exchanged ? [`${exchanged} ${today + ahead === 1 ? 'was' : 'were'} exchanged.`] : []),
    ...(kept > 0
      ? [`${dishes(kept)} in your cart or orders ${kept === 1 ? 'stays and is' : 'stay and are'} marked.`]
      : []),
    ...(!exchanged && kept === 0 ? ['Your plan already fits.'] : []),
  ].join(' ')
}

const dishes = (count: number): string => (count === 1 ? '1 dish' : `${count} dishes`)
