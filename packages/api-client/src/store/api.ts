import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from '../call/baseQuery.ts';

/** Every tag of every cache stands here, so that caches of two features can meet. */
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

/** The tags of personal data: all of it is read again after a sign-in or a logout. */
export const PERSONAL_TAGS = TAGS.filter((tag) => tag !== 'Product');

/** The one API; each feature adds its endpoints with `injectEndpoints`. */
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
