import type { WaitingCall, WaitingStore } from '@planner/waiting/waiting-call'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

type Schema = DBSchema & {
  calls: { key: number; value: WaitingCall; indexes: { owner: string } }
  /** With whose token the calls of a person may be sent; only of people for whom something waits. */
  people: { key: string; value: { id: string; token: string } }
}

/** Calls that wait, kept on this device. Everything here fails where the browser keeps nothing (private mode, full). */
export const waitingStore: WaitingStore = {
  async of(owner) {
    return (await open()).getAllFromIndex('calls', 'owner', owner)
  },

  async replace(call) {
    await (await open()).put('calls', call)
  },

  async drop(turn) {
    await (await open()).delete('calls', turn)
  },
}

export const waitingPeople = {
  async all(): Promise<string[]> {
    return (await open()).getAllKeys('people')
  },

  async tokenOf(id: string): Promise<string | null> {
    return (await (await open()).get('people', id))?.token ?? null
  },

  async keep(id: string, token: string): Promise<void> {
    await (await open()).put('people', { id, token })
  },

  /** The person's calls go too. */
  async forget(id: string): Promise<void> {
    const transaction = (await open()).transaction(['calls', 'people'], 'readwrite')
    const calls = transaction.objectStore('calls')
    for (const turn of await calls.index('owner').getAllKeys(id)) await calls.delete(turn)
    await transaction.objectStore('people').delete(id)
    await transaction.done
  },

  /** Where nothing of theirs waits any more, their token need not lie here. */
  async settle(id: string): Promise<void> {
    const transaction = (await open()).transaction(['calls', 'people'], 'readwrite')
    if ((await transaction.objectStore('calls').index('owner').count(id)) === 0) {
      await transaction.objectStore('people').delete(id)
    }
    await transaction.done
  },
}

/** Keeps a call, and with it the token under which it may be sent. */
export async function keepCall(call: Omit<WaitingCall, 'turn'>, token: string): Promise<void> {
  const transaction = (await open()).transaction(['calls', 'people'], 'readwrite')
  // The key is the store's to give.
  await transaction.objectStore('calls').add(call as WaitingCall)
  await transaction.objectStore('people').put({ id: call.owner, token })
  await transaction.done
}

/** Whether this browser keeps anything at all. */
export async function canWait(): Promise<boolean> {
  try {
    await open()
    return true
  } catch (error) {
    console.warn('This browser can’t store changes for later', error)
    return false
  }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

function open(): Promise<IDBPDatabase<Schema>> {
  const again = () => {
    opened = null
  }
  opened ??= openDB<Schema>('planner-waiting', 1, {
    upgrade(database) {
      database.createObjectStore('calls', { keyPath: 'turn', autoIncrement: true }).createIndex('owner', 'owner')
      database.createObjectStore('people', { keyPath: 'id' })
    },
    // A later version of the page, in another tab, wants to bring the store up to date.
    blocking(_, __, event) {
      ;(event.target as IDBDatabase).close()
      again()
    },
    terminated: again,
  })
  opened.catch(again)

  return opened
}
