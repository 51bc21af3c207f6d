import { storage } from '#platform/storage.ts'

/** A plan being generated, stored so that a reloaded page can continue waiting for it. */
export type OpenTask = {
  id: string
  userId: string
  vegOnly: boolean
  date: string
  /** The last milestone announced to the person. */
  told: number
}

const key = 'mealPlanTask'

export const openTask = {
  keep: (task: OpenTask): void => storage.write(key, JSON.stringify(task)),
  noteReported(told: number): void {
    const task = read()
    if (task) openTask.keep({ ...task, told })
  },
  forget: (): void => storage.remove(key),

  /** Returns the task of the person and day; null if there is none. */
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
