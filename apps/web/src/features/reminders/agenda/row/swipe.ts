/** The actions of swiping a row, called with its id. */
export type Swipes = { right: (id: string) => void; left: (id: string) => void }

/** The distance in pixels from which releasing acts; below it, the row slides back. */
const farEnough = 88
/** The distance in pixels below which a touch is a tap; mostly vertical movement is scrolling. */
const slop = 12

/** Lets rows be swiped sideways: to the right completes, to the left snoozes. @returns the cleanup function. */
export function followSwipes(list: HTMLElement, swipes: Swipes): () => void {
  let held: { row: HTMLElement; id: number; x: number; y: number; sideways: boolean } | null = null
  const letGo = () => {
    if (held) {
      held.row.style.transform = ''
      delete held.row.dataset.swipe
    }
    held = null
  }
  const down = (event: PointerEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-row]')
    if (event.pointerType !== 'touch' || !event.isPrimary || !row) return
    held = { row, id: event.pointerId, x: event.clientX, y: event.clientY, sideways: false }
  }
  const move = (event: PointerEvent) => {
    if (!held || event.pointerId !== held.id) return
    const [x, y] = [event.clientX - held.x, event.clientY - held.y]
    if (!held.sideways) {
      if (Math.abs(y) > slop) return letGo()
      if (Math.abs(x) < slop) return undefined
      held.sideways = true
      held.row.setPointerCapture(event.pointerId)
    }
    held.row.style.transform = `translateX(${x}px)`
    held.row.dataset.swipe = Math.abs(x) < farEnough ? 'begun' : x > 0 ? 'right' : 'left'
    return undefined
  }
  const up = () => {
    const { row, sideways } = held ?? {}
    const { swipe, row: id } = row?.dataset ?? {}
    letGo()
    if (!sideways || !id) return
    if (swipe === 'right') swipes.right(id)
    if (swipe === 'left') swipes.left(id)
  }
  const watched = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', letGo],
  ] as const
  for (const [name, hear] of watched) list.addEventListener(name, hear as EventListener)

  return () => {
    for (const [name, hear] of watched) list.removeEventListener(name, hear as EventListener)
  }
}
