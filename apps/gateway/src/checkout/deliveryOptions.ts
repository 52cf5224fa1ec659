import { shippingFee, TERMS } from '@lunette/cart/rules';
import type { DeliveryOption } from '@lunette/checkout/contract';
import { countryOf, fromMinor } from '@lunette/country-config';
import { goodsLine, type ReadCart } from '../cart/readCart.ts';
import { arrival, type Zone } from '../catalog/delivery.ts';
import type { CallContext } from '../platform/callContext.ts';

type DeliveryType = DeliveryOption['type'];

/** The ways in which lines can reach a zone, with price and date. */
export function deliveryOptions(
  { country, language, t }: Pick<CallContext, 'country' | 'language' | 't'>,
  zone: Zone,
  { lines, discounts }: Pick<ReadCart, 'lines' | 'discounts'>,
  selected: string | null,
): DeliveryOption[] {
  const types: DeliveryType[] = zone.expressDays === null ? ['standard'] : ['standard', 'express'];
  return types.map((type) => ({
    type,
    title: t(`checkout.delivery-${type}`),
    description: t(`checkout.delivery-${type}-text`, { place: zone.words[language].city }),
    price: fromMinor(
      shippingFee(lines.map(goodsLine), discounts, TERMS[country], type),
      countryOf(country).currencyCode,
    ),
    deliveryDate: deliveryDate(country, zone, lines, type),
    selected: type === selected,
  }));
}

/** When lines can be at a zone: the way there, after the days that the slowest of them spends in the lab. */
export function deliveryDate(
  country: CallContext['country'],
  zone: Zone,
  lines: ReadCart['lines'],
  type: DeliveryType,
): string {
  const onTheWay = type === 'express' ? (zone.expressDays ?? zone.days) : zone.days;
  const inTheLab = Math.max(0, ...lines.map(({ facts }) => facts.labDays));
  return arrival(country, new Date(), onTheWay + inTheLab);
}
