/** Puts text into the person's downloads as a file of that name. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name, hidden: true })

  document.body.append(link)
  link.click()
  link.remove()
  // The browser has to have begun reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
