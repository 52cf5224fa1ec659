import { westernDigits } from '@lunette/country-config';
import type { FoundPlace } from './HomePlace.tsx';
import type { VisitAddress } from '../../contract/index.ts';
import { formValue } from './readContact.ts';

/** The address that the optician visits: the place that was found, and the entered details. */
export function readAddress(form: FormData, place: FoundPlace | null): VisitAddress {
  const floor = Number.parseInt(westernDigits(formValue(form, 'floor')), 10);
  return {
    addressline1: formValue(form, 'addressline1'),
    addressline2: formValue(form, 'addressline2'),
    area: place?.area ?? '',
    city: place?.city ?? '',
    postcode: place?.postcode ?? '',
    floor: Number.isNaN(floor) ? 0 : Math.min(Math.max(floor, 0), 200),
    liftAvailable: form.get('lift') === 'on',
  };
}
