import type { RefObject } from 'react'
import type { useCreation } from '../use-creation.ts'
import { useTypedOn } from './next-sentence.ts'
import { useOwnTurn } from './use-may-open.ts'

type Options = {
  creation: ReturnType<typeof useCreation>
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The next sentence as typed so far. */
  text: string
  textArea: RefObject<HTMLTextAreaElement | null>
  /** The day and time for which the dialog was opened. */
  target: { day: string; time: string }
  /** Sets the text, on behalf of the person or of the program. */
  write: { byHand: (text: string) => void; set: (text: string) => void }
  putBack: (text: string) => void
  /** Called once the reminder with this id is created or queued. `isLast`: no other sentence is waiting. */
  onMade: (id: string, isLast: boolean) => void
}

/**
 * The confirmation of a reminder inside the create dialog. Text typed meanwhile is the next sentence, which then waits
 * for its own confirmation.
 */
export function useQuestion({ creation, isOpen, text, textArea, target, write, putBack, onMade }: Options) {
  const { asked, waiting } = creation
  const isAsking = useOwnTurn(asked?.id ?? null, () => text !== '' && document.activeElement === textArea.current)

  /** Submits the next sentence while another is being read or confirmed. @returns whether all of it was accepted. */
  const sendNext = (next: string): boolean => {
    if (next.trim() === '') return false
    const when = { suggested_date: target.day, suggested_time: target.time || null }
    const left = creation.makeEach(next.split('\n'), when)
    write.set(left.join('\n'))
    return left.length === 0
  }
  const confirm = async () => {
    const id = asked?.id
    const isLast = waiting.length === 1
    if ((await creation.keep()) !== 'lost' && id) onMade(id, isLast)
  }
  /** Refocuses the text once the question has released focus. */
  const typeOn = () => setTimeout(() => textArea.current?.focus(), 0)
  /** Returns the sentence to the text box for rewording. */
  const discard = () => {
    putBack(creation.discard())
    typeOn()
  }
  useTypedOn({ active: isOpen && isAsking, text, write: write.byHand, end: sendNext })

  return { isAsking, sendNext, confirm, discard, typeOn }
}
