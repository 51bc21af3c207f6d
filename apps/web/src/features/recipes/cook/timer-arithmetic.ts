/** A running or finished timer of a step. Instants in milliseconds. */
export type Timer = {
  id: string
  /** Of the dish that is cooked. */
  recipeId: string
  dish: string
  step: number
  name: string
  endsAt: number
  done: boolean
}

/** The timers that are over at an instant, and how all of them stand then. */
export function ringAt(timers: readonly Timer[], instant: number): { timers: readonly Timer[]; rung: Timer[] } {
  const rung = timers.filter((timer) => !timer.done && timer.endsAt <= instant)
  return {
    timers:
      rung.length === 0 ? timers : timers.map((timer) => (rung.includes(timer) ? { ...timer, done: true } : timer)),
    rung,
  }
}

/** '1:05:09', '6:00', '0:07': what is left, whole seconds rounded up so that 0:00 means over. */
export function leftInWords(endsAt: number, instant: number): string {
  const seconds = Math.max(0, Math.ceil((endsAt - instant) / 1000))
  const two = (number: number) => String(number).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
