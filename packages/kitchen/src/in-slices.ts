/** A value that is expensive to build and built once: all at once on first use, or ahead of time in slices. */
export type Sliced<T> = {
  /** Returns the value, building any remaining slices now. */
  get: () => T
  /** Continues building, one slice per step. */
  slices: () => Slices
}

/** Work that can be paused between steps and resumed. */
export type Slices = Generator<undefined, void>

/**
 * Returns a value that is built once, on first use or before that in slices. If building throws, the next call starts
 * over.
 */
export function inSlices<T>(build: () => Generator<undefined, T>): Sliced<T> {
  let work: Generator<undefined, T> | undefined
  let built: { value: T } | undefined
  const step = () => {
    work ??= build()
    try {
      const { done, value } = work.next()
      if (done) built = { value }
    } catch (error) {
      // The next call starts over: a generator that threw would report that it is done, with no value.
      work = undefined
      throw error
    }
  }
  return {
    get() {
      while (!built) step()
      return built.value
    },
    *slices() {
      while (!built) {
        step()
        yield
      }
    },
  }
}
