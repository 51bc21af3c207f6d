export function findTesseract(log: (line: string) => void): string | null
