import type { Gateway } from '../../platform/gateway.ts';
import { serveWebhook } from '../../platform/http/webhook.ts';
import { CourierEvent } from './parcel/courier.ts';
import { applyCourierEvent, applyLabEvent } from './applyWebhook.ts';
import { applyRefusedParcelEvent } from '../returns/refusedParcel/applyRefusedParcelEvent.ts';
import { LabEvent } from './lab/lab.ts';

/** Mounts the webhooks of the lab and of the courier. */
export function fulfilmentWebhooks(gateway: Gateway): void {
  const { secrets } = gateway.settings;
  serveWebhook(gateway, {
    path: '/v2/lab/webhook',
    secret: secrets.labWebhook,
    event: LabEvent,
    handle: async (event, log) => {
      if (!(await applyLabEvent(gateway, event)))
        log.warn({ itemId: event.reference }, 'the lab sent an event of an item that it does not have');
    },
  });
  serveWebhook(gateway, {
    path: '/v2/courier/webhook',
    secret: secrets.courierWebhook,
    event: CourierEvent,
    handle: async (event, log) => {
      const isKnown =
        (await applyCourierEvent(gateway, event)) || (await applyRefusedParcelEvent(gateway, event));
      if (!isKnown) log.warn({ parcelId: event.reference }, 'the courier sent an event of an unknown parcel');
    },
  });
}
