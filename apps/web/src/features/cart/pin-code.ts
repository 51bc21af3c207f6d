/** Whether text is a PIN code of India, or nothing at all. */
export const isPinCode = (text: string): boolean => /^([1-9]\d{5})?$/.test(text)
