/** The most steps of a course, or medicines of one text. */
export const mostSteps = 8

/** '5 mg' */
export const strength = /(?<![\p{L}\p{N}.-])\d+(?:\.\d+)?\s*(?:mg|mcg|gm|g)(?![\p{L}])/iu
/** The strength at the end of a name: 'Thyronorm 100'. */
export const lastNumber = /\s\d+(?:\.\d+)?$/
