/** What may be other than it was. */
type Topic = 'reminders' | 'chosen dishes' | 'shopping list'

const name = 'planner'

/** Sends a message to the other open tabs of this browser. */
export function notifyOtherTabs(topic: Topic): void {
  if (typeof BroadcastChannel === 'undefined') return

  const channel = new BroadcastChannel(name)
  channel.postMessage(topic)
  channel.close()
}

/** Listens to messages of other tabs. Returns the unsubscribe function. */
export function onOtherTabs(topic: Topic, listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}

  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => data === topic && listener())

  return () => channel.close()
}
