import { storage } from '#platform/storage.ts'

/** A plan in the making, so that a page loaded anew can wait for it. */
export type OpenTask = { id: string; userId: string; vegOnly: boolean; date: string }

const key = 'mealPlanTask'

export const openTask = {
  keep: (task: OpenTask): void => storage.write(key, JSON.stringify(task)),
  forget: (): void => storage.remove(key),

  /** The one of that person and day, if there is one. */
  of(userId: string, date: string): OpenTask | null {
    try {
      const task = JSON.parse(storage.read(key) ?? 'null') as OpenTask | null
      return task?.userId === userId && task.date === date ? task : null
    } catch {
      return null
    }
  },
}
