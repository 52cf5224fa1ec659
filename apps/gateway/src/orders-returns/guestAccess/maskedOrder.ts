import { countryOf, formatPhone, type CountryCode } from '@lunette/country-config';
import type { Order } from '@lunette/orders-returns/contract';
import { maskEmail } from '@lunette/session/rules';
import type { Translate } from '../../platform/texts/texts.ts';

const DOTS = '•••';

/** A phone number of which the last three digits can be read: `+91 ••••• ••318`. */
export function maskAllButThreeDigits(national: string, country: CountryCode): string {
  const shown = formatPhone(national, country);
  const code = shown.startsWith('+') ? countryOf(country).phoneCode : '';
  return code + shown.slice(code.length, -3).replace(/\d/g, '•') + shown.slice(-3);
}

/** An order for a caller who has entered its code: everything except appointments, which only the owner can move. */
export function orderForReader(order: Order): Order {
  return {
    ...order,
    access: 'reader',
    studio: order.studio && { ...order.studio, visit: null },
    items: order.items.map((item) => ({ ...item, appointment: null })),
  };
}

/** An order for the sales staff who placed it: they see it whole, but only its customer can change it (STAFF-02). */
export function orderForStaff(order: Order): Order {
  return {
    ...orderForReader(order),
    cancellableUntil: null,
    addressOpen: false,
    cashConfirmation: null,
    items: order.items.map((item) => ({
      ...item,
      appointment: null,
      lensesOpen: false,
      lateCancel: null,
      returnable: null,
      exchangeable: false,
    })),
  };
}

/**
 * An order for a caller who only knows its number and e-mail address: its goods and their delivery. Name, phone and street are
 * masked; the card and the power, which is health data, are left out.
 */
export function maskedOrder(order: Order, t: Translate): Order {
  const { firstName, phone, email, city, state, country } = order.shippingAddress;
  const closed = orderForStaff(order);
  return {
    ...closed,
    access: 'masked',
    studio: null,
    exchangeOf: null,
    items: closed.items.map((item) => ({
      ...item,
      prescription: null,
      parcel: null,
      powerOpen: false,
      unreadable: null,
      return: null,
      exchange: null,
    })),
    payments: {
      paymentList: order.payments.paymentList.map((payment) => ({
        ...payment,
        title: t(`checkout.method-${payment.method}`),
      })),
    },
    shippingAddress: {
      addressType: 'billing',
      lastName: '',
      gender: '',
      alternatePhone: '',
      addressline1: DOTS,
      addressline2: '',
      landmark: '',
      locality: '',
      postcode: '',
      floor: 0,
      liftAvailable: false,
      comment: '',
      city,
      state,
      country,
      firstName: `${[...firstName][0] ?? ''}${DOTS}`,
      phone: `${DOTS}${phone.slice(-2)}`,
      email: maskEmail(email),
    },
  };
}
