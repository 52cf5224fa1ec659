import { Message, useLocale } from '@lunette/ui-kit';
import { CalendarDays, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBookHomeMutation, useGetHomeVisitConfigQuery } from '../../api/appointments.ts';
import { readAddress } from './readAddress.ts';
import { useText } from '../../text.ts';
import { useBooking } from './useBooking.ts';
import { useMomentText, type Moment } from '../times/useMomentText.ts';
import { JUST_BOOKED, pathOfVisit } from '../times/visitPath.ts';
import { BookingAction } from './BookingAction.tsx';
import { BookingLayout } from './BookingLayout.tsx';
import { BookingStep } from './BookingStep.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { useBookingDraft } from './bookingDraft.ts';
import { HomePlace, type FoundPlace } from './HomePlace.tsx';
import { HomeVisitForm } from './HomeVisitForm.tsx';
import { HomeTimes } from '../times/HomeTimes.tsx';
import { VisitLine } from '../visit/VisitLines.tsx';

/** Books an optician who comes to the customer's home: the place, the time and the person. */
export function BookHome() {
  const t = useText();
  const { money } = useLocale();
  const navigate = useNavigate();
  const formId = useId();
  const { data: config } = useGetHomeVisitConfigQuery({ query: {} });
  const { place, typed, setPlace, storeTyped, forget } = useBookingDraft<FoundPlace>('home');
  const [moment, setMoment] = useState<Moment | null>(null);
  const [book] = useBookHomeMutation();
  const momentText = useMomentText(moment);
  const { submit, faults, ...action } = useBooking({
    bodyOf: (contact, form) => {
      const address = readAddress(form, place);
      const isMissing = address.addressline1 === '';
      return {
        body: { ...contact, startsAt: moment?.at ?? '', address },
        faults: isMissing ? { addressline1: t('appointments.addressline1-fault') } : {},
      };
    },
    book,
    onBooked: (visit) => {
      forget();
      void navigate(pathOfVisit(visit), { replace: true, state: JUST_BOOKED });
    },
    onGone: () => setMoment(null),
  });
  const off = !place ? t('appointments.choose-place') : !moment ? t('appointments.choose-time') : undefined;
  return (
    <BookingLayout
      title={t('appointments.home-title')}
      text={config && t('appointments.home-text', { minutes: config.minutes, frames: config.frames })}
      aside={
        <BookingSummary
          lines={
            <>
              <VisitLine
                icon={CalendarDays}
                label={t('appointments.when')}
                note={momentText && <bdi>{momentText.time}</bdi>}
              >
                {momentText?.date ?? t('appointments.no-time-yet')}
              </VisitLine>
              <VisitLine icon={MapPin} label={t('appointments.where')}>
                {place ? <bdi>{place.words}</bdi> : t('appointments.no-place-yet')}
              </VisitLine>
            </>
          }
          price={config?.price}
          priceLabel={t('appointments.check-up')}
          priceNote={t('appointments.taken-off')}
          action={<BookingAction {...action} form={formId} moment={momentText} off={off} />}
          note={t('appointments.home-free-change', { price: config ? money(config.price) : '' })}
        />
      }
    >
      <HomePlace
        place={place}
        cities={config?.cities ?? []}
        onChange={(next) => {
          setPlace(next);
          setMoment(null);
        }}
      />
      {place && (
        <BookingStep title={t('appointments.which-day')}>
          <HomeTimes place={place.asked} value={moment} onChange={setMoment} />
        </BookingStep>
      )}
      <BookingStep title={t('appointments.about-home')}>
        <HomeVisitForm
          id={formId}
          place={place}
          typed={typed}
          faults={faults}
          onTyped={storeTyped}
          onSubmit={(form) => void submit(form)}
        />
      </BookingStep>
      <Message>{t('appointments.contact-lens-note')}</Message>
    </BookingLayout>
  );
}
