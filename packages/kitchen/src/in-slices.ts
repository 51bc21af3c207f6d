/** Something that is built once, and takes long: on first use at one go, or ahead of it in slices. */
export type Sliced<T> = {
  /** What is built; the rest of it is built now where slices are left. */
  get: () => T
  /** Goes on building, one slice with each step. */
  slices: () => Slices
}

/** Work that can be left and taken up again between two steps. */
export type Slices = Generator<undefined, void>

export function inSlices<T>(build: () => Generator<undefined, T>): Sliced<T> {
  let work: Generator<undefined, T> | undefined
  let built: { value: T } | undefined
  const step = () => {
    work ??= build()
    try {
      const { done, value } = work.next()
      if (done) built = { value }
    } catch (error) {
      // Begun anew by the next; a generator that threw would say that it is done, with nothing.
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
