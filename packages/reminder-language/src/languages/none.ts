/** In a browser a language is loaded when it is seen (load.ts). */
export const languages: readonly import('./language.ts').Language[] = []
