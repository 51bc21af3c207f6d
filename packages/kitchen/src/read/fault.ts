/** A fault in a file, with its line. */
export type Fault = { file: string; line: number; text: string }
