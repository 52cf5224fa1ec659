import type { Gateway } from '../../../platform/gateway.ts';
import { serveWebhook } from '../../../platform/http/webhook.ts';
import { PickupEvent } from './pickups.ts';
import { applyPickupEvent, applyWarehouseEvent } from './applyReturnEvent.ts';
import { WarehouseEvent } from './warehouse.ts';

/** Mounts the webhooks of the courier, for parcels of returns, and of the warehouse. */
export function returnWebhooks(gateway: Gateway): void {
  const { secrets } = gateway.settings;
  serveWebhook(gateway, {
    path: '/v2/courier/return-webhook',
    secret: secrets.courierWebhook,
    event: PickupEvent,
    handle: async (event, log) => {
      if (!(await applyPickupEvent(gateway, event)))
        log.warn({ returnId: event.reference }, 'the courier sent an event of an unknown return');
    },
  });
  serveWebhook(gateway, {
    path: '/v2/warehouse/webhook',
    secret: secrets.warehouseWebhook,
    event: WarehouseEvent,
    handle: async (event, log) => {
      if (!(await applyWarehouseEvent(gateway, event)))
        log.warn({ returnId: event.reference }, 'the warehouse sent an event of an unknown return');
    },
  });
}
