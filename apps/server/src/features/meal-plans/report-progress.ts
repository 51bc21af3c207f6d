import { recipes as limits } from '@planner/contract/constants/kitchen'

/** A task's progress, the last reported milestone, and when it was reported. */
export type ReportedProgress = { progress: number; reported: number; reportedAt: Date }

/**
 * Returns the next milestone to report: one that the work has passed and the person has not seen. Each is reported
 * once, so that none is skipped however quick the work was; after ten seconds without a request, the actual progress is
 * reported. The work itself never waits for this.
 */
export function nextMilestone({ progress, reported, reportedAt }: ReportedProgress, now: Date): number {
  if (now.getTime() - reportedAt.getTime() >= limits.milestoneHoldMs) return progress
  const passed = [...limits.milestones, 100].filter((milestone) => milestone > reported && milestone <= progress)
  return passed[0] ?? reported
}
