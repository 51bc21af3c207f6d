import { inSlices } from '../in-slices.ts'
import { devanagariPairs, type NamedDish, namedDishes } from '../names/dishes.ts'
import { wordsOf } from '../names/fold.ts'
import { slack, type Vocabulary, vocabulary } from './closeness.ts'
import { nameKeys } from './query.ts'

type Names = {
  written: Map<string, NamedDish>
  joined: Map<string, NamedDish>
  sorted: Map<string, NamedDish>
  near: Vocabulary
  hindi: Map<string, NamedDish>
}

const named = inSlices(read)

export const nameSlices = () => named.slices()

/** So many dishes are a slice of the work. */
const sliceDishes = 200

function* read(): Generator<undefined, Names> {
  const written = new Map<string, NamedDish>()
  const joined = new Map<string, NamedDish>()
  const sorted = new Map<string, NamedDish>()
  const hindi = new Map<string, NamedDish>()
  const byName = new Map<string, NamedDish>()
  const add = (to: Map<string, NamedDish>, key: string, dish: NamedDish) => {
    const other = to.get(key)
    if (key !== '' && (!other || (dish.exact && !other.exact))) to.set(key, dish)
  }
  const dishes = namedDishes()
  for (const [at, dish] of dishes.entries()) {
    if (at % sliceDishes === 0) yield
    for (const name of dish.names) {
      const words = wordsOf(name)
      const keys = nameKeys(words)
      add(written, words.join(''), dish)
      add(joined, keys.joined, dish)
      add(sorted, keys.sorted, dish)
      byName.set(name, dish)
    }
  }
  for (const [script, name] of devanagariPairs()) {
    const dish = byName.get(name)
    if (dish) hindi.set(script.normalize('NFC'), dish)
  }
  yield
  return { written, joined, sorted, hindi, near: vocabulary(joined.keys()) }
}

/** The dish that these words name, whatever their spelling, spaces and order; the text itself is looked up in Devanagari. */
export function sameName(words: readonly string[], text = ''): NamedDish | undefined {
  const known = named.get()
  const keys = nameKeys(words)
  // As written first: Alu Vadi and Aloo Wadi are two dishes that sound alike.
  const asWritten = known.hindi.get(text.trim().normalize('NFC')) ?? known.written.get(words.join(''))
  return asWritten ?? known.joined.get(keys.joined) ?? known.sorted.get(keys.sorted)
}

/** The dish whose name is nearest to these words, where a few slips (at most `most`) explain the difference. */
export function nearName(words: readonly string[], most = Infinity): NamedDish | undefined {
  const known = named.get()
  const { joined } = nameKeys(words)
  // Short names have too many neighbours to guess at by more than one slip.
  const [best] = known.near.near(joined, Math.min(most, slack(joined.length), joined.length / 5))
  return best && known.joined.get(best.key)
}
