/** Names of the fields that an order requires; the page finds the inputs by them. */
export const deliveryFields = { address: 'address', pinCode: 'pin-code', deliverBy: 'deliver-by' } as const
