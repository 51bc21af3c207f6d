/** The style of the plain legal pages: the colours of the planner's own tokens; black on paper. */
export const legalStyle = `
:root { color-scheme: light dark; --paper: light-dark(#fcf9f4, #1c1815); --surface: light-dark(#fffefb, #2b2520);
  --line: light-dark(#e6d9c6, #3b342e); --ink: light-dark(#2c1b30, #f4eae0); --soft: light-dark(#5c4a5b, #cdbfb2);
  --accent: light-dark(#9c3d0b, #f5b168); --accent-soft: light-dark(#fbe5cd, #46301a); --teal: light-dark(#0c6668, #6cc7c2) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, "Noto Sans", sans-serif; overflow-wrap: break-word }
h1, h2, .home { font-family: ui-serif, "Noto Serif", Georgia, serif; line-height: 1.2 }
h1 { margin: 0; font-size: 2.25rem }
h2 { margin: 0 0 .5rem; font-size: 1.375rem; scroll-margin-top: 1rem }
a { color: var(--accent); text-underline-offset: 3px }
:focus-visible { outline: 2.5px solid var(--teal); outline-offset: 2px; border-radius: 4px }
header, main { max-width: 48rem; margin: 0 auto; padding: 1rem 1.25rem }
header { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.5rem }
header ul { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; padding: 0; list-style: none }
header a { display: inline-flex; align-items: center; min-height: 44px }
header [aria-current] { color: var(--ink); font-weight: 600; text-decoration: none }
.home { color: var(--ink); font-size: 1.125rem; font-weight: 600; text-decoration: none }
.date { margin: .5rem 0 0; color: var(--soft) }
.opening { font-size: 1.125rem }
section { margin-top: 2rem }
section.short { margin: 1.5rem 0; padding: 1rem 1.25rem 1rem .5rem; border-radius: 16px; background: var(--accent-soft) }
section ul { margin: 0; padding-left: 1.5rem }
li + li { margin-top: .375rem }
main nav ol { margin: 1.5rem 0; padding-left: 1.5rem; columns: 16rem }
header li, main nav li { margin: 0 }
main nav li { padding: .125rem 0; break-inside: avoid }
address { padding: .75rem 1rem; border-left: 3px solid var(--accent); background: var(--surface); font-style: normal }
table { width: 100%; margin: 1rem 0; border-collapse: collapse; font-size: .9375rem }
th, td { padding: .5rem .75rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
th:first-child { min-width: 8.5rem; padding-left: 0 }
thead th { color: var(--soft) }
.nowhere { margin-top: 1.5rem; padding: 2rem 1.25rem; border: 1px solid var(--line); border-radius: 20px; background: var(--surface); text-align: center }
.nowhere svg { fill: var(--accent-soft); stroke: var(--accent); stroke-width: 1.5 }
.nowhere .opening { max-width: 30rem; margin: 1rem auto 1.5rem }
.button { display: inline-flex; align-items: center; min-height: 48px; padding: 0 1.25rem; border-radius: 12px; background: var(--accent); color: var(--paper); font-weight: 600; text-decoration: none }
.contact { margin: 2.5rem 0; padding-top: 1.25rem; border-top: 1px solid var(--line) }
@media (width < 40rem) {
  h1 { font-size: 1.875rem }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
  table, tbody, tr, th, td { display: block; border: 0; padding: 0 }
  tr { padding: .75rem 0; border-bottom: 1px solid var(--line) }
  td[data-column]::before { content: attr(data-column) ": "; color: var(--soft) }
}
@media print {
  :root { color-scheme: light; --paper: #fff; --surface: #fff; --accent-soft: #fff; --ink: #000; --soft: #333; --accent: #000 }
  header nav, main nav { display: none }
  section.short { border: 1px solid #999 }
  h2, tr { break-inside: avoid; break-after: avoid-page }
  a[href^="http"]::after { content: " (" attr(href) ")"; font-size: .85em }
}`
