import type { RefObject } from 'react'
import type { useCreation } from '../use-creation.ts'
import { useTypedOn } from './next-sentence.ts'
import { useOwnTurn } from './use-may-open.ts'

type Options = {
  creation: ReturnType<typeof useCreation>
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The next sentence, as it is typed. */
  text: string
  textArea: RefObject<HTMLTextAreaElement | null>
  /** The day and the time that the dialog was opened for. */
  target: { day: string; time: string }
  /** Sets the text, by the person's hand or by the program. */
  write: { byHand: (text: string) => void; set: (text: string) => void }
  putBack: (text: string) => void
  /** Once the reminder of this id is made, or queued. `isLast`: no other sentence waits. */
  onMade: (id: string, isLast: boolean) => void
}

/**
 * The question whether a reminder is right, beside the next sentence: what is typed meanwhile is that sentence, which waits
 * for its own question.
 */
export function useQuestion({ creation, isOpen, text, textArea, target, write, putBack, onMade }: Options) {
  const { asked, waiting } = creation
  const isAsking = useOwnTurn(asked?.id ?? null, () => text !== '' && document.activeElement === textArea.current)

  /** Enter while another sentence is read or asked about. @returns whether there was room for it. */
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
  /** Once the question has let go of the focus. */
  const typeOn = () => setTimeout(() => textArea.current?.focus(), 0)
  /** Back to the text, to say it differently. */
  const discard = () => {
    putBack(creation.discard())
    typeOn()
  }
  useTypedOn({ active: isOpen && isAsking, text, write: write.byHand, end: sendNext })

  return { isAsking, sendNext, confirm, discard, typeOn }
}
