/** Returns the digits of typed or pasted text, with ०-९ and the like converted to 0-9: '123 456' becomes '123456'. */
export const digitsIn = (text: string): string => Array.from(text.normalize('NFKC'), asDigit).join('')

/** Formats a phone number: an Indian one as '+91 98765 43210', any other unchanged. */
export const numberInWords = (number: string): string => number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')

// The zeros of ASCII, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam.
const zeros = [0x30, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66]

function asDigit(letter: string): string {
  const code = letter.codePointAt(0)!
  const zero = zeros.find((one) => code >= one && code <= one + 9)

  return zero === undefined ? '' : String(code - zero)
}
