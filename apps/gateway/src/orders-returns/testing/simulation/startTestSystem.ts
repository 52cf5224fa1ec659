import { fakeProvider } from '../../../checkout/testing/fakeProvider.ts';
import { testGatewayApp } from '../../../platform/testing/testGateway.ts';
import { fakeBank } from '../fakeBank.ts';
import { fakeFulfilment } from '../fakeFulfilment.ts';
import { fakeTransport } from '../fakeTransport.ts';
import type { TestSystem } from './placeRandomOrder.ts';

/** A gateway of a test file with all its outside services. */
export async function startTestSystem(): Promise<TestSystem> {
  const provider = await fakeProvider();
  const [outside, transport, bank] = [fakeFulfilment(), fakeTransport(), fakeBank()];
  const first = await testGatewayApp();
  const app = await testGatewayApp({
    databaseUrl: first.databaseUrl,
    settings: { sandboxUrl: provider.url },
    services: [outside, transport, bank].reduce(
      (all, { services }) => ({ ...all, ...services(first.settings) }),
      {},
    ),
  });
  return { app, provider, outside, transport, bank, unanswered: [] };
}
