/** Names of the fields that an order needs, by which the page finds them. */
export const deliveryFields = { address: 'address', pinCode: 'pin-code', deliverBy: 'deliver-by' } as const
