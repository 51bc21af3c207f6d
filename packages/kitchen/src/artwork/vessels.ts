import { darker } from './palette.ts'
import { circle, cx, cy, dots, ellipse, group, light, n, type Pencil, p, rect, ring, shape, stroke } from './pencil.ts'

/** A vessel from above, centred at (200, 150), and the radius left for food. */
export type Vessel = { drawing: string; well: number }

const shadow = (pencil: Pencil, rx: number, ry: number, x = cx + 9, y = cy + 13): string =>
  ellipse(
    x,
    y,
    rx,
    ry,
    `url(#${pencil.define('S', (name) => `<radialGradient id="${name}"><stop offset=".72" stop-color="#0008"/><stop offset="1" stop-color="#0000"/></radialGradient>`)})`,
  )

const disc = (pencil: Pencil, r: number, fill: string): string =>
  circle(cx, cy, r, fill) + circle(cx, cy, r, light(pencil))

const handles = (color: string, width: number, reach: number): string =>
  stroke(`M${p(cx - reach + 6, 124)}q-34 26 0 52M${p(cx + reach - 6, 124)}q34 26 0 52`, color, width)

/** Draws a round bowl: wall, lip and dark inside. */
function bowl(
  pencil: Pencil,
  { wall, lip, inside, r = 98 }: { wall: string; lip: string; inside: string; r?: number },
) {
  return (
    shadow(pencil, r + 16, r + 14) + disc(pencil, r, wall) + ring(cx, cy, r - 4, lip, 5) + circle(cx, cy, r - 9, inside)
  )
}

function plate(pencil: Pencil, color: string, edge: string, r = 106): string {
  return (
    shadow(pencil, r + 14, r + 11) +
    disc(pencil, r, color) +
    ring(cx, cy, r - 2, edge, 2.5) +
    ring(cx, cy, r - 19, darker(color, 0.14), 2)
  )
}

const veins =
  'M84 150q8-44 30-76M136 150q10-46 26-84M280 150q12-42 24-76M84 150q8 44 30 76M136 150q8 46 26 84M280 150q10 44 24 76'

export const vessels = {
  kadhai: (pencil) => ({
    drawing: handles('#211f1e', 11, 98) + bowl(pencil, { wall: '#33302e', lip: '#5f5954', inside: '#1f1b19' }),
    well: 85,
  }),
  handi: (pencil) => ({
    drawing:
      bowl(pencil, { wall: '#b0552f', lip: '#d98a5c', inside: '#6e2f1a', r: 102 }) +
      ring(cx, cy, 97, '#f3dcc0', 2, dots(9)),
    well: 86,
  }),
  copper: (pencil) => ({
    drawing: handles('#b98a32', 9, 100) + bowl(pencil, { wall: '#b4663c', lip: '#f0b78a', inside: '#7a3d20', r: 100 }),
    well: 86,
  }),
  urli: (pencil) => ({
    drawing:
      handles('#94691c', 12, 100) +
      bowl(pencil, { wall: '#c0912f', lip: '#f4d98a', inside: '#8a641c', r: 103 }) +
      ring(cx, cy, 99, '#fff3c4', 2.5, dots(12)),
    well: 87,
  }),
  bowl: (pencil) => ({
    drawing:
      plate(pencil, '#efe6d6', '#b9a88c', 108) +
      bowl(pencil, { wall: '#f7f1e4', lip: '#ffffff', inside: '#d6c6a8', r: 88 }),
    well: 78,
  }),
  blue: (pencil) => ({
    drawing:
      bowl(pencil, { wall: '#2f5f86', lip: '#eaf1f2', inside: '#24496a', r: 98 }) +
      ring(cx, cy, 94, '#2f5f86', 3, dots(10)),
    well: 84,
  }),
  katori: (pencil) => ({
    drawing:
      plate(pencil, '#cfd5d8', '#8b959b', 108) +
      bowl(pencil, { wall: '#c3cbd0', lip: '#ffffff', inside: '#8d979d', r: 82 }),
    well: 73,
  }),
  steel: (pencil) => ({
    drawing:
      handles('#8b959b', 9, 99) +
      bowl(pencil, { wall: '#b9c2c7', lip: '#f5f8f9', inside: '#6f7a80', r: 100 }) +
      ring(cx, cy, 92, '#e1e7ea', 2),
    well: 85,
  }),
  thali: (pencil) => ({
    drawing: plate(pencil, '#d3d9dc', '#89949a', 112),
    well: 88,
  }),
  brassThali: (pencil) => ({
    drawing: plate(pencil, '#d6a94a', '#8a651f', 111) + ring(cx, cy, 100, '#f8e3a4', 3, dots(11)),
    well: 86,
  }),
  plate: (pencil) => ({ drawing: plate(pencil, '#f6efe2', '#cdbb9c', 110), well: 86 }),
  stone: (pencil) => ({ drawing: plate(pencil, '#5f6a6c', '#434d50', 108), well: 84 }),
  indigo: (pencil) => ({ drawing: plate(pencil, '#31557a', '#dfe8ea', 110), well: 85 }),
  terracotta: (pencil) => ({ drawing: plate(pencil, '#c4744a', '#8d4526', 108), well: 84 }),
  mithai: (pencil) => ({
    drawing:
      shadow(pencil, 122, 119) +
      disc(pencil, 108, '#c99a35') +
      ring(cx, cy, 103, '#f7dd94', 9, dots(13.5)) +
      ring(cx, cy, 88, '#fffaf0', 13, dots(13.8)) +
      circle(cx, cy, 90, '#fffaf0') +
      ring(cx, cy, 80, '#e3d3b4', 2, dots(6.3)),
    well: 76,
  }),
  leaf: (pencil) => ({
    drawing: group(
      'rotate(-7 200 150)',
      shadow(pencil, 182, 104, 204, 162),
      shape(
        'M28 156C40 84 120 60 216 62C300 62 362 90 382 148C360 214 300 236 214 238C116 240 44 218 28 156Z',
        '#4f8a3a',
      ),
      shape('M28 156C40 84 120 60 216 62C300 62 362 90 382 148Q200 156 28 156Z', '#66a348'),
      stroke(veins, '#3d7230b2', 1.5),
      stroke('M20 156Q200 152 386 148', '#b9d48a', 4),
    ),
    well: 78,
  }),
  tawa: (pencil) => ({
    drawing:
      group('rotate(-32 200 150)', rect(296, 140, 120, 20, '#4a3023', ' rx="9"'), rect(290, 143, 40, 14, '#3a3735')) +
      shadow(pencil, 124, 122) +
      disc(pencil, 110, '#3b3937') +
      circle(cx, cy, 101, '#2a2827') +
      ring(cx, cy, 101, '#55514e', 1.5),
    well: 94,
  }),
  dona: (pencil) => ({
    drawing:
      shadow(pencil, 118, 112) +
      shape(
        'M92 150Q96 78 150 66Q200 36 250 66Q304 78 308 150Q304 222 250 236Q200 262 150 236Q96 222 92 150Z',
        '#6f7f3c',
      ) +
      shape(
        'M106 150Q110 90 158 78Q200 58 242 78Q290 90 294 150Q290 210 242 224Q200 242 158 224Q110 210 106 150Z',
        '#8b9a50',
      ) +
      stroke('M112 112l-14-14M288 112l14-14M112 190l-14 14M288 190l14 14', '#d8c48a', 3) +
      stroke('M200 62v176M110 150h180M138 88l124 124M262 88L138 212', '#6f7f3c', 1.5),
    well: 80,
  }),
  basket: (pencil) => ({
    drawing:
      shadow(pencil, 122, 118) +
      disc(pencil, 108, '#a87437') +
      [104, 97, 90]
        .map((r, index) => ring(cx, cy, r, index % 2 ? '#7d5222' : '#dcae68', 6, ' stroke-dasharray="11 7"'))
        .join('') +
      group(
        `rotate(${n(pencil.between(10, 70))} 200 150)`,
        rect(130, 80, 140, 140, '#f4ead6', ' rx="4"'),
        stroke('M130 115h140M130 185h140M165 80v140M235 80v140', '#d9b48c', 1.5),
      ),
    well: 74,
  }),
  board: (pencil) => ({
    drawing: group(
      `rotate(${n(pencil.between(-9, 9))} 200 150)`,
      shadow(pencil, 170, 102, 212, 166),
      rect(330, 136, 56, 28, '#a06a38', ' rx="13"'),
      circle(368, 150, 5, '#5f3b1d'),
      rect(66, 72, 272, 156, '#b9803f', ' rx="20"'),
      rect(66, 72, 272, 156, light(pencil), ' rx="20"'),
      stroke('M84 96q110-9 236 3M80 128q120 10 244 0M84 176q120-10 240 3M92 206q100 7 226-3', '#96622b8c', 2),
    ),
    well: 76,
  }),
  slate: (pencil) => ({
    drawing:
      shadow(pencil, 168, 96, 210, 166) +
      rect(58, 76, 284, 148, '#39403f', ' rx="16"') +
      rect(62, 79, 276, 140, '#4a5352', ' rx="13"') +
      stroke('M82 100q40-8 90-4M236 204q40 4 80-6', '#65706f', 2),
    well: 70,
  }),
  steamer: (pencil) => ({
    drawing:
      shadow(pencil, 124, 120) +
      disc(pencil, 110, '#c79a55') +
      ring(cx, cy, 105, '#8f6429', 2) +
      ring(cx, cy, 96, '#9a6d30', 3) +
      circle(cx, cy, 95, '#e6c88e') +
      stroke('M120 100h160M108 125h184M105 150h190M108 175h184M120 200h160', '#c09a5a', 3) +
      stroke('M99 118l-8-4M99 182l-8 4M301 118l8-4M301 182l8 4', '#7a5322', 4),
    well: 78,
  }),
  tin: (pencil) => ({
    drawing:
      bowl(pencil, { wall: '#b9c2c7', lip: '#f5f8f9', inside: '#7f8a90', r: 104 }) + ring(cx, cy, 99, '#929da3', 1.5),
    well: 92,
  }),
  baker: (pencil) => ({
    drawing:
      shadow(pencil, 164, 108, 210, 166) +
      rect(44, 128, 312, 44, '#d6cdbd', ' rx="20"') +
      rect(64, 58, 272, 184, '#f3ece0', ' rx="34"') +
      rect(64, 58, 272, 184, light(pencil), ' rx="34"') +
      rect(75, 68, 250, 164, '#8a5a34', ' rx="26"'),
    well: 84,
  }),
  none: () => ({ drawing: '', well: 80 }),
} satisfies Record<string, (pencil: Pencil) => Vessel>

export type VesselName = keyof typeof vessels

/** Draws a small filled bowl beside the dish. */
export function sideBowl(pencil: Pencil, x: number, y: number, fill: string, r = 26): string {
  const steel = shadow(pencil, 33, 32, 4, 6) + circle(0, 0, 26, '#c9d0d4') + ring(0, 0, 24.5, '#f8fafb', 2.5)
  const name = pencil.define('W', (id) => `<g id="${id}">${steel}</g>`)
  const size = Math.round((r / 26) * 10) / 10
  const place = size === 1 ? ` x="${x}" y="${y}"` : ` transform="translate(${x} ${y})scale(${n(size)})"`
  return `<use href="#${name}"${place}/>${circle(x, y, 21 * size, fill)}${circle(x, y, 21 * size, light(pencil))}`
}

export { shadow as castShadow }
