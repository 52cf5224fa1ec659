import { upgradeContract } from '@lunette/orders-returns/contract';
import { expect, test } from 'vitest';
import { sentinels } from '../../seed/sentinels.ts';
import { FRAME } from '../checkout/testing/shopper.ts';
import { call } from '../platform/testing/testGateway.ts';
import { exchangingStore } from './testing/exchanging.ts';
import { glassesAtLab } from './testing/glassesAtLab.ts';

/** The time after which a page gives up its call. */
const PAGE_WAITS_MS = 5_000;
const OTHER = { productId: sentinels.rimlessFrame, powerType: 'frame_only' } as const;
const POWER = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };

/** Reads a page while the provider does not answer. */
async function readInTime<T>(
  { provider }: Pick<Awaited<ReturnType<typeof exchangingStore>>, 'provider'>,
  read: () => Promise<T>,
): Promise<T> {
  const begun = Date.now();
  provider.mode = 'hanging';
  const answer = await read();
  provider.mode = 'up';
  expect(Date.now() - begun).toBeLessThan(PAGE_WAITS_MS);
  return answer;
}

test('RET-10 a provider that does not answer does not delay the page of an exchange that waits for its payment', async () => {
  const store = await exchangingStore();
  const owner = await store.delivered([FRAME]);
  const { id, status } = await store.exchanged(owner, OTHER);
  expect(status).toBe('unpaid');
  const { result } = await readInTime(store, () => store.read(owner, id));
  expect(result).toMatchObject({ status: 'unpaid' });
  expect(await store.pay(owner, id)).toMatchObject({ status: 'confirmed' });
});

test('LPU-01 a provider that does not answer does not delay the page of lenses whose change waits for its payment', async () => {
  const store = await exchangingStore();
  const { app } = store;
  const { params, as, changeTo } = await glassesAtLab(store, { packageId: 'clear-156', prescription: POWER });
  expect((await call(app, upgradeContract.updatePackage, await changeTo('thin-160'), as)).status).toBe(200);
  const { result } = await readInTime(store, () =>
    call(app, upgradeContract.getUpgradePackage, { params }, as),
  );
  expect(result.amendment).toMatchObject({ status: 'open' });
});
