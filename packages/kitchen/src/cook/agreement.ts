/** Whether a kitchen word is one of many: potatoes, prawns, dried white peas; not okra, val or asparagus. */
export const isPlural = (word: string): boolean => /(?:[^su]s|oes|ies)$/.test(word) && !/^(hilsa|axone)$/.test(word)

/** Fits `{they/it}` and the like to one thing or many. */
export const agree = (text: string, plural: boolean): string =>
  text.replace(/\{([^{}|*/]*)\/([^{}|*/]*)\}/g, (_, many: string, one: string) => (plural ? many : one))
