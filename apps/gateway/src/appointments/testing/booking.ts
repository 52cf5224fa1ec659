import {
  appointmentContract,
  homeVisitContract,
  storeContract,
  type Slot,
} from '@lunette/appointments/contract';
import { call, type CallAs, type TestGateway } from '../../platform/testing/testGateway.ts';
import { newAddress } from '../../identity/testing/customer.ts';

/** The store in which tests book: FC Road in Pune. */
export const STORE = 'in-fc-road';
let people = 0;

/** A new visitor with a unique phone number. */
export function somebody(name = `Person ${people + 1}`): { name: string; phone: string; email: string } {
  people += 1;
  return { name, phone: `9${String(800_000_000 + people)}`, email: `person${people}@post.in` };
}

/** The free times of a store, the earliest first. */
export async function storeSlots(app: TestGateway, as: CallAs, storeCode = STORE): Promise<Slot[]> {
  const answer = await call(
    app,
    storeContract.getStoreSlots,
    { body: { storeCode, skipCurrentDate: true } },
    as,
  );
  return answer.result.days.flatMap(({ slots }) => slots);
}

/** Books an eye test in the store, as a new visitor by default. */
export function bookVision(app: TestGateway, as: CallAs, startsAt: string, visitor: object = {}) {
  const body = { ...somebody(), storeCode: STORE, startsAt, ...visitor };
  return call(
    app,
    appointmentContract.bookVision,
    { body },
    { ...as, headers: { ...newAddress(), ...as.headers } },
  );
}

/** The times at which opticians come to a postcode. */
export async function homeSlots(app: TestGateway, as: CallAs, pinCode = '411001'): Promise<Slot[]> {
  const { result } = await call(app, homeVisitContract.getHomeSlots, { query: { pinCode } }, as);
  return result.days.flatMap(({ slots }) => slots);
}

/** Books an eye test at a home in Pune. */
export function bookHome(app: TestGateway, as: CallAs, startsAt: string, visitor: object = {}) {
  const address = { addressline1: 'Flat 7, Neelkanth', city: 'Pune', postcode: '411001', floor: 2 };
  const body = { ...somebody(), startsAt, address, ...visitor };
  return call(
    app,
    homeVisitContract.bookHome,
    { body },
    { ...as, headers: { ...newAddress(), ...as.headers } },
  );
}
