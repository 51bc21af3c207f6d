import { everywhere } from '../can-supply.ts'
import { cityOf } from '../city-of.ts'
import { understand } from './classify.ts'
import { needCalled } from './labels.ts'
import { type Category, type NeedName, needs } from './needs.ts'

/** A vendor that could be recommended. */
export type Candidate = {
  id: string
  name: string
  description: string
  /** Price tier, from one to three. */
  tier: number
  location: string
  services: readonly string[]
  website: string | null
  rating: number | null
}

export type Asked = {
  text: string
  /** The person's city. */
  city: string
  /** Hours until the reminder is due; negative once it is past. */
  hoursLeft: number
  /** The hour of the day at which it is due, 0 to 23: advice for the evening is no use in the morning. */
  hour?: number
  /** How often the person accepted each vendor, minus how often they rejected it. */
  liking: ReadonlyMap<string, number>
}

export type Recommended = {
  id: string
  why: string
  /** The part of `why` without the reminder's words. */
  does: string
  /** The words of the reminder that led to it, most relevant first. */
  words: string[]
  category: Category
  priority: 'high' | 'medium' | 'low'
  /** From 0 to 10, with one decimal. */
  relevance: number
}

export type Recommendation = {
  /** The category of the strongest need; null if there is none. */
  category: Category | null
  urgency: 'high' | 'medium' | 'low'
  providers: Recommended[]
  activities: { name: string; why: string }[]
}

/** The most vendors shown, so that the panel stays easy to scan. */
const most = 6
/** A second need counts only if its score is at least this share of the first. */
const clearlySecond = 0.6

/** Recommends vendors and activities for a reminder, from its words. No vendors if the words express no need. */
export function recommend(asked: Asked, candidates: readonly Candidate[]): Recommendation {
  const { needs: found, urgency: said, tiers } = understand(asked.text)
  const clear = found.filter(({ score }) => score >= found[0]!.score * clearlySecond).slice(0, 2)
  const urgency = said === 'medium' && asked.hoursLeft < 24 ? 'high' : said
  const city = cityOf(asked.city)
  const providers = candidates
    .filter(({ location }) => location === everywhere || cityOf(location) === city)
    .flatMap((candidate) => {
      const offered = needsOf(candidate)
      const rank = clear.findIndex(({ name }) => offered.includes(name))
      if (rank < 0) return []
      const { name, words } = clear[rank]!
      if (name === 'groceries' && sellsOnlyMeat(candidate) && !words.some(isMeat)) return []
      const does = doing(candidate, { city, cheap: tiers.length === 1 })
      return {
        id: candidate.id,
        why: `${does}. For “${words[0]}” in your reminder`,
        does,
        words,
        category: needs[name].category,
        priority: priorityOf(name, urgency, asked.hoursLeft),
        relevance: relevanceOf(candidate, { rank, offered, need: name, tiers, liking: asked.liking, city }),
      }
    })
  providers.sort((a, b) => b.relevance - a.relevance || (a.id < b.id ? -1 : 1))
  return {
    category: clear[0] ? needs[clear[0].name].category : null,
    urgency,
    providers: providers.slice(0, most).map((one) => ({ ...one, relevance: Math.round(one.relevance * 10) / 10 })),
    activities: clear.flatMap(({ name }) =>
      needs[name].activities.flatMap(([activity, why]) =>
        isTooEarly(name, asked.hour) ? [] : [{ name: activity, why }],
      ),
    ),
  }
}

/** Whether it is too early for advice on ordering food, which is about dinner. */
const isTooEarly = (need: NeedName, hour = 20): boolean => need === 'fooddelivery' && (hour < 15 || hour > 21)

/** Words for meat, fish and eggs, however they are spelt: they name the whole range of some shops. */
const isMeat = (word: string): boolean =>
  /^(?:meat|chic?ken|mutton|murga|ke+ma|fish|mach+h?l[iy]|prawn|egg|and[ae]\b|मछली|चिकन|मटन|अंड)/iu.test(word)

/** Whether meat, fish and eggs are all the food that a vendor's name and description mention. */
function sellsOnlyMeat({ name, description }: Candidate): boolean {
  const foods = understand(`${name}. ${description}`).needs.find((need) => need.name === 'groceries')?.words ?? []
  return foods.length > 0 && foods.every(isMeat)
}

const known = new WeakMap<readonly string[], NeedName[]>()

/**
 * Returns a vendor's needs, the main one first: from the names of needs among its services, or the words of other
 * services.
 */
function needsOf({ services }: Candidate): NeedName[] {
  let offered = known.get(services)
  if (!offered) {
    offered = [
      ...new Set(services.flatMap((service) => needCalled(service) ?? understand(service).needs[0]?.name ?? [])),
    ]
    known.set(services, offered)
  }
  return offered
}

type Weighed = {
  rank: number
  offered: NeedName[]
  need: NeedName
  tiers: number[]
  liking: ReadonlyMap<string, number>
  city: string
}

/**
 * Scores a vendor from 0 to 10: the strongest need, served as the vendor's main one, nearby, at a suitable price, liked
 * before and well rated.
 */
function relevanceOf(candidate: Candidate, { rank, offered, need, tiers, liking, city }: Weighed): number {
  const place = offered.indexOf(need)
  const isMainThing = 1.6 / (1 + place) + 0.8 / offered.length
  const isHere = cityOf(candidate.location) === city ? 0.2 : 0
  const fitsPurse = tiers.includes(candidate.tier) ? 0.5 : -1.5
  const isLiked = Math.max(-3, Math.min(1, 0.5 * (liking.get(candidate.id) ?? 0)))
  const isRated = candidate.rating === null ? 0 : (candidate.rating - 3) * 0.4
  const score = 6 - 2 * rank + isMainThing + isHere + fitsPurse + isLiked + isRated
  return Math.max(1, Math.min(10, score))
}

function priorityOf(need: NeedName, urgency: Recommendation['urgency'], hoursLeft: number): Recommended['priority'] {
  if (urgency === 'high') return 'high'
  const { books } = needs[need]
  if (books === 'early') return hoursLeft < 14 * 24 ? 'high' : 'medium'
  if (books === 'soon') return hoursLeft < 48 ? 'high' : 'medium'
  return urgency === 'low' ? 'low' : hoursLeft < 24 ? 'medium' : 'low'
}

/** Describes the vendor from known facts only: what it does, and where. */
function doing({ description, location, tier }: Candidate, { city, cheap }: { city: string; cheap: boolean }): string {
  const where = location === everywhere ? '' : ` in ${city}`
  const price = cheap && tier === 1 ? ', at low prices' : ''
  return `${description}${where}${price}`
}
