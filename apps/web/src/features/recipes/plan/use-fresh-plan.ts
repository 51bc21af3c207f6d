import type { MealPlan } from '@planner/contract/kitchen/recipes'
import { useCallback, useEffect, useRef, useState } from 'react'

import { toast } from '#ui/toast.ts'
import type { PlanKey } from '../queries.ts'
import { words } from '../words.ts'
import { awaitPlan, makePlan } from './make-plan.ts'
import { openTask } from './open-task.ts'
import { usePlanAtHand } from './use-plan.ts'

export type Making = { vegOnly: boolean; date: string; percent: number; message: string }

type Key = Omit<PlanKey, 'location'>
type Work = (messages: Parameters<typeof makePlan>[1]) => Promise<MealPlan | null>

/** Generates a new plan on demand, and continues to wait for one that was being generated when the page was left. */
export function useFreshPlan(key: PlanKey): { making: Making | null; generate: () => void } {
  const [making, setMaking] = useState<Making | null>(null)
  const atHand = usePlanAtHand()
  const current = useRef<AbortController | null>(null)

  const run = useCallback(
    async (of: Key, work: Work) => {
      current.current?.abort()
      const controller = new AbortController()
      current.current = controller
      setMaking({ vegOnly: of.vegOnly, date: of.date, percent: 0, message: words.preparing })
      try {
        // From here on the server may have a new plan, whether or not its answer arrives.
        await atHand.doubt(of)
        const plan = await work({
          signal: controller.signal,
          onProgress: (progress) => setMaking((before) => before && { ...before, ...progress }),
          onSilence: () => setMaking(null),
        })
        if (plan) {
          await atHand.show(of, plan)
          toast.success(words.freshPlan)
        } else await atHand.askAgain(of)
      } catch (error) {
        if (!controller.signal.aborted) throw error
      } finally {
        if (current.current === controller) setMaking(null)
      }
    },
    [atHand],
  )

  const { userId, today } = key
  useEffect(() => {
    const left = openTask.of(userId, today)
    const resume = () => {
      if (left) void run({ ...left, today }, (messages) => awaitPlan(left.id, messages, left.told))
    }
    // Lets the stored plan paint first.
    const timer = setTimeout(resume)

    return () => {
      clearTimeout(timer)
      current.current?.abort()
    }
  }, [userId, today, run])

  return { making, generate: () => void run(key, (messages) => makePlan(key, messages)) }
}
