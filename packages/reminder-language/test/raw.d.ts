/** A file's text, as Vite and Vitest import it. */
declare module '*?raw' {
  const text: string
  export default text
}
