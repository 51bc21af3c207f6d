import { timeZone } from '@planner/contract/constants/page'
import type { Block, Table } from '@planner/contract/legal/document'
import { legalDocuments } from '@planner/contract/legal/documents'
import { spansOf } from '@planner/contract/legal/inline'
import { type LegalName, legalNames, legalTitles } from '@planner/contract/legal/names'
import {
  connectedLine,
  contactLine,
  grievanceLines,
  type Installation,
  operatorLines,
} from '@planner/contract/legal/parts'
import { escapeHtml } from '#platform/html.ts'
import { legalStyle } from './legal-style.ts'

/** Renders a legal text as a page without scripts. */
export function legalPage(name: LegalName, installation: Installation, now: Date): string {
  const { opening, short, sections } = legalDocuments[name]
  const block = (one: Block) => blockIn(one, installation)
  return frame(
    legalTitles[name],
    name,
    `<p class="date">Last Updated: ${dayInIndia(now)}</p>
<p class="opening">${line(opening)}</p>
<section class="short" aria-label="In short"><ul>${items(short)}</ul></section>
<nav aria-label="Contents"><ol>${sections.map(({ id, heading }) => `<li><a href="#${id}">${escapeHtml(heading)}</a></li>`).join('')}</ol></nav>
${sections.map(({ id, heading, blocks }) => `<section id="${id}"><h2>${escapeHtml(heading)}</h2>${blocks.map(block).join('')}</section>`).join('\n')}
<p class="contact">${line(contactLine(installation.operator))}</p>`,
  )
}

/** The page for an unknown path below /legal. */
export const noLegalPage = (): string =>
  frame(
    'Page not found',
    null,
    `<div class="nowhere">${rosette}
<p class="opening">The address may be mistyped, or the page has moved. Our four policies are linked above.</p>
<p><a class="button" href="/">Open the planner</a></p></div>`,
  )

/** The ornament of the planner's empty states: eight petals around a lamp. */
const rosette = `<svg viewBox="-60 -60 120 120" width="132" height="132" aria-hidden="true">${[
  0, 45, 90, 135, 180, 225, 270, 315,
]
  .map((turn) => `<path d="M0-20C14-30 14-46 0-56C-14-46-14-30 0-20Z" transform="rotate(${turn})"/>`)
  .join('')}<circle r="13"/></svg>`

const frame = (title: string, current: LegalName | null, main: string): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)} · Daily Planner</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<style>${legalStyle}</style>
</head>
<body>
<header>
<a class="home" href="/">Daily Planner</a>
<nav aria-label="Legal"><ul>${legalNames.map((name) => tabTo(name, name === current)).join('')}</ul></nav>
</header>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>
`

function blockIn(block: Block, { operator, recipients }: Installation): string {
  if (typeof block === 'string') return `<p>${line(block)}</p>`
  if ('list' in block) return `<ul>${items(block.list)}</ul>`
  if ('table' in block) return tableOf(block.table)
  switch (block.part) {
    case 'operator':
      return address(operatorLines(operator))
    case 'grievance':
      return address(grievanceLines(operator))
    case 'connected':
      return `<p>${line(connectedLine(recipients))}</p>`
    case 'cookie-choice':
      return '<p>You choose in the planner itself: in the card that asks you, and at any time in Settings under General. <a href="/">Open the planner</a>.</p>'
  }
}

const tabTo = (name: LegalName, isCurrent: boolean): string =>
  `<li><a href="/legal/${name}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(legalTitles[name])}</a></li>`

/** On phones each row is a card whose cells are labelled with their columns. */
const tableOf = ({ head, rows }: Table): string =>
  `<table><thead><tr>${head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell, place) => cellOf(cell, head[place]!, place === 0)).join('')}</tr>`)
    .join('')}</tbody></table>`

const cellOf = (cell: string, column: string, isFirst: boolean): string =>
  isFirst ? `<th scope="row">${line(cell)}</th>` : `<td data-column="${escapeHtml(column)}">${line(cell)}</td>`

const address = (lines: readonly string[]): string => `<address>${lines.map(line).join('<br>')}</address>`

const items = (lines: readonly string[]): string => lines.map((one) => `<li>${line(one)}</li>`).join('')

const line = (text: string): string =>
  spansOf(text)
    .map((span) => {
      if (span.kind === 'link') return `<a href="${escapeHtml(span.href)}">${escapeHtml(span.text)}</a>`
      return span.kind === 'strong' ? `<strong>${escapeHtml(span.text)}</strong>` : escapeHtml(span.text)
    })
    .join('')

const dayInIndia = (now: Date): string =>
  now.toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
