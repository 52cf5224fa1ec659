import type { Gateway } from '../../platform/gateway.ts';
import { serveWebhook } from '../../platform/http/webhook.ts';
import { CourierStep } from './courier.ts';
import { hearCourier, hearLab } from './hearNews.ts';
import { LabStep } from './lab.ts';

/** Mounts the webhooks of the lab and of the courier. */
export function fulfilmentWebhooks(gateway: Gateway): void {
  const { secrets } = gateway.settings;
  serveWebhook(gateway, {
    path: '/v2/lab/webhook',
    secret: secrets.labWebhook,
    event: LabStep,
    hear: async (step, log) => {
      if (!(await hearLab(gateway, step)))
        log.warn({ itemId: step.reference }, 'the lab spoke of an item that is not known here');
    },
  });
  serveWebhook(gateway, {
    path: '/v2/courier/webhook',
    secret: secrets.courierWebhook,
    event: CourierStep,
    hear: async (step, log) => {
      if (!(await hearCourier(gateway, step)))
        log.warn({ parcelId: step.reference }, 'the courier spoke of a parcel that is not known here');
    },
  });
}
