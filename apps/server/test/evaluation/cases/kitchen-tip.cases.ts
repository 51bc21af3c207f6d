/** Months for which a tip is requested; each tip must pass `isGoodTip` and must not contain these words. */
export const kitchenTipCases = ['January', 'April', 'July', 'October'].map((month) => ({
  name: `a tip for ${month}`,
  context: { month },
  neverSays: /https?:|www\.|health|weight|immun|₹/i,
}))
