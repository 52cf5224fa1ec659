import { shippingFee, TERMS } from '@lunette/cart/rules';
import type { DeliveryOption } from '@lunette/checkout/contract';
import { countryOf, fromMinor } from '@lunette/country-config';
import { goodsLine, type ReadCart } from '../../cart/readCart.ts';
import { arrivalAt, deliveryTypesIn, type DeliveryType, type Zone } from '../../catalog/delivery/delivery.ts';
import type { CallContext, TextContext } from '../../platform/http/callContext.ts';

/** The delivery options for lines in a zone, with price and date. */
export function deliveryOptions(
  { country, language, t }: TextContext,
  zone: Zone,
  { lines, discounts }: Pick<ReadCart, 'lines' | 'discounts'>,
  selected: string | null,
): DeliveryOption[] {
  const labDays = inTheLab(lines);
  return deliveryTypesIn(zone).map((type) => ({
    type,
    title: t(`checkout.delivery-${type}`),
    description: [
      t(`checkout.delivery-${type}-text`, { place: zone.words[language].city }),
      ...(labDays > 0 ? [t('checkout.delivery-lab', { days: labDays })] : []),
    ].join(' '),
    price: fromMinor(
      shippingFee(
        lines.map((line) => goodsLine(line, country)),
        discounts,
        TERMS[country],
        type,
      ),
      countryOf(country).currencyCode,
    ),
    deliveryDate: deliveryDate(country, zone, lines, type),
    selected: type === selected,
  }));
}

/**
 * The day on which lines can arrive in a zone: the delivery days of the zone are added to the lab days of the slowest line.
 */
export function deliveryDate(
  country: CallContext['country'],
  zone: Zone,
  lines: ReadCart['lines'],
  type: DeliveryType,
): string {
  return arrivalAt(country, zone, type, inTheLab(lines));
}

function inTheLab(lines: ReadCart['lines']): number {
  return Math.max(0, ...lines.map(({ details }) => details.labDays));
}
