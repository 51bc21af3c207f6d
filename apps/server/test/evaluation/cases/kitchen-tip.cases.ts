/** Months for which a tip is asked; each has to pass `isGoodTip` and to say nothing of these. */
export const kitchenTipCases = ['January', 'April', 'July', 'October'].map((month) => ({
  name: `a tip for ${month}`,
  context: { month },
  neverSays: /https?:|www\.|health|weight|immun|₹/i,
}))
