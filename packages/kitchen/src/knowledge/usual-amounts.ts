import { ingredient } from './ingredients.ts'

/** Grams a serving, where a table names an ingredient without an amount. Household practice, our estimate. */
const usual: Record<string, number> = {}
const lines = `
0.05 saffron varq
0.1 hing nutmeg mace star-anise charcoal
0.12 cloves
0.2 cardamom cinnamon bay-leaf stone-flower pippali baking-soda pepper
0.3 kasuri garam-masala black-cardamom ajwain dry-ginger nigella curry-leaves kewra rose-water baking-powder shahi-jeera anardana
0.5 haldi fenugreek fennel roast-cumin chaat-masala amchur dry-chilli mustard black-salt panch-phoron salt
0.6 cumin chilli-powder kashmiri biryani-masala
1 coriander-powder coriander-seeds goda-masala sambar-powder rasam-powder pavbhaji-masala dabeli-masala podi rock-salt
1.5 eno charoli
2 green-chilli mint coriander tea
2.5 yellow-mustard kokum sesame sugar poppy dried-shrimp
3 ginger garlic jaggery tamarind black-sesame raisins pista lemon vinegar honey
4 ggpaste kasundi soy-sauce green-garlic urad-dal chana-dal copra cashew flax
5 butter ghee almonds oil sesame-oil mustard-oil coconut-oil groundnut-oil olive-oil dalia-dal gulkand chia
6 peanuts chilli-sauce schezwan green-chutney milk-powder sev walnuts
8 coconut spring-onion cornflour besan rice-flour cheese
10 cream hung-curd lettuce ketchup mayo papdi boondi fryums apricot dates
12 shallot meethi-chutney mozzarella bamboo-shoot pomegranate farsan
10 turmeric-leaf
15 milk breadcrumbs suji axone raw-papaya banana-leaf papad
20 curd capsicum methi spinach sarson cabbage beetroot green-tomato raw-mango gongura carrot khoya
30 tomato onion potato paneer pumpkin brinjal tomato-puree wrapper radish
45 coconut-milk pav bread brown-bread
100 water
`
for (const line of lines.trim().split('\n')) {
  const [grams, ...ids] = line.split(' ')
  for (const id of ids) usual[id] = Number(grams)
}

/** "id:grams id id:grams" as pairs; the usual amount stands in where none is given. */
export function readAmounts(text: string): [string, number][] {
  return text
    .split(' ')
    .filter((token) => token !== '')
    .map((token) => {
      const [id, grams] = token.split(':') as [string, string?]
      return [id, grams === undefined ? (usual[id] ?? fallback(id)) : Number(grams)]
    })
}

function fallback(id: string): number {
  const { aisle } = ingredient(id)
  return aisle === 'spice' ? 0.5 : aisle === 'vegetable' || aisle === 'fruit' ? 20 : 5
}

/** The share of a family's amount that a main of this nature takes: dry pulses and nuts swell or are rich. */
const shares: Record<string, number> = {
  leafy: 0.75,
  whole: 0.32,
  split: 0.34,
  sprout: 0.65,
  soya: 0.24,
  vadi: 0.2,
  paneer: 0.6,
  tofu: 0.75,
  cheese: 0.3,
  khoya: 0.42,
  curd: 0.8,
  egg: 0.58,
  chickenboneless: 0.82,
  mince: 0.78,
  liver: 0.8,
  dryfish: 0.16,
  fish: 0.85,
  smallfish: 0.7,
  roe: 0.6,
  prawn: 0.72,
  squid: 0.75,
  shell: 0.85,
  fruit: 0.9,
  dryfruit: 0.4,
  nut: 0.3,
  coconut: 0.35,
  flour: 0.5,
  grain: 0.35,
  coarse: 0.35,
  noodle: 0.35,
  bread: 0.35,
  papad: 0.18,
  bamboo: 0.5,
  kersangri: 0.4,
  onion: 0.5,
  pork: 0.85,
}

export const shareOf = (nature: string): number => shares[nature] ?? 1
