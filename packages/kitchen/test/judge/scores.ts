import { judge } from '../../src/judge/judge.ts'
import { handwritten } from './handwritten.ts'
import { dietLies, duplicates, type Seeded, validRecipes, wrongFigures, wrongSteps } from './seeded-faults.ts'

export type Score = { name: string; right: number; of: number; missed: string[] }

/**
 * Scores one kind: a seeded fault counts as found when the recipe is rejected for that exact reason, a good recipe when
 * it is accepted.
 */
function scoreOf(name: string, seeded: readonly Seeded[]): Score {
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

/**
 * Returns how many of three hundred seeded faults the judge finds, and how many good and handwritten recipes it judges
 * correctly.
 */
export function scores(): Score[] {
  return [
    scoreOf('diet', dietLies(100)),
    scoreOf('duplicates', duplicates(80)),
    scoreOf('nutrition', wrongFigures(60)),
    scoreOf('steps', wrongSteps(60)),
    scoreOf('good accepted', validRecipes(200)),
    byHand(),
  ]
}

function byHand(): Score {
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
