/** Roles of people with an account; a helper has none and makes no calls. */
export const householdRoles = ['owner', 'adult', 'child'] as const
export type HouseholdRole = (typeof householdRoles)[number]

/** Values for `Endpoint.roles`. */
export const adults: readonly HouseholdRole[] = ['owner', 'adult']
export const owners: readonly HouseholdRole[] = ['owner']
