const booking =
  /(?<![\p{L}\p{N}])(?:pnr(?:\/booking ref\.?)?|booking (?:id|ref(?:erence)?|no)|confirmation (?:number|no)|ticket(?: no)?|पीएनआर)\.?\s?(?:no\.?)?\s?[:#-]?\s?([a-z]*[\dx][a-z\d]{3,13}|[A-Z]{5,6}\d?)(?![\p{L}\p{N}])/iu
const account =
  /(?<![\p{L}\p{N}])(?:(?:policy|consumer|loan|ca|bp|rr|account|a\/c|card|fd|order|awb|invoice|service|sub id|arn|shipment|article|khata|parcel)(?: (?:no|number|id|ending|ending with|a\/c))?\.?\s?[:#-]?\s?)(?:no\.?\s)?(?:ending (?:in |with )?)?([x*]{2,}[\s-]?[\da-z]{2,}|[a-z]{0,6}-?\d[\da-z-]{2,17})(?![\p{L}\p{N}])/iu
const masked = /(?<![\p{L}\p{N}])((?:[x*]{2,}[\s-]?)+\d{2,6})(?![\p{L}\p{N}])/iu

/**
 * Returns the reference of a due: PNR, policy, card or account number, as far as it is visible; null if there is none.
 */
export function referenceIn(text: string): string | null {
  const found = booking.exec(text) ?? account.exec(text) ?? masked.exec(text)
  return found
    ? found[1]!
        .toUpperCase()
        .replace(/[\s*-]/g, '')
        .replace(/^X+(?=\d)/, 'XX')
    : null
}
