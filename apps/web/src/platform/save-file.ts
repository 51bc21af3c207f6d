/** Downloads a blob as a file. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The URL must stay valid until the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
