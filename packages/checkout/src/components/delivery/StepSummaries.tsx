import { addressLine, formatPhone } from '@lunette/country-config';
import { Num, Price, useLocale } from '@lunette/ui-kit';
import { useGetDeliveryOptionsQuery } from '../../api/checkout.ts';
import type { Address } from '../../contract/index.ts';
import { placeOf } from './placeOf.ts';
import { useText } from '../../text.ts';

/** Phone number and e-mail address in one line. */
export function ContactSummary({ address: { phone, email, country } }: { address: Address }) {
  return (
    <>
      <Num>{formatPhone(phone, country)}</Num> · <bdi>{email}</bdi>
    </>
  );
}

/** The address in one line. */
export function AddressSummary({ address }: { address: Address }) {
  const { language } = useLocale();
  return <bdi>{addressLine(address, language)}</bdi>;
}

/** The chosen delivery with its price and date. */
export function DeliverySummary({ address, type }: { address: Address; type: string }) {
  const t = useText();
  const { date } = useLocale();
  const { postcode, country } = placeOf(address);
  const { data } = useGetDeliveryOptionsQuery({ query: { postcode, shippingCountry: country } });
  const option = data?.options.find((each) => each.type === type);
  if (!option) return <>{'\u00a0'}</>;
  const { title, price, deliveryDate } = option;
  return t.rich(price.value > 0 ? 'checkout.delivery-summary' : 'checkout.delivery-summary-free', {
    title,
    price: <Price amount={price} />,
    date: date(deliveryDate),
    b: (words) => <b>{words}</b>,
  });
}
