/** What may be other than it was. */
type Topic = 'reminders' | 'chosen dishes'

const name = 'planner'

/** Tells the other open tabs of this browser. */
export function tellOtherTabs(topic: Topic): void {
  if (typeof BroadcastChannel === 'undefined') return

  const channel = new BroadcastChannel(name)
  channel.postMessage(topic)
  channel.close()
}

/** Hears what other tabs tell. Returns how to stop listening. */
export function onOtherTabs(topic: Topic, listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}

  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => data === topic && listener())

  return () => channel.close()
}
