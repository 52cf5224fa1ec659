import { consentContract } from '@lunette/session/contract';
import type { CallContext } from '../../../platform/http/callContext.ts';
import type { Gateway } from '../../../platform/gateway.ts';
import { serve, type Handler } from '../../../platform/http/serve.ts';
import { consentHistory, consentsNow, recordConsents, subscriptionOf } from './consents.ts';

/** Mounts the consents of a customer: marketing by each channel, messages about orders by WhatsApp, and their history. */
export function consentRoutes(gateway: Gateway): void {
  serve(gateway, consentContract.getMarketingSubscription, async (_input, { db, session }) =>
    subscriptionOf(db, session.customerId),
  );

  serve(gateway, consentContract.setMarketingSubscription, async ({ body }, { db, session, client }) => {
    await db.transaction((tx) => recordConsents(tx, session.customerId, body, client));
    return subscriptionOf(db, session.customerId);
  });

  serve(gateway, consentContract.getConsents, async (_input, { db, session }) => ({
    consents: await consentHistory(db, session.customerId),
  }));

  serve(gateway, consentContract.getWhatsAppConsent, async (_input, context) => whatsApp(context));

  const setWhatsApp: Handler<typeof consentContract.setWhatsAppConsent> = async ({ body }, context) => {
    const { db, session, client } = context;
    const changes = { whatsappOrders: body.optingValue };
    await db.transaction((tx) => recordConsents(tx, session.customerId, changes, client));
    return whatsApp(context);
  };
  serve(gateway, consentContract.setWhatsAppConsent, setWhatsApp);
  serve(gateway, consentContract.addWhatsAppConsent, setWhatsApp);
}

async function whatsApp({ db, session }: CallContext<'customer'>) {
  const { whatsappOrders: now } = await consentsNow(db, session.customerId);
  return {
    response: {
      status: 'success' as const,
      details: now?.granted ? ('OPT_IN' as const) : ('OPT_OUT' as const),
      id: now?.id ?? '',
    },
  };
}
