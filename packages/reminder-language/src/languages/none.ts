/** In a browser, languages are loaded when they are seen (load.ts). */
export const languages: readonly import('./language.ts').Language[] = []
