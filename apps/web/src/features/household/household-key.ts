/** The cache key of the household; apart from its query, which the dashboard's first view does without. */
export const householdKey = ['household'] as const
