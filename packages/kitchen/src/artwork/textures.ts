import type { Texture } from '../read/vocabulary.ts'
import type { Food, Form } from './dish.ts'
import { buns, naan, pizza, stuffedBread, wafers } from './food-bread.ts'
import { muffins, tarts, waffles } from './food-cake.ts'
import { cup, glass, jar } from './food-drink.ts'
import { breadAndCurry, idiyappam, paniyaram, puttu, riceAndCurry } from './food-meal.ts'
import { dal, dry, grains, loose, noodles, smooth, soft, thick, wet } from './food-pot.ts'
import { bake, crisps, cylinders, pleated, samosas, seared, skewers, spirals } from './food-snack.ts'
import { coiledSlices, softRounds, steamedBalls } from './food-steamed.ts'
import { chaat, filledBuns, pavs, sandwich, toasts, wraps } from './food-street.ts'
import {
  creamy,
  diamonds,
  halfMoons,
  heap,
  inSyrup,
  jalebis,
  kulfis,
  laces,
  ladoos,
  loaf,
  rounds,
} from './food-sweet.ts'
import {
  boiledEggs,
  broth,
  friedEggs,
  greens,
  parcels,
  pasta,
  powder,
  roast,
  salad,
  scoops,
  setCurd,
  sticks,
} from './food-table.ts'
import {
  balls,
  domes,
  dosa,
  flatbread,
  folded,
  fritters,
  patties,
  puffed,
  rings,
  squares,
  steeped,
  topped,
} from './food-tiffin.ts'
import { cobs, wholeFish } from './food-whole.ts'
import type { VesselName } from './vessels.ts'

/** Which foods are visible: all pieces, only fillings and toppings (no pulses of a batter), or none. */
type PiecesShown = 'all' | 'filling' | 'none'

/** How a texture is drawn. */
export type Look = {
  food: Food
  vessels: readonly VesselName[]
  /** 'poured' is liquid; a drink has its own glass or cup. */
  kind: 'poured' | 'heaped' | 'pieces' | 'bread' | 'sweet' | 'drink' | 'kept'
  shows: PiecesShown
  hot: boolean
  form: Form
}

const look = (
  food: Food,
  kind: Look['kind'],
  vessels: string,
  { shows = 'none', hot = true, form = '' }: { shows?: PiecesShown; hot?: boolean; form?: Form } = {},
): Look => ({ food, kind, vessels: vessels.split(' ') as VesselName[], shows, hot, form })

const all = { shows: 'all' } as const
const filling = { shows: 'filling' } as const
const cold = { hot: false } as const

export const looks: Record<Texture, Look> = {
  gravy: look(wet, 'poured', 'kadhai copper blue handi urli bowl steel', all),
  broth: look(broth, 'poured', 'bowl blue handi urli', all),
  dal: look(dal, 'poured', 'katori copper handi bowl', all),
  soup: look(smooth, 'poured', 'bowl blue katori', filling),
  mash: look(thick, 'heaped', 'terracotta katori handi', filling),
  greens: look(greens, 'heaped', 'copper handi kadhai', all),
  bake: look(bake, 'heaped', 'baker', filling),
  dry: look(dry, 'heaped', 'kadhai terracotta indigo tawa plate', all),
  scramble: look(loose, 'heaped', 'plate terracotta stone blue brassThali', filling),
  porridge: look(soft, 'heaped', 'bowl katori brassThali', filling),
  gruel: look(smooth, 'poured', 'bowl handi katori', filling),
  curd: look(smooth, 'poured', 'katori bowl', { shows: 'filling', hot: false }),
  'plain rice': look(grains, 'heaped', 'thali plate leaf'),
  'mixed rice': look(grains, 'heaped', 'thali copper handi', all),
  noodles: look(noodles, 'heaped', 'blue stone plate', filling),
  pasta: look(pasta, 'heaped', 'plate blue', filling),
  stack: look(flatbread, 'bread', 'basket tawa thali'),
  'stuffed bread': look(stuffedBread, 'bread', 'thali plate tawa', filling),
  naan: look(naan, 'bread', 'basket board'),
  'puffed bread': look(puffed, 'bread', 'thali brassThali basket'),
  'folded bread': look(folded, 'bread', 'plate basket', { form: 'pale' }),
  'baked balls': look(balls, 'bread', 'brassThali thali', { form: 'bonda' }),
  buns: look(buns, 'bread', 'basket board'),
  loaf: look(loaf, 'bread', 'board plate'),
  'griddle cake': look(topped, 'bread', 'tawa terracotta', filling),
  wafers: look(wafers, 'bread', 'basket plate', { shows: 'filling', hot: false }),
  dosa: look(dosa, 'bread', 'leaf', filling),
  crepe: look(folded, 'bread', 'plate terracotta tawa', filling),
  idli: look(domes, 'pieces', 'leaf thali'),
  'flat cakes': look(softRounds, 'pieces', 'thali plate'),
  'griddle cakes': look(softRounds, 'pieces', 'plate terracotta', { shows: 'filling', form: 'griddle' }),
  'steamed balls': look(steamedBalls, 'pieces', 'leaf thali'),
  'coiled slices': look(coiledSlices, 'pieces', 'thali plate', filling),
  squares: look(squares, 'pieces', 'thali brassThali stone'),
  rolls: look(cylinders, 'pieces', 'thali plate', filling),
  'steamed rolls': look(cylinders, 'pieces', 'thali plate', { form: 'steamed' }),
  paniyaram: look(paniyaram, 'pieces', 'tawa'),
  puttu: look(puttu, 'pieces', 'leaf', filling),
  'string hoppers': look(idiyappam, 'pieces', 'leaf'),
  appam: look(idiyappam, 'bread', 'leaf', { form: 'stew' }),
  dumplings: look(pleated, 'pieces', 'steamer'),
  'fried dumplings': look(pleated, 'pieces', 'plate basket', { form: 'fried' }),
  vada: look(rings, 'pieces', 'leaf thali stone'),
  'vada in curd': look(steeped, 'pieces', 'katori', { hot: false, form: 'dahi' }),
  'vada in broth': look(steeped, 'pieces', 'blue katori'),
  fritters: look(fritters, 'pieces', 'basket plate', filling),
  balls: look(balls, 'pieces', 'basket leaf'),
  patties: look(patties, 'pieces', 'plate slate', filling),
  samosa: look(samosas, 'pieces', 'basket plate'),
  'half moons': look(halfMoons, 'pieces', 'plate basket'),
  spirals: look(spirals, 'pieces', 'tin', cold),
  threads: look(spirals, 'pieces', 'tin', { hot: false, form: 'sev' }),
  mixture: look(grains, 'heaped', 'tin dona', { shows: 'filling', hot: false }),
  chips: look(crisps, 'pieces', 'tin basket', { shows: 'all', hot: false }),
  sticks: look(sticks, 'pieces', 'basket dona', filling),
  diamonds: look(spirals, 'pieces', 'tin', { hot: false, form: 'nimki' }),
  discs: look(rounds, 'pieces', 'tin plate', cold),
  seared: look(seared, 'pieces', 'leaf slate plate', all),
  skewers: look(skewers, 'pieces', 'slate', filling),
  roast: look(roast, 'pieces', 'plate brassThali', filling),
  'whole fish': look(wholeFish, 'pieces', 'plate leaf slate', filling),
  cobs: look(cobs, 'pieces', 'slate plate'),
  parcels: look(parcels, 'pieces', 'plate thali', all),
  chaat: look(chaat, 'pieces', 'dona', { shows: 'all', hot: false }),
  'filled puris': look(chaat, 'pieces', 'dona', { shows: 'filling', hot: false, form: 'pani' }),
  sandwich: look(sandwich, 'bread', 'board plate', filling),
  toast: look(toasts, 'bread', 'board slate', filling),
  wrap: look(wraps, 'bread', 'board slate', filling),
  'filled buns': look(filledBuns, 'bread', 'basket plate'),
  'bread and curry': look(breadAndCurry, 'bread', 'thali brassThali', all),
  'puri and curry': look(breadAndCurry, 'bread', 'thali brassThali', { shows: 'all', form: 'puri' }),
  'baati and curry': look(breadAndCurry, 'bread', 'thali brassThali', { shows: 'all', form: 'baati' }),
  'pav and curry': look(pavs, 'bread', 'thali slate', all),
  'rice and curry': look(riceAndCurry, 'heaped', 'thali brassThali', all),
  pizza: look(pizza, 'bread', 'board', filling),
  'boiled eggs': look(boiledEggs, 'pieces', 'plate blue'),
  'fried eggs': look(friedEggs, 'pieces', 'plate tawa', all),
  ladoo: look(ladoos, 'sweet', 'mithai brassThali', cold),
  barfi: look(diamonds, 'sweet', 'mithai', cold),
  peda: look(rounds, 'sweet', 'mithai', cold),
  halwa: look(heap, 'sweet', 'urli brassThali katori'),
  kheer: look(creamy, 'sweet', 'bowl katori urli', cold),
  'balls in syrup': look(inSyrup, 'sweet', 'katori bowl', cold),
  'white balls in syrup': look(inSyrup, 'sweet', 'bowl katori', { hot: false, form: 'rasgulla' }),
  'balls in milk': look(inSyrup, 'sweet', 'bowl katori', { hot: false, form: 'rasmalai' }),
  jalebi: look(jalebis, 'sweet', 'mithai brassThali'),
  lace: look(laces, 'sweet', 'mithai brassThali', cold),
  ghevar: look(laces, 'sweet', 'mithai brassThali', { hot: false, form: 'ghevar' }),
  'sweet half moons': look(halfMoons, 'sweet', 'mithai brassThali', cold),
  modak: look(pleated, 'sweet', 'leaf mithai', { form: 'modak' }),
  kulfi: look(kulfis, 'sweet', 'stone plate', cold),
  scoops: look(scoops, 'sweet', 'bowl blue', { shows: 'filling', hot: false }),
  muffins: look(muffins, 'sweet', 'plate board', { shows: 'filling', hot: false }),
  tarts: look(tarts, 'sweet', 'plate board', cold),
  waffles: look(waffles, 'sweet', 'plate blue'),
  'sliced roll': look(coiledSlices, 'sweet', 'plate board', cold),
  cake: look(loaf, 'sweet', 'board plate', { shows: 'filling', hot: false }),
  rings: look(rings, 'sweet', 'plate basket', cold),
  'set curd': look(setCurd, 'sweet', 'handi terracotta', cold),
  glass: look(glass, 'drink', 'none', { shows: 'filling', hot: false }),
  'milk glass': look(glass, 'drink', 'none', { shows: 'filling', hot: false, form: 'shake' }),
  'steel tumbler': look(glass, 'drink', 'none', { hot: false, form: 'chaas' }),
  'clay cup': look(glass, 'drink', 'none', { shows: 'filling', hot: false, form: 'lassi' }),
  tea: look(cup, 'drink', 'none'),
  'black tea': look(cup, 'drink', 'none', { form: 'kahwa' }),
  'pink tea': look(cup, 'drink', 'none', { form: 'noon' }),
  coffee: look(cup, 'drink', 'none', { form: 'kaapi' }),
  'chocolate cup': look(cup, 'drink', 'none', { form: 'chocolate' }),
  jar: look(jar, 'kept', 'none', { shows: 'all', hot: false }),
  powder: look(powder, 'kept', 'katori terracotta', cold),
  salad: look(salad, 'heaped', 'bowl blue plate', { shows: 'all', hot: false }),
}

/** Drawings of liquid food, never used for a dry dish, kebab or bread. */
export const poured: ReadonlySet<Food> = new Set([
  ...Object.values(looks).flatMap(({ kind, food }) => (kind === 'poured' ? [food] : [])),
  creamy,
  inSyrup,
])

export const piecesShown = (texture: Texture): PiecesShown => looks[texture].shows
