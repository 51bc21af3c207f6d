import { Dialog } from '#ui/Dialog.tsx'
import { useShowing } from './FileRow.tsx'

type PhotoDialogProps = { name: string; content: Blob; onClose: () => void }

/** Shows a photo as large as the screen allows. */
export function PhotoDialog({ name, content, onClose }: PhotoDialogProps) {
  const showing = useShowing(content)
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={name} wide>
      <img ref={showing} alt={name} className="w-full rounded-md object-contain" style={{ maxHeight: '70dvh' }} />
    </Dialog>
  )
}
