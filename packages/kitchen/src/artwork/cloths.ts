/**
 * The textile under a dish, by its home state: ground, border ground, two thread colours, and a motif in a tile of 25
 * by 25 (`A` and `B` stand for the threads). The geometry abstracts each craft's way of filling a border; none is
 * copied.
 */
export type Cloth = { ground: string; band: string; first: string; second: string; motif: string }

const motifs = {
  // Stick figures in a ring of triangles, as on Warli walls.
  warli: '<path d="M6 5h13l-6.5 8zM6 21h13l-6.5-8z" fill="A"/><path d="M1 13h4m15 0h4M2 2v21" stroke="B"/>',
  phulkari: '<path d="M12.5 1l5 11.5-5 11.5-5-11.5z" fill="A"/><path d="M1 12.5l11.5-4 11.5 4-11.5 4z" fill="B"/>',
  kalamkari:
    '<circle cx="12.5" cy="12.5" r="6" fill="A"/><circle cx="12.5" cy="12.5" r="9.5" stroke="B" stroke-dasharray="3 3"/><path d="M0 1h25M0 24h25" stroke="A"/>',
  kantha:
    '<path d="M0 6h25M0 12.5h25M0 19h25" stroke="A" stroke-width="2" stroke-dasharray="5 3"/><circle cx="12.5" cy="12.5" r="4" fill="B"/>',
  ikat: '<path d="M12.5 2v3h4v4h4v7h-4v4h-4v3h0v-3h-4v-4h-4v-7h4v-4h4z" fill="A"/><path d="M12.5 8l4 4.5-4 4.5-4-4.5z" fill="B"/>',
  ajrakh: '<circle cx="12.5" cy="12.5" r="9" fill="A"/><path d="M12.5 5v15M5 12.5h15M7 7l11 11M18 7L7 18" stroke="B"/>',
  kasavu: '<path d="M0 3h25M0 22h25" stroke="A" stroke-width="3"/><path d="M0 18l6-10 6.5 10 6.5-10 6 10z" fill="A"/>',
  gond: '<path d="M3 18q9.5-20 19 0" stroke="A" stroke-width="2.5"/><path d="M7 19q5.5-12 11 0" stroke="B" stroke-width="2" stroke-dasharray="2 2"/>',
  chikan:
    '<path d="M12.5 12.5c-8-9 8-9 0 0c9-8 9 8 0 0c8 9-8 9 0 0c-9 8-9-8 0 0" fill="A"/><circle cx="1" cy="12.5" r="2" fill="B"/>',
  madhubani:
    '<path d="M2 12.5q10.5-13 21 0q-10.5 13-21 0" fill="A"/><circle cx="12.5" cy="12.5" r="3.5" fill="B"/><path d="M0 2h25M0 23h25" stroke="B" stroke-dasharray="2 2"/>',
  temple: '<path d="M0 24l4-8h3l5.5-13 5.5 13h3l4 8z" fill="A"/><circle cx="12.5" cy="18" r="2.5" fill="B"/>',
  bandhani:
    '<circle cx="6" cy="6" r="2.5" fill="A"/><circle cx="18.5" cy="18.5" r="2.5" fill="A"/><circle cx="18.5" cy="6" r="1.5" fill="B"/><circle cx="6" cy="18.5" r="1.5" fill="B"/>',
  weave:
    '<path d="M0 12.5L12.5 1 25 12.5 12.5 24z" stroke="A" stroke-width="3"/><path d="M8 12.5l4.5-4.5 4.5 4.5-4.5 4.5z" fill="B"/>',
  paisley: '<path d="M7 19c-6-8 2-17 11-15-5 2-1 6-3 10s-5 6-8 5" fill="A"/><circle cx="10" cy="14" r="2.5" fill="B"/>',
  tile: '<path d="M0 0q12.5 12.5 25 0v25q-12.5-12.5-25 0z" fill="A"/><circle cx="12.5" cy="12.5" r="4" fill="B"/>',
} as const

const cloth = (motif: keyof typeof motifs, ground: string, band: string, first: string, second: string): Cloth => ({
  ground,
  band,
  first,
  second,
  motif: motifs[motif],
})

const byState: Record<string, Cloth> = {
  Maharashtra: cloth('warli', '#b5623f', '#8f4328', '#fbeede', '#f1c9a0'),
  Goa: cloth('tile', '#e9eef0', '#f7f5ee', '#2b5f93', '#e0a83a'),
  Punjab: cloth('phulkari', '#8c2338', '#6d1629', '#f2a531', '#e85d8a'),
  Haryana: cloth('phulkari', '#345f5b', '#254845', '#f0b04a', '#e8775a'),
  'Himachal Pradesh': cloth('weave', '#e6dccb', '#35475e', '#e9b44c', '#c6443c'),
  'Jammu and Kashmir': cloth('paisley', '#e9e0d6', '#7a2a3a', '#e8c07a', '#f4e4c8'),
  Uttarakhand: cloth('weave', '#5f7355', '#465a3f', '#f0dcae', '#d9713c'),
  Delhi: cloth('tile', '#d9c7b4', '#a3563c', '#f3e2c9', '#e8b45e'),
  'Uttar Pradesh': cloth('chikan', '#c8d6d3', '#a9c0bd', '#ffffff', '#f3e7c4'),
  Rajasthan: cloth('bandhani', '#d9a03a', '#b02e4c', '#fff1d0', '#f6c445'),
  Gujarat: cloth('ajrakh', '#27406b', '#7d2430', '#e9d6b0', '#1d2f52'),
  'Madhya Pradesh': cloth('gond', '#e8d9b4', '#2f6b66', '#f3d27a', '#f0845a'),
  Chhattisgarh: cloth('gond', '#dfd2bd', '#6f3b2b', '#f1c564', '#e9e2cf'),
  Jharkhand: cloth('gond', '#c9b493', '#3f3a36', '#f3e8d2', '#d97a45'),
  Bihar: cloth('madhubani', '#efe3c4', '#f6edd4', '#c33d3a', '#2f6b66'),
  'West Bengal': cloth('kantha', '#f3ead8', '#faf4e6', '#c2352f', '#2c4f7c'),
  Odisha: cloth('ikat', '#7a2233', '#561522', '#f2d9a4', '#e8923a'),
  Assam: cloth('weave', '#f4ecdb', '#f9f3e4', '#b8292f', '#3b3330'),
  'Andhra Pradesh': cloth('kalamkari', '#e6cfa2', '#5d3a28', '#d9973f', '#f0e2c2'),
  Telangana: cloth('ikat', '#31507a', '#223a5e', '#f3e6c8', '#d9573c'),
  'Tamil Nadu': cloth('temple', '#8a1f3d', '#c79a35', '#7a1733', '#f8e7b5'),
  Karnataka: cloth('temple', '#2f5a4c', '#8f2436', '#f0cf78', '#fbf0d2'),
  Kerala: cloth('kasavu', '#f5eedc', '#f9f4e6', '#c79a2c', '#c79a2c'),
  Nagaland: cloth('weave', '#8d1f24', '#26211f', '#f4ede0', '#c4262c'),
  Manipur: cloth('temple', '#e7dce4', '#5a2a55', '#f0a8b8', '#f7e6c0'),
  Sikkim: cloth('tile', '#e7d6b2', '#355a7c', '#e9b64a', '#c7463a'),
  Meghalaya: cloth('weave', '#e5d3a8', '#9a5a22', '#f7e9c4', '#3c2f2a'),
  'Arunachal Pradesh': cloth('weave', '#3c5a4a', '#20352c', '#f2e8d4', '#d8503a'),
  Mizoram: cloth('weave', '#e9e4dc', '#25303c', '#f4efe4', '#c93a3a'),
  Tripura: cloth('kantha', '#dfe3cf', '#eef0df', '#2d6a4c', '#c9443a'),
}

const anywhere: readonly Cloth[] = [
  cloth('bandhani', '#2f6170', '#234a57', '#f6e6bf', '#e8a04a'),
  cloth('chikan', '#e3c4b4', '#d3aa98', '#fff6ea', '#fdf0d8'),
  cloth('ajrakh', '#8e3b2c', '#2c3f63', '#efdcb6', '#8e3b2c'),
  cloth('paisley', '#dfd3ad', '#5c6b34', '#f3e3b0', '#d9773a'),
  cloth('kalamkari', '#efe2c8', '#b0552f', '#f6d99a', '#fff3dc'),
  cloth('madhubani', '#d5ddd9', '#eef1ea', '#2c5f7a', '#d9783c'),
  cloth('phulkari', '#4f3a5c', '#3b2a47', '#f2b25a', '#e5738a'),
  cloth('ikat', '#d8a54a', '#a8682a', '#fbeccb', '#7c2f2a'),
]

/** Returns the textile of a state; for a pan-Indian dish, one of the others by number. */
export const clothOf = (state: string, number: number): Cloth => byState[state] ?? anywhere[number % anywhere.length]!

/** Table surfaces of plaster, stone and wood: warm tones, visible against both dark and light pages. */
export const tables: readonly [string, string][] = [
  ['#e9dcc6', '#d9c7a8'],
  ['#d8cfc2', '#c4b8a7'],
  ['#b98d63', '#a4794f'],
  ['#7d5a43', '#6b4a36'],
  ['#4d4742', '#3d3834'],
  ['#c7d0c8', '#b0bcb3'],
  ['#dcc0ae', '#cba893'],
  ['#8f9a93', '#7c8781'],
]
