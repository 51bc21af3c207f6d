import { mailLinks, smsLinks, whatsappLinks } from '@planner/commerce/hand-over/send-links'
import { Copy, Mail, MessageSquareText, Phone, Printer, Share2 } from 'lucide-react'

import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { toast } from '#ui/toast.ts'
import { shopWords } from './words.ts'

type Language = 'en' | 'hi'

type SendAsProps = {
  /** The list. */
  text: string
  /** Whom WhatsApp and SMS open for; null to choose there. */
  phone: string | null
  /** Of a mail. */
  subject: string
  language: Language
  onLanguage: (language: Language) => void
  onPrint: () => void
  /** Whether the device's share sheet is offered, where there is one. */
  shareable?: boolean
}

/** Every way in which people send a list, and its language. */
export function SendAs({ text, phone, subject, language, onLanguage, onPrint, shareable = false }: SendAsProps) {
  const ways = [
    { name: 'WhatsApp', picture: MessageSquareText, links: whatsappLinks(text, phone) },
    { name: 'SMS', picture: Phone, links: smsLinks(text, phone) },
    { name: 'Mail', picture: Mail, links: mailLinks(text, subject) },
  ]
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(shopWords.copied),
      () => toast.error(shopWords.copyFailed),
    )

  return (
    <>
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
          <Button variant="secondary" size="sm" onClick={onPrint}>
            <Printer aria-hidden="true" className="size-4" />
            Print
          </Button>
        </li>
        {shareable && 'share' in navigator && (
          <li>
            {/* Closing the share sheet is no failure. */}
            <Button variant="secondary" size="sm" onClick={() => void navigator.share({ text }).catch(() => null)}>
              <Share2 aria-hidden="true" className="size-4" />
              Share
            </Button>
          </li>
        )}
      </ul>
      <SelectField
        label="Language of the list"
        value={language}
        onChange={(value) => onLanguage(value === 'hi' ? 'hi' : 'en')}
        options={[
          { value: 'en', label: 'English' },
          { value: 'hi', label: 'हिन्दी' },
        ]}
      />
    </>
  )
}
