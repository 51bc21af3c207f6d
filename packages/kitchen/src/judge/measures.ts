import { dietLies, duplicates, goodOnes, type Seeded, wrongFigures, wrongSteps } from './faults.ts'
import { handwritten } from './handwritten.ts'
import { judge } from './judge.ts'

export type Measure = { name: string; right: number; of: number; missed: string[] }

/** A seeded fault is found when the recipe is rejected for that very reason; a good one when it is accepted. */
function measure(name: string, seeded: readonly Seeded[]): Measure {
  const missed = seeded.filter(({ fault, submitted, known }) => {
    const { verdict, reasons } = judge(submitted, { known })
    if (fault === 'good') return verdict !== 'accepted'
    return verdict !== 'rejected' || !reasons.some(({ kind }) => kind === fault)
  })
  return {
    name,
    right: seeded.length - missed.length,
    of: seeded.length,
    missed: missed.map(({ source, how }) => `${source}: ${how}`),
  }
}

/** The measures of section C7: three hundred seeded faults, two hundred good recipes, sixty written by hand. */
export function measures(): Measure[] {
  return [
    measure('diet', dietLies(100)),
    measure('duplicates', duplicates(80)),
    measure('nutrition', wrongFigures(60)),
    measure('steps', wrongSteps(60)),
    measure('good accepted', goodOnes(200)),
    byHand(),
  ]
}

function byHand(): Measure {
  const missed = handwritten.filter(({ fault, submitted, known }) => {
    const { verdict, reasons } = judge(submitted, { known })
    if (fault === 'good') return verdict !== 'accepted'
    return verdict === 'accepted' || !reasons.some(({ kind }) => kind === fault)
  })
  return {
    name: 'by hand',
    right: handwritten.length - missed.length,
    of: handwritten.length,
    missed: missed.map(({ submitted }) => submitted.title),
  }
}
