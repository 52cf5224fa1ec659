import { COUNTRY_CODES } from '@lunette/country-config';
import { TERMS } from '@lunette/cart/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PaymentStatus } from '../contract/payment.ts';
import { PAYMENT_MOVES } from './paymentMoves.ts';
import {
  cardType,
  cashRefusal,
  checkoutSteps,
  isGood,
  isOpen,
  isUnderWay,
  mayBecome,
  stepKey,
} from './index.ts';

const address = { city: 'Pune' };

describe('steps', () => {
  test('CHK-01 the step key starts at 1 and is 2 for a logged-in shopper who reaches the checkout', () => {
    expect(stepKey({ address: null, deliveryOption: null })).toBe(1);
    expect(stepKey({ isLoggedIn: true, address: null, deliveryOption: null })).toBe(2);
  });

  test('CART-08 a missing studio keeps the checkout from its payment', () => {
    const state = { address, deliveryOption: 'standard', lacksStudio: true };
    expect(stepKey(state)).toBe(2);
    expect(checkoutSteps(state).map(({ state: is }) => is)).toEqual(['done', 'current', 'ahead']);
    expect(stepKey({ ...state, lacksStudio: false })).toBe(3);
  });

  test('CHK-01 the steps are address, delivery option and payment; each is ahead until the one before is done', () => {
    const states = (deliveryOption: string | null, at: unknown = address) =>
      checkoutSteps({ address: at, deliveryOption }).map(({ name, state }) => `${name} ${state}`);
    expect(states(null, null)).toEqual(['address current', 'delivery ahead', 'payment ahead']);
    expect(states(null)).toEqual(['address done', 'delivery current', 'payment ahead']);
    expect(states('standard')).toEqual(['address done', 'delivery done', 'payment current']);
  });

  test('CHK-01 a delivery option without an address does not open the payment', () => {
    expect(stepKey({ address: null, deliveryOption: 'express' })).toBe(1);
  });

  test('CHK-01 completed steps can be changed, later steps cannot, and no step can while the order is being paid', () => {
    const mayChange = (isPaying: boolean) =>
      checkoutSteps({ address, deliveryOption: null, isPaying }).map((step) => step.mayChange);
    expect(mayChange(false)).toEqual([true, true, false]);
    expect(mayChange(true)).toEqual([false, false, false]);
  });
});

describe('payment', () => {
  test('a paid payment stays paid, whatever status arrives later', () => {
    for (const status of PaymentStatus.options) expect(mayBecome('paid', status)).toBe(false);
  });

  test('every other status can become paid', () => {
    for (const status of PaymentStatus.options.filter((known) => known !== 'paid'))
      expect(mayBecome(status, 'paid')).toBe(true);
  });

  test('statuses of the provider in any order end at paid once one of them is paid', () => {
    const words = fc.array(fc.constantFrom(...PaymentStatus.options), { maxLength: 8 });
    fc.assert(
      fc.property(words, words, (before, after) => {
        let status: PaymentStatus = 'created';
        for (const word of [...before, 'paid' as const, ...after]) if (mayBecome(status, word)) status = word;
        expect(status).toBe('paid');
      }),
    );
  });

  test('each status is open, good, or an end without money', () => {
    const ends = PaymentStatus.options.filter((status) => !isOpen(status) && !isGood(status));
    expect(ends).toEqual(['failed', 'expired']);
    expect(Object.keys(PAYMENT_MOVES)).toEqual(expect.arrayContaining(PaymentStatus.options));
  });
});

describe('card type', () => {
  test('PAY-09 the number gives visa, maestro, diners, jcb, amex and discover, and also mastercard and rupay', () => {
    const numbers = {
      '4242 4242': 'visa',
      '6759 6498': 'maestro',
      '5018 0000': 'maestro',
      '3056 9309': 'diners',
      '3852 0000': 'diners',
      '3566 0020': 'jcb',
      '3782 822': 'amex',
      '3411 111': 'amex',
      '6011 1111': 'discover',
      '6221 26': 'discover',
      '5555 5555': 'mastercard',
      '2221 00': 'mastercard',
      '6521 00': 'rupay',
      '8172 00': 'rupay',
    };
    expect(Object.keys(numbers).map((number) => cardType(number))).toEqual(Object.values(numbers));
    expect(['', '0', '9', '1234'].map((number) => cardType(number))).toEqual([null, null, null, null]);
  });
});

describe('cash on delivery', () => {
  const place = { cashOnDelivery: true };
  const frame = { classification: 'eyeframe' as const };

  test('PAY-01 cash on delivery is refused by country, by place and above the limit, each with its reason', () => {
    expect(cashRefusal('IN', place, 20_000, [frame])).toBeNull();
    expect(cashRefusal('IN', place, 20_000.01, [frame])).toBe('limit');
    expect(cashRefusal('IN', { cashOnDelivery: false }, 100, [frame])).toBe('place');
    expect(cashRefusal('IN', null, 100, [frame])).toBe('place');
    expect(cashRefusal('US', place, 100, [frame])).toBe('country');
  });

  test('PAY-01 cash on delivery is refused with a membership, and if nothing is sent', () => {
    const service = { classification: 'services' as const };
    const membership = { classification: 'loyalty_services' as const };
    expect(cashRefusal('IN', place, 100, [service])).toBe('goods');
    expect(cashRefusal('IN', place, 100, [membership])).toBe('goods');
    expect(cashRefusal('IN', place, 100, [frame, membership])).toBe('goods');
    expect(cashRefusal('IN', place, 100, [frame, service])).toBeNull();
  });

  test('PAY-01 every country that offers cash on delivery has a limit and a fee for it', () => {
    for (const country of COUNTRY_CODES) {
      const offered = cashRefusal(country, place, 0, [frame]) === null;
      expect(TERMS[country].cashOnDeliveryLimit > 0).toBe(offered);
      expect(TERMS[country].cashOnDeliveryFee > 0).toBe(offered);
    }
  });
});

test('for a payment with an unknown status the shopper waits until its order is placed or has ended', () => {
  const later = { status: 'on_hold', orderPlaced: false, orderCancelled: false };
  expect(isUnderWay(later)).toBe(true);
  expect(isUnderWay({ ...later, orderPlaced: true })).toBe(false);
  expect(isUnderWay({ ...later, orderCancelled: true })).toBe(false);
  expect(isGood('on_hold') || isOpen('on_hold')).toBe(false);
});
