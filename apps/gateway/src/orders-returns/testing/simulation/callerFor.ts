import { orderContract } from '@lunette/orders-returns/contract';
import { findOrder } from '../../../checkout/order/ownOrder.ts';
import { newAddress } from '../../../identity/testing/customer.ts';
import { call, guest } from '../../../platform/testing/testGateway.ts';
import type { Run, TestSystem } from './placeRandomOrder.ts';

/**
 * The caller who can change an order of a run: its shopper, or, if the session has ended with the account, a guest who has
 * entered the code sent to the order's e-mail address.
 */
export async function callerFor({ app }: TestSystem, { as }: Run, orderId: string): Promise<Run['as']> {
  const params = { orderId };
  if ((await call(app, orderContract.getOrder, { params, query: {} }, as)).status === 200) return as;
  const order = await findOrder(app.db, orderId);
  const { country } = as;
  const other = { token: await guest(app, { country }), country };
  const email = order?.email ?? '';
  const asGuest = { ...other, headers: newAddress() };
  await call(app, orderContract.sendOrderCode, { params, body: { email } }, asGuest);
  await app.runJobs();
  const mail = app.sent.mail.findLast(({ to }) => to === email);
  const value = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
  await call(app, orderContract.redeemOrderCode, { params, query: { value } }, asGuest);
  return other;
}
