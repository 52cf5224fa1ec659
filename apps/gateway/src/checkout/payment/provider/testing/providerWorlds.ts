import { testGatewayApp } from '../../../../platform/testing/testGateway.ts';
import { razorpayStandIn } from './razorpayStandIn.ts';
import { sandboxStandIn } from './sandboxStandIn.ts';
import { stripeStandIn } from './stripeStandIn.ts';

/** The provider of a test, and two gateways that use it with the same database. */
export type ProviderWorld = Awaited<ReturnType<typeof providerWorlds>>[number];

/** Opens a world for each provider, one after the other, since each starts two gateways. */
export async function providerWorlds() {
  const worlds = [];
  for (const stand of [await sandboxStandIn(), await stripeStandIn(), await razorpayStandIn()]) {
    const { settings, name } = stand;
    const app = await testGatewayApp({ settings });
    const other = await testGatewayApp({ settings, databaseUrl: app.databaseUrl });
    worlds.push({ name, stand, app, other });
  }
  return worlds;
}
