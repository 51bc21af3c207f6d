import { mailLinks, smsLinks, whatsappLinks } from '@planner/commerce/hand-over/send-links'
import { Copy, Mail, MessageSquareText, Phone, Printer, Share2 } from 'lucide-react'

import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { copyText } from '#ui/copy-text.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { shopWords } from './words.ts'

type Language = 'en' | 'hi'

type SendAsProps = {
  /** The list as text. */
  text: string
  /** The recipient's number for WhatsApp and SMS; null to choose it there. */
  phone: string | null
  /** The subject of an email. */
  subject: string
  language: Language
  onLanguage: (language: Language) => void
  onPrint: () => void
  /** Whether to offer the device's share sheet, if there is one. */
  shareable?: boolean
}

/** Shares a list by any of the usual ways, in a chosen language. */
export function SendAs({ text, phone, subject, language, onLanguage, onPrint, shareable = false }: SendAsProps) {
  const ways = [
    { name: 'WhatsApp', picture: MessageSquareText, links: whatsappLinks(text, phone) },
    { name: 'SMS', picture: Phone, links: smsLinks(text, phone) },
    { name: 'Email', picture: Mail, links: mailLinks(text, subject) },
  ]
  const copy = () => copyText(text, { done: shopWords.copied, failed: shopWords.copyFailed })

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
            {/* Closing the share sheet is not a failure. */}
            <Button variant="secondary" size="sm" onClick={() => void navigator.share({ text }).catch(() => null)}>
              <Share2 aria-hidden="true" className="size-4" />
              Share
            </Button>
          </li>
        )}
      </ul>
      <SelectField
        label="List language"
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
