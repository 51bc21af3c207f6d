import { recipes as limits } from '@planner/contract/constants/kitchen'

/** A task's progress, the last reported milestone, and when it was reported. */
export type Told = { progress: number; told: number; toldAt: Date }

/**
 * What to tell a person who asks: the next milestone that the work has passed and they have not heard of. Each is told
 * once, so that nobody misses one because the work was quick; after ten seconds without being asked, the truth at once.
 * The work itself never waits for this.
 */
export function nextMilestone({ progress, told, toldAt }: Told, now: Date): number {
  if (now.getTime() - toldAt.getTime() >= limits.milestoneHoldMs) return progress
  const passed = [...limits.milestones, 100].filter((milestone) => milestone > told && milestone <= progress)
  return passed[0] ?? told
}
