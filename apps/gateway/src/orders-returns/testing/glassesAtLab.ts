import { upgradeContract } from '@lunette/orders-returns/contract';
import type { Prescription } from '@lunette/prescription/contract';
import { sentinels } from '../../../seed/sentinels.ts';
import { itemsOf } from '../../checkout/order/ownOrder.ts';
import { payByCard, readyToPay } from '../../checkout/testing/shopper.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { call } from '../../platform/testing/testGateway.ts';
import type { startTestSystem } from './simulation/startTestSystem.ts';

type TestSystem = Pick<Awaited<ReturnType<typeof startTestSystem>>, 'app' | 'provider'>;

/** Glasses that were paid by card and are at the lab, unless they wait for their power. */
export async function glassesAtLab(
  { app, provider }: TestSystem,
  lenses: { packageId: string; prescription: Prescription },
) {
  const powerType = 'single_vision' as const;
  const ready = await readyToPay(app, {
    items: [{ productId: sentinels.inStockFrame, powerType, ...lenses }],
  });
  const { orderId } = await payByCard(app, provider, ready);
  await enqueue(app.db, 'order.begin', {});
  await app.runJobs();
  await app.runJobs();
  const [item] = await itemsOf(app.db, orderId);
  const itemId = item?.id ?? '';
  const as = { token: ready.token };
  const params = { orderId, itemId };
  return {
    orderId,
    itemId,
    as,
    params,
    lens: async () => (await itemsOf(app.db, orderId))[0]?.details.options[0]?.oid,
    /** The request of a change to another package. */
    changeTo: async (packageId: string) => {
      const { powerTypes } = (await call(app, upgradeContract.getUpgradePackage, { params }, as)).result;
      const offered = powerTypes.find(({ id }) => id === powerType)?.packages ?? [];
      const expectedDifference = offered.find(({ id }) => id === packageId)?.difference.value ?? 0;
      return {
        params,
        query: { updateFrom: lenses.packageId, updateTo: packageId },
        body: { expectedDifference },
      };
    },
  };
}
