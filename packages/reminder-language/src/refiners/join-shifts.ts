import type { DateSpec, Fact } from '../parsers/facts.ts'
import { has, type Token } from '../tokens/token.ts'
import { touch } from './neighbours.ts'

/** 'Two days before Diwali', 'Diwali se do din pehle', and 'Republic Day tickets a week before' become one date. */
export function joinShifts(tokens: readonly Token[], facts: Fact[]): Fact[] {
  const joined: Fact[] = []
  for (let index = 0; index < facts.length; index++) {
    const fact = facts[index]!
    if (!fact.shift || fact.shift.length.seconds > 0) {
      joined.push(fact)
      continue
    }
    const next = facts[index + 1]
    const before = joined.at(-1)
    const hindi =
      has(tokens[fact.to - 1], 'PEHLE') ||
      has(tokens[fact.to - 1], 'BAAD') ||
      has(tokens[fact.from], 'SE') ||
      has(tokens[fact.from], 'KA')
    if (!hindi && isBase(next) && touch(tokens, fact, next!)) {
      joined.push({
        ...next!,
        date: { is: 'shifted', base: next!.date!, length: fact.shift.length, sign: fact.shift.sign },
        from: fact.from,
        weak: false,
      })
      index++
    } else if ((isBase(before) || before?.repeat?.feast) && touch(tokens, before!, fact)) {
      joined.pop()
      const spec: DateSpec = before!.date ?? { is: 'feast', feast: before!.repeat!.feast! }
      joined.push({
        ...before!,
        date: { is: 'shifted', base: spec, length: fact.shift.length, sign: fact.shift.sign },
        to: fact.to,
        weak: false,
      })
    } else {
      const far = joined.findLastIndex((other) => isBase(other))
      if (far >= 0 && fact.shift.sign < 0) {
        // The date stays in the title: 'Republic Day parade tickets'.
        const other = joined[far]!
        joined[far] = {
          from: fact.from,
          to: fact.to,
          date: { is: 'shifted', base: other.date!, length: fact.shift.length, sign: fact.shift.sign },
        }
      }
    }
  }
  return joined
}

function isBase(fact: Fact | undefined): boolean {
  return fact?.date !== undefined && fact.date.is !== 'year' && !fact.repeat
}
