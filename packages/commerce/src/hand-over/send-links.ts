/** The most encoded characters in one link: phones and browsers truncate longer ones. */
export const linkMax = 2000

/**
 * Returns links that open WhatsApp with the text, split into as many numbered messages as needed, between lines and
 * without truncation.
 */
export function whatsappLinks(text: string, phone: string | null): string[] {
  const start = `https://wa.me/${(phone ?? '').replaceAll(/\D/g, '')}?text=`
  return messagesOf(text, linkMax - start.length).map((message) => start + encodeURIComponent(message))
}

/** Like `whatsappLinks`, for text messages. */
export function smsLinks(text: string, phone: string | null): string[] {
  const start = `sms:${phone ?? ''}?body=`
  return messagesOf(text, linkMax - start.length).map((message) => start + encodeURIComponent(message))
}

/** Like `whatsappLinks`, for email; the person enters the recipient there. */
export function mailLinks(text: string, subject: string): string[] {
  const start = `mailto:?subject=${encodeURIComponent(subject)}&body=`
  return messagesOf(text, linkMax - start.length).map((message) => start + encodeURIComponent(message))
}

/** Room for '(12/34)' and a line break, encoded. */
const numberRoom = 24

/**
 * Splits a text into messages.
 *
 * @param max encoded characters per message.
 */
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

/** Splits a line that is too long for one message, between grapheme clusters. */
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
