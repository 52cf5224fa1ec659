import { catalogApi } from '@lunette/catalog';
import type { OrderSummaryScreenProps } from '@lunette/orders-returns';
import { usePageLayout } from '../layout/usePageLayout.ts';

/** The props that the storefront passes to every page of an order: the postcode look-up and the phone number of the support. */
export function useOrderPage(): Pick<OrderSummaryScreenProps, 'lookUp' | 'phone'> {
  const { configuration } = usePageLayout();
  const [askPostcode] = catalogApi.endpoints.checkPincode.useLazyQuery();
  const lookUp: OrderSummaryScreenProps['lookUp'] = async (pincode, country) =>
    (await askPostcode({ params: { pincode }, query: { country } }, true)).data ?? null;
  return { lookUp, phone: configuration.support?.phone };
}
