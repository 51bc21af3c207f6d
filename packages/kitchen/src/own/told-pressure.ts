/** Whether words are of a cooker under pressure: a clay pot whistles at its seal, and a steamer by its lid. */
export const underPressure =
  /(?<!\b(?:clay|steam) )\bwhistles?\b|\bunder pressure\b|\bpressure[- ]cook(?!er)|\b(?:cook|boil)\b[^.;]*\bin (?:a|the) (?:pressure )?cooker\b/i
