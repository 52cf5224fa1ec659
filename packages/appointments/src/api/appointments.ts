import { api, wire } from '@lunette/api-client';
import {
  appointmentContract,
  homeVisitContract,
  orderVisitContract,
  storeContract,
} from '../contract/index.ts';

const homeVisitConfig = wire(homeVisitContract.getHomeVisitConfig);

/** Milliseconds after which the configuration of home visits has another `v` (APPT-06), as the home page has. */
const CONFIG_KEPT_MS = 180_000;

/** The calls about appointments, stores and their free times. */
export const appointmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNearbyStores: build.query({ ...wire(storeContract.getNearbyStores) }),
    getStudioStores: build.query({ ...wire(storeContract.getStudioStores) }),
    /** Free times change quickly: a list of them that is shown again after 30 seconds is fetched again. */
    getStoreSlots: build.query({
      ...wire(storeContract.getStoreSlots),
      providesTags: ['Appointment'],
      keepUnusedDataFor: 30,
    }),
    getHomeVisitConfig: build.query({
      ...homeVisitConfig,
      query: ({ query }: { query: object }) =>
        homeVisitConfig.query({
          query: { ...query, v: Math.floor(Date.now() / CONFIG_KEPT_MS) * CONFIG_KEPT_MS },
        }),
    }),
    validateLocation: build.query({ ...wire(homeVisitContract.validateLocation) }),
    getHomeSlots: build.query({
      ...wire(homeVisitContract.getHomeSlots),
      providesTags: ['Appointment'],
      keepUnusedDataFor: 30,
    }),
    getVisitCancelReasons: build.query({ ...wire(homeVisitContract.getCancelReasons) }),
    getAppointments: build.query({
      ...wire(appointmentContract.getAppointments),
      providesTags: ['Appointment'],
    }),
    getAppointment: build.query({
      ...wire(appointmentContract.getAppointment),
      providesTags: ['Appointment'],
    }),
    getMoveTimes: build.query({
      ...wire(appointmentContract.getMoveTimes),
      providesTags: ['Appointment'],
      keepUnusedDataFor: 30,
    }),
    bookVision: build.mutation({ ...wire(appointmentContract.bookVision), invalidatesTags: ['Appointment'] }),
    bookHome: build.mutation({ ...wire(homeVisitContract.bookHome), invalidatesTags: ['Appointment'] }),
    /** The data of the order may change with it (APPT-02). */
    bookItemVisit: build.mutation({
      ...wire(orderVisitContract.bookItemVisit),
      invalidatesTags: ['Appointment', 'Order'],
    }),
    bookOrderVisit: build.mutation({
      ...wire(orderVisitContract.bookOrderVisit),
      invalidatesTags: ['Appointment', 'Order'],
    }),
    /**
     * Requests a time before it is booked for an order, or before an appointment of an order is moved to it (APPT-02). A time
     * that is refused is no longer offered.
     */
    postStudioSlot: build.mutation({
      ...wire(orderVisitContract.postStudioSlot),
      invalidatesTags: (_slot, error) => (error ? ['Appointment'] : []),
    }),
    rescheduleOrderVisit: build.mutation({
      ...wire(orderVisitContract.rescheduleOrderVisit),
      invalidatesTags: ['Appointment', 'Order'],
    }),
    moveAppointment: build.mutation({
      ...wire(appointmentContract.moveAppointment),
      invalidatesTags: ['Appointment', 'Order'],
    }),
    cancelAppointment: build.mutation({
      ...wire(appointmentContract.cancelAppointment),
      invalidatesTags: ['Appointment', 'Order'],
    }),
  }),
});

export const {
  useBookHomeMutation,
  useBookItemVisitMutation,
  useBookOrderVisitMutation,
  useBookVisionMutation,
  useCancelAppointmentMutation,
  useGetAppointmentQuery,
  useGetAppointmentsQuery,
  useGetVisitCancelReasonsQuery,
  useGetHomeSlotsQuery,
  useGetHomeVisitConfigQuery,
  useGetMoveTimesQuery,
  useGetNearbyStoresQuery,
  useGetStoreSlotsQuery,
  useGetStudioStoresQuery,
  useLazyValidateLocationQuery,
  useMoveAppointmentMutation,
  usePostStudioSlotMutation,
  useRescheduleOrderVisitMutation,
} = appointmentApi;
