import type { CheckoutLeads } from '@lunette/checkout/contract';
import { countryOf, isMobileNumber, nationalNumber } from '@lunette/country-config';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { saveLead } from './cartLeads.ts';

/** The delay before the shop is notified, so that a shopper can withdraw the request. */
const NOTIFIED_AFTER_MS = 10 * 60_000;
const HTO = { purpose: 'home-visit', job: 'marketing.tell-shop', afterMs: NOTIFIED_AFTER_MS } as const;

/**
 * Stores the phone number of a shopper who agrees to be called about an eye check-up at home, and notifies the shop later.
 */
export async function saveHtoLead(
  { consent, phone = '' }: { consent: boolean; phone?: string | undefined },
  context: CallContext<'guest'>,
): Promise<CheckoutLeads> {
  const { country } = context;
  if (!consent) return saveLead(HTO, null, context);
  const { storeHomeTrial, maxMobileLength: digits } = countryOf(country);
  if (!storeHomeTrial) throw refuse(422, 'hto_not_offered', 'checkout.hto-not-offered');
  if (!isMobileNumber(phone, country))
    throw refuse(
      422,
      'invalid',
      'checkout.address-phone',
      { digits },
      { phone: { id: 'checkout.address-phone', values: { digits } } },
    );
  return saveLead(HTO, { phone: nationalNumber(phone, country) }, context);
}
