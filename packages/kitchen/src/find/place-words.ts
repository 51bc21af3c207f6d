/** Words for places of the cookbook that are smaller than a state or cross state borders, by place id. */
const words: Readonly<Record<string, readonly string[]>> = {
  'andaman-nicobar': ['andaman', 'andamans', 'nicobar'],
  'anglo-indian': ['anglo'],
  bohra: ['bohra', 'bohri', 'dawoodi'],
  bundelkhand: ['bundelkhand', 'bundelkhandi'],
  chettinad: ['chettinad', 'chettinadu', 'chettiar'],
  'coastal-karnataka': ['mangalore', 'mangalorean', 'tulu', 'kundapur', 'kundapura'],
  darjeeling: ['darjeeling'],
  hyderabad: ['hyderabad', 'hyderabadi'],
  jammu: ['jammu', 'dogra', 'dogri'],
  kashmir: ['kashmir', 'kashmiri', 'wazwan', 'srinagar'],
  kodagu: ['kodagu', 'coorg', 'coorgi', 'kodava'],
  konkan: ['konkan', 'konkani'],
  kutch: ['kutch', 'kutchi', 'kachchhi'],
  ladakh: ['ladakh', 'ladakhi'],
  malvan: ['malvan', 'malvani'],
  malwa: ['malwa', 'malwi', 'indore', 'indori'],
  mithila: ['mithila', 'maithili', 'maithil'],
  parsi: ['parsi', 'parsee'],
  puducherry: ['puducherry', 'pondicherry', 'pondy'],
  sindhi: ['sindhi', 'sindh'],
  udupi: ['udupi'],
  vidarbha: ['vidarbha', 'varhadi', 'nagpur', 'nagpuri', 'saoji'],
}

/** The id of the smaller place by word; states and regions are not included. */
export const smallPlaces: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([id, its]) => its.map((word): [string, string] => [word, id])),
)
