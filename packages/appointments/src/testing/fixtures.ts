import type { z } from 'zod';
import { Appointment, HomeVisitConfig, SlotDay, Store } from '../contract/index.ts';

/** A store in Pune; `change` replaces what a test is about. */
export function aStore(change: Partial<z.input<typeof Store>> = {}): Store {
  return Store.parse({
    code: 'in-koregaon-park',
    name: 'Koregaon Park',
    address: 'North Main Road 14, Pune 411001',
    city: 'Pune',
    postcode: '411001',
    latitude: 18.5362,
    longitude: 73.894,
    opens: '10:00',
    closes: '21:00',
    isStudio: true,
    distanceKm: null,
    ...change,
  });
}

/** Another store, 3.8 km away. */
export function aSecondStore(): Store {
  return aStore({
    code: 'in-fc-road',
    name: 'FC Road',
    address: 'opposite Roopali, Pune 411004',
    postcode: '411004',
    isStudio: false,
    distanceKm: 3.8,
  });
}

/** Another studio, 120 km away. */
export function aSecondStudio(): Store {
  return aStore({
    code: 'in-bandra',
    name: 'Bandra',
    address: 'Hill Road 41, Mumbai 400050',
    city: 'Mumbai',
    postcode: '400050',
    distanceKm: 120,
  });
}

/** A day with three free times, of which one has its last place, and one taken time, in the time zone of India. */
export function aSlotDay(date = '2026-11-24'): SlotDay {
  const slot = (time: string, utc: string, free: number) => ({ time, free, startsAt: `${date}T${utc}:00Z` });
  return SlotDay.parse({
    date,
    slots: [
      slot('10:30', '05:00', 2),
      slot('11:00', '05:30', 0),
      slot('12:00', '06:30', 2),
      slot('17:30', '12:00', 2),
      slot('19:00', '13:30', 1),
    ],
  });
}

/** Three days: the first is full, the next two are not. */
export function slotDays(): SlotDay[] {
  const full = aSlotDay('2026-11-23');
  return [
    { ...full, slots: full.slots.map((slot) => ({ ...slot, free: 0 })) },
    aSlotDay(),
    aSlotDay('2026-11-25'),
  ];
}

/** An eye test in a store on a Tuesday evening. */
export function anAppointment(change: Partial<z.input<typeof Appointment>> = {}): Appointment {
  return Appointment.parse({
    appointmentId: 'V25485863',
    kind: 'vision',
    status: 'booked',
    date: '2026-11-24',
    time: '17:30',
    endTime: '18:00',
    startsAt: '2026-11-24T12:00:00Z',
    endsAt: '2026-11-24T12:30:00Z',
    country: 'IN',
    timeZone: 'Asia/Kolkata',
    name: 'Ananya Rao',
    phone: '9822041377',
    store: aStore(),
    address: null,
    agent: null,
    orderId: null,
    itemId: null,
    isOver: false,
    changeableUntil: '2026-11-24T12:00:00Z',
    reminderAt: '2026-11-23T12:00:00Z',
    ...change,
  });
}

/** A home visit of an optician on the same evening. */
export function aHomeVisit(change: Partial<z.input<typeof Appointment>> = {}): Appointment {
  return anAppointment({
    appointmentId: 'V40971726',
    kind: 'home',
    endTime: '18:10',
    endsAt: '2026-11-24T12:40:00Z',
    store: null,
    address: {
      addressline1: 'Flat 7, Neelkanth Residency',
      addressline2: 'Lane 6',
      city: 'Pune',
      postcode: '411001',
      floor: 2,
    },
    agent: { name: 'Rekha Joshi', visits: 1140, rating: 4.9 },
    changeableUntil: '2026-11-24T10:00:00Z',
    ...change,
  });
}

/** The home eye check-up in India. */
export function aHomeVisitConfig(change: Partial<z.input<typeof HomeVisitConfig>> = {}): HomeVisitConfig {
  return HomeVisitConfig.parse({
    minutes: 40,
    frames: 120,
    price: { value: 99, currencyCode: 'INR' },
    cities: ['Pune', 'Mumbai', 'New Delhi'],
    ...change,
  });
}
