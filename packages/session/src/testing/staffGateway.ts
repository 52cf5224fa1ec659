import { Refusal, type TestGateway } from '@lunette/api-client/testing';
import {
  sessionContract,
  staffContract,
  storeSaleContract,
  type StaffUser,
  type StoreSale,
} from '../contract/index.ts';
import { aSession, aStaffUser, aStoreSale } from './fixtures.ts';
import { CODE, signInGateway } from './signInGateway.ts';

/** The password of the one member of staff. */
export const STAFF_PASSWORD = 'nine copper kettles';

/** A gateway for tests and stories with one member of staff, who is signed in if `isIn`. */
export function staffGateway({
  isIn = false,
  ...over
}: Partial<StaffUser> & { isIn?: boolean } = {}): TestGateway {
  const staff = aStaffUser(over);
  let signedIn = isIn;
  return signInGateway()
    .on(staffContract.getPreSalesInfo, () => ({
      staff: signedIn ? staff : null,
      leadSource: signedIn && staff.role !== 'doctor',
    }))
    .on(staffContract.signIn, ({ body }) => {
      if (body.email !== staff.email || body.password !== STAFF_PASSWORD)
        throw new Refusal(422, 'credentials_wrong', 'E-mail or password is not right.');
      if (body.code === undefined) return { staff: null, reSendOtpTimer: 0 };
      if (body.code !== CODE)
        throw new Refusal(422, 'otp_wrong', 'This code is not right. 4 tries left.', {
          code: 'This code is not right.',
        });
      signedIn = true;
      return { staff, reSendOtpTimer: 0 };
    })
    .on(sessionContract.logout, () => {
      signedIn = false;
      return aSession();
    });
}

/** The one colleague who sells. */
export const COLLEAGUE = { id: '10002', name: 'Kavya Menon' };

/** The gateway of a signed-in member of staff who has recorded some sales today. */
export function storeSaleGateway(before: StoreSale[] = [], over: Partial<StaffUser> = {}): TestGateway {
  let sales = before;
  const unknown = 'Nobody in sales has this employee number. Check the digits.';
  return staffGateway({ isIn: true, ...over })
    .on(storeSaleContract.getSalesman, ({ params: { salesmanId } }) => {
      if (salesmanId !== COLLEAGUE.id) throw new Refusal(404, 'salesman_unknown', unknown);
      return COLLEAGUE;
    })
    .on(storeSaleContract.getStoreSales, () => ({ sales }))
    .on(storeSaleContract.recordStoreSale, ({ body: { collectionData } }) => {
      const { salesmanId, receipt, soldOn, amount, note = null } = collectionData;
      if (salesmanId !== COLLEAGUE.id)
        throw new Refusal(422, 'salesman_unknown', unknown, { 'collectionData.salesmanId': unknown });
      if (sales.some((sale) => sale.receipt === receipt)) {
        const taken = `Receipt ${receipt} is already recorded with other data or by a colleague. Check the number of the receipt.`;
        throw new Refusal(409, 'receipt_taken', taken, { 'collectionData.receipt': taken });
      }
      const sale = aStoreSale({
        id: `019aa0c2-6c1e-7a00-8000-00000000020${sales.length}`,
        receipt,
        soldOn,
        amount: { value: amount, currencyCode: 'INR' },
        note,
      });
      sales = [sale, ...sales];
      return sale;
    })
    .on(storeSaleContract.removeStoreSale, ({ params: { saleId } }) => {
      sales = sales.filter(({ id }) => id !== saleId);
      return { sales };
    });
}
