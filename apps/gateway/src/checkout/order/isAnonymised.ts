import type { Order } from './schema.ts';

/** Whether the personal data of an order was removed, because its account was deleted or its guest's session has ended. */
export function isAnonymised({ email }: Pick<Order, 'email'>): boolean {
  return email === '';
}
