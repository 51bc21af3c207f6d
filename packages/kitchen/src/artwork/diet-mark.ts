import type { Recipe } from '../recipe/types.ts'

const inside: Record<Recipe['veg_type'], [color: string, sign: string]> = {
  Veg: ['#0f7b2e', '<circle cx="12" cy="12" r="5.5" fill="#0f7b2e"/>'],
  'Non-Veg': ['#8a3b12', '<path d="M12 6l6.5 11.5h-13z" fill="#8a3b12"/>'],
  Egg: ['#8a3b12', '<ellipse cx="12" cy="12.5" rx="4.5" ry="6" fill="#8a3b12"/>'],
}

/**
 * Returns the diet mark of Indian food: a green circle in a green square, or a brown triangle in a brown square (FSSAI,
 * Labelling and Display Regulations 2020, 5(4)). Egg counts as non-vegetarian; its mark is an egg in the brown square,
 * shown beside the word. On white, so that it is legible on any page.
 */
export function dietMark(kind: Recipe['veg_type']): string {
  const [color, sign] = inside[kind]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h20v20H2z" fill="#fff" stroke="${color}" stroke-width="2.4"/>${sign}</svg>`
}
