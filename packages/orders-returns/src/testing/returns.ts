import type { z } from 'zod';
import type { PickupSlot } from '../components/return/mode/PickupChoice.tsx';
import type { ItemEligibility, RefundChoice } from '../contract/return/returnEligibility.ts';
import type { ReturnModeOffer } from '../contract/return/returnMode.ts';
import { Return, ReturnedItem, ReturnPreview } from '../contract/return/returnParts.ts';
import { inr } from './fixtures/inr.ts';

/** The eligibility of the sample order: its sunglasses can be returned, but not its frame, which is not delivered yet. */
export function eligibilitiesOf(change: Partial<ItemEligibility> = {}): ItemEligibility[] {
  return [
    {
      itemId: 'item-alder',
      isExchangeable: false,
      isRefundable: false,
      returnable: false,
      quantity: 0,
      until: null,
      message: 'It can be sent back once it has been delivered.',
      reasons: [],
      refund: null,
    },
    {
      itemId: 'item-marram',
      isExchangeable: true,
      isRefundable: true,
      returnable: true,
      quantity: 1,
      until: '2036-12-01',
      message: null,
      reasons: [
        { id: 'does_not_fit', title: 'Does not fit', needsPhoto: false },
        { id: 'not_as_imagined', title: 'Not as I imagined', needsPhoto: false },
        { id: 'broken', title: 'Came broken', needsPhoto: true },
        { id: 'other', title: 'Other reason', needsPhoto: false },
      ],
      refund: null,
      ...change,
    },
  ];
}

/** Sunglasses that are sent back. */
export function aReturnedItem(change: Partial<z.input<typeof ReturnedItem>> = {}): ReturnedItem {
  return ReturnedItem.parse({
    itemId: 'item-marram',
    name: 'Marram',
    thumbnail: '/media/frames/628x301/marram-134-honey-olive-front.avif',
    classification: 'sunglasses',
    quantity: 1,
    ordered: 1,
    reason: 'does_not_fit',
    reasonTitle: 'Does not fit',
    isSent: true,
    worth: inr(3559.49),
    lines: [{ label: '₹3,800, less ₹240.51 of the discounts', note: null, amount: inr(3559.49) }],
    arrived: null,
    accepted: null,
    refusal: null,
    photos: [],
    ...change,
  });
}

/** The preview of the sample return: most is refunded to the card, the part of a voucher as store credit. */
export function previewOf(change: Partial<z.input<typeof ReturnPreview>> = {}): ReturnPreview {
  return ReturnPreview.parse({
    items: [aReturnedItem()],
    sent: 1,
    payments: [
      {
        method: 'source',
        title: 'To the card ending 4242',
        note: null,
        amount: inr(3309.49),
        by: '2036-12-05',
      },
      {
        method: 'storecredit',
        title: 'Store credit',
        note: 'What a voucher or store credit had paid',
        amount: inr(250),
        by: '2036-11-28',
      },
    ],
    total: inr(3559.49),
    claimsOn: null,
    countedOn: '2036-11-28',
    token: 'token-of-the-sample',
    ...change,
  });
}

/** The return modes at the address of the sample order; `taken` is a pickup slot that is full. */
export function returnModesOf(taken?: PickupSlot): ReturnModeOffer[] {
  const slots = ['09:00', '12:00', '15:00', '18:00'].map((from, at) => ({
    from,
    to: `${String(Number(from.slice(0, 2)) + 3).padStart(2, '0')}:00`,
    free: at === 3 ? 0 : 8,
  }));
  const days = ['25', '26', '27', '28', '29', '30'].map((day) => {
    const date = `2036-11-${day}`;
    const isFull = (from: string) => day === '30' || (date === taken?.date && from === taken.from);
    return { date, slots: slots.map((slot) => (isFull(slot.from) ? { ...slot, free: 0 } : slot)) };
  });
  const store = { opens: '10:00', closes: '21:00' };
  return [
    { id: 'schedule_pickup', available: true, message: null, moneyBy: '2036-12-05', days, stores: [] },
    {
      id: 'store_return',
      available: true,
      message: null,
      moneyBy: '2036-12-04',
      days: [],
      stores: [
        {
          code: 'in-kp',
          name: 'Koregaon Park',
          address: 'North Main Road 14, Pune',
          distanceKm: 1.2,
          ...store,
        },
        { code: 'in-fc', name: 'FC Road', address: 'opposite Roopali, Pune', distanceKm: 3.8, ...store },
      ],
    },
    { id: 'warehouse', available: true, message: null, moneyBy: '2036-12-08', days: [], stores: [] },
  ];
}

/** The refund methods of an order that was paid by card; `by` is the day on which the bank shows the money. */
export function refundChoicesOf(by = '2036-12-05'): RefundChoice[] {
  return [
    {
      id: 'source',
      title: 'To the card ending 4242',
      description: 'The way you paid.',
      available: true,
      by,
    },
    {
      id: 'neft',
      title: 'A bank account, by NEFT',
      description: 'For orders paid in cash. This one was not.',
      available: false,
      by: '2036-12-01',
    },
    {
      id: 'storecredit',
      title: 'Store credit',
      description: 'All of it stays with Lunette, for you.',
      available: true,
      by: '2036-11-28',
    },
  ];
}

/** The sample return, which waits for the courier. */
export function aReturn(change: Partial<z.input<typeof Return>> = {}): Return {
  const { items, payments, total } = previewOf();
  return Return.parse({
    returnId: '40218077',
    groupId: '40218077',
    orderId: '1300482917',
    kind: 'parcel',
    status: 'label',
    createdAt: '2036-11-24T04:42:00Z',
    mode: 'schedule_pickup',
    items,
    total,
    steps: [
      { status: 'requested', at: '2036-11-24T04:42:00Z', date: null },
      { status: 'label', at: '2036-11-24T04:42:00Z', date: null },
      { status: 'picked_up', at: null, date: '2036-11-26' },
      { status: 'received', at: null, date: '2036-11-28' },
      { status: 'inspected', at: null, date: '2036-11-28' },
      { status: 'refunded', at: null, date: '2036-12-05' },
    ],
    payments: payments.map((payment) => ({ ...payment, status: 'planned', at: null })),
    pickup: {
      date: '2036-11-26',
      from: '12:00',
      to: '15:00',
      address: 'Flat 7, Neelkanth Residency, Pune',
      missed: false,
    },
    store: null,
    address: 'Lunette Workshop, Plot 18, Hadapsar, Pune 411013',
    sendBy: '2036-12-08',
    cancellable: true,
    rejection: null,
    wayBack: null,
    ...change,
  });
}
