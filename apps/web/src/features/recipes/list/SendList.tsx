import { mailLinks, smsLinks, whatsappLinks } from '@planner/commerce/hand-over/send-links'
import type { ListLine } from '@planner/contract/kitchen/shopping-list'
import { Copy, Mail, MessageSquareText, Phone, Printer } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { toast } from '#ui/toast.ts'
import { sendText } from './send-text.ts'
import { listWords } from './words.ts'

/** The list as text, in every way that people send one. */
export default function SendList({ lines, onClose }: { lines: readonly ListLine[]; onClose: () => void }) {
  const [language, setLanguage] = useState<'en' | 'hi'>('en')
  const text = sendText(lines, language)
  const ways = [
    { name: 'WhatsApp', picture: MessageSquareText, links: whatsappLinks(text, null) },
    { name: 'SMS', picture: Phone, links: smsLinks(text, null) },
    { name: 'Mail', picture: Mail, links: mailLinks(text, 'Shopping list') },
  ]
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(listWords.copied),
      () => toast.error(listWords.copyFailed),
    )

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={listWords.send}>
      <div className="space-y-4">
        <ul className="flex flex-wrap gap-2">
          {ways.flatMap(({ name, picture: Picture, links }) =>
            links.map((link, place) => (
              <li key={link}>
                <a
                  href={link}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  <Picture aria-hidden="true" className="size-4" />
                  {links.length > 1 ? `${name} ${place + 1} of ${links.length}` : name}
                </a>
              </li>
            )),
          )}
          <li>
            <Button variant="secondary" size="sm" onClick={() => void copy()}>
              <Copy aria-hidden="true" className="size-4" />
              Copy
            </Button>
          </li>
          <li>
            <Button variant="secondary" size="sm" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              Print
            </Button>
          </li>
        </ul>
        <SelectField
          label="Language of the list"
          value={language}
          onChange={(value) => setLanguage(value === 'hi' ? 'hi' : 'en')}
          options={[
            { value: 'en', label: 'English' },
            { value: 'hi', label: 'हिन्दी' },
          ]}
        />
        <pre data-printed className="rounded-md bg-sunk px-3 py-2 font-sans text-sm whitespace-pre-wrap">
          {text}
        </pre>
      </div>
    </Dialog>
  )
}
