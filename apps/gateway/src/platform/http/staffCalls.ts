import type { Endpoint } from '@lunette/api-client/contract';
import { wishlistContract } from '@lunette/catalog/contract';
import {
  cartContract,
  cartMoneyContract,
  cartOfferContract,
  savedContract,
  waitingOrderContract,
} from '@lunette/cart/contract';
import {
  addressContract,
  deliveryContract,
  paymentContract,
  paymentOfferContract,
  paymentProviderContract,
  studioContract,
  upiContract,
} from '@lunette/checkout/contract';
import { orderContract, powerContract } from '@lunette/orders-returns/contract';
import { prescriptionContract } from '@lunette/prescription/contract';
import { sessionContract, staffContract } from '@lunette/session/contract';
import type { Session } from './callContext.ts';
import { refuse } from './refuse.ts';

const { validateSession, logout } = sessionContract;
const { signIn, getPreSalesInfo } = staffContract;

/** The calls of a shopper's session that every member of staff can make. */
const FOR_ALL = new Set<Endpoint>([validateSession, logout, signIn, getPreSalesInfo, cartContract.getCart]);

const { getOrder, getOrderV2, updatePrescription } = orderContract;

/** The calls with which staff who sell fill a cart and order for a customer, as a guest does (STAFF-02). */
const FOR_SELLING = new Set<Endpoint>([
  ...Object.values(cartContract),
  ...Object.values(cartMoneyContract),
  ...Object.values(cartOfferContract),
  ...Object.values(waitingOrderContract),
  // Nothing is saved for later in a session of staff; the page of the bag reads the empty list.
  savedContract.getSaved,
  // The goods that they set aside while they advise a customer, until they sign out.
  ...Object.values(wishlistContract),
  ...Object.values(addressContract),
  ...Object.values(deliveryContract),
  ...Object.values(studioContract),
  ...Object.values(paymentOfferContract),
  ...Object.values(paymentContract),
  ...Object.values(paymentProviderContract),
  ...Object.values(upiContract),
  ...Object.values(prescriptionContract),
  ...Object.values(powerContract),
  getOrder,
  getOrderV2,
  updatePrescription,
]);

/**
 * Refuses a call that staff may not make. Calls for staff are checked by themselves; of the calls of shoppers, staff have
 * those of the lists above only, so that nothing of an account, a wallet or a face is used in their session.
 */
export function refuseToStaff(
  contract: Endpoint,
  { staffId, role }: Pick<Session, 'staffId' | 'role'>,
): void {
  if (staffId === null || contract.access === 'staff' || FOR_ALL.has(contract)) return;
  if (role !== 'doctor' && FOR_SELLING.has(contract)) return;
  throw refuse(403, 'not_for_staff', 'platform.not-for-staff');
}
