import type { FileType } from '@planner/contract/reminders'
import { FileText, ImageIcon, X } from 'lucide-react'
import { type ReactNode, type RefCallback, useCallback } from 'react'

import { IconButton } from '#ui/IconButton.tsx'
import { sizeInWords } from './size-in-words.ts'
import { words } from './words.ts'

type FileRowProps = {
  name: string
  type: string
  bytes: number
  /** Undefined until loaded. */
  content: Blob | undefined
  /** Shown instead of the size. */
  note?: string | undefined
  onOpen?: (() => void) | undefined
  onRemove?: (() => void) | undefined
  children?: ReactNode
}

/** A row for a file, with a thumbnail if it is a photo. */
export function FileRow({ name, type, bytes, content, note, onOpen, onRemove, children }: FileRowProps) {
  const about = (
    <>
      <Thumbnail type={type as FileType} content={content} />
      <span className="min-w-0 flex-1 text-left">
        <span className="block truncate font-medium">
          {onOpen && <span className="sr-only">{words.open} </span>}
          {name}
        </span>
        <span className="block text-sm text-soft">{note ?? sizeInWords(bytes)}</span>
      </span>
    </>
  )
  return (
    <li className="flex items-center gap-1">
      {onOpen ? (
        <button type="button" onClick={onOpen} className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-md">
          {about}
        </button>
      ) : (
        <span className="flex min-h-11 min-w-0 flex-1 items-center gap-3">{about}</span>
      )}
      {children}
      {onRemove && (
        <IconButton label={words.remove(name)} onClick={onRemove}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </li>
  )
}

function Thumbnail({ type, content }: { type: FileType; content: Blob | undefined }) {
  const showing = useShowing(content)
  const Picture = type === 'application/pdf' ? FileText : ImageIcon
  if (content && type.startsWith('image/'))
    return <img ref={showing} alt="" className="size-11 shrink-0 rounded-md object-cover" />
  return (
    <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-md bg-sunk text-soft">
      <Picture className="size-5" />
    </span>
  )
}

/** Returns a ref that shows a blob in an image element and releases it on unmount. */
export function useShowing(content: Blob | undefined): RefCallback<HTMLImageElement> {
  return useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture || !content) return
      const url = URL.createObjectURL(content)
      picture.src = url
      return () => URL.revokeObjectURL(url)
    },
    [content],
  )
}
