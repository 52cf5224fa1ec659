import { api, wire } from '@lunette/api-client';
import { productContract } from '@lunette/catalog/contract';
import type { z } from 'zod';
import { addressContract, deliveryContract, paymentContract, type Checkout } from './contract/index.ts';

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCheckout: build.query({ ...wire(addressContract.getShippingAddress), providesTags: ['Checkout'] }),
    getDeliveryOptions: build.query({
      ...wire(deliveryContract.getDeliveryOptions),
      providesTags: ['DeliveryOptions'],
    }),
    getPaymentMethods: build.query({ ...wire(paymentContract.getPaymentMethods), providesTags: ['Payment'] }),
    /** An order that is placed leaves an empty cart behind (CHK-05). */
    getPayment: build.query({
      ...wire(paymentContract.getPayment),
      onQueryStarted: async (_args, { dispatch, queryFulfilled, getCacheEntry }) => {
        const before = getCacheEntry().data?.orderPlaced ?? false;
        const answer = await queryFulfilled.catch(() => null);
        if (answer?.data.orderPlaced && !before) dispatch(api.util.invalidateTags(['Cart', 'Checkout', 'Order']));
      },
    }),
    lookUpPostcode: build.query({ ...wire(productContract.checkPincode) }),
  }),
});

type CheckoutState = z.infer<typeof Checkout>;
type Keep = ReturnType<typeof readApi.util.upsertQueryData<'getCheckout'>>;

/** The answer of a step is the whole checkout; the cart and the ways to pay may cost something else now. */
const step = {
  onQueryStarted: async (
    _args: unknown,
    { dispatch, queryFulfilled }: { dispatch: (keep: Keep) => unknown; queryFulfilled: Promise<{ data: CheckoutState }> },
  ) => {
    const answer = await queryFulfilled.catch(() => null);
    if (answer) dispatch(readApi.util.upsertQueryData('getCheckout', undefined, answer.data));
  },
};

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
      invalidatesTags: (checkout) => (checkout ? ['Cart', 'Payment'] : ['DeliveryOptions']),
    }),
    shippingCheck: build.mutation({ ...wire(deliveryContract.shippingCheck) }),
    /** A refusal means that something is not as the shopper saw it, so what was shown is read again. */
    payOrder: build.mutation({
      ...wire(paymentContract.payOrder),
      invalidatesTags: (payment, error) => {
        if (payment) return payment.orderPlaced ? ['Cart', 'Checkout', 'Order'] : ['Order'];
        return typeof error?.status === 'number' ? ['Cart', 'Checkout', 'DeliveryOptions', 'Payment'] : [];
      },
    }),
  }),
});

export const {
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
