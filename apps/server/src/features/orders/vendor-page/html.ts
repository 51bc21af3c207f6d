import { escapeHtml } from '#platform/html.ts'

export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

export const paragraph = (text: string, look = ''): string =>
  text ? `<p${look && ` class="${look}"`}>${escapeHtml(text)}</p>` : ''
