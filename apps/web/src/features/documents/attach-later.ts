import { toast } from '#ui/toast.ts'
import { words } from './words.ts'

type Attached = { owner: string; reminderId: string; file: File }

/** Attaches a file to a newly created reminder, now or once it can be sent. A failure is shown. */
export function attachLater(attached: Attached): void {
  import('./attach.ts')
    .then(({ attach }) => attach(attached))
    .catch((error: unknown) => {
      console.warn('A file could not be attached', error)
      toast.error(words.notAttached(attached.file.name))
    })
}
