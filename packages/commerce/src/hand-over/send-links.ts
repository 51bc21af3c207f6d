/** Encoded characters in one link: beyond this, phones and browsers begin to cut. */
export const linkMax = 2000

/** Links that open WhatsApp with the text, in as many messages as it takes: each whole lines, numbered, nothing cut off. */
export function whatsappLinks(text: string, phone: string | null): string[] {
  const start = `https://wa.me/${(phone ?? '').replaceAll(/\D/g, '')}?text=`
  return messagesOf(text, linkMax - start.length).map((message) => start + encodeURIComponent(message))
}

/** As WhatsApp, for a text message. */
export function smsLinks(text: string, phone: string | null): string[] {
  const start = `sms:${phone ?? ''}?body=`
  return messagesOf(text, linkMax - start.length).map((message) => start + encodeURIComponent(message))
}

/** As WhatsApp, for a mail; whom it goes to is typed there. */
export function mailLinks(text: string, subject: string): string[] {
  const start = `mailto:?subject=${encodeURIComponent(subject)}&body=`
  return messagesOf(text, linkMax - start.length).map((message) => start + encodeURIComponent(message))
}

/** Room for '(12/34)' and a line break, encoded. */
const numberRoom = 24

/** @param max encoded characters of one message. */
function messagesOf(text: string, max: number): string[] {
  if (encodeURIComponent(text).length <= max) return [text]
  const room = max - numberRoom
  const messages: string[] = []
  let message = ''
  for (const piece of text.split('\n').flatMap((line) => piecesOf(line, room))) {
    const longer = message === '' ? piece : `${message}\n${piece}`
    if (encodeURIComponent(longer).length <= room) message = longer
    else {
      messages.push(message)
      message = piece
    }
  }
  if (message !== '') messages.push(message)
  return messages.map((one, place) => `(${place + 1}/${messages.length})\n${one}`)
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** A line that is too long alone, cut between characters as people see them. */
function piecesOf(line: string, room: number): string[] {
  if (encodeURIComponent(line).length <= room) return [line]
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of graphemes.segment(line)) {
    if (encodeURIComponent(piece + segment).length > room) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...pieces, piece]
}
