export function findTesseract(say: (line: string) => void): string | null
