import { fileTypes, type Reminder, type ReminderFile } from '@planner/contract/reminders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Camera, Paperclip } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { saveFile } from '#platform/save-file.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { FileRow } from './FileRow.tsx'
import { PhotoDialog } from './PhotoDialog.tsx'
import { fetchFile } from './send-file.ts'
import { fileKey, useFiles } from './use-files.ts'
import { words } from './words.ts'

/**
 * Photos and files of a reminder: added by button, camera, paste or drop, viewed, and removed. Takes effect without
 * 'Save'.
 */
export default function Files({ reminder }: { reminder: Reminder }) {
  const { there, coming, removed, room, add, remove, putBack, forget } = useFiles(reminder)
  const chosen = useRef<HTMLInputElement>(null)
  const taken = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<{ name: string; content: Blob } | null>(null)
  const place = useRef<HTMLElement>(null)
  const given = useEffectEvent((event: ClipboardEvent | DragEvent) => {
    const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer
    const files = [...(data?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    void add(files)
  })

  useEffect(() => {
    const section = place.current!
    const take = (event: ClipboardEvent | DragEvent) => given(event)
    // Otherwise the browser would open the dropped file.
    const allow = (event: DragEvent) => event.preventDefault()
    document.addEventListener('paste', take)
    section.addEventListener('dragover', allow)
    section.addEventListener('drop', take)
    return () => {
      document.removeEventListener('paste', take)
      section.removeEventListener('dragover', allow)
      section.removeEventListener('drop', take)
    }
  }, [])

  const input = (label: string, ref: typeof chosen, more: { capture?: 'environment'; multiple?: boolean }) => (
    <input
      ref={ref}
      type="file"
      aria-label={label}
      accept={more.capture ? 'image/*' : fileTypes.join(',')}
      className="sr-only"
      tabIndex={-1}
      {...more}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // Cleared, so that the same file can be chosen again.
        target.value = ''
        void add(files)
      }}
    />
  )

  return (
    <section ref={place} aria-label={words.title} className="relative col-span-2 space-y-2">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{words.title}</h3>
      {there.length + coming.length + removed.length > 0 && (
        <ul aria-label={words.title} className="space-y-1.5">
          {there.map((file) => (
            <Stored
              key={file.id}
              reminderId={reminder.id}
              file={file}
              onShow={(content) => setShown({ name: file.name, content })}
              onRemove={() => void remove(file)}
            />
          ))}
          {coming.map((file) => (
            <FileRow
              key={file.id}
              name={file.name}
              type={file.content.type}
              bytes={file.content.size}
              content={file.content}
              note={file.state === 'sending' ? words.sending : words.waiting}
              onRemove={file.state === 'waiting' ? () => void forget(file) : undefined}
            />
          ))}
          {removed.map((file) => (
            <FileRow
              key={file.id}
              name={file.name}
              type={file.type}
              bytes={file.bytes}
              content={undefined}
              note={words.removed}
            >
              <Button
                variant="quiet"
                size="sm"
                aria-label={words.putBack(file.name)}
                onClick={() => void putBack(file)}
              >
                {words.undo}
              </Button>
            </FileRow>
          ))}
        </ul>
      )}
      {input(words.chosen, chosen, { multiple: true })}
      {input(words.taken, taken, { capture: 'environment' })}
      {room > 0 ? (
        <>
          <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
            <Button variant="secondary" size="sm" className="px-2.5!" onClick={() => chosen.current?.click()}>
              <Paperclip aria-hidden="true" className="size-4" />
              {words.add}
            </Button>
            {hasTouch() && (
              <Button variant="secondary" size="sm" className="px-2.5!" onClick={() => taken.current?.click()}>
                <Camera aria-hidden="true" className="size-4" />
                {words.camera}
              </Button>
            )}
          </div>
          <p className="text-sm text-soft">
            {words.hint}
            {!hasTouch() && ` ${words.hintDrop}`}
          </p>
        </>
      ) : (
        <p className="text-sm text-soft">{words.full}</p>
      )}
      {shown && <PhotoDialog {...shown} onClose={() => setShown(null)} />}
    </section>
  )
}

/** Whether the device has touch; only such devices open the camera for this input. */
const hasTouch = (): boolean => matchMedia('(pointer: coarse)').matches

type StoredProps = {
  reminderId: string
  file: ReminderFile
  onShow: (content: Blob) => void
  onRemove: () => void
}

function Stored({ reminderId, file, onShow, onRemove }: StoredProps) {
  const { id, name, type, bytes } = file
  const client = useQueryClient()
  const isPhoto = type.startsWith('image/')
  const options = {
    queryKey: fileKey(id),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Blob> => fetchFile(reminderId, id, signal),
    // A file's content never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }
  const { data: content } = useQuery({ ...options, enabled: isPhoto })

  const open = async () => {
    try {
      const found = content ?? (await client.fetchQuery<Blob>(options))
      if (isPhoto) onShow(found)
      else saveFile(found, name)
    } catch {
      toast.error(words.notOpened)
    }
  }

  return (
    <FileRow name={name} type={type} bytes={bytes} content={content} onOpen={() => void open()} onRemove={onRemove} />
  )
}
