import { writeToCache, api, wire, type CallContext, type WireArgs } from '@lunette/api-client';
import { productContract } from '@lunette/catalog/contract';
import type { z } from 'zod';
import {
  addressContract,
  deliveryContract,
  paymentContract,
  studioContract,
  type Checkout,
  type OrderPayment,
} from '../contract/index.ts';

const pay = wire(paymentContract.payOrder);

type PayArgs = WireArgs<typeof paymentContract.payOrder>;

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCheckout: build.query({ ...wire(addressContract.getShippingAddress), providesTags: ['Checkout'] }),
    getDeliveryOptions: build.query({
      ...wire(deliveryContract.getDeliveryOptions),
      providesTags: ['DeliveryOptions'],
    }),
    getPaymentMethods: build.query({ ...wire(paymentContract.getPaymentMethods), providesTags: ['Payment'] }),
    /**
     * Placing an order empties the cart (CHK-05) and may begin a membership of the customer; cancelling it fills the cart
     * again. Access to the payment changes only with the session.
     */
    getPayment: build.query({
      ...wire(paymentContract.getPayment),
      providesTags: ['Session'],
      onQueryStarted: async (_args, call) => {
        const before = endOf(call.getCacheEntry().data);
        const end = endOf((await call.queryFulfilled.catch(() => null))?.data);
        if (!end || end === before) return;
        call.dispatch(api.util.invalidateTags(['Cart', 'Checkout', 'Order', 'OrderList']));
        if (end === 'placed') call.dispatch(api.util.invalidateTags(['Customer']));
      },
    }),
    lookUpPostcode: build.query({ ...wire(productContract.checkPincode) }),
  }),
});

/** Whether the order of a payment was placed or cancelled. A late payment can place a cancelled order. */
function endOf(payment: OrderPayment | undefined): 'placed' | 'cancelled' | null {
  if (payment?.orderPlaced) return 'placed';
  return payment?.orderCancelled ? 'cancelled' : null;
}

const cachedCheckout = readApi.endpoints.getCheckout.select();

/**
 * The answer of a step is the whole checkout. Cart and payment methods are read again, as their prices can change. The leads
 * of the answer can be older than the cached ones of the same cart, which their own calls write.
 */
const step = {
  onQueryStarted: writeToCache(
    (checkout: z.infer<typeof Checkout>) => (dispatch, getState) => {
      const cached = cachedCheckout(getState()).data;
      const { leads } = cached?.cart.id === checkout.cart.id ? cached : checkout;
      return dispatch(readApi.util.upsertQueryData('getCheckout', undefined, { ...checkout, leads }));
    },
    { queries: [cachedCheckout], tag: 'Checkout' },
  ),
};

/** The calls of the checkout: its steps, the payment methods and the payment of an order. */
export const checkoutApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    saveShippingAddress: build.mutation({
      ...wire(addressContract.saveShippingAddress),
      ...step,
      invalidatesTags: (checkout) => (checkout ? ['Cart', 'DeliveryOptions', 'Payment'] : []),
    }),
    updateDeliveryOption: build.mutation({
      ...wire(deliveryContract.updateDeliveryOption),
      ...step,
      // A refusal can mean that the address was changed in another tab.
      invalidatesTags: (checkout) => (checkout ? ['Cart', 'Payment'] : ['Checkout', 'DeliveryOptions']),
    }),
    chooseStudio: build.mutation({ ...wire(studioContract.chooseStudio), ...step }),
    /**
     * Its answer replaces the cached payment of an earlier try. If the cart is refused, its data has changed since the
     * shopper saw it, so it is read again.
     */
    payOrder: build.mutation<OrderPayment, PayArgs>({
      queryFn: async (args, { extra }, _options, ask) => {
        const { client } = extra as CallContext;
        const answer = await ask(pay.query({ ...args, body: { ...args.body, returnTo: client } }));
        return answer.error ? { error: answer.error } : { data: answer.data as OrderPayment };
      },
      responseSchema: pay.responseSchema,
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const arg = { params: { orderId: answer.data.orderId } };
        dispatch(readApi.util.upsertQueryEntries([{ endpointName: 'getPayment', arg, value: answer.data }]));
      },
      invalidatesTags: (payment, error, { body }) => {
        if (payment)
          return payment.orderPlaced
            ? ['Cart', 'Checkout', 'Customer', 'Order', 'OrderList', 'Prescription', 'StoreCredit']
            : ['Order', 'OrderList', 'StoreCredit', ...(body.withoutOffer ? (['Payment'] as const) : [])];
        if (typeof error?.status !== 'number') return [];
        return body.orderId ? ['Payment'] : ['Cart', 'Checkout', 'DeliveryOptions', 'Payment'];
      },
    }),
  }),
});

export const {
  useChooseStudioMutation,
  useGetCheckoutQuery,
  useGetDeliveryOptionsQuery,
  useGetPaymentMethodsQuery,
  useGetPaymentQuery,
  useLazyGetPaymentQuery,
  useLazyLookUpPostcodeQuery,
  usePayOrderMutation,
  useSaveShippingAddressMutation,
  useUpdateDeliveryOptionMutation,
} = checkoutApi;
