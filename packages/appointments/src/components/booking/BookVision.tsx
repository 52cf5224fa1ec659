import { Message } from '@lunette/ui-kit';
import { CalendarDays, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBookVisionMutation, useGetNearbyStoresQuery } from '../../api/appointments.ts';
import type { Store } from '../../contract/index.ts';
import { ALL_STORES } from '../../prefetch.ts';
import { useText } from '../../text.ts';
import { useBookingDraft } from './bookingDraft.ts';
import { useBooking } from './useBooking.ts';
import { useMomentText, type Moment } from '../times/useMomentText.ts';
import { JUST_BOOKED, pathOfVisit } from '../times/visitPath.ts';
import { BookingAction } from './BookingAction.tsx';
import { BookingLayout } from './BookingLayout.tsx';
import { BookingStep } from './BookingStep.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { StoreFinder } from '../store/StoreFinder.tsx';
import { StoreTimes } from '../times/StoreTimes.tsx';
import { VisitLine } from '../visit/VisitLines.tsx';
import { ContactFields } from './ContactFields.tsx';

/** Books an eye test of half an hour: the store, the time and the person who comes. */
export function BookVision() {
  const t = useText();
  const navigate = useNavigate();
  const formId = useId();
  const { data } = useGetNearbyStoresQuery(ALL_STORES);
  const { place: storeCode, typed, setPlace, storeTyped, forget } = useBookingDraft<string>('store');
  const [chosen, setChosen] = useState<Store | null>(null);
  // After a reload the store is found by its code, in the language and with the hours of today.
  const store = chosen ?? data?.stores.find(({ code }) => code === storeCode) ?? null;
  const [moment, setMoment] = useState<Moment | null>(null);
  const [book] = useBookVisionMutation();
  const momentText = useMomentText(moment);
  const { submit, faults, ...action } = useBooking({
    bodyOf: (contact) => ({
      body: { ...contact, storeCode: store?.code ?? '', startsAt: moment?.at ?? '' },
    }),
    book,
    onBooked: (visit) => {
      forget();
      void navigate(pathOfVisit(visit), { replace: true, state: JUST_BOOKED });
    },
    onGone: () => setMoment(null),
  });
  const off = !store ? t('appointments.choose-store') : !moment ? t('appointments.choose-time') : undefined;
  return (
    <BookingLayout
      title={t('appointments.vision-title')}
      text={t('appointments.vision-text')}
      aside={
        <BookingSummary
          lines={
            <>
              <VisitLine icon={MapPin} label={t('appointments.where')} note={store?.address}>
                {store?.name ?? t('appointments.no-store-yet')}
              </VisitLine>
              <VisitLine
                icon={CalendarDays}
                label={t('appointments.when')}
                note={momentText && <bdi>{momentText.time}</bdi>}
              >
                {momentText?.date ?? t('appointments.no-time-yet')}
              </VisitLine>
            </>
          }
          price={data?.price}
          priceLabel={t('appointments.eye-test')}
          priceNote={t('appointments.pay-there')}
          action={<BookingAction {...action} form={formId} moment={momentText} off={off} />}
          note={t('appointments.vision-free-change')}
        />
      }
    >
      <BookingStep title={t('appointments.which-store')}>
        <StoreFinder
          value={store?.code ?? null}
          onChange={(next) => {
            setChosen(next);
            setPlace(next.code);
            setMoment(null);
          }}
        />
      </BookingStep>
      {store && (
        <BookingStep title={t('appointments.which-time', { store: store.name })}>
          <StoreTimes storeCode={store.code} value={moment} onChange={setMoment} />
        </BookingStep>
      )}
      <BookingStep title={t('appointments.about-you')}>
        <form
          id={formId}
          noValidate
          onChange={({ currentTarget }) => storeTyped(new FormData(currentTarget))}
          onSubmit={(event) => {
            event.preventDefault();
            void submit(event.currentTarget);
          }}
        >
          <ContactFields typed={typed} faults={faults} />
        </form>
      </BookingStep>
      <Message>{t('appointments.contact-lens-note')}</Message>
    </BookingLayout>
  );
}
