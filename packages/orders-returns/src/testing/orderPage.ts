/** The props that a storefront passes to every page of an order, for tests and stories. */
export const orderPage = { lookUp: async () => null, phone: '1800 202 4400' };
