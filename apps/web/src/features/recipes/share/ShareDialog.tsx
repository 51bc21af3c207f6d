import { failures } from '@planner/contract/failures'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import { useQuery } from '@tanstack/react-query'
import { Copy, ImageDown, Link2, Mail, MessageCircle, MessageSquareText, Share } from 'lucide-react'

import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { copyText } from '#ui/copy-text.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { toast } from '#ui/toast.ts'
import { ownIdOf, ownOptions } from '../own/queries.ts'
import { useShareOwn } from '../own/use-own.ts'
import { words } from '../words.ts'
import { recipeText } from './recipe-text.ts'
import { linkOf, shareLinks } from './share-links.ts'

/** Shares a recipe as text, or by a link that opens without an account. */
export default function ShareDialog({ recipe, open, onClose }: { recipe: Recipe; open: boolean; onClose: () => void }) {
  const own = ownIdOf(recipe.id)
  const { data: mine } = useQuery({ ...ownOptions(own ?? ''), enabled: own !== null })
  const shareOwn = useShareOwn(own)
  // The person's own recipe has a link only once one was created.
  const name = own === null ? recipe.id : (mine?.share_token ?? null)
  const link = name === null ? null : linkOf(name, location.origin)
  const links = shareLinks(recipe, link)
  const copy = async (text: string, messages: { done: string; failed: string }) => {
    if (await copyText(text, messages)) onClose()
  }
  const shareElsewhere = async () => {
    try {
      await navigator.share({ title: recipe.title, text: recipeText(recipe, link) })
      onClose()
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(failures.shareRecipe)
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
        {link === null ? (
          <button type="button" onClick={() => shareOwn.mutate(true)} className={tile}>
            <Link2 aria-hidden="true" className="size-6 text-warn" />
            Create link
          </button>
        ) : (
          <button
            type="button"
            onClick={() => void copy(link, { done: words.linkCopied, failed: failures.copyLink })}
            className={tile}
          >
            <Link2 aria-hidden="true" className="size-6 text-warn" />
            Copy Link
          </button>
        )}
        <button
          type="button"
          onClick={() => void copy(recipeText(recipe, link), { done: words.recipeCopied, failed: failures.copyRecipe })}
          className={tile}
        >
          <Copy aria-hidden="true" className="size-6 text-teal" />
          Copy recipe
        </button>
        {link !== null && (
          <a href={`${link}/picture.png`} download={`${recipe.title}.png`} className={tile}>
            <ImageDown aria-hidden="true" className="size-6 text-ok" />
            Save picture
          </a>
        )}
        {'share' in navigator && (
          <button type="button" onClick={() => void shareElsewhere()} className={tile}>
            <Share aria-hidden="true" className="size-6 text-accent-text" />
            More apps…
          </button>
        )}
      </div>
      <p className="mt-4 text-sm text-soft">
        {own === null ? words.shareText : link === null ? words.ownLink : words.ownLinkOpen}
      </p>
      {own !== null && link !== null && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => shareOwn.mutate(false)}>
          Turn off link
        </Button>
      )}
    </Dialog>
  )
}

const tile = buttonClass({ variant: 'secondary', className: 'min-h-22! flex-col gap-1.5!' })
