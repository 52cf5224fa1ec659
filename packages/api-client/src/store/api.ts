import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from '../call/baseQuery.ts';

/** The tags of all caches, in one list, so that a write of one feature can invalidate the cache of another. */
export const TAGS = [
  'Session',
  'Customer',
  'Product',
  'Cart',
  'Checkout',
  'DeliveryOptions',
  'Payment',
  'SavedCard',
  'Order',
  'OrderList',
  'Address',
  'Consent',
  'Device',
  'Passkey',
  'StoreCredit',
  'Prescription',
  'Wishlist',
  'Marketing',
  'FrameSize',
  'FaceProfile',
  'Appointment',
] as const;

/** The tags of personal data, which is read again after a sign-in or a logout. */
export const PERSONAL_TAGS = TAGS.filter((tag) => tag !== 'Product');

/** The one API of RTK Query; each feature adds its endpoints with `injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  keepUnusedDataFor: 300,
  catchSchemaFailure: (fault) => ({
    status: 'BAD_ANSWER' as const,
    data: {
      code: 'bad_answer',
      detail: `${fault.schemaName}: ${fault.issues[0]?.message ?? 'unexpected shape'}`,
    },
  }),
  endpoints: () => ({}),
});
