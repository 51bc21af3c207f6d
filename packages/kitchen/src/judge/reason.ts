/** The reasons for rejecting a submitted recipe. */
export type ReasonKind =
  | 'diet'
  | 'duplicate'
  | 'quantity'
  | 'nutrition'
  | 'steps'
  | 'unsafe'
  | 'times'
  | 'unknown'
  | 'incomplete'

export type Reason = { kind: ReasonKind; sentence: string }

export const reason = (kind: ReasonKind, sentence: string): Reason => ({ kind, sentence })
