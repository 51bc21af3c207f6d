import { deflateSync } from 'node:zlib'

/** The smallest JPEG that decoders accept: one grey pixel. */
const pixel = Buffer.concat([
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  ),
  Buffer.from([0xff, 0xd9]),
])

const segment = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** As written by a phone: taken sideways, in Bandra. */
function exif(): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(2, 8)
  // Orientation: rotated by a quarter turn.
  tiff.writeUInt16LE(0x0112, 10)
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(6, 18)
  // The offset of the GPS data.
  tiff.writeUInt16LE(0x8825, 22)
  tiff.writeUInt16LE(4, 24)
  tiff.writeUInt32LE(1, 26)
  tiff.writeUInt32LE(38, 30)
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS 19.0596N 72.8295E Pixel of Asha')])
}

/** A photo with the place and time it was taken, a comment, and a short video behind it. */
export const phonePhoto = (): Buffer =>
  Buffer.concat([
    pixel.subarray(0, 2),
    segment(0xe1, exif()),
    segment(0xfe, Buffer.from('made by the phone of Asha')),
    pixel.subarray(2),
    Buffer.from('\0\0\0\x18ftypmp42 a short film', 'latin1'),
  ])

/** A JPEG that claims to have this many pixels. */
export function jpegOf(width: number, height: number): Buffer {
  const photo = Buffer.from(pixel)
  const at = photo.findIndex((byte, index) => byte === 0xff && photo[index + 1]! >= 0xc0 && photo[index + 1]! <= 0xc2)
  photo.writeUInt16BE(height, at + 5)
  photo.writeUInt16BE(width, at + 7)
  return photo
}

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length, 0)
  head.write(name, 4, 'latin1')
  // No reader here checks the checksum.
  return Buffer.concat([head, body, Buffer.alloc(4)])
}

/** A grey PNG that contains a text. */
export function png(width = 2, height = 2): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size[8] = 8
  const rows = deflateSync(Buffer.alloc(Math.min(height, 100) * (Math.min(width, 100) + 1)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('tEXt', Buffer.from('Author\0Asha')),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A WebP of one pixel with Exif. */
export function webp(width = 1, height = 1): Buffer {
  const part = (name: string, body: Buffer) => {
    const head = Buffer.alloc(8)
    head.write(name, 0, 'latin1')
    head.writeUInt32LE(body.length, 4)
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
  }
  const extended = Buffer.alloc(10)
  extended[0] = 0b0000_1000
  extended.writeUIntLE(width - 1, 4, 3)
  extended.writeUIntLE(height - 1, 7, 3)
  const parts = [
    part('VP8X', extended),
    part('VP8 ', Buffer.from('MAEAnQEqAQABAAEAHCWkAANwAP76hIAA', 'base64')),
    part('EXIF', Buffer.from('GPS 19.0596N 72.8295E')),
  ]
  const whole = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...parts])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

/** A PDF of this many bytes. */
export function pdf(bytes = 200): Buffer {
  const head = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n')
  const tail = Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  return Buffer.concat([head, Buffer.alloc(Math.max(0, bytes - head.length - tail.length), '% '), tail])
}
