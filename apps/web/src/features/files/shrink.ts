/** The longest side in pixels: a bill stays legible at this size, in a tenth of the bytes. */
const longestPx = 2560
const quality = 0.85
/** Smaller files are sent unchanged. */
const worthBytes = 1_500_000

/**
 * Scales down a large photo, applying its orientation and dropping its metadata. Files that the browser cannot decode,
 * or that would not become smaller, are returned unchanged.
 */
export async function shrink(file: Blob): Promise<Blob> {
  if (!file.type.startsWith('image/') || file.size < worthBytes) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestPx / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    return smaller && smaller.size < file.size ? smaller : file
  } catch (error) {
    console.warn('A photo could not be made smaller', error)
    return file
  }
}
