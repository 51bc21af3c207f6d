/** Whether the text is an Indian PIN code or empty. */
export const isPinCode = (text: string): boolean => /^([1-9]\d{5})?$/.test(text)
