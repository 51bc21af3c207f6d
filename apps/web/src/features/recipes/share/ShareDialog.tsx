import { failures } from '@planner/contract/problems'
import type { Recipe } from '@planner/contract/recipes'
import { Link2, Mail, MessageCircle, MessageSquareText } from 'lucide-react'

import { buttonClass } from '#ui/button-class.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { toast } from '#ui/toast.ts'
import { words } from '../words.ts'
import { linkOf, shareLinks } from './share-links.ts'

/** The ways to hand a recipe on. */
export default function ShareDialog({ recipe, open, onClose }: { recipe: Recipe; open: boolean; onClose: () => void }) {
  const links = shareLinks(recipe, location.origin)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(linkOf(recipe.id, location.origin))
      toast.success(words.linkCopied)
      onClose()
    } catch {
      toast.error(failures.copyLink)
    }
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Share Recipe" description={recipe.title}>
      <div className="grid grid-cols-2 gap-3">
        <a href={links.whatsapp} target="_blank" rel="noopener noreferrer" className={tile}>
          <MessageCircle aria-hidden="true" className="size-6 text-ok" />
          WhatsApp
        </a>
        <a href={links.sms} className={tile}>
          <MessageSquareText aria-hidden="true" className="size-6 text-teal" />
          SMS
        </a>
        <a href={links.email} className={tile}>
          <Mail aria-hidden="true" className="size-6 text-accent-text" />
          Email
        </a>
        <button type="button" onClick={() => void copy()} className={tile}>
          <Link2 aria-hidden="true" className="size-6 text-warn" />
          Copy Link
        </button>
      </div>
    </Dialog>
  )
}

const tile = buttonClass({ variant: 'secondary', className: 'min-h-22! flex-col gap-1.5!' })
