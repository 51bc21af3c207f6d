/** A text as HTML shows it, in an element or in an attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => entities[one]!)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
