import { Id } from '@lunette/api-client/contract';

/**
 * The order and the item for which other goods are chosen. A call with the service type of an exchange must send both
 * (CATG-09, PDP-04), or it is refused. The difference in price has its own call.
 */
export const exchangedGoods = { orderId: Id.optional(), itemId: Id.optional() };
