/** The data that may have changed. */
type Topic = 'reminders' | 'chosen dishes' | 'shopping list'

const name = 'planner'

/** Notifies the other open tabs of this browser of a change. */
export function notifyOtherTabs(topic: Topic): void {
  if (typeof BroadcastChannel === 'undefined') return

  const channel = new BroadcastChannel(name)
  channel.postMessage(topic)
  channel.close()
}

/** Listens for changes made in other tabs. Returns the unsubscribe function. */
export function onOtherTabs(topic: Topic, listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}

  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => data === topic && listener())

  return () => channel.close()
}
