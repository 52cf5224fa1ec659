import { expect, test } from 'vitest';
import { storeSaleContract } from '../contract/index.ts';
import { aStoreSale } from '../testing/fixtures.ts';
import { heldAnswer } from '../testing/openPopup.tsx';
import { storeSaleGateway } from '../testing/staffGateway.ts';
import { storeSaleApi } from './storeSale.ts';

const { getStoreSales, recordStoreSale, removeStoreSale } = storeSaleApi.endpoints;

test('STAFF-03 a sale that is recorded while another one is removed stays in the list, whichever answer arrives last', async () => {
  const [old, recorded] = [
    aStoreSale(),
    aStoreSale({ id: '019aa0c2-6c1e-7a00-8000-000000000299', receipt: 'R-299' }),
  ];
  const removal = heldAnswer();
  let sales = [old];
  const gateway = storeSaleGateway()
    .on(storeSaleContract.getStoreSales, () => ({ sales }))
    .on(storeSaleContract.recordStoreSale, () => {
      sales = [recorded, ...sales];
      return recorded;
    })
    .on(storeSaleContract.removeStoreSale, async () => {
      sales = [];
      await removal.wait;
      return { sales: [] };
    });
  const store = gateway.store();
  const shown = () =>
    getStoreSales
      .select()(store.getState())
      .data?.sales.map(({ id }) => id);
  const subscription = store.dispatch(getStoreSales.initiate());
  await subscription;
  const removing = store.dispatch(removeStoreSale.initiate({ params: { saleId: old.id } }));
  await expect.poll(() => gateway.received.at(-1)?.method).toBe('DELETE');
  const { salesman, receipt, soldOn, amount } = recorded;
  const collectionData = { salesmanId: salesman.id, receipt, soldOn, amount: amount.value };
  await store.dispatch(recordStoreSale.initiate({ body: { collectionData }, idempotencyKey: 'sale-299' }));
  await expect.poll(shown).toContain(recorded.id);
  removal.letGo();
  await removing;
  await expect.poll(shown).toEqual([recorded.id]);
  subscription.unsubscribe();
});
