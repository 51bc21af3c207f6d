/** Matches text about a pressure cooker, but not whistles of a clay pot at its seal or of a steamer at its lid. */
export const underPressure =
  /(?<!\b(?:clay|steam) )\bwhistles?\b|\bunder pressure\b|\bpressure[- ]cook(?!er)|\b(?:cook|boil)\b[^.;]*\bin (?:a|the) (?:pressure )?cooker\b/i
