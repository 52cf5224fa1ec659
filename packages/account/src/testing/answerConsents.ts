import type { TestGateway } from '@lunette/api-client/testing';
import { consentContract, type ConsentEntry, type MarketingSubscription } from '@lunette/session/contract';
import { aConsent } from '@lunette/session/testing';

/** Answers the calls about consents: each one that changes is added to the history. */
export function answerConsents(gateway: TestGateway, start: MarketingSubscription): TestGateway {
  let news = start;
  let optedIn = false;
  let consents: ConsentEntry[] = [aConsent()];
  const whatsApp = () => ({
    response: {
      status: 'success' as const,
      details: optedIn ? ('OPT_IN' as const) : ('OPT_OUT' as const),
      id: '7',
    },
  });
  const note = (channel: ConsentEntry['channel'], granted: boolean) => {
    consents = [aConsent({ id: `consent-${consents.length + 1}`, channel, granted }), ...consents];
  };
  return gateway
    .on(consentContract.getMarketingSubscription, () => news)
    .on(consentContract.setMarketingSubscription, ({ body }) => {
      for (const [channel, granted] of Object.entries(body)) note(channel as keyof typeof news, granted);
      return (news = { ...news, ...body });
    })
    .on(consentContract.getConsents, () => ({ consents }))
    .on(consentContract.getWhatsAppConsent, whatsApp)
    .on(consentContract.setWhatsAppConsent, ({ body }) => {
      optedIn = body.optingValue;
      note('whatsappOrders', optedIn);
      return whatsApp();
    });
}
