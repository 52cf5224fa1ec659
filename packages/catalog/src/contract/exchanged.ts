import { Id } from '@lunette/api-client/contract';

/**
 * The order and the item for which other goods are chosen. A call with the service type of an exchange names both (CATG-09,
 * PDP-04) and is refused without; what the goods cost more or less is a call of its own.
 */
export const exchangedGoods = { orderId: Id.optional(), itemId: Id.optional() };
