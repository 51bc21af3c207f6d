import { storage } from '#platform/storage.ts'

/** A plan in the making, so that a page loaded anew can wait for it. */
export type OpenTask = {
  id: string
  userId: string
  vegOnly: boolean
  date: string
  /** The last milestone that the person was told. */
  told: number
}

const key = 'mealPlanTask'

export const openTask = {
  keep: (task: OpenTask): void => storage.write(key, JSON.stringify(task)),
  noteTold(told: number): void {
    const task = read()
    if (task) openTask.keep({ ...task, told })
  },
  forget: (): void => storage.remove(key),

  /** The one of that person and day, if there is one. */
  of(userId: string, date: string): OpenTask | null {
    const task = read()
    return task?.userId === userId && task.date === date ? task : null
  },
}

function read(): OpenTask | null {
  try {
    return JSON.parse(storage.read(key) ?? 'null') as OpenTask | null
  } catch {
    return null
  }
}
